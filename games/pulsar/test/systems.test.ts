import { rule } from '@orrery/testkit';
import { expect } from 'vitest';
import { COVERED, NOBODY } from '../rules/state.ts';
import {
  fly,
  isShown,
  type Position,
  planetsOf,
  pointsBy,
  position,
  pulsarAt,
  routeEnds,
  score,
  shipOf,
} from './position.ts';

const DEAD: Position['settings'] = { cluster: 'dead-ends' };

rule('PUL-SYS-01', 'systems are turned over at the end of a flight', () => {
  const t = position({ players: [{ silver: [4], ship: 'n43' }] });
  t.choose(0, { do: 'fly', pay: 'silver4' });
  expect(t.state.shown).not.toContain(1);
  t.choose(0, { do: 'route', path: 'n44-n49-n51-n52' });
  expect([isShown(t.state, 'n44'), isShown(t.state, 'n52'), isShown(t.state, 'n39')]).toEqual([true, true, false]);
});

rule(['PUL-SYS-02', 'PUL-SYS-03'], 'planets for more players are covered', () => {
  const covered = (seats: number): number[] => {
    const t = position({
      seats,
      players: [{ silver: [1], ship: 'n41' }],
      systems: { n39: { tile: 'system-15', down: true } },
    });
    fly(t, 0, 'silver1', 'n39');
    return planetsOf(t.state, 'n39');
  };
  // lifeless 3+, blue, blue 4, lifeless 4
  expect(covered(4)).toEqual([NOBODY, 0, NOBODY, NOBODY]);
  expect(covered(3)).toEqual([NOBODY, 0, COVERED, COVERED]);
  expect(covered(2)).toEqual([COVERED, 0, COVERED, COVERED]);
});

rule('PUL-SYS-04', 'one station a planet', () => {
  const t = position({
    players: [{ silver: [1], ship: 'n41' }],
    systems: { n39: { tile: 'system-12', on: [null, 1] } },
  });
  fly(t, 0, 'silver1', 'n39');
  expect(planetsOf(t.state, 'n39')).toEqual([0, 1]);
});

rule('PUL-SYS-05', 'one station of a player in a system', () => {
  const t = position({
    players: [{ silver: [1], ship: 'n41' }],
    systems: { n39: { tile: 'system-11', on: [0, null, null] } },
  });
  fly(t, 0, 'silver1', 'n39');
  expect(planetsOf(t.state, 'n39')).toEqual([0, NOBODY, NOBODY]);
  expect(t.step(0)).toBe('turn');
});

rule(['PUL-SYS-06', 'PUL-SYS-07'], 'full or covered: no station, no bonus', () => {
  const t = position({
    seats: 2,
    players: [{ silver: [1], ship: 'n41' }],
    systems: { n39: { tile: 'system-14', on: [1, null] } },
  });
  expect(planetsOf(t.state, 'n39')).toEqual([1, COVERED]);
  fly(t, 0, 'silver1', 'n39');
  expect(planetsOf(t.state, 'n39')).toEqual([1, COVERED]);
  expect(t.step(0)).toBe('turn');
});

rule('PUL-SYS-08', 'passing takes a lifeless planet first, then a blue one, without bonus', () => {
  const pass = (tile: string, on: (number | null)[]): number[] => {
    const t = position({ players: [{ silver: [2], ship: 'n43' }], systems: { n44: { tile, on } } });
    fly(t, 0, 'silver2', 'n44-n45');
    expect(t.step(0)).toBe('turn');
    expect(t.state.players[0].cubes).toBe(0);
    return planetsOf(t.state, 'n44');
  };
  expect(pass('system-11', [])).toEqual([0, NOBODY, NOBODY]);
  expect(pass('system-11', [1, null, 2])).toEqual([1, 0, 2]);
  expect(pass('system-17', [])).toEqual([0, NOBODY]);
});

rule('PUL-SYS-09', 'ending takes a blue planet with bonus, else a lifeless one without', () => {
  const blue = position({ players: [{ silver: [1], ship: 'n41' }], systems: { n39: { tile: 'system-11' } } });
  fly(blue, 0, 'silver1', 'n39');
  expect(planetsOf(blue.state, 'n39')).toEqual([NOBODY, 0, NOBODY]);
  blue.choose(0, { do: 'printed' });
  expect(blue.state.players[0].cubes).toBe(2);
  const lifeless = position({
    players: [{ silver: [1], ship: 'n41' }],
    systems: { n39: { tile: 'system-11', on: [null, 1, null] } },
  });
  fly(lifeless, 0, 'silver1', 'n39');
  expect(planetsOf(lifeless.state, 'n39')).toEqual([0, 1, NOBODY]);
  expect([lifeless.step(0), lifeless.state.players[0].cubes]).toEqual(['turn', 0]);
});

