import { rule } from '@orrery/testkit';
import { expect } from 'vitest';
import { stationTable } from '../rules/final.ts';
import { type Position, type PulsarTrial, pointsBy, position, score } from './position.ts';

/** Goals nobody meets by chance, nobody ahead. */
const LAST: NonNullable<Position['initiative']> = [
  [8, 1],
  [8, 2],
  [8, 0],
];

function end(given: Position): PulsarTrial {
  return position({ at: 'final', round: 8, initiative: LAST, ...given });
}

const rows = (given: Position, seat = 0): Record<string, number> => pointsBy(end(given).events, seat);

const SMALL = { owner: 0, gyrodyne: 'small', spins: true } as const;
const MEDIUM = { owner: 0, gyrodyne: 'medium', spins: true } as const;
const LARGE = { owner: 0, gyrodyne: 'large', spins: true } as const;

rule('PUL-END-01', 'after the eighth production phase the game is over', () => {
  const t = position({ at: 'production', round: 8 });
  expect(t.over).toBe(true);
  expect(t.events.some(({ event }) => event === 'final')).toBe(true);
  expect(t.result()?.winners).toHaveLength(1);
  expect(position({ at: 'production', round: 7 }).over).toBe(false);
});

rule('PUL-SCORE-01', 'endgame patents first', () => {
  const t = end({ players: [{ patents: ['aiii-3', 'aiii-5'], cubes: 2, score: 0 }], pulsars: { n42: SMALL } });
  expect(pointsBy(t.events, 0)).toEqual({ 'end-patents': 4 });
  expect(t.step(0)).toBe('final-purchase');
});

rule('PUL-SCORE-02', 'then the goals', () => {
  const t = end({ players: [{ patents: ['aiii-3'], cubes: 3, score: 0 }], pulsars: { n42: SMALL, n05: SMALL } });
  expect(pointsBy(t.events, 0)).toEqual({ 'end-patents': 4, goals: 6 });
  expect(t.step(0)).toBe('goal-bonus');
});

rule('PUL-SCORE-03', 'a point for a pulsar that does not spin', () => {
  const pulsars: Position['pulsars'] = {
    n42: { owner: 0 },
    n05: { owner: 0, gyrodyne: 'small' },
    n47: MEDIUM,
    n11: { owner: 1 },
  };
  expect(rows({ pulsars })['idle-pulsars']).toBe(2);
});

rule('PUL-SCORE-04', 'a point for a gyrodyne that does not spin', () => {
  const given: Position = {
    players: [{ loose: { large: 2 } }],
    pulsars: { n05: { owner: 0, gyrodyne: 'small' }, n47: MEDIUM },
  };
  expect(rows(given)['idle-gyrodynes']).toBe(3);
  const both = rows({ pulsars: { n05: { owner: 0, gyrodyne: 'small' } } });
  expect([both['idle-pulsars'], both['idle-gyrodynes']]).toEqual([1, 1]);
});

rule('PUL-SCORE-05', 'a point for two cubes', () => {
  expect([0, 1, 2, 3, 7].map((cubes) => rows({ players: [{ cubes }] }).cubes ?? 0)).toEqual([0, 0, 1, 1, 3]);
});

rule(['PUL-SCORE-06', 'PUL-SCORE-07', 'PUL-SCORE-08'], 'initiative: 7, 4, and 2 for the third of four', () => {
  const ranked = (seats: number): number[] => {
    const initiative = Array.from({ length: seats }, (_, seat) => [8, seat] as const);
    const t = end({ seats, initiative, players: initiative.map(() => ({ score: 0 })) });
    return t.state.players.map((player) => player.score);
  };
  expect(ranked(3)).toEqual([7, 4, 0]);
  expect(ranked(4)).toEqual([7, 4, 2, 0]);
});

rule('PUL-SCORE-09', 'two players score all four markers', () => {
  const two = (...seats: number[]): number[] => {
    const t = end({
      seats: 2,
      initiative: seats.map((seat) => [8, seat] as const),
      players: [{ score: 0 }, { score: 0 }],
    });
    return t.state.players.map((player) => player.score);
  };
  expect(two(0, 1, 1, 0)).toEqual([7, 6]);
  expect(two(1, 1, 0, 0)).toEqual([2, 11]);
});

