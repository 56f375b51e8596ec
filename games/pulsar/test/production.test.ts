import { rule } from '@orrery/testkit';
import { expect } from 'vitest';
import { TECHNOLOGIES, TRANSMITTERS } from '../data/index.ts';
import { NOBODY, ON_DISPLAY, OUT_OF_GAME } from '../rules/state.ts';
import { type Position, type PulsarTrial, pointsBy, position, score } from './position.ts';

const CALM: NonNullable<Position['initiative']> = [
  [8, 0],
  [8, 1],
  [8, 2],
];

function produce(given: Position): PulsarTrial {
  return position({ at: 'production', initiative: CALM, engineering: CALM, ...given });
}

rule('PUL-PROD-01', 'seven steps in their order', () => {
  const t = produce({
    round: 3,
    players: [{ score: 9, patents: ['aii-2'] }],
    initiative: [
      [7, 1],
      [8, 2],
      [15, 0],
    ],
    engineering: [
      [7, 0],
      [8, 1],
      [9, 2],
    ],
    pulsars: { n42: { owner: 0, gyrodyne: 'small', spins: true } },
    transmitters: { 'transmitter-a1': { owner: 0, active: true } },
  });
  const own = t.events.flatMap((event) => {
    if (event.event === 'points' && event.seat === 0 && 'row' in event && 'n' in event)
      return [`${event.row} ${event.n}`];
    return ['production', 'order', 'display', 'round'].includes(event.event) ? [event.event] : [];
  });
  expect(own).toEqual([
    'production',
    'order',
    'penalties -2',
    'transmitters 2',
    'gyrodynes 2',
    'technologies 1',
    'display',
    'round',
  ]);
});

rule('PUL-PROD-02', 'the next turn order is the rank on the initiative track', () => {
  const t = produce({
    order: [0, 1, 2],
    initiative: [
      [6, 2],
      [8, 1],
      [8, 0],
    ],
  });
  expect(t.state.order).toEqual([2, 1, 0]);
  expect(t.asked()).toEqual([2]);
});

rule('PUL-PROD-03', 'also in the last round', () => {
  const t = produce({
    round: 8,
    order: [0, 1, 2],
    initiative: [
      [6, 2],
      [8, 1],
      [8, 0],
    ],
  });
  expect([t.over, t.state.order]).toEqual([true, [2, 1, 0]]);
});

rule('PUL-PROD-04', 'from round 2 on order and track agree', () => {
  const first = position({ at: 'round', order: [0, 1, 2], initiative: [...CALM].reverse() });
  expect([first.state.order, first.asked()]).toEqual([[0, 1, 2], [0]]);
  const next = produce({ order: [0, 1, 2], initiative: [...CALM].reverse() });
  expect([next.state.round, next.state.order]).toEqual([2, [2, 1, 0]]);
});

rule('PUL-PROD-05', 'three players: 3 and 2 cubes', () => {
  const t = produce({
    engineering: [
      [4, 2],
      [8, 1],
      [8, 0],
    ],
  });
  expect(t.state.players.map((player) => player.cubes)).toEqual([0, 2, 3]);
});

rule('PUL-PROD-06', 'four players: 3, 2 and 1 cube', () => {
  const four: Position['initiative'] = [
    [4, 2],
    [8, 1],
    [8, 0],
    [8, 3],
  ];
  const t = produce({ seats: 4, initiative: four, engineering: four });
  expect(t.state.players.map((player) => player.cubes)).toEqual([1, 2, 3, 0]);
});

rule('PUL-PROD-07', 'two players: 2 cubes, 1 cube and 1 point by marker', () => {
  const two = (...seats: number[]): PulsarTrial => {
    const track = seats.map((seat) => [8, seat] as const);
    return produce({ seats: 2, players: [{ score: 0 }, { score: 0 }], initiative: track, engineering: track });
  };
  const t = two(0, 0, 1, 1);
  expect(t.state.players.map((player) => [player.cubes, player.score])).toEqual([
    [3, 0],
    [0, 1],
  ]);
  expect(two(1, 0, 1, 0).state.players.map((player) => [player.cubes, player.score])).toEqual([
    [1, 0],
    [2, 1],
  ]);
});

rule('PUL-PROD-08', 'field 14 costs 1 point, field 15 costs 2, on both tracks', () => {
  const t = produce({
    players: [{ score: 10 }, { score: 10 }, { score: 10 }],
    initiative: [
      [13, 1],
      [14, 2],
      [14, 0],
    ],
    engineering: [
      [13, 1],
      [13, 2],
      [15, 0],
    ],
  });
  expect(t.state.players.map((player) => player.score)).toEqual([7, 10, 9]);
});