rule('PUL-SYS-10', 'passed and ended in: only the end counts', () => {
  const t = position({
    settings: DEAD,
    players: [{ silver: [5], ship: 'd38' }],
    systems: { d08: { tile: 'system-11' } },
  });
  fly(t, 0, 'silver5', 'd08-d72-d10-d72-d08');
  expect(planetsOf(t.state, 'd08')).toEqual([NOBODY, 0, NOBODY]);
  expect(t.step(0)).toBe('discovery');
});

rule('PUL-SYS-11', 'whoever comes first finds a blue planet', () => {
  for (const seats of [2, 3, 4]) {
    for (let i = 1; i <= 17; i++) {
      const tile = `system-${String(i).padStart(2, '0')}`;
      const t = position({ seats, players: [{ silver: [1], ship: 'n41' }], systems: { n39: { tile, down: true } } });
      fly(t, 0, 'silver1', 'n39');
      expect(t.step(0)).toBe('discovery');
    }
  }
});

rule('PUL-SYS-12', 'the whole printed bonus or one tile', () => {
  const at = (): ReturnType<typeof position> => {
    const t = position({
      players: [{ silver: [1], ship: 'n41', score: 10 }],
      systems: { n39: { tile: 'system-05' } },
      unexplored: ['explore-5-points', 'explore-cubes'],
    });
    fly(t, 0, 'silver1', 'n39');
    expect(t.options(0)).toOfferExactly([{ do: 'printed' }, { do: 'explore' }]);
    expect(t.whyNot(0, { do: 'decline' })).toBe('PUL-SYS-12');
    return t;
  };
  const printed = at();
  printed.choose(0, { do: 'printed' });
  expect([printed.state.players[0].loose, printed.state.players[0].plusMinus]).toEqual([[0, 1, 0], 1]);
  expect(score(printed, 0)).toBe(10);
  const tile = at();
  tile.choose(0, { do: 'explore' });
  expect([tile.state.players[0].loose, tile.state.players[0].plusMinus, score(tile, 0)]).toEqual([[0, 0, 0], 0, 15]);
});

rule('PUL-SYS-13', 'the choice comes before the tile is seen', () => {
  const t = position({
    players: [{ silver: [1], ship: 'n41' }],
    systems: { n39: { tile: 'system-11' } },
    unexplored: ['explore-4-points'],
  });
  fly(t, 0, 'silver1', 'n39');
  expect(t.state.unexplored).toHaveLength(1);
  t.choose(0, { do: 'explore' });
  expect(() => t.undo(0)).toThrow();
  expect(t.step(0)).toBe('turn');
});

rule('PUL-SYS-14', 'tiles are resolved and discarded; station tiles are kept', () => {
  const draw = (tile: string): ReturnType<typeof position> => {
    const t = position({
      players: [{ silver: [1], ship: 'n41', score: 10 }],
      systems: { n39: { tile: 'system-11' } },
      unexplored: [tile, 'explore-4-points'],
    });
    fly(t, 0, 'silver1', 'n39');
    t.choose(0, { do: 'explore' });
    return t;
  };
  expect(score(draw('explore-4-points'), 0)).toBe(14);
  expect(score(draw('explore-5-points'), 0)).toBe(15);
  const cubes = draw('explore-cubes');
  expect([cubes.state.players[0].cubes, cubes.state.explored]).toEqual([2, [2]]);
  const tokens = draw('explore-modifiers').state;
  expect([tokens.players[0].plusMinus, tokens.players[0].plusTwo, tokens.explored]).toEqual([1, 1, [3]]);
  const station = draw('explore-station').state;
  expect([station.players[0].stationTiles, station.explored]).toEqual([1, []]);
});

