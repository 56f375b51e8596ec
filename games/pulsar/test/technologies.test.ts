import { rule } from '@orrery/testkit';
import { expect } from 'vitest';
import { TECHNOLOGIES } from '../data/index.ts';
import {
  fly,
  type Position,
  type PulsarTrial,
  paths,
  planetsOf,
  pointsBy,
  position,
  pulsarAt,
  score,
} from './position.ts';

const patented = (t: PulsarTrial, seat: number): string[] =>
  t.state.players[seat].patents.map((tech) => TECHNOLOGIES[tech].id);

/** Technologies somebody could patent in a round, whatever the die. */
function available(round: number, given: Position = {}): string[] {
  const techs = new Set<string>();
  for (let die = 1; die <= 6; die++) {
    const t = position({ ...given, round, players: [{ silver: [die] }, {}, {}] });
    for (const option of t.options(0)) if (option.do === 'patent') techs.add(option.tech);
  }
  return [...techs].toSorted();
}

const rowsUpTo = (row: number): string[] =>
  TECHNOLOGIES.filter((tech) => ['ai', 'aii', 'aiii'].includes(tech.board) && tech.row <= row)
    .map(({ id }) => id)
    .toSorted();

rule('PUL-TECH-01', 'rows up to the round are open', () => {
  for (let round = 1; round <= 8; round++) expect(available(round)).toEqual(rowsUpTo(round));
  const t = position({ round: 1, players: [{ silver: [2] }] });
  expect(t.whyNot(0, { do: 'patent', tech: 'ai-4', pay: 'silver2' })).toBe('PUL-TECH-01');
});

rule('PUL-TECH-02', 'a patent costs the printed die', () => {
  const t = position({ players: [{ silver: [3, 2] }] });
  t.choose(0, { do: 'patent', tech: 'ai-2', pay: 'silver3' });
  expect([patented(t, 0), t.state.players[0].silver]).toEqual([['ai-2'], [2]]);
  expect(t.whyNot(0, { do: 'patent', tech: 'ai-3', pay: 'silver2' })).toBe('PUL-TECH-02');
});

rule('PUL-TECH-03', 'two players at most', () => {
  const t = position({
    seats: 4,
    round: 4,
    holders: {
      'ai-2': [
        [1, 1],
        [2, 2],
      ],
    },
    players: [{ silver: [3] }],
  });
  expect(t.options(0)).not.toOffer({ do: 'patent', tech: 'ai-2' });
  expect(t.whyNot(0, { do: 'patent', tech: 'ai-2', pay: 'silver3' })).toBe('PUL-TECH-03');
});

rule('PUL-TECH-04', 'nobody twice', () => {
  const t = position({ round: 4, holders: { 'ai-2': [[0, 1]] }, players: [{ silver: [3] }] });
  expect(t.options(0)).not.toOffer({ do: 'patent', tech: 'ai-2' });
  expect(t.whyNot(0, { do: 'patent', tech: 'ai-2', pay: 'silver3' })).toBe('PUL-TECH-04');
});

rule('PUL-TECH-05', 'two icons: two players in one round', () => {
  const t = position({ round: 2, holders: { 'ai-2': [[1, 2]] }, players: [{ silver: [3] }] });
  expect(t.options(0)).toOffer({ do: 'patent', tech: 'ai-2' });
  const two = position({ seats: 2, round: 2, holders: { 'ai-2': [[1, 2]] }, players: [{ silver: [3] }] });
  expect(two.options(0)).toOffer({ do: 'patent', tech: 'ai-2' });
});

rule(['PUL-TECH-06', 'PUL-TECH-33'], 'one icon: the second player in a later round', () => {
  const at = (round: number): PulsarTrial =>
    position({ round, holders: { 'ai-4': [[1, 2]] }, players: [{ silver: [2] }] });
  expect(at(2).options(0)).not.toOffer({ do: 'patent', tech: 'ai-4' });
  expect(at(2).whyNot(0, { do: 'patent', tech: 'ai-4', pay: 'silver2' })).toBe('PUL-TECH-33');
  expect(at(3).options(0)).toOffer({ do: 'patent', tech: 'ai-4' });
  expect(at(8).options(0)).toOffer({ do: 'patent', tech: 'ai-4' });
});

rule('PUL-TECH-07', 'one icon with two players: one player for the whole game', () => {
  const t = position({ seats: 2, round: 8, holders: { 'ai-4': [[1, 2]] }, players: [{ silver: [2] }] });
  expect(t.options(0)).not.toOffer({ do: 'patent', tech: 'ai-4' });
  expect(t.whyNot(0, { do: 'patent', tech: 'ai-4', pay: 'silver2' })).toBe('PUL-TECH-07');
});