rule('PUL-PROD-09', 'never below zero', () => {
  const t = produce({
    players: [{ score: 1 }],
    engineering: [
      [8, 1],
      [8, 2],
      [15, 0],
    ],
  });
  expect(score(t, 0)).toBe(0);
});

rule(['PUL-PROD-10', 'PUL-PROD-22', 'PUL-PROD-23'], 'cubes come first and may buy points in the same step', () => {
  const given: Position = {
    players: [{ score: 0 }],
    engineering: [
      [8, 1],
      [8, 2],
      [8, 0],
    ],
    transmitters: { 'transmitter-a5': { owner: 0, active: true }, 'transmitter-b6': { owner: 0, active: true } },
  };
  const t = produce(given);
  expect(t.state.players[0].cubes).toBe(1);
  t.choose(0, { do: 'buy-points', from: 'transmitter-a5' });
  expect([score(t, 0), t.state.players[0].cubes]).toEqual([3, 0]);
  const no = produce(given);
  no.choose(0, { do: 'decline' });
  expect([score(no, 0), no.state.players[0].cubes]).toEqual([0, 1]);
  const poor = produce({ ...given, transmitters: { 'transmitter-a5': { owner: 0, active: true } } });
  expect(poor.state.phase).toBe('dice');
  const reward = produce({ players: [{ score: 0 }], transmitters: { 'transmitter-a5': { owner: 0, active: true } } });
  expect([reward.state.players[0].cubes, reward.step(0)]).toEqual([3, 'purchase']);
});

rule('PUL-PROD-11', 'each offer once a production phase', () => {
  const t = produce({
    players: [{ cubes: 9, score: 0 }],
    transmitters: { 'transmitter-a5': { owner: 0, active: true }, 'transmitter-c8': { owner: 0, active: true } },
  });
  const offers: string[] = [];
  while (t.asked().includes(0) && t.step(0) === 'purchase') {
    const [offer] = t.options(0);
    if (offer.do === 'buy-points') offers.push(offer.from);
    t.choose(0, offer);
  }
  expect(offers).toEqual(['transmitter-a5', 'transmitter-c8']);
  expect(score(t, 0)).toBe(8);
  const twice = produce({ players: [{ cubes: 9 }], transmitters: { 'transmitter-a5': { owner: 0, active: true } } });
  expect(twice.whyNot(0, { do: 'buy-points', from: 'transmitter-c8' })).toBe('PUL-PROD-11');
});

const TWO_SPIN: Position['pulsars'] = {
  n42: { owner: 0, gyrodyne: 'medium', spins: true },
  n05: { owner: 0, gyrodyne: 'small', spins: true },
  n47: { owner: 0, gyrodyne: 'large' },
};

const spun = (given: Position): number | undefined =>
  pointsBy(produce({ players: [{ loose: { large: 1 } }], pulsars: TWO_SPIN, ...given }).events, 0).gyrodynes;

rule('PUL-PROD-12', 'own points plus the value of the row', () => {
  expect(spun({ round: 8 })).toBe(11);
  expect([1, 2, 3, 4, 5, 6, 7].map((round) => spun({ round }))).toEqual([3, 7, 5, 3, 7, 3, 7]);
});

rule('PUL-PROD-13', 'own points also where the row gives nothing', () => {
  expect(spun({ round: 4 })).toBe(3);
});

rule('PUL-PROD-14', 'a question mark is the median, the larger field of two', () => {
  const at = (median: number): number | undefined => spun({ round: 4, boards: 'ai cii aiii', median });
  // Between 4 and 5, then on 3, on 1 and between 5 and 6.
  expect([8, 5, 1, 10].map(at)).toEqual([3 + 10, 3 + 6, 3 + 2, 3 + 12]);
});

rule('PUL-PROD-15', 'under construction or loose: nothing', () => {
  const t = produce({
    round: 8,
    players: [{ loose: { large: 2 } }],
    pulsars: { n42: { owner: 0, gyrodyne: 'large' } },
  });
  expect(pointsBy(t.events, 0).gyrodynes).toBeUndefined();
});

rule('PUL-PROD-16', 'production technologies score', () => {
  expect(
    pointsBy(produce({ round: 3, players: [{ patents: ['aii-2'] }], pulsars: TWO_SPIN }).events, 0).technologies,
  ).toBe(2);
});

rule('PUL-PROD-17', 'no next round after the eighth', () => {
  const t = produce({ round: 8 });
  expect([t.over, t.state.round]).toEqual([true, 8]);
  expect(t.events.some(({ event }) => event === 'display')).toBe(false);
});