rule(['PUL-SYS-15', 'PUL-SYS-24'], 'an empty stack is made anew, also in the middle of a draw', () => {
  const one = position({
    players: [{ silver: [1], ship: 'n41', score: 10 }],
    systems: { n39: { tile: 'system-11' } },
    unexplored: [],
    explored: ['explore-5-points', 'explore-5-points'],
  });
  fly(one, 0, 'silver1', 'n39');
  one.choose(0, { do: 'explore' });
  expect([score(one, 0), one.state.unexplored, one.state.explored]).toEqual([15, [1], [1]]);
  const two = position({
    round: 5,
    players: [{ silver: [5], score: 10 }],
    unexplored: ['explore-4-points'],
    explored: ['explore-5-points'],
  });
  const events = two.choose(0, { do: 'patent', tech: 'aii-6', pay: 'silver5' });
  expect(events.filter(({ event }) => event === 'explored')).toHaveLength(2);
  expect(events.some(({ event }) => event === 'reshuffled')).toBe(true);
  expect(two.state.unexplored.length + two.state.explored.length).toBe(2);
  const pair = position({
    boards: 'ai cii aiii',
    players: [{ silver: [1], ship: 'n41', patents: ['cii-3'] }],
    systems: { n39: { tile: 'system-11' } },
    unexplored: ['explore-4-points'],
    explored: ['explore-cubes'],
  });
  fly(pair, 0, 'silver1', 'n39');
  pair.choose(0, { do: 'explore' });
  expect(pair.options(0)).toOfferExactly([
    { do: 'keep', tile: 'explore-4-points' },
    { do: 'keep', tile: 'explore-cubes' },
  ]);
});

rule('PUL-SYS-16', 'a station at a dead end draws a tile', () => {
  const start = (die: number, path: string): ReturnType<typeof position> => {
    const t = position({
      settings: DEAD,
      players: [{ silver: [die], ship: 'd38', score: 0 }],
      systems: { d08: { tile: 'system-17' }, d10: { tile: 'system-11' } },
      unexplored: ['explore-4-points', 'explore-5-points', 'explore-5-points'],
    });
    fly(t, 0, `silver${die}`, path);
    return t;
  };
  const three = start(3, 'd08-d72-d10');
  expect([planetsOf(three.state, 'd08'), planetsOf(three.state, 'd10')]).toEqual([
    [0, NOBODY],
    [NOBODY, 0, NOBODY],
  ]);
  expect([score(three, 0), three.state.unexplored.length, three.step(0)]).toEqual([4, 2, 'discovery']);
  three.choose(0, { do: 'explore' });
  expect(score(three, 0)).toBe(9);
  const four = start(4, 'd08-d72-d10-d72');
  expect([planetsOf(four.state, 'd08'), planetsOf(four.state, 'd10')]).toEqual([
    [0, NOBODY],
    [0, NOBODY, NOBODY],
  ]);
  expect([score(four, 0), four.state.unexplored.length, four.step(0)]).toEqual([4, 2, 'turn']);
  const five = start(5, 'd08-d72-d10-d72-d08');
  expect([score(five, 0), five.state.unexplored.length, five.step(0)]).toEqual([4, 2, 'discovery']);
  five.choose(0, { do: 'printed' });
  expect(five.state.players[0].cubes).toBe(2);
  const full = position({
    settings: DEAD,
    players: [{ silver: [1], ship: 'd72' }],
    systems: { d10: { tile: 'system-12', on: [1, 2] } },
  });
  fly(full, 0, 'silver1', 'd10');
  expect(full.state.unexplored).toHaveLength(12);
});

rule('PUL-SYS-17', 'claiming the pulsar at a dead end draws a tile', () => {
  const at = (owner?: number): ReturnType<typeof position> => {
    const t = position({
      settings: DEAD,
      players: [{ silver: [1], ship: 'd66', score: 0 }],
      pulsars: owner === undefined ? {} : { d33: { owner } },
      unexplored: ['explore-5-points'],
    });
    fly(t, 0, 'silver1', 'd33');
    return t;
  };
  expect([score(at(), 0), pulsarAt(at().state, 'd33').owner]).toEqual([5, 0]);
  expect(score(at(1), 0)).toBe(0);
});

rule('PUL-SYS-18', 'stations in the order of first visit, the end last', () => {
  const t = position({ players: [{ silver: [6], ship: 'n43' }] });
  t.choose(0, { do: 'fly', pay: 'silver6' });
  const events = t.choose(0, { do: 'route', path: 'n44-n49-n51-n52-n53-n54' });
  expect(events.flatMap((event) => (event.event === 'station' && 'at' in event ? [event.at] : []))).toEqual([
    'n44',
    'n52',
    'n54',
  ]);
});