rule('PUL-SCORE-10', 'stations by the table, 3 for each beyond 13', () => {
  expect(Array.from({ length: 16 }, (_, n) => stationTable(n))).toEqual([
    0, 0, 2, 4, 6, 9, 12, 16, 20, 25, 30, 36, 42, 50, 53, 56,
  ]);
  const systems = {
    n03: { tile: 'system-04', on: [0] },
    n06: { tile: 'system-05', on: [0] },
    n09: { tile: 'system-06', on: [0] },
  };
  expect(rows({ systems }).stations).toBe(4);
});

rule('PUL-SCORE-11', 'station tiles and technologies count in step 7 only', () => {
  const t = end({
    goals: ['goal-4-a', 'goal-1-a', 'goal-5-a'],
    players: [{ stationTiles: 9, patents: ['biii-3'], score: 0 }],
  });
  expect(pointsBy(t.events, 0)).toEqual({ stations: 36 });
});

rule('PUL-SCORE-12', 'everybody is scored, in whatever order they decide', () => {
  const given: Position = {
    players: [
      { patents: ['aiii-5'], cubes: 2, score: 0 },
      { cubes: 4, score: 0 },
      { cubes: 2, score: 0 },
    ],
    holders: { 'aiii-5': [[1, 8]] },
  };
  const finish = (...seats: number[]): number[] => {
    const t = end(given);
    for (const seat of seats) t.choose(seat, { do: 'buy-points', from: 'aiii-5' });
    expect(t.over).toBe(true);
    return t.state.players.map((player) => player.score);
  };
  expect(finish(0, 1)).toEqual(finish(1, 0));
  expect(finish(0, 1)).toEqual([9, 9 + 1 + 7, 1 + 4]);
});

rule('PUL-SCORE-13', 'nothing can be placed or completed any more', () => {
  const t = end({
    players: [{ loose: { small: 1 }, patents: ['aiii-5'], cubes: 2 }],
    pulsars: { n42: { owner: 0 }, n05: { owner: 0 } },
  });
  expect(t.options(0)).toOfferExactly([{ do: 'buy-points', from: 'aiii-5' }, { do: 'decline' }]);
  t.choose(0, { do: 'decline' });
  expect([t.over, pointsBy(t.events, 0)['idle-gyrodynes']]).toEqual([true, 1]);
});

rule('PUL-SCORE-14', 'cubes of step 5 are those left over', () => {
  const t = end({ players: [{ patents: ['aiii-5'], cubes: 7, score: 0 }], pulsars: { n42: SMALL, n05: SMALL } });
  t.choose(0, { do: 'buy-points', from: 'aiii-5' });
  t.choose(0, { do: 'buy-bonus', goal: 'goal-1-a', bonus: 1 });
  t.choose(0, { do: 'decline' });
  expect([t.over, pointsBy(t.events, 0).cubes]).toEqual([true, 1]);
});

rule('PUL-SCORE-15', 'each player takes the own final choices', () => {
  const t = end({
    boards: 'ai aii aiii',
    goals: ['goal-1-a', 'goal-2-a', 'goal-5-a'],
    players: [
      { patents: ['aiii-5', 'aiii-4'], cubes: 9 },
      { patents: ['aiii-5'], cubes: 9 },
    ],
    pulsars: { n42: SMALL, n05: SMALL, n47: MEDIUM },
  });
  expect(t.asked()).toEqual([0, 1]);
  t.choose(1, { do: 'decline' });
  t.choose(0, { do: 'buy-points', from: 'aiii-5' });
  expect([t.asked(), t.step(0)]).toEqual([[0], 'wild-goal']);
  t.choose(0, { do: 'wild', goal: 'goal-5-a' });
  expect(t.step(0)).toBe('assign-goal');
  t.choose(0, { do: 'assign', goal: 'goal-2-a' });
  expect(t.step(0)).toBe('goal-bonus');
});

const PATENTS = ['ai-1', 'ai-2', 'ai-3', 'ai-4', 'ai-5', 'ai-6'];