rule('PUL-TECH-08', 'an instant technology works once', () => {
  const t = position({ round: 5, turns: [0, 1], players: [{ silver: [1] }] });
  t.choose(0, { do: 'patent', tech: 'aii-5', pay: 'silver1' });
  t.choose(0, { do: 'end-turn' });
  t.choose(1, { do: 'end-turn' });
  expect(t.state.round).toBe(6);
  const cubes = t.state.players[0].cubes;
  // Three of the technology, and at most three of the engineering track.
  expect(cubes).toBeGreaterThanOrEqual(3);
  expect(cubes).toBeLessThanOrEqual(6);
  const rank = t.state.engineering.map((marker) => marker & 3).indexOf(0);
  expect(cubes).toBe(3 + [3, 2, 0][rank]);
});

rule('PUL-TECH-09', 'a permanent technology works from then on, also in the same turn', () => {
  const t = position({
    round: 2,
    players: [{ silver: [2, 4], score: 0 }],
    pulsars: { n42: { owner: 0, gyrodyne: 'small' } },
  });
  expect(t.options(0)).not.toOffer({ do: 'complete' });
  t.choose(0, { do: 'patent', tech: 'ai-4', pay: 'silver2' });
  t.choose(0, { do: 'complete', on: 'n42', pay: 'silver4' });
  expect(score(t, 0)).toBe(3);
});

rule('PUL-TECH-10', 'a production technology scores in the round of its patent and ever after', () => {
  const t = position({
    round: 3,
    turns: [0],
    players: [{ silver: [4], score: 0 }],
    pulsars: { n42: { owner: 0, gyrodyne: 'small', spins: true } },
  });
  t.choose(0, { do: 'patent', tech: 'aii-2', pay: 'silver4' });
  const first = pointsBy(t.choose(0, { do: 'end-turn' }), 0);
  expect(first.technologies).toBe(1);
  const later = position({
    at: 'production',
    round: 6,
    players: [{ score: 0, patents: ['aii-2'] }],
    pulsars: { n42: { owner: 0, gyrodyne: 'small', spins: true } },
  });
  expect(pointsBy(later.events, 0).technologies).toBe(1);
});

rule('PUL-TECH-11', 'an endgame technology scores at the end only', () => {
  const given: Position = {
    players: [{ score: 0, patents: ['ciii-1'] }],
    pulsars: { n42: { owner: 0, gyrodyne: 'small', spins: true } },
  };
  expect(pointsBy(position({ ...given, at: 'production', round: 6 }).events, 0).technologies).toBeUndefined();
  expect(pointsBy(position({ ...given, at: 'final', round: 8 }).events, 0)['end-patents']).toBe(4);
});

rule('PUL-TECH-12', 'patented though it gives little, but not without its red die', () => {
  const t = position({ round: 4, players: [{ silver: [2], score: 0 }] });
  t.choose(0, { do: 'patent', tech: 'aii-3', pay: 'silver2' });
  expect([score(t, 0), patented(t, 0)]).toEqual([0, ['aii-3']]);
  const red = position({ round: 3, dice: [5], players: [{ silver: [3], cubes: 4 }] });
  red.choose(0, { do: 'copy', die: 5 });
  expect(red.options(0)).not.toOffer({ do: 'patent', tech: 'aii-1' });
  expect(red.whyNot(0, { do: 'patent', tech: 'aii-1', pay: 'silver3' })).toBe('PUL-BONUS-13');
});

rule('PUL-TECH-13', 'a technology does not score its own patent', () => {
  const t = position({ players: [{ silver: [3, 5], score: 0 }] });
  t.choose(0, { do: 'patent', tech: 'ai-2', pay: 'silver3' });
  expect(score(t, 0)).toBe(0);
  t.choose(0, { do: 'patent', tech: 'ai-3', pay: 'silver5' });
  expect(score(t, 0)).toBe(2);
  const di3 = position({ boards: 'di aii aiii', dice: [4], players: [{ cubes: 4, score: 0 }] });
  di3.choose(0, { do: 'copy', die: 4 });
  di3.choose(0, { do: 'patent', tech: 'di-3', pay: 'red4' });
  expect(score(di3, 0)).toBe(0);
});

rule('PUL-TECH-14', 'missing a die by one is an offer, not a duty', () => {
  const t = position({ boards: 'ci aii aiii', round: 1, players: [{ silver: [3, 4], patents: ['ci-2'] }] });
  expect(t.options(0)).toOffer({ do: 'patent', tech: 'ci-3', pay: 'silver3' });
  expect(t.options(0)).toOffer({ do: 'patent', tech: 'ci-3', pay: 'silver4' });
  expect(t.options(0)).not.toOffer({ do: 'patent', tech: 'ci-1' });
  expect(t.options(0)).toOffer({ do: 'fly', pay: 'silver3' });
  const rich = position({
    boards: 'ci aii aiii',
    round: 1,
    players: [{ silver: [2, 3], plusMinus: 1, plusTwo: 1, patents: ['ci-2'] }],
  });
  expect(TECHNOLOGIES.find(({ id }) => id === 'ci-3')?.cost).toBe(4);
  expect(rich.options(0)).toOffer({ do: 'patent', tech: 'ci-3', pay: 'silver2+pm1' });
  expect(rich.options(0)).toOffer({ do: 'patent', tech: 'ci-3', pay: 'silver2+two' });
  expect(rich.options(0)).not.toOffer({ do: 'patent', tech: 'ci-3', pay: 'silver3+pm1' });
  expect(rich.options(0)).not.toOffer({ do: 'patent', tech: 'ci-3', pay: 'silver3+two' });
});