rule('PUL-SYS-19', 'the first planet of a kind in slot order', () => {
  const t = position({
    seats: 4,
    players: [{ silver: [1], ship: 'n41' }],
    systems: { n39: { tile: 'system-01', on: [1, null, null, null] } },
  });
  fly(t, 0, 'silver1', 'n39');
  expect(planetsOf(t.state, 'n39')).toEqual([1, 0, NOBODY, NOBODY]);
});

rule('PUL-SYS-20', 'passed several times: one station', () => {
  const t = position({
    settings: DEAD,
    players: [{ silver: [6], ship: 'd38' }],
    systems: { d08: { tile: 'system-01' } },
  });
  t.choose(0, { do: 'fly', pay: 'silver6' });
  const events = t.choose(0, { do: 'route', path: 'd08-d72-d10-d72-d08-d39' });
  const stations = events.flatMap((event) => (event.event === 'station' && 'at' in event ? [event.at] : []));
  expect(stations).toEqual(['d08', 'd10']);
  expect(planetsOf(t.state, 'd08').filter((mark) => mark === 0)).toHaveLength(1);
});

rule('PUL-SYS-21', 'a printed bonus may be taken though part of it is lost', () => {
  const t = position({
    players: [{ silver: [1], ship: 'n41' }],
    systems: { n39: { tile: 'system-05' } },
    supply: { medium: 0 },
  });
  fly(t, 0, 'silver1', 'n39');
  t.choose(0, { do: 'printed' });
  expect([t.state.players[0].loose, t.state.players[0].plusMinus]).toEqual([[0, 0, 0], 1]);
  const choice = position({
    players: [{ silver: [1], ship: 'n41' }],
    systems: { n39: { tile: 'system-08' } },
    supply: { small: 0, medium: 0 },
  });
  fly(choice, 0, 'silver1', 'n39');
  choice.choose(0, { do: 'printed' });
  expect([choice.step(0), choice.state.players[0].loose]).toEqual(['turn', [0, 0, 0]]);
});

rule('PUL-SYS-22', 'a printed red die only while no bonus die was taken', () => {
  const given: Position = {
    dice: [1],
    players: [{ silver: [1, 1], cubes: 4, ship: 'n41' }],
    systems: { n39: { tile: 'system-03' } },
  };
  const free = position(given);
  fly(free, 0, 'silver1', 'n39');
  free.choose(0, { do: 'printed' });
  expect([free.state.turn.red, free.state.turn.source, free.state.turn.forced]).toEqual([2, 'discovery', true]);
  const paid = position(given);
  paid.choose(0, { do: 'copy', die: 1 });
  fly(paid, 0, 'red1', 'n39');
  expect([paid.step(0), paid.state.unexplored.length]).toEqual(['turn', 11]);
  const held = position(given);
  held.choose(0, { do: 'copy', die: 1 });
  fly(held, 0, 'silver1', 'n39');
  expect([held.step(0), held.state.unexplored.length, held.state.turn.red]).toEqual(['turn', 11, 1]);
});

rule('PUL-SYS-23', "covered planets stay covered and are nobody's", () => {
  const t = position({
    seats: 2,
    turns: [0, 1],
    players: [
      { silver: [1], ship: 'n41' },
      { silver: [1], ship: 'n38' },
    ],
    systems: { n39: { tile: 'system-02', down: true } },
  });
  fly(t, 0, 'silver1', 'n39');
  t.choose(0, { do: 'explore' });
  t.choose(0, { do: 'end-turn' });
  fly(t, 1, 'silver1', 'n39');
  expect(planetsOf(t.state, 'n39')).toEqual([0, 1, COVERED]);
});

rule('PUL-SYS-25', 'a station tile is no station on the board', () => {
  const t = position({
    boards: 'ci aii aiii',
    players: [{ silver: [1], ship: 'n41', patents: ['ci-3'], score: 0 }],
    systems: { n39: { tile: 'system-11' } },
    unexplored: ['explore-station'],
  });
  fly(t, 0, 'silver1', 'n39');
  expect(score(t, 0)).toBe(1);
  t.choose(0, { do: 'explore' });
  expect([score(t, 0), t.state.players[0].stationTiles]).toEqual([1, 1]);
  expect(t.state.planets.filter((mark) => mark === 0)).toHaveLength(1);
});