rule('PUL-GOAL-01', 'a goal met gives its points', () => {
  expect(rows({ players: [{ patents: PATENTS.slice(0, 5) }] }).goals).toBe(6);
  expect(rows({ players: [{ patents: PATENTS.slice(0, 4) }] }).goals).toBeUndefined();
});

rule(['PUL-GOAL-02', 'PUL-GOAL-03'], 'first the first bonus, then the second', () => {
  const t = end({ players: [{ patents: PATENTS.slice(0, 5), cubes: 5, score: 0 }] });
  expect(t.options(0)).toOfferExactly([{ do: 'buy-bonus', goal: 'goal-5-a', bonus: 1 }, { do: 'decline' }]);
  expect(t.whyNot(0, { do: 'buy-bonus', goal: 'goal-5-a', bonus: 2 })).toBe('PUL-GOAL-03');
  t.choose(0, { do: 'buy-bonus', goal: 'goal-5-a', bonus: 1 });
  expect(t.state.players[0].cubes).toBe(1);
  t.choose(0, { do: 'buy-bonus', goal: 'goal-5-a', bonus: 2 });
  expect([pointsBy(t.events, 0).goals, t.state.players[0].cubes]).toEqual([18, 0]);
  const none = end({ players: [{ patents: PATENTS.slice(0, 5), cubes: 5 }] });
  none.choose(0, { do: 'decline' });
  expect([none.over, pointsBy(none.events, 0).goals]).toEqual([true, 6]);
});

rule('PUL-GOAL-04', 'no goal, no bonus', () => {
  expect(end({ players: [{ patents: PATENTS.slice(0, 4), cubes: 20 }] }).over).toBe(true);
  const t = end({ players: [{ patents: PATENTS.slice(0, 5), cubes: 20 }] });
  expect(t.whyNot(0, { do: 'buy-bonus', goal: 'goal-4-a', bonus: 1 })).toBe('PUL-GOAL-04');
});

const meets = (goal: string, given: Position): boolean => {
  const others = ['goal-4-b', 'goal-3-b', 'goal-5-b'].filter((id) => id[5] !== goal[5]).slice(0, 2);
  return (rows({ ...given, goals: [goal, ...others] }).goals ?? 0) > 0;
};

rule('PUL-GOAL-05', 'goal 1: two or three of one type', () => {
  expect(meets('goal-1-a', { pulsars: { n42: SMALL, n05: SMALL } })).toBe(true);
  expect(meets('goal-1-a', { pulsars: { n42: SMALL, n05: MEDIUM } })).toBe(false);
  expect(meets('goal-1-b', { pulsars: { n42: SMALL, n05: SMALL, n47: LARGE } })).toBe(false);
  expect(meets('goal-1-b', { pulsars: { n42: LARGE, n05: LARGE, n47: LARGE } })).toBe(true);
});

rule('PUL-GOAL-06', 'goal 2: two different types, or any three', () => {
  expect(meets('goal-2-a', { pulsars: { n42: SMALL, n05: SMALL } })).toBe(false);
  expect(meets('goal-2-a', { pulsars: { n42: SMALL, n05: LARGE } })).toBe(true);
  expect(meets('goal-2-b', { pulsars: { n42: SMALL, n05: SMALL } })).toBe(false);
  expect(meets('goal-2-b', { pulsars: { n42: SMALL, n05: SMALL, n47: SMALL } })).toBe(true);
  expect(meets('goal-2-b', { pulsars: { n42: SMALL, n05: SMALL, n47: { owner: 0, gyrodyne: 'small' } } })).toBe(false);
});

rule('PUL-GOAL-07', 'a gyrodyne counts for one goal only', () => {
  const t = end({
    goals: ['goal-1-a', 'goal-2-b', 'goal-5-a'],
    pulsars: { n42: SMALL, n05: SMALL, n47: MEDIUM, n11: LARGE },
  });
  expect(t.options(0)).toOfferExactly([
    { do: 'assign', goal: 'goal-1-a' },
    { do: 'assign', goal: 'goal-2-b' },
  ]);
  t.choose(0, { do: 'assign', goal: 'goal-2-b' });
  expect(pointsBy(t.events, 0).goals).toBe(8);
  const five = end({
    goals: ['goal-1-a', 'goal-2-b', 'goal-5-a'],
    pulsars: { n42: SMALL, n05: SMALL, n47: MEDIUM, n11: LARGE, n16: LARGE },
  });
  expect([five.over, pointsBy(five.events, 0).goals]).toEqual([true, 14]);
});