rule('PUL-PROD-18', 'a new display of three; what was left is out', () => {
  const t = produce({ round: 1, display: ['transmitter-a1', 'transmitter-a2'] });
  expect(t.state.display).toHaveLength(3);
  expect([t.state.holder[0], t.state.holder[1]]).toEqual([OUT_OF_GAME, OUT_OF_GAME]);
  expect(t.state.display.every((tile) => t.state.holder[tile] === ON_DISPLAY)).toBe(true);
  const letters: string[] = [];
  const game = position({ at: 'round' });
  let round = 0;
  while (!game.over) {
    if (game.state.round !== round && game.state.phase === 'dice') {
      round = game.state.round;
      letters.push(
        game.state.display
          .map((tile) => TRANSMITTERS[tile].letter)
          .toSorted()
          .join(''),
      );
    }
    const [seat] = game.asked();
    const options = game.options(seat);
    game.choose(seat, options.find(({ do: what }) => what === 'end-turn') ?? options[0]);
  }
  expect(letters).toEqual(['AAA', 'AAA', 'AAB', 'BBB', 'BBB', 'BCC', 'CCC', 'CCC']);
});

rule(
  'PUL-PROD-19',
  'a patent opens for a second player in the next round; with two players only with two icons',
  () => {
    const next = (seats: number, tech: string): boolean => {
      const t = position({
        seats,
        round: 2,
        turns: [0],
        players: [{ silver: [3, 2] }],
        order: seats === 2 ? [0, 1, 0, 1] : [0, 1, 2],
      });
      t.choose(0, { do: 'patent', tech, pay: tech === 'ai-2' ? 'silver3' : 'silver2' });
      t.choose(0, { do: 'end-turn' });
      while (t.state.phase === 'dice') t.choose(t.asked()[0], t.options(t.asked()[0])[0]);
      while (t.asked()[0] !== 1) t.choose(t.asked()[0], { do: 'end-turn' });
      const { cost } = TECHNOLOGIES.find(({ id }) => id === tech) ?? { cost: 0 };
      t.state.players[1].silver = [cost];
      return t.options(1).some((option) => option.do === 'patent' && option.tech === tech);
    };
    expect([next(3, 'ai-4'), next(3, 'ai-2'), next(2, 'ai-4'), next(2, 'ai-2')]).toEqual([true, true, false, true]);
  },
);

rule('PUL-PROD-20', 'the next row opens, the inner ones stay', () => {
  const t = produce({ round: 4 });
  expect(t.state.round).toBe(5);
  const open = (round: number): boolean => {
    const at = position({ round, players: [{ silver: [1] }] });
    return at.options(0).some((option) => option.do === 'patent' && option.tech === 'aii-5');
  };
  expect([open(4), open(5), open(6)]).toEqual([false, true, true]);
});

rule('PUL-PROD-21', 'stack order decides on one field, ranks without reward give nothing', () => {
  const t = produce({
    seats: 4,
    initiative: [...CALM, [8, 3]],
    engineering: [
      [8, 3],
      [8, 0],
      [8, 2],
      [8, 1],
    ],
  });
  expect(t.state.players.map((player) => player.cubes)).toEqual([2, 0, 1, 3]);
});

rule('PUL-PROD-24', 'display, markers, round, then the first player rolls', () => {
  const t = produce({
    order: [0, 1, 2],
    initiative: [
      [6, 2],
      [8, 1],
      [8, 0],
    ],
  });
  const tail = t.events.slice(-3).map(({ event }) => event);
  expect(tail).toEqual(['display', 'round', 'rolled']);
  expect(t.asked()).toEqual([2]);
});

rule('PUL-PROD-25', 'a penalty that stops at zero is not made up', () => {
  const t = produce({
    players: [{ score: 1 }],
    initiative: [
      [8, 1],
      [8, 2],
      [15, 0],
    ],
    transmitters: { 'transmitter-a7': { owner: 0, active: true } },
  });
  expect(score(t, 0)).toBe(3);
});

rule('PUL-THREE-01', 'what is other with three players', () => {
  const three = position({ at: 'round', seats: 3 });
  expect(three.state.pool.reduce((sum, n) => sum + n, 0)).toBe(7);
  expect(produce({}).state.players.map((player) => player.cubes)).toEqual([3, 2, 0]);
  const end = position({ at: 'final', initiative: CALM, players: [{ score: 0 }, { score: 0 }, { score: 0 }] });
  expect(end.state.players.map((player) => player.score)).toEqual([7, 4, 0]);
  const t = position({
    seats: 3,
    players: [{ silver: [1], ship: 'n41' }],
    systems: { n39: { tile: 'system-02', down: true } },
  });
  t.choose(0, { do: 'fly', pay: 'silver1' });
  const events = t.choose(0, { do: 'route', path: 'n39' });
  expect(events).toContainEqual({ event: 'revealed', at: 'n39', tile: 'system-02', covered: 1 });
  expect(t.state.planets.filter((mark) => mark === NOBODY - 1)).toHaveLength(1);
});