rule('PUL-TECH-15', 'one segment more or less by way of a green gate', () => {
  const t = position({ players: [{ silver: [2], ship: 'n54', patents: ['ai-1'] }] });
  t.choose(0, { do: 'fly', pay: 'silver2' });
  expect(t.options(0)).toOffer({ do: 'route', path: 'n40' });
  expect(t.options(0)).not.toOffer({ do: 'route', path: 'n53' });
  expect(t.whyNot(0, { do: 'route', path: 'n53' })).toBe('PUL-TECH-15');
  for (const path of paths(t, 0)) {
    const { length } = path.split('-');
    if (length !== 2) expect(path).toMatch(/n40|n51|n04|n49/);
  }
  expect(new Set(paths(t, 0).map((path) => path.split('-').length))).toEqual(new Set([1, 2, 3]));
  const start = position({ players: [{ silver: [2], ship: 'n40', patents: ['ai-1'] }] });
  start.choose(0, { do: 'fly', pay: 'silver2' });
  expect(start.options(0)).not.toOffer({ do: 'route', path: 'n39' });
  const zero = position({ players: [{ ship: 'n54', patents: ['ai-1'] }] });
  zero.state.turn.links = [0];
  zero.choose(0, { do: 'fly', pay: 'link0' });
  expect(paths(zero, 0)).toEqual(['n40']);
  const orange = position({ boards: 'bi aii aiii', players: [{ silver: [2], ship: 'n54', patents: ['bi-1'] }] });
  orange.choose(0, { do: 'fly', pay: 'silver2' });
  expect(orange.options(0)).toOffer({ do: 'route', path: 'n55' });
  expect(orange.options(0)).not.toOffer({ do: 'route', path: 'n40' });
  expect(orange.whyNot(0, { do: 'route', path: 'n40' })).toBe('PUL-TECH-15');
});

rule('PUL-TECH-17', 'ai-4 forgives one on completing and scores 3', () => {
  const t = position({
    players: [{ silver: [4, 6], score: 0, patents: ['ai-4'] }],
    pulsars: { n42: { owner: 0, gyrodyne: 'small' }, n05: { owner: 0, gyrodyne: 'large' } },
  });
  expect(t.options(0)).not.toOffer({ do: 'complete', on: 'n05', pay: 'silver4' });
  t.choose(0, { do: 'complete', on: 'n42', pay: 'silver4' });
  expect([pulsarAt(t.state, 'n42').spins, score(t, 0)]).toEqual([1, 3]);
  t.choose(0, { do: 'complete', on: 'n05', pay: 'silver6' });
  expect(score(t, 0)).toBe(6);
});

rule('PUL-TECH-18', 'ai-5: an isolated pulsar and a gyrodyne of choice', () => {
  const t = position({ round: 2, players: [{ silver: [5] }] });
  t.choose(0, { do: 'patent', tech: 'ai-5', pay: 'silver5' });
  t.choose(0, { do: 'claim', at: 'n70' });
  expect(t.options(0)).toHaveLength(3);
  t.choose(0, { do: 'gain-gyrodyne', type: 'large' });
  expect([pulsarAt(t.state, 'n70').owner, t.state.players[0].loose]).toEqual([0, [0, 0, 1]]);
});

rule('PUL-TECH-20', 'aii-3 counts stations on the board', () => {
  const t = position({
    round: 4,
    players: [{ silver: [2], score: 0, stationTiles: 2 }],
    systems: {
      n39: { tile: 'system-11', on: [0] },
      n44: { tile: 'system-12', on: [null, 0] },
      n03: { tile: 'system-13', on: [1] },
    },
  });
  t.choose(0, { do: 'patent', tech: 'aii-3', pay: 'silver2' });
  expect(score(t, 0)).toBe(2);
});

rule('PUL-TECH-22', 'aii-6: two tiles and two tokens', () => {
  const t = position({
    round: 5,
    players: [{ silver: [5], score: 0 }],
    unexplored: ['explore-4-points', 'explore-5-points', 'explore-cubes'],
  });
  t.choose(0, { do: 'patent', tech: 'aii-6', pay: 'silver5' });
  expect([score(t, 0), t.state.players[0].plusMinus, t.state.players[0].plusTwo]).toEqual([9, 1, 1]);
});

const SPINNING: Position['pulsars'] = {
  n42: { owner: 0, gyrodyne: 'small', spins: true },
  n05: { owner: 0, gyrodyne: 'small', spins: true },
  n47: { owner: 0, gyrodyne: 'large', spins: true },
  n11: { owner: 0, gyrodyne: 'medium' },
};