rule('PUL-GOAL-08', 'goal 3: three or four active transmitters', () => {
  const tiles = (n: number): Position['transmitters'] =>
    Object.fromEntries(['a2', 'a4', 'b2', 'c1'].map((id, i) => [`transmitter-${id}`, { owner: 0, active: i < n }]));
  expect([2, 3].map((n) => meets('goal-3-a', { transmitters: tiles(n) ?? {} }))).toEqual([false, true]);
  expect([3, 4].map((n) => meets('goal-3-b', { transmitters: tiles(n) ?? {} }))).toEqual([false, true]);
});

rule('PUL-GOAL-09', 'goal 4: nine or eleven markers on planets', () => {
  const ids = ['n03', 'n06', 'n09', 'n15', 'n19', 'n25', 'n30', 'n32', 'n39', 'n44', 'n52'];
  const stations = (n: number): Position => ({
    players: [{ stationTiles: 2 }],
    systems: Object.fromEntries(
      ids.slice(0, n).map((id, i) => [id, { tile: `system-${String(i + 4).padStart(2, '0')}`, on: [0] }]),
    ),
  });
  expect([8, 9].map((n) => meets('goal-4-a', stations(n)))).toEqual([false, true]);
  expect([10, 11].map((n) => meets('goal-4-b', stations(n)))).toEqual([false, true]);
});

rule('PUL-GOAL-10', 'goal 5: five or six patents', () => {
  const patents = (n: number): Position => ({ players: [{ patents: PATENTS.slice(0, n) }] });
  expect([4, 5].map((n) => meets('goal-5-a', patents(n)))).toEqual([false, true]);
  expect([5, 6].map((n) => meets('goal-5-b', patents(n)))).toEqual([false, true]);
});

rule('PUL-GOAL-11', 'goal 6a: five projects, runs used or not', () => {
  const projects = (n: number): Position => ({ players: [{ hq: 'hq-a2', projects: [1, 2, 3, 4, 5].slice(0, n) }] });
  expect([4, 5].map((n) => meets('goal-6-a', projects(n)))).toEqual([false, true]);
});

rule('PUL-GOAL-12', 'goal 6b: three runs that were used', () => {
  const runs = (used: number[]): Position => ({ players: [{ hq: 'hq-d2', projects: [1, 2, 3, 4, 5], runs: used }] });
  expect(
    [
      [1, 3],
      [1, 3, 4],
    ].map((used) => meets('goal-6-b', runs(used))),
  ).toEqual([false, true]);
});

rule('PUL-GOAL-13', 'a cube is spent once', () => {
  const t = end({
    players: [{ patents: PATENTS.slice(0, 5), cubes: 5, score: 0 }],
    pulsars: { n42: SMALL, n05: SMALL },
  });
  t.choose(0, { do: 'buy-bonus', goal: 'goal-1-a', bonus: 1 });
  t.choose(0, { do: 'buy-bonus', goal: 'goal-1-a', bonus: 2 });
  expect([t.over, t.state.players[0].cubes, pointsBy(t.events, 0).cubes]).toEqual([true, 0, undefined]);
});

rule('PUL-GOAL-14', 'several players may score a goal, each bonus once', () => {
  const t = end({
    players: [
      { cubes: 5, score: 0 },
      { cubes: 5, score: 0 },
    ],
    pulsars: { n42: SMALL, n05: SMALL, n47: { ...LARGE, owner: 1 }, n11: { ...LARGE, owner: 1 } },
  });
  for (const seat of [0, 1]) {
    t.choose(seat, { do: 'buy-bonus', goal: 'goal-1-a', bonus: 1 });
    expect(t.whyNot(seat, { do: 'buy-bonus', goal: 'goal-1-a', bonus: 1 })).toBe('PUL-GOAL-14');
    t.choose(seat, { do: 'buy-bonus', goal: 'goal-1-a', bonus: 2 });
  }
  expect([t.over, pointsBy(t.events, 0).goals, pointsBy(t.events, 1).goals]).toEqual([true, 18, 18]);
});