rule('PUL-PULSAR-01', 'ending at a free pulsar claims it', () => {
  const t = position({ players: [{ silver: [1], ship: 'n41' }] });
  fly(t, 0, 'silver1', 'n42');
  expect([pulsarAt(t.state, 'n42').owner, t.state.players[0].rings]).toEqual([0, 5]);
});

rule('PUL-PULSAR-02', 'passing claims nothing', () => {
  const t = position({ players: [{ silver: [3], ship: 'n41' }] });
  fly(t, 0, 'silver3', 'n42-n43-n44');
  expect([pulsarAt(t.state, 'n42').owner, t.state.players[0].rings]).toEqual([NOBODY, 6]);
});

rule(['PUL-PULSAR-03', 'PUL-PULSAR-07'], 'a claimed pulsar stays with its owner; others may fly there', () => {
  const t = position({
    players: [{ silver: [1, 3], ship: 'n41', loose: { small: 1 } }],
    pulsars: { n42: { owner: 1, gyrodyne: 'small' }, n47: { owner: 1 }, n05: { owner: 1, gyrodyne: 'small' } },
  });
  expect(t.whyNot(0, { do: 'complete', on: 'n05', pay: 'silver3' })).toBe('PUL-PULSAR-03');
  fly(t, 0, 'silver1', 'n42');
  expect([shipOf(t.state, 0), pulsarAt(t.state, 'n42').owner, t.state.players[0].rings]).toEqual(['n42', 1, 6]);
  expect(t.options(0)).not.toOffer({ do: 'complete' });
  expect(t.whyNot(0, { do: 'complete', on: 'n42', pay: 'silver3' })).toBe('PUL-PULSAR-03');
  expect(t.whyNot(0, { do: 'place', type: 'small', on: 'n47' })).toBe('PUL-PULSAR-03');
});

rule('PUL-PULSAR-04', 'no ring, no claim', () => {
  const t = position({ players: [{ silver: [1], ship: 'n41', rings: 0 }] });
  fly(t, 0, 'silver1', 'n42');
  expect([pulsarAt(t.state, 'n42').owner, t.state.players[0].rings]).toEqual([NOBODY, 0]);
});

rule(
  ['PUL-PULSAR-05', 'PUL-PULSAR-08', 'PUL-PULSAR-09'],
  'a claim without flying: a free isolated pulsar of choice',
  () => {
    const t = position({
      round: 2,
      boards: 'ai bii aiii',
      players: [{ silver: [5], ship: 'n41', patents: ['ai-3'], score: 0 }],
      pulsars: { n71: { owner: 1 } },
    });
    t.choose(0, { do: 'patent', tech: 'ai-5', pay: 'silver5' });
    expect(t.options(0)).toOfferExactly([{ do: 'claim', at: 'n70' }, { do: 'claim', at: 'n76' }, { do: 'decline' }]);
    expect(t.whyNot(0, { do: 'claim', at: 'n42' })).toBe('PUL-PULSAR-05');
    expect(t.whyNot(0, { do: 'claim', at: 'n71' })).toBe('PUL-PULSAR-03');
    t.choose(0, { do: 'claim', at: 'n76' });
    expect([pulsarAt(t.state, 'n76').owner, shipOf(t.state, 0), score(t, 0)]).toEqual([0, 'n41', 0]);
  },
);

rule('PUL-PULSAR-06', 'nothing to claim: the rest still counts', () => {
  const taken = position({
    round: 2,
    players: [{ silver: [5] }],
    pulsars: { n70: { owner: 1 }, n71: { owner: 0 }, n76: { owner: 2 } },
  });
  taken.choose(0, { do: 'patent', tech: 'ai-5', pay: 'silver5' });
  expect(taken.step(0)).toBe('choose-gyrodyne');
  const ringless = position({ round: 2, players: [{ silver: [5], rings: 0 }] });
  ringless.choose(0, { do: 'patent', tech: 'ai-5', pay: 'silver5' });
  expect(ringless.step(0)).toBe('choose-gyrodyne');
  ringless.choose(0, { do: 'gain-gyrodyne', type: 'small' });
  expect(ringless.state.players[0].loose).toEqual([1, 0, 0]);
});