const technologyPoints = (given: Position, at: 'production' | 'final' = 'production'): number =>
  pointsBy(position({ at, ...given }).events, 0)[at === 'final' ? 'end-patents' : 'technologies'] ?? 0;

rule('PUL-TECH-23', 'aii-2: one more for each spinning gyrodyne, whatever the row', () => {
  for (const round of [3, 4, 7]) {
    expect(technologyPoints({ round, players: [{ patents: ['aii-2'] }], pulsars: SPINNING })).toBe(3);
  }
});

const CHAIN: Position['transmitters'] = {
  'transmitter-a1': { owner: 0, active: true, right: 'transmitter-a2' },
  'transmitter-a2': { owner: 0, active: true, left: 'transmitter-a1', right: 'transmitter-a6' },
  'transmitter-a6': { owner: 0, active: true, left: 'transmitter-a2', right: 'transmitter-b2' },
  'transmitter-b2': { owner: 0, left: 'transmitter-a6' },
};

rule('PUL-TECH-24', 'aiii-2: 3 for each active link', () => {
  expect(technologyPoints({ players: [{ patents: ['aiii-2'] }], transmitters: CHAIN }, 'final')).toBe(6);
  const reversed: Position['transmitters'] = {
    'transmitter-a1': { owner: 0, active: true, left: 'transmitter-a2' },
    'transmitter-a2': { owner: 0, active: true, right: 'transmitter-a1' },
  };
  expect(technologyPoints({ players: [{ patents: ['aiii-2'] }], transmitters: reversed }, 'final')).toBe(3);
});

rule('PUL-TECH-25', 'aiii-3: 4, 8 or 16 for types that spin', () => {
  const at = (pulsars: Position['pulsars']): number =>
    technologyPoints({ players: [{ patents: ['aiii-3'] }], pulsars: pulsars ?? {} }, 'final');
  expect(at({})).toBe(0);
  expect(
    at({ n42: { owner: 0, gyrodyne: 'small', spins: true }, n05: { owner: 0, gyrodyne: 'small', spins: true } }),
  ).toBe(4);
  expect(at(SPINNING)).toBe(8);
  expect(at({ ...SPINNING, n11: { owner: 0, gyrodyne: 'medium', spins: true } })).toBe(16);
});

rule('PUL-TECH-26', 'aiii-4: one goal of choice counts as met', () => {
  const t = position({
    at: 'final',
    goals: ['goal-1-a', 'goal-4-a', 'goal-5-a'],
    players: [{ patents: ['aiii-4'], score: 0, cubes: 4 }],
  });
  expect(t.options(0)).toOfferExactly([
    { do: 'wild', goal: 'goal-1-a' },
    { do: 'wild', goal: 'goal-4-a' },
    { do: 'wild', goal: 'goal-5-a' },
  ]);
  expect(t.whyNot(0, { do: 'wild', goal: 'goal-2-a' })).toBe('PUL-TECH-26');
  expect(pointsBy(t.choose(0, { do: 'wild', goal: 'goal-4-a' }), 0)).toEqual({ goals: 6 });
  t.choose(0, { do: 'buy-bonus', goal: 'goal-4-a', bonus: 1 });
  t.choose(0, { do: 'buy-bonus', goal: 'goal-4-a', bonus: 2 });
  expect(t.state.players[0].cubes).toBe(0);
});

rule('PUL-TECH-27', 'aiii-5: 2 cubes for 9 points, once', () => {
  const t = position({ at: 'final', players: [{ patents: ['aiii-5'], score: 0, cubes: 5 }] });
  expect(t.options(0)).toOfferExactly([{ do: 'buy-points', from: 'aiii-5' }, { do: 'decline' }]);
  t.choose(0, { do: 'buy-points', from: 'aiii-5' });
  expect([t.state.players[0].cubes, t.over]).toEqual([3, true]);
  expect(pointsBy(t.events, 0)['end-patents']).toBe(9);
  const no = position({ at: 'final', players: [{ patents: ['aiii-5'], cubes: 2 }] });
  no.choose(0, { do: 'decline' });
  expect(no.state.players[0].cubes).toBe(2);
  expect(position({ at: 'final', players: [{ patents: ['aiii-5'], cubes: 1 }] }).over).toBe(true);
});