rule('PUL-GOAL-15', 'every purchase is free to take or leave, whatever the goal', () => {
  const given: Position = {
    players: [{ patents: PATENTS.slice(0, 5), cubes: 4, score: 0 }],
    pulsars: { n42: SMALL, n05: SMALL },
  };
  const t = end(given);
  expect(t.options(0)).toOfferExactly([{ do: 'buy-bonus', goal: 'goal-1-a', bonus: 1 }, { do: 'decline' }]);
  expect(t.whyNot(0, { do: 'end-turn' })).toBe('PUL-GOAL-15');
  t.choose(0, { do: 'decline' });
  t.choose(0, { do: 'buy-bonus', goal: 'goal-5-a', bonus: 1 });
  expect([t.over, pointsBy(t.events, 0).goals]).toEqual([true, 18]);
});

rule('PUL-GOAL-16', 'only as many gyrodynes as the condition names are bound', () => {
  const goals = ['goal-1-a', 'goal-2-a', 'goal-5-a'];
  const both = end({ goals, pulsars: { n42: SMALL, n05: SMALL, n47: MEDIUM, n11: LARGE } });
  expect([both.over, pointsBy(both.events, 0).goals]).toEqual([true, 12]);
  const one = end({ goals, pulsars: { n42: SMALL, n05: SMALL, n47: MEDIUM } });
  expect(one.step(0)).toBe('assign-goal');
  expect(one.whyNot(0, { do: 'assign', goal: 'goal-5-a' })).toBe('PUL-GOAL-16');
  one.choose(0, { do: 'assign', goal: 'goal-1-a' });
  expect([one.over, pointsBy(one.events, 0).goals]).toEqual([true, 6]);
  const pairs = end({ goals, pulsars: { n42: SMALL, n05: SMALL, n47: MEDIUM, n11: MEDIUM } });
  expect(pairs.step(0)).toBe('assign-goal');
  const wild = end({ goals, players: [{ patents: ['aiii-4'] }], pulsars: { n42: SMALL, n05: SMALL, n47: MEDIUM } });
  wild.choose(0, { do: 'wild', goal: 'goal-1-a' });
  expect([wild.over, pointsBy(wild.events, 0).goals]).toEqual([true, 12]);
});

rule('PUL-GOAL-17', 'technologies count every gyrodyne again', () => {
  const t = end({
    goals: ['goal-1-a', 'goal-2-a', 'goal-5-a'],
    players: [{ patents: ['aiii-3'] }],
    pulsars: { n42: SMALL, n05: SMALL, n47: MEDIUM, n11: LARGE },
  });
  expect(pointsBy(t.events, 0)).toMatchObject({ goals: 12, 'end-patents': 16 });
});

rule('PUL-WIN-01', 'most points win', () => {
  const t = end({ players: [{ score: 50 }, { score: 40 }, { score: 60 }] });
  // Initiative gives 7 to seat 1 and 4 to seat 2.
  expect(t.result()).toEqual({ scores: [50, 47, 64], places: [2, 3, 1], winners: [2] });
});

rule('PUL-WIN-02', 'a tie goes to whoever is ahead on the initiative track', () => {
  const t = end({ players: [{ score: 57 }, { score: 50 }, { score: 53 }] });
  expect(t.result()).toEqual({ scores: [57, 57, 57], places: [3, 1, 2], winners: [1] });
});

rule('PUL-WIN-03', 'with two players the foremost marker decides a tie', () => {
  const tied = (...order: number[]): unknown => {
    const t = end({
      seats: 2,
      initiative: order.map((seat) => [8, seat] as const),
      players: [{ score: 50 }, { score: 50 }],
    });
    const [a, b] = t.state.players;
    const even = Math.max(a.score, b.score);
    for (const player of t.state.players) player.score = even;
    return t.result()?.winners;
  };
  expect(tied(1, 0, 0, 1)).toEqual([1]);
  expect(tied(0, 1, 1, 0)).toEqual([0]);
  expect(score(end({ players: [{ score: 1 }] }), 0)).toBe(1);
});