rule('PUL-GYRO-01', 'a one takes a small, a two a medium, a four a large one', () => {
  const t = position({ players: [{ silver: [1, 2] }] });
  const takes = t
    .options(0)
    .flatMap((option) => (option.do === 'take-gyrodyne' ? [`${option.type} ${option.pay}`] : []));
  expect(takes).toEqual(['small silver1', 'medium silver2']);
  const four = position({ players: [{ silver: [4, 3] }] });
  expect(four.options(0).filter((option) => option.do === 'take-gyrodyne')).toEqual([
    { do: 'take-gyrodyne', type: 'large', pay: 'silver4' },
  ]);
  expect(four.whyNot(0, { do: 'take-gyrodyne', type: 'small', pay: 'silver3' })).toBe('PUL-GYRO-01');
  four.choose(0, { do: 'take-gyrodyne', type: 'large', pay: 'silver4' });
  expect([four.state.players[0].loose, four.state.supply]).toEqual([
    [0, 0, 1],
    [10, 10, 9],
  ]);
});

rule('PUL-GYRO-02', 'a gyrodyne waits for a pulsar', () => {
  const t = position({ turns: [0, 1], players: [{ silver: [1] }] });
  t.choose(0, { do: 'take-gyrodyne', type: 'small', pay: 'silver1' });
  expect(t.options(0)).not.toOffer({ do: 'place' });
  t.choose(0, { do: 'end-turn' });
  expect(t.state.players[0].loose).toEqual([1, 0, 0]);
});

rule('PUL-GYRO-03', 'a bonus gyrodyne is of the printed types', () => {
  const offered = (tile: string): string[] => {
    const t = position({ players: [{ silver: [1], ship: 'n41' }], systems: { n39: { tile } } });
    fly(t, 0, 'silver1', 'n39');
    t.choose(0, { do: 'printed' });
    if (t.step(0) === 'turn') return t.state.players[0].loose.map(String);
    if (tile === 'system-09') {
      expect(t.whyNot(0, { do: 'gain-gyrodyne', type: 'medium' })).toBe('PUL-GYRO-03');
      t.state.supply[1] = 0;
      expect(t.whyNot(0, { do: 'gain-gyrodyne', type: 'medium' })).toBe('PUL-GYRO-03');
    }
    return t.options(0).flatMap((option) => (option.do === 'gain-gyrodyne' ? [option.type] : []));
  };
  expect(offered('system-06')).toEqual(['0', '0', '1']);
  expect(offered('system-09')).toEqual(['small', 'large']);
  expect(offered('system-07')).toEqual(['small', 'medium', 'large']);
  const short = position({ players: [{ silver: [1], ship: 'n41' }], systems: { n39: { tile: 'system-07' } } });
  short.state.supply[1] = 0;
  fly(short, 0, 'silver1', 'n39');
  short.choose(0, { do: 'printed' });
  expect(short.options(0)).toOfferExactly([
    { do: 'gain-gyrodyne', type: 'small' },
    { do: 'gain-gyrodyne', type: 'large' },
  ]);
  expect(short.whyNot(0, { do: 'gain-gyrodyne', type: 'medium' })).toBe('PUL-SETUP-06');
});

rule(
  ['PUL-GYRO-04', 'PUL-GYRO-05', 'PUL-GYRO-06', 'PUL-GYRO-07'],
  'placing: free, on an own empty pulsar, never compulsory',
  () => {
    const t = position({
      turns: [0, 1],
      players: [{ silver: [3], loose: { small: 1, medium: 1 } }],
      pulsars: { n42: { owner: 0 }, n05: { owner: 0, gyrodyne: 'large' }, n47: { owner: 1 } },
    });
    expect(t.options(0).filter((option) => option.do === 'place')).toEqual([
      { do: 'place', type: 'small', on: 'n42' },
      { do: 'place', type: 'medium', on: 'n42' },
    ]);
    expect(t.whyNot(0, { do: 'place', type: 'small', on: 'n05' })).toBe('PUL-GYRO-05');
    expect(t.whyNot(0, { do: 'place', type: 'large', on: 'n42' })).toBe('PUL-GYRO-04');
    expect(t.options(0)).toOffer({ do: 'end-turn' });
    t.choose(0, { do: 'place', type: 'small', on: 'n42' });
    expect(pulsarAt(t.state, 'n42')).toEqual({ owner: 0, gyrodyne: 0, spins: 0 });
    expect([t.state.players[0].silver, t.state.players[0].loose]).toEqual([[3], [0, 1, 0]]);
    expect(t.options(0)).not.toOffer({ do: 'place' });
  },
);