rule('PUL-TECH-28', 'all other technologies as their rows say', () => {
  const gain = (tech: string, given: Position = {}, player: object = {}): Record<string, number> => {
    const { cost, board } = TECHNOLOGIES.find(({ id }) => id === tech) ?? { cost: 0, board: '' };
    const boards = ['ai', 'aii', 'aiii'];
    boards[board.length - 2] = board;
    const t = position({
      round: 8,
      boards: boards.join(' '),
      ...given,
      players: [{ silver: [cost], score: 0, ...player }],
    });
    const before = { ...t.state.players[0] };
    const events = t.choose(0, { do: 'patent', tech, pay: `silver${cost}` });
    const after = t.state.players[0];
    return {
      points: Object.values(pointsBy(events, 0)).reduce((sum, n) => sum + n, 0),
      cubes: after.cubes - before.cubes,
      plusMinus: after.plusMinus - before.plusMinus,
      plusTwo: after.plusTwo - before.plusTwo,
    };
  };
  const nothing = { points: 0, cubes: 0, plusMinus: 0, plusTwo: 0 };
  expect(gain('aii-5')).toEqual({ ...nothing, cubes: 3 });
  expect(
    gain('bii-5', { pulsars: { n42: { owner: 0 }, n05: { owner: 0, gyrodyne: 'small' }, n47: { owner: 1 } } }),
  ).toEqual({ ...nothing, points: 4 });
  expect(gain('cii-5')).toEqual({ ...nothing, plusMinus: 2, plusTwo: 1 });
  expect(gain('cii-6', { transmitters: CHAIN })).toEqual({ ...nothing, points: 9, cubes: 1 });
  expect(gain('ciii-5')).toEqual({ ...nothing, points: 10 });
  expect(gain('diii-5')).toEqual({ ...nothing, points: 5 });
  expect(gain('dii-4', { unexplored: ['explore-5-points', 'explore-4-points'] })).toEqual({ ...nothing, points: 9 });
  const copy = position({ boards: 'ci aii aiii', dice: [5], players: [{ cubes: 3, patents: ['ci-4'] }] });
  copy.choose(0, { do: 'copy', die: 5 });
  expect([copy.state.players[0].cubes, copy.state.turn.red]).toEqual([0, 5]);
  const wide = position({ boards: 'di aii aiii', players: [{ silver: [4], plusMinus: 1, patents: ['di-4'] }] });
  const flights = wide.options(0).flatMap((option) => (option.do === 'fly' ? [option.pay] : []));
  expect(flights.toSorted()).toEqual(['silver4', 'silver4+pm1', 'silver4+pm2', 'silver4-pm1', 'silver4-pm2']);
  wide.choose(0, { do: 'fly', pay: 'silver4-pm2' });
  expect([wide.state.players[0].plusMinus, paths(wide, 0).every((path) => path.split('-').length === 2)]).toEqual([
    0,
    true,
  ]);
  const claim = position({ round: 4, boards: 'ai bii aiii', players: [{ silver: [5], score: 0 }] });
  claim.choose(0, { do: 'patent', tech: 'bii-4', pay: 'silver5' });
  claim.choose(0, { do: 'claim', at: 'n70' });
  expect([score(claim, 0), pulsarAt(claim.state, 'n70').owner]).toEqual([4, 0]);
  const jump = position({ round: 5, boards: 'ai bii aiii', players: [{ silver: [4] }] });
  jump.choose(0, { do: 'patent', tech: 'bii-6', pay: 'silver4' });
  jump.choose(0, { do: 'teleport', to: 'n42' });
  expect([jump.state.players[0].plusMinus, pulsarAt(jump.state, 'n42').owner]).toEqual([1, 0]);
  const take = position({ round: 5, boards: 'ai dii aiii', players: [{ silver: [3] }] });
  take.choose(0, { do: 'patent', tech: 'dii-5', pay: 'silver3' });
  take.choose(0, { do: 'gain-gyrodyne', type: 'large' });
  expect([take.state.players[0].loose, take.state.players[0].plusTwo]).toEqual([[0, 0, 1], 1]);
  const production = (patents: string[], given: Position = {}): number =>
    technologyPoints({ round: 7, players: [{ patents }], ...given });
  expect(production(['dii-1'], { pulsars: SPINNING })).toBe(3);
  expect(production(['diii-2'], { pulsars: SPINNING })).toBe(6);
  const final = (patents: string[], given: Position = {}, player: object = {}): number =>
    technologyPoints({ ...given, players: [{ patents, ...player }] }, 'final');
  expect(final(['biii-2'], {}, { awards: [0, 3] })).toBe(12);
  expect(final(['biii-4'], { transmitters: CHAIN })).toBe(9);
  expect(final(['biii-5'], { pulsars: SPINNING })).toBe(12);
  expect(final(['ciii-1'], { pulsars: SPINNING })).toBe(12);
  expect(final(['ciii-2'], {}, { hq: 'hq-a1', projects: [1, 2, 3] })).toBe(6);
  expect(final(['diii-1'], {}, { hq: 'hq-a2', projects: [1, 2, 3], runs: [1, 2] })).toBe(8);
});

rule('PUL-TECH-29', 'event points come before what follows', () => {
  const t = position({
    boards: 'ai aii ciii',
    round: 8,
    players: [{ silver: [6], score: 0, patents: ['ai-2'] }],
  });
  const events = t.choose(0, { do: 'patent', tech: 'ciii-5', pay: 'silver6' });
  expect(events.flatMap((event) => (event.event === 'points' && 'n' in event ? [event.n] : []))).toEqual([2, 10]);
});

rule('PUL-TECH-30', 'several technologies add up, but a die is missed by one at most', () => {
  const t = position({
    boards: 'ai cii aiii',
    players: [{ silver: [3, 5], score: 0, patents: ['ai-4', 'cii-2'] }],
    pulsars: { n42: { owner: 0, gyrodyne: 'small' } },
  });
  expect(t.options(0)).not.toOffer({ do: 'complete', on: 'n42', pay: 'silver5' });
  t.choose(0, { do: 'complete', on: 'n42', pay: 'silver3' });
  expect(score(t, 0)).toBe(7);
});

rule('PUL-TECH-31', 'effects in their order; declining one does not stop the next', () => {
  const t = position({ round: 2, players: [{ silver: [5] }] });
  t.choose(0, { do: 'patent', tech: 'ai-5', pay: 'silver5' });
  expect(t.step(0)).toBe('claim');
  t.choose(0, { do: 'decline' });
  expect(t.step(0)).toBe('choose-gyrodyne');
});

rule('PUL-TECH-32', 'several patents in one turn', () => {
  const t = position({ players: [{ silver: [1, 5] }] });
  t.choose(0, { do: 'patent', tech: 'ai-1', pay: 'silver1' });
  t.choose(0, { do: 'patent', tech: 'ai-3', pay: 'silver5' });
  expect(patented(t, 0)).toEqual(['ai-1', 'ai-3']);
});

rule('PUL-TECH-34', 'ci-3 scores every station, bi-3 blue ones at the end of a flight', () => {
  const flightPoints = (tech: string, die: number, ship: string, path: string, tile = 'system-11'): number => {
    const t = position({
      boards: `${tech.slice(0, 2)} aii aiii`,
      players: [{ silver: [die], ship, score: 0, patents: [tech] }],
      systems: { n44: { tile }, n39: { tile: 'system-12', on: [null, 1] } },
    });
    fly(t, 0, `silver${die}`, path);
    return score(t, 0);
  };
  expect(flightPoints('ci-3', 2, 'n43', 'n44-n45')).toBe(1);
  expect(flightPoints('ci-3', 1, 'n43', 'n44')).toBe(1);
  expect(flightPoints('ci-3', 1, 'n41', 'n39')).toBe(1);
  expect(flightPoints('bi-3', 2, 'n43', 'n44-n45', 'system-17')).toBe(0);
  expect(flightPoints('bi-3', 1, 'n43', 'n44')).toBe(3);
  expect(flightPoints('bi-3', 1, 'n41', 'n39')).toBe(0);
  const jump = position({ boards: 'bi aii aiii', round: 4, players: [{ silver: [4], score: 0, patents: ['bi-3'] }] });
  jump.choose(0, { do: 'patent', tech: 'aii-4', pay: 'silver4' });
  jump.choose(0, { do: 'teleport', to: 'n03' });
  expect(score(jump, 0)).toBe(3);
});

rule('PUL-TECH-36', 'di-1 acts on taking by die only, bi-2 on medium and large gyrodynes bought by die', () => {
  const t = position({
    boards: 'di aii aiii',
    players: [{ silver: [3, 1], ship: 'n41', score: 0, patents: ['di-1'] }],
    systems: { n39: { tile: 'system-04' } },
  });
  expect(t.options(0)).toOffer({ do: 'take-gyrodyne', type: 'large', pay: 'silver3' });
  expect(t.options(0)).toOffer({ do: 'take-gyrodyne', type: 'medium', pay: 'silver3' });
  expect(t.options(0)).not.toOffer({ do: 'take-gyrodyne', type: 'small', pay: 'silver3' });
  t.choose(0, { do: 'take-gyrodyne', type: 'large', pay: 'silver3' });
  expect(score(t, 0)).toBe(2);
  fly(t, 0, 'silver1', 'n39');
  t.choose(0, { do: 'printed' });
  expect([score(t, 0), t.state.players[0].loose]).toEqual([2, [1, 0, 1]]);
  const taken = (type: 'small' | 'medium' | 'large', die: number): number => {
    const take = position({ boards: 'bi aii aiii', players: [{ silver: [die], score: 0, patents: ['bi-2'] }] });
    take.choose(0, { do: 'take-gyrodyne', type, pay: `silver${die}` });
    return score(take, 0);
  };
  expect([taken('small', 1), taken('medium', 2), taken('large', 4)]).toEqual([0, 2, 2]);
  const completed = (gyrodyne: 'small' | 'medium' | 'large', die: number): number => {
    const complete = position({
      boards: 'bi aii aiii',
      players: [{ silver: [die], score: 0, patents: ['bi-2'] }],
      pulsars: { n42: { owner: 0, gyrodyne } },
    });
    complete.choose(0, { do: 'complete', on: 'n42', pay: `silver${die}` });
    return score(complete, 0);
  };
  expect([completed('small', 3), completed('medium', 5), completed('large', 6)]).toEqual([0, 2, 2]);
  // Placing one, and one from a bonus, are no dice spent.
  const given = position({
    boards: 'bi aii aiii',
    players: [{ silver: [1], ship: 'n41', loose: { large: 1 }, score: 0, patents: ['bi-2'] }],
    systems: { n39: { tile: 'system-04' } },
    pulsars: { n42: { owner: 0 } },
  });
  given.choose(0, { do: 'place', type: 'large', on: 'n42' });
  fly(given, 0, 'silver1', 'n39');
  given.choose(0, { do: 'printed' });
  expect([score(given, 0), given.state.players[0].loose]).toEqual([0, [1, 0, 0]]);
});