rule('PUL-GYRO-08', 'small is completed with 3, medium with 5, large with 6', () => {
  const t = position({
    players: [{ silver: [3, 5] }],
    pulsars: {
      n42: { owner: 0, gyrodyne: 'small' },
      n05: { owner: 0, gyrodyne: 'medium' },
      n47: { owner: 0, gyrodyne: 'large' },
    },
  });
  expect(t.options(0).filter((option) => option.do === 'complete')).toEqual([
    { do: 'complete', on: 'n05', pay: 'silver5' },
    { do: 'complete', on: 'n42', pay: 'silver3' },
  ]);
  expect(t.whyNot(0, { do: 'complete', on: 'n47', pay: 'silver5' })).toBe('PUL-GYRO-08');
  t.choose(0, { do: 'complete', on: 'n42', pay: 'silver3' });
  expect(pulsarAt(t.state, 'n42').spins).toBe(1);
  expect(t.options(0)).not.toOffer({ do: 'complete', on: 'n42' });
  const twice = position({
    players: [{ silver: [3] }],
    pulsars: { n42: { owner: 0, gyrodyne: 'small', spins: true }, n47: { owner: 0 } },
  });
  expect(twice.whyNot(0, { do: 'complete', on: 'n42', pay: 'silver3' })).toBe('PUL-GYRO-08');
  expect(twice.whyNot(0, { do: 'complete', on: 'n47', pay: 'silver3' })).toBe('PUL-GYRO-08');
  const six = position({ players: [{ silver: [6] }], pulsars: { n47: { owner: 0, gyrodyne: 'large' } } });
  expect(six.options(0)).toOffer({ do: 'complete', on: 'n47', pay: 'silver6' });
});

rule(['PUL-GYRO-09', 'PUL-GYRO-13'], 'the second tile of a type earns 7 points, then 4, also with two players', () => {
  const t = position({
    seats: 2,
    turns: [0, 1],
    players: [
      { loose: { medium: 1 }, score: 0 },
      { loose: { medium: 1 }, score: 0 },
    ],
    pulsars: {
      n42: { owner: 0, gyrodyne: 'medium', spins: true },
      n05: { owner: 0 },
      n47: { owner: 1, gyrodyne: 'medium' },
      n11: { owner: 1 },
    },
  });
  const events = t.choose(0, { do: 'place', type: 'medium', on: 'n05' });
  expect(pointsBy(events, 0)).toEqual({ awards: 7 });
  expect([t.state.players[0].awards, t.state.awards]).toEqual([[2], [2, 1, 2]]);
  t.choose(0, { do: 'end-turn' });
  expect(pointsBy(t.choose(1, { do: 'place', type: 'medium', on: 'n11' }), 1)).toEqual({ awards: 4 });
  expect([t.state.players[1].awards, t.state.awards]).toEqual([[3], [2, 0, 2]]);
});

rule(['PUL-GYRO-10', 'PUL-GYRO-11', 'PUL-GYRO-12'], 'four of a type earn the second award, and awards are kept', () => {
  const t = position({
    players: [{ loose: { small: 2, large: 1 }, awards: [], score: 0 }],
    pulsars: {
      n42: { owner: 0, gyrodyne: 'small' },
      n05: { owner: 0 },
      n47: { owner: 0, gyrodyne: 'small' },
      n11: { owner: 0 },
      n16: { owner: 0, gyrodyne: 'large' },
      n22: { owner: 0 },
    },
  });
  t.state.awards[0] = 1;
  t.state.players[0].awards = [0];
  expect(pointsBy(t.choose(0, { do: 'place', type: 'small', on: 'n05' }), 0)).toEqual({});
  expect(pointsBy(t.choose(0, { do: 'place', type: 'small', on: 'n11' }), 0)).toEqual({ awards: 4 });
  expect(pointsBy(t.choose(0, { do: 'place', type: 'large', on: 'n22' }), 0)).toEqual({ awards: 7 });
  t.choose(0, { do: 'end-turn' });
  expect(t.state.players[0].awards).toEqual([0, 1, 4]);
});