/** A flight from n43 to system n44, whose one blue planet belongs to somebody else, or to n45 behind it. */
function toLifeless(patents: readonly string[], path = 'n44', on: readonly (number | null)[] = [null, 1]): PulsarTrial {
  const boards = ['ai', 'aii', 'aiii'];
  for (const id of patents) boards[id.split('-')[0].length - 2] = id.split('-')[0];
  const length = path.split('-').length;
  const t = position({
    boards: boards.join(' '),
    round: 5,
    players: [{ silver: [length, 4], ship: 'n43', score: 0, patents }],
    systems: { n44: { tile: 'system-12', on } },
  });
  fly(t, 0, `silver${length}`, path);
  return t;
}

rule('PUL-TECH-35', 'di-2 scores a lifeless planet at the end of a flight or teleport, not on the way', () => {
  expect(planetsOf(toLifeless(['di-2']).state, 'n44')).toEqual([0, 1]);
  expect(score(toLifeless(['di-2']), 0)).toBe(2);
  expect(score(toLifeless([]), 0)).toBe(0);
  expect(score(toLifeless(['di-2'], 'n44', []), 0)).toBe(0);
  const passing = toLifeless(['di-2'], 'n44-n45');
  expect([planetsOf(passing.state, 'n44'), score(passing, 0)]).toEqual([[0, 1], 0]);
  // With the bonus of another technology, before that bonus.
  const both = toLifeless(['di-2', 'dii-6']);
  expect([score(both, 0), both.step(0)]).toEqual([2, 'discovery']);
  const jump = position({
    boards: 'di aii aiii',
    round: 4,
    players: [{ silver: [4], ship: 'n43', score: 0, patents: ['di-2'] }],
    systems: { n44: { tile: 'system-12', on: [null, 1] } },
  });
  jump.choose(0, { do: 'patent', tech: 'aii-4', pay: 'silver4' });
  expect(pointsBy(jump.choose(0, { do: 'teleport', to: 'n44' }), 0)).toEqual({ technologies: 2 });
});

rule('PUL-TECH-47', 'dii-6: a lifeless planet at the end of a flight brings the discovery bonus too', () => {
  const t = toLifeless(['dii-6']);
  expect(planetsOf(t.state, 'n44')).toEqual([0, 1]);
  expect(t.options(0)).toOfferExactly([{ do: 'printed' }, { do: 'explore' }]);
  const left = t.state.unexplored.length;
  t.choose(0, { do: 'explore' });
  expect(t.state.unexplored).toHaveLength(left - 1);
  expect(toLifeless([]).step(0)).toBe('turn');
  expect(toLifeless(['dii-6'], 'n44-n45').step(0)).toBe('turn');
  // No planet left, or a station there already: nothing to discover.
  expect(toLifeless(['dii-6'], 'n44', [2, 1]).step(0)).toBe('turn');
  expect(toLifeless(['dii-6'], 'n44', [0, 1]).step(0)).toBe('turn');
  // A patent is worth nothing to it.
  const patents = position({ boards: 'ai dii aiii', players: [{ silver: [3], score: 0, patents: ['dii-6'] }] });
  patents.choose(0, { do: 'patent', tech: 'ai-2', pay: 'silver3' });
  expect(score(patents, 0)).toBe(0);
});

rule('PUL-TECH-37', 'di-3 scores every bonus die that is spent', () => {
  const copy = position({
    boards: 'di aii aiii',
    dice: [1],
    players: [{ silver: [1], cubes: 4, score: 0, patents: ['di-3'] }],
  });
  copy.choose(0, { do: 'copy', die: 1 });
  expect(score(copy, 0)).toBe(0);
  copy.choose(0, { do: 'take-gyrodyne', type: 'small', pay: 'silver1' });
  expect(score(copy, 0)).toBe(0);
  copy.choose(0, { do: 'take-gyrodyne', type: 'small', pay: 'red1' });
  expect(score(copy, 0)).toBe(3);
  const link = position({ boards: 'di aii aiii', players: [{ score: 0, patents: ['di-3'] }] });
  link.state.turn.links = [1];
  link.choose(0, { do: 'buy-token', token: 'plus-minus', pay: 'link1' });
  expect(score(link, 0)).toBe(3);
});