rule('PUL-GYRO-14', 'claimed, taken, placed and completed in one turn', () => {
  const t = position({ dice: [3], players: [{ silver: [1, 1], ship: 'n41', cubes: 4 }] });
  t.choose(0, { do: 'take-gyrodyne', type: 'small', pay: 'silver1' });
  fly(t, 0, 'silver1', 'n42');
  t.choose(0, { do: 'place', type: 'small', on: 'n42' });
  t.choose(0, { do: 'copy', die: 3 });
  t.choose(0, { do: 'complete', on: 'n42', pay: 'red3' });
  expect(pulsarAt(t.state, 'n42')).toEqual({ owner: 0, gyrodyne: 0, spins: 1 });
  const many = position({
    players: [{ loose: { small: 2, medium: 1 } }],
    pulsars: { n42: { owner: 0 }, n05: { owner: 0 }, n47: { owner: 0 } },
  });
  many.choose(0, { do: 'place', type: 'small', on: 'n42' });
  many.choose(0, { do: 'place', type: 'medium', on: 'n05' });
  many.choose(0, { do: 'place', type: 'small', on: 'n47' });
  expect(many.state.players[0].loose).toEqual([0, 0, 0]);
});

rule('PUL-GYRO-15', 'awards come with the very placement that earns them', () => {
  const t = position({
    players: [{ loose: { small: 4 }, score: 0 }],
    pulsars: { n42: { owner: 0 }, n05: { owner: 0 }, n47: { owner: 0 }, n11: { owner: 0 } },
  });
  const gained = ['n42', 'n05', 'n47', 'n11'].map(
    (on) => pointsBy(t.choose(0, { do: 'place', type: 'small', on }), 0).awards ?? 0,
  );
  expect(gained).toEqual([0, 7, 0, 4]);
});

rule('PUL-GYRO-16', 'two different gyrodynes, or the one type that is left', () => {
  const given = { round: 3, boards: 'ai bii aiii', players: [{ silver: [2] }] };
  const t = position(given);
  t.choose(0, { do: 'patent', tech: 'bii-2', pay: 'silver2' });
  expect(t.options(0)).toOfferExactly([
    { do: 'gain-gyrodynes', first: 'small', second: 'medium' },
    { do: 'gain-gyrodynes', first: 'small', second: 'large' },
    { do: 'gain-gyrodynes', first: 'medium', second: 'large' },
  ]);
  expect(t.whyNot(0, { do: 'gain-gyrodynes', first: 'small', second: 'small' })).toBe('PUL-GYRO-16');
  t.choose(0, { do: 'gain-gyrodynes', first: 'small', second: 'large' });
  expect(t.state.players[0].loose).toEqual([1, 0, 1]);
  const one = position({ ...given, supply: { small: 0, medium: 3, large: 0 } });
  one.choose(0, { do: 'patent', tech: 'bii-2', pay: 'silver2' });
  expect(one.options(0)).toOfferExactly([{ do: 'gain-gyrodyne', type: 'medium' }]);
  one.choose(0, { do: 'gain-gyrodyne', type: 'medium' });
  expect([one.state.players[0].loose, one.state.supply]).toEqual([
    [0, 1, 0],
    [0, 2, 0],
  ]);
  const none = position({ ...given, supply: { small: 0, medium: 0, large: 0 } });
  none.choose(0, { do: 'patent', tech: 'bii-2', pay: 'silver2' });
  expect(none.step(0)).toBe('turn');
});

rule('PUL-GYRO-17', 'no award left, nothing gained', () => {
  const t = position({
    players: [{ loose: { large: 1 }, score: 0 }],
    pulsars: {
      n42: { owner: 0, gyrodyne: 'large' },
      n05: { owner: 0, gyrodyne: 'large' },
      n47: { owner: 0, gyrodyne: 'large' },
      n11: { owner: 0 },
    },
  });
  t.state.awards[2] = 0;
  t.choose(0, { do: 'place', type: 'large', on: 'n11' });
  expect([score(t, 0), t.state.players[0].awards, t.state.awards[2]]).toEqual([0, [], 0]);
});

rule('PUL-TECH-16', 'every distinct pulsar and gate of a flight once, whoever owns it', () => {
  const t = position({
    players: [{ silver: [2], ship: 'n41', patents: ['ai-3'], score: 0 }],
    pulsars: { n42: { owner: 1 } },
  });
  fly(t, 0, 'silver2', 'n43-n42');
  expect(score(t, 0)).toBe(3);
  const gates = position({
    boards: 'di aii aiii',
    players: [{ silver: [4], ship: 'n32', patents: ['di-6'], score: 0 }],
  });
  gates.choose(0, { do: 'fly', pay: 'silver4' });
  expect(routeEnds(gates, 0)).toContain('n36');
  gates.choose(0, { do: 'route', path: 'n33-n34-n35-n36' });
  expect(score(gates, 0)).toBe(3);
});