rule('PUL-TECH-40', 'cii-3: draw two, use one, gain 2 points', () => {
  const at = (stack: string[]): PulsarTrial => {
    const t = position({
      boards: 'ai cii aiii',
      players: [{ silver: [1], ship: 'n41', score: 0, patents: ['cii-3'] }],
      systems: { n39: { tile: 'system-11' } },
      unexplored: stack,
    });
    fly(t, 0, 'silver1', 'n39');
    t.choose(0, { do: 'explore' });
    return t;
  };
  const t = at(['explore-station', 'explore-5-points', 'explore-cubes']);
  expect(score(t, 0)).toBe(2);
  expect(t.options(0)).toOfferExactly([
    { do: 'keep', tile: 'explore-station' },
    { do: 'keep', tile: 'explore-5-points' },
  ]);
  expect(t.whyNot(0, { do: 'keep', tile: 'explore-cubes' })).toBe('PUL-TECH-40');
  t.choose(0, { do: 'keep', tile: 'explore-5-points' });
  expect([score(t, 0), t.state.players[0].stationTiles, t.state.explored.toSorted()]).toEqual([7, 0, [1, 4]]);
  const same = at(['explore-4-points', 'explore-4-points', 'explore-cubes']);
  expect([score(same, 0), same.state.explored]).toEqual([6, [0, 0]]);
  const single = at(['explore-4-points']);
  expect([score(single, 0), single.state.explored]).toEqual([6, [0]]);
});

rule('PUL-TECH-41', 'cii-1 looks at the initiative track in step 6', () => {
  const at = (rank: number): number => {
    const others = [1, 2, 3].map((seat) => [8, seat] as const);
    return technologyPoints({
      seats: 4,
      round: 4,
      players: [{ patents: ['cii-1'] }],
      initiative: others.toSpliced(rank, 0, [8, 0]),
    });
  };
  expect([0, 1, 2, 3].map(at)).toEqual([3, 2, 1, 0]);
  const two = technologyPoints({
    seats: 2,
    round: 4,
    players: [{ patents: ['cii-1'] }],
    initiative: [
      [7, 1],
      [8, 0],
      [9, 1],
      [10, 0],
    ],
  });
  expect(two).toBe(2);
});

rule('PUL-TECH-42', 'di-5: one for each active link', () => {
  expect(technologyPoints({ round: 2, players: [{ patents: ['di-5'] }], transmitters: CHAIN })).toBe(2);
});

rule('PUL-TECH-43', 'bii-1: one for every four stations', () => {
  const at = (stations: number): number => {
    const ids = ['n03', 'n06', 'n09', 'n15', 'n19', 'n25', 'n30', 'n32'].slice(0, stations);
    const tiles = ['04', '05', '06', '07', '08', '09', '11', '12'];
    const systems = Object.fromEntries(ids.map((id, i) => [id, { tile: `system-${tiles[i]}`, on: [0] }]));
    return technologyPoints({ round: 4, players: [{ patents: ['bii-1'] }], systems });
  };
  expect([3, 4, 7, 8].map(at)).toEqual([0, 1, 1, 2]);
});

rule('PUL-TECH-44', 'technologies that change a later final step', () => {
  const final = (patents: string[], player: object = {}): Record<string, number> =>
    pointsBy(
      position({
        at: 'final',
        players: [{ patents, score: 0, ...player }],
        initiative: [
          [8, 0],
          [8, 1],
          [8, 2],
        ],
        systems: { n03: { tile: 'system-04', on: [0] } },
      }).events,
      0,
    );
  expect(final(['ciii-3'])).toEqual({ initiative: 14 });
  expect(final([])).toEqual({ initiative: 7 });
  expect(final(['ciii-4'], { cubes: 5 })).toEqual({ cubes: 6, initiative: 7 });
  expect(final([], { cubes: 5 })).toEqual({ cubes: 2, initiative: 7 });
  expect(final(['biii-3'])).toEqual({ initiative: 7, stations: 4 });
});

rule('PUL-TECH-45', 'diii-4 makes goal bonuses a cube cheaper', () => {
  const t = position({
    at: 'final',
    goals: ['goal-1-a', 'goal-4-a', 'goal-5-a'],
    boards: 'ai aii diii',
    players: [{ score: 0, cubes: 3, patents: ['ai-1', 'ai-2', 'ai-3', 'ai-4', 'diii-4'] }],
  });
  t.choose(0, { do: 'buy-bonus', goal: 'goal-5-a', bonus: 1 });
  expect(t.state.players[0].cubes).toBe(0);
  t.choose(0, { do: 'buy-bonus', goal: 'goal-5-a', bonus: 2 });
  expect([t.state.players[0].cubes, pointsBy(t.events, 0).goals]).toEqual([0, 18]);
});

rule('PUL-TECH-46', 'biii-1 counts itself, diii-3 counts tokens', () => {
  expect(
    technologyPoints({ boards: 'ai aii biii', players: [{ patents: ['ai-1', 'aii-2', 'biii-1'] }] }, 'final'),
  ).toBe(6);
  expect(technologyPoints({ players: [{ patents: ['diii-3'], plusMinus: 2, plusTwo: 1 }] }, 'final')).toBe(6);
});
