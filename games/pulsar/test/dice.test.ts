import { isRefused, startPlay } from '@orrery/kernel';
import { rule, trial } from '@orrery/testkit';
import { expect } from 'vitest';
import { pulsar } from '../game.ts';
import { findMedian, stepsOf } from '../rules/dice.ts';
import type { PulsarState } from '../rules/state.ts';
import { type Position, position, ranks, stacks } from './position.ts';

const SEEDS = Array.from({ length: 60 }, (_, i) => `roll ${i}`);
const countDice = (s: PulsarState): number => s.pool.reduce((sum, n) => sum + n, 0);
const poolOf = (dice: readonly number[]): number[] =>
  [0, 1, 2, 3, 4, 5, 6].map((value) => dice.filter((die) => die === value).length);
/** 6 means field 6, 3.5 means between 3 and 4. */
const marker = (...dice: number[]): number => (findMedian(poolOf(dice)) + 1) / 2;

const FIRST: readonly (readonly [number, number])[] = [
  [8, 2],
  [8, 1],
  [8, 0],
];

function draft(given: Position): ReturnType<typeof position> {
  return position({ at: 'dice', picks: [0], initiative: FIRST, engineering: FIRST, median: 6, ...given });
}

rule('PUL-ROUND-01', 'all silver dice are rolled onto their fields', () => {
  const seen = new Set<number>();
  for (const seed of SEEDS) {
    const { state } = position({ at: 'round', seats: 4, seed });
    expect(countDice(state)).toBe(9);
    expect(state.pool[0]).toBe(0);
    state.pool.forEach((n, value) => {
      if (n > 0) seen.add(value);
    });
  }
  expect([...seen].toSorted()).toEqual([1, 2, 3, 4, 5, 6]);
});

rule('PUL-ROUND-02', 'a die keeps its value for the round', () => {
  const t = position({ turns: [1, 0], players: [{ silver: [2, 5] }, { silver: [4, 4], plusMinus: 1 }] });
  t.choose(1, { do: 'take-gyrodyne', type: 'large', pay: 'silver4' });
  expect(t.state.players.map((player) => player.silver)).toEqual([[2, 5], [4], []]);
});

rule('PUL-ROUND-03', 'the middle die of seven and of nine', () => {
  expect(marker(1, 1, 1, 5, 6, 6, 6)).toBe(5);
  expect(marker(1, 1, 1, 1, 4, 6, 6, 6, 6)).toBe(4);
});

rule('PUL-ROUND-04', 'as many dice on both sides: the marker is on the field', () => {
  expect(marker(1, 2, 2, 3, 4, 5, 6)).toBe(3);
});

rule('PUL-ROUND-05', 'more dice below: the marker is between the field and the one before', () => {
  expect(marker(1, 1, 2, 4, 4, 4, 6)).toBe(3.5);
});

rule('PUL-ROUND-06', 'more dice above: the marker is between the field and the one after', () => {
  expect(marker(2, 2, 2, 2, 3, 5, 6)).toBe(2.5);
});

rule('PUL-ROUND-07', 'the marker stays while dice are taken', () => {
  const t = draft({ picks: [0, 1, 2], dice: [1, 1, 2, 4, 4, 4, 6], median: 6 });
  for (const [seat, die] of [
    [0, 6],
    [1, 4],
    [2, 1],
  ]) {
    t.choose(seat, { do: 'take-die', die, move: 'initiative' });
    expect(t.state.median).toBe(6);
  }
});

rule('PUL-ROUND-08', 'all dice are rolled again, wherever they were', () => {
  const t = position({ turns: [0], players: [{ silver: [3, 4] }, { silver: [1, 1] }], dice: [2], order: [0, 1, 2] });
  t.choose(0, { do: 'end-turn' });
  expect(t.state.round).toBe(2);
  expect(countDice(t.state)).toBe(7);
  expect(t.state.players.every((player) => player.silver.length === 0)).toBe(true);
});

rule('PUL-ROUND-09', 'slot 1 begins the round with its roll', () => {
  for (const order of [
    [0, 1, 0, 1],
    [1, 0, 0, 1],
  ]) {
    const t = position({ seats: 2, at: 'round', order });
    expect(t.events).toContainEqual({ event: 'round', round: 1, order });
    expect(t.asked()).toEqual([order[0]]);
  }
});

rule('PUL-DICE-01', 'two dice each, one at a time, of those on the board', () => {
  const t = position({ at: 'round', seats: 3 });
  const taken = [0, 0, 0];
  while (t.state.phase === 'dice') {
    const [seat] = t.asked();
    const before = countDice(t.state);
    const missing = [1, 2, 3, 4, 5, 6].find((die) => t.state.pool[die] === 0);
    if (missing) {
      const illegal = { do: 'take-die', die: missing, move: 'initiative' } as const;
      expect(t.options(seat)).not.toOffer({ do: 'take-die', die: missing });
      expect(t.whyNot(seat, illegal)).toBe('PUL-DICE-01');
    }
    t.choose(seat, t.options(seat)[0]);
    taken[seat]++;
    if (t.state.phase === 'dice') expect(countDice(t.state)).toBe(before - 1);
  }
  expect(taken).toEqual([2, 2, 2]);
  expect(t.state.players.map((player) => player.silver.length)).toEqual([2, 2, 2]);
});

rule('PUL-DICE-02', 'forth in turn order and back again', () => {
  const t = position({ at: 'round', seats: 3, order: [1, 2, 0] });
  const seats: number[] = [];
  while (t.state.phase === 'dice') {
    const [seat] = t.asked();
    seats.push(seat);
    t.choose(seat, t.options(seat)[0]);
  }
  expect(seats).toEqual([1, 2, 0, 0, 2, 1]);
});

rule('PUL-DICE-03', 'a die moves one own marker, on either track', () => {
  const t = draft({ dice: [6] });
  expect(t.options(0)).toOfferExactly([
    { do: 'take-die', die: 6, move: 'initiative' },
    { do: 'take-die', die: 6, move: 'engineering' },
  ]);
  expect(t.whyNot(0, { do: 'take-die', die: 6, move: 'none' })).toBe('PUL-DICE-03');
  t.choose(0, { do: 'take-die', die: 6, move: 'engineering' });
  expect(stacks(t.state.engineering)).toEqual({ 8: [1, 2], 11: [0] });
  expect(stacks(t.state.initiative)).toEqual({ 8: [0, 1, 2] });
});

rule('PUL-DICE-04', 'dice right of the marker move right, dice left of it left', () => {
  expect([1, 2, 3, 4, 5, 6].map((die) => Math.sign(stepsOf(6, die)))).toEqual([-1, -1, -1, 1, 1, 1]);
  const right = draft({ dice: [4] });
  right.choose(0, { do: 'take-die', die: 4, move: 'initiative' });
  expect(stacks(right.state.initiative)[9]).toEqual([0]);
  const left = draft({ dice: [3] });
  left.choose(0, { do: 'take-die', die: 3, move: 'initiative' });
  expect(stacks(left.state.initiative)[7]).toEqual([0]);
});

rule('PUL-DICE-05', 'a step for every field between marker and die', () => {
  expect([1, 2, 3, 4, 5, 6].map((die) => stepsOf(6, die))).toEqual([-3, -2, -1, 1, 2, 3]);
  expect([1, 2, 3, 4, 5, 6].map((die) => stepsOf(5, die))).toEqual([-2, -1, 0, 1, 2, 3]);
  expect([1, 2, 3, 4, 5, 6].map((die) => stepsOf(10, die))).toEqual([-5, -4, -3, -2, -1, 1]);
  const two = draft({ dice: [2] });
  two.choose(0, { do: 'take-die', die: 2, move: 'engineering' });
  expect(stacks(two.state.engineering)).toEqual({ 6: [0], 8: [1, 2] });
  const six = draft({ dice: [6] });
  six.choose(0, { do: 'take-die', die: 6, move: 'initiative' });
  expect(stacks(six.state.initiative)).toEqual({ 8: [1, 2], 11: [0] });
});

rule(['PUL-DICE-06', 'PUL-DICE-19'], 'a die under the marker moves nothing and leaves no choice', () => {
  const t = draft({
    dice: [4],
    median: 7,
    initiative: [
      [8, 1],
      [8, 2],
      [15, 0],
    ],
    engineering: [
      [8, 1],
      [8, 2],
      [15, 0],
    ],
  });
  expect(t.options(0)).toOfferExactly([{ do: 'take-die', die: 4, move: 'none' }]);
  expect(t.whyNot(0, { do: 'take-die', die: 4, move: 'initiative' })).toBe('PUL-DICE-06');
  const before = stacks(t.state.initiative);
  t.choose(0, { do: 'take-die', die: 4, move: 'none' });
  expect(stacks(t.state.initiative)).toEqual(before);
  expect(t.state.players[0].silver).toEqual([4]);
});

rule(['PUL-DICE-07', 'PUL-DICE-08'], 'leaving a stack closes it, arriving goes on top', () => {
  const t = draft({
    picks: [1],
    dice: [5],
    initiative: [
      [8, 2],
      [8, 1],
      [8, 0],
      [10, 3],
    ],
    seats: 4,
    order: [0, 1, 2, 3],
  });
  t.choose(1, { do: 'take-die', die: 5, move: 'initiative' });
  expect(stacks(t.state.initiative)).toEqual({ 8: [0, 2], 10: [3, 1] });
});

rule('PUL-DICE-09', 'left before right, top before bottom', () => {
  const t = position({
    at: 'production',
    initiative: [
      [5, 2],
      [8, 1],
      [8, 0],
    ],
  });
  expect(t.state.order).toEqual([2, 1, 0]);
});

rule(['PUL-DICE-10', 'PUL-DICE-22'], 'up to field 15 and no further', () => {
  const t = draft({
    dice: [6, 3],
    initiative: [
      [8, 1],
      [12, 0],
      [15, 2],
    ],
    engineering: [
      [8, 1],
      [8, 2],
      [13, 0],
    ],
  });
  expect(t.options(0)).toOffer({ do: 'take-die', die: 6, move: 'initiative' });
  expect(t.options(0)).not.toOffer({ do: 'take-die', die: 6, move: 'engineering' });
  expect(t.whyNot(0, { do: 'take-die', die: 6, move: 'engineering' })).toBe('PUL-DICE-10');
  t.choose(0, { do: 'take-die', die: 6, move: 'initiative' });
  expect(stacks(t.state.initiative)).toEqual({ 8: [1], 15: [2, 0] });
  const near = draft({
    dice: [5],
    initiative: [
      [8, 1],
      [8, 2],
      [12, 0],
    ],
  });
  near.choose(0, { do: 'take-die', die: 5, move: 'initiative' });
  expect(stacks(near.state.initiative)[14]).toEqual([0]);
});

rule('PUL-DICE-11', 'a die without room is not to be had while another one is', () => {
  const full: Position = {
    dice: [4, 6],
    initiative: [
      [8, 1],
      [8, 2],
      [14, 0],
    ],
    engineering: [
      [8, 1],
      [8, 2],
      [13, 0],
    ],
  };
  const t = draft(full);
  expect(t.options(0)).toOfferExactly([
    { do: 'take-die', die: 4, move: 'initiative' },
    { do: 'take-die', die: 4, move: 'engineering' },
  ]);
  expect(t.whyNot(0, { do: 'take-die', die: 6, move: 'engineering' })).toBe('PUL-DICE-11');
  const low = draft({ ...full, dice: [1, 6] });
  expect(low.options(0).every((option) => option.do === 'take-die' && option.die === 1)).toBe(true);
});

rule('PUL-DICE-12', 'pushed out, a marker goes under the stack on field 15', () => {
  const t = draft({
    dice: [5, 6],
    initiative: [
      [8, 1],
      [14, 0],
      [15, 2],
    ],
    engineering: [
      [8, 1],
      [15, 0],
      [15, 2],
    ],
  });
  expect(t.options(0)).toHaveLength(4);
  t.choose(0, { do: 'take-die', die: 5, move: 'initiative' });
  expect(stacks(t.state.initiative)).toEqual({ 8: [1], 15: [0, 2] });
});

rule('PUL-DICE-13', 'beyond field 1 is field 1, on top', () => {
  const t = draft({
    dice: [1],
    initiative: [
      [1, 2],
      [2, 0],
      [8, 1],
    ],
  });
  t.choose(0, { do: 'take-die', die: 1, move: 'initiative' });
  expect(stacks(t.state.initiative)).toEqual({ 1: [2, 0], 8: [1] });
});

rule('PUL-DICE-14', 'on field 1 a step left climbs the stack', () => {
  const t = draft({
    dice: [3],
    initiative: [
      [1, 1],
      [1, 0],
      [8, 2],
    ],
  });
  t.choose(0, { do: 'take-die', die: 3, move: 'initiative' });
  expect(stacks(t.state.initiative)).toEqual({ 1: [1, 0], 8: [2] });
});

rule(['PUL-DICE-15', 'PUL-DICE-16'], 'one die is left with three and four players, three with two', () => {
  for (const [seats, left] of [
    [2, 3],
    [3, 1],
    [4, 1],
  ]) {
    const t = position({ at: 'round', seats });
    while (t.state.phase === 'dice') {
      const [seat] = t.asked();
      t.choose(seat, t.options(seat)[0]);
    }
    expect(countDice(t.state)).toBe(left);
  }
});

rule('PUL-DICE-17', 'a marker on field 15 may be the one that is pushed out', () => {
  const t = draft({
    dice: [5],
    initiative: [
      [8, 1],
      [15, 0],
      [15, 2],
    ],
    engineering: [
      [8, 1],
      [8, 2],
      [15, 0],
    ],
  });
  t.choose(0, { do: 'take-die', die: 5, move: 'initiative' });
  expect(stacks(t.state.initiative)).toEqual({ 8: [1], 15: [0, 2] });
});

rule('PUL-DICE-18', 'nobody passes in the dice phase', () => {
  const t = draft({ dice: [1, 6] });
  expect(t.options(0).every((option) => option.do === 'take-die')).toBe(true);
  expect(t.whyNot(0, { do: 'end-turn' })).toBe('PUL-DICE-18');
  expect(t.whyNot(0, { do: 'decline' })).toBe('PUL-DICE-18');
});

rule('PUL-DICE-20', 'the second die may move the same marker or the other one', () => {
  for (const second of ['initiative', 'engineering'] as const) {
    const t = draft({ picks: [0, 0], dice: [5, 5] });
    t.choose(0, { do: 'take-die', die: 5, move: 'initiative' });
    t.choose(0, { do: 'take-die', die: 5, move: second });
    expect(stacks(t.state.initiative)[second === 'initiative' ? 12 : 10]).toEqual([0]);
    expect(stacks(t.state.engineering)[second === 'initiative' ? 8 : 10]).toContain(0);
  }
});

rule('PUL-DICE-21', 'always on top, also of an own marker', () => {
  const t = draft({
    seats: 4,
    picks: [1],
    dice: [2],
    order: [0, 1, 2, 3],
    initiative: [
      [6, 3],
      [8, 2],
      [8, 1],
      [8, 0],
    ],
  });
  t.choose(1, { do: 'take-die', die: 2, move: 'initiative' });
  expect(stacks(t.state.initiative)).toEqual({ 6: [3, 1], 8: [0, 2] });
  expect(ranks(t.state.initiative)[0]).toBe(1);
  const own = draft({
    seats: 2,
    picks: [0],
    dice: [2],
    order: [0, 1, 0, 1],
    initiative: [
      [6, 0],
      [7, 1],
      [8, 0],
      [9, 1],
    ],
  });
  own.choose(0, { do: 'take-die', die: 2, move: 'initiative-rear' });
  expect(stacks(own.state.initiative)).toEqual({ 6: [0, 0], 7: [1], 9: [1] });
});

rule(['PUL-VAR-01', 'PUL-VAR-04'], 'balanced start with four: one to six are set, three are rolled', () => {
  const rolled = new Set<string>();
  for (const seed of SEEDS) {
    const { state } = position({ at: 'round', seats: 4, seed, settings: { balanced: true } });
    expect(countDice(state)).toBe(9);
    for (let die = 1; die <= 6; die++) expect(state.pool[die]).toBeGreaterThan(0);
    rolled.add(state.pool.join());
  }
  expect(rolled.size).toBeGreaterThan(15);
  const plain = SEEDS.map((seed) => position({ at: 'round', seats: 4, seed }).state.pool);
  expect(plain.some((pool) => pool.slice(1).includes(0))).toBe(true);
  const later = SEEDS.map(
    (seed) => position({ at: 'round', seats: 4, seed, round: 2, settings: { balanced: true } }).state.pool,
  );
  expect(later.some((pool) => pool.slice(1).includes(0))).toBe(true);
  const t = position({ at: 'round', seats: 4, settings: { balanced: true } });
  for (let die = 1; die <= 6; die++) expect(t.options(t.asked()[0])).toOffer({ do: 'take-die', die });
});

rule(
  ['PUL-VAR-02', 'PUL-VAR-03'],
  'balanced start with two and three: two to five are set, the median is as ever',
  () => {
    for (const seats of [2, 3]) {
      const ones: number[] = [];
      for (const seed of SEEDS) {
        const { state } = position({ at: 'round', seats, seed, settings: { balanced: true } });
        expect(countDice(state)).toBe(7);
        for (let die = 2; die <= 5; die++) expect(state.pool[die]).toBeGreaterThan(0);
        ones.push(state.pool[1]);
        expect(state.median).toBe(findMedian(state.pool));
      }
      expect(ones.includes(0)).toBe(true);
    }
  },
);

rule('PUL-TWO-01', 'the first player holds slots 1 and 3', () => {
  const firsts = new Set<number>();
  for (const seed of SEEDS) {
    const play = startPlay(pulsar, { seats: 2, seed });
    if (isRefused(play)) throw new Error(play.message);
    const [first, second] = play.state.order;
    expect(play.state.order).toEqual([first, second, first, second]);
    expect(first).not.toBe(second);
    firsts.add(first);
  }
  expect(firsts.size).toBe(2);
});

rule('PUL-TWO-02', 'two markers each, stacked like the slots', () => {
  const play = startPlay(pulsar, { seats: 2, seed: 'two' });
  if (isRefused(play)) throw new Error(play.message);
  expect(stacks(play.state.initiative)).toEqual({ 8: play.state.order });
  expect(stacks(play.state.engineering)).toEqual({ 8: play.state.order });
});

rule(['PUL-TWO-03', 'PUL-TWO-09', 'PUL-TWO-11'], 'dice are taken in the order of the four slots', () => {
  const t = position({
    seats: 2,
    at: 'production',
    round: 2,
    initiative: [
      [5, 0],
      [6, 1],
      [6, 1],
      [9, 0],
    ],
  });
  expect(t.state.order).toEqual([0, 1, 1, 0]);
  expect(countDice(t.state)).toBe(7);
  const picks: number[] = [];
  while (t.state.phase === 'dice') {
    const [seat] = t.asked();
    picks.push(seat);
    t.choose(seat, t.options(seat)[0]);
  }
  expect(picks).toEqual([0, 1, 1, 0]);
  expect(t.asked()).toEqual([0]);
});

rule('PUL-TWO-04', 'any of the four own markers with room may move', () => {
  const two: Position = {
    seats: 2,
    picks: [0],
    dice: [6],
    order: [0, 1, 0, 1],
    initiative: [
      [7, 0],
      [8, 1],
      [14, 0],
      [15, 1],
    ],
    engineering: [
      [8, 0],
      [8, 1],
      [8, 0],
      [8, 1],
    ],
  };
  const t = draft(two);
  expect(t.options(0)).toOfferExactly([
    { do: 'take-die', die: 6, move: 'initiative-front' },
    { do: 'take-die', die: 6, move: 'engineering-front' },
    { do: 'take-die', die: 6, move: 'engineering-rear' },
  ]);
  expect(t.whyNot(0, { do: 'take-die', die: 6, move: 'initiative-rear' })).toBe('PUL-DICE-10');
  expect(t.whyNot(0, { do: 'take-die', die: 6, move: 'initiative' })).toBe('PUL-TWO-04');
  t.choose(0, { do: 'take-die', die: 6, move: 'engineering-rear' });
  expect(stacks(t.state.engineering)).toEqual({ 8: [1, 1, 0], 11: [0] });
  const twins = draft({
    ...two,
    engineering: [
      [8, 1],
      [8, 0],
      [8, 0],
      [8, 1],
    ],
  });
  expect(twins.options(0)).not.toOffer({ do: 'take-die', move: 'engineering-rear' });
  const ahead = draft({
    ...two,
    engineering: [
      [8, 0],
      [8, 0],
      [8, 1],
      [8, 1],
    ],
  });
  expect(ranks(ahead.state.engineering)).toEqual([0, 0, 1, 1]);
  expect(ahead.options(0)).not.toOffer({ do: 'take-die', move: 'engineering-rear' });
});

rule('PUL-TWO-05', 'one turn each, the owner of slot 1 first', () => {
  for (const order of [
    [1, 0, 0, 1],
    [0, 0, 1, 1],
  ]) {
    const t = position({ seats: 2, at: 'round', order });
    while (t.state.phase === 'dice') t.choose(t.asked()[0], t.options(t.asked()[0])[0]);
    expect(t.asked()).toEqual([order[0]]);
    t.choose(order[0], { do: 'end-turn' });
    expect(t.asked()).toEqual([1 - order[0]]);
    t.choose(1 - order[0], { do: 'end-turn' });
    expect(t.state.round).toBe(2);
  }
});

rule('PUL-TWO-06', 'four ships follow the four markers', () => {
  const t = position({
    seats: 2,
    at: 'production',
    initiative: [
      [3, 1],
      [8, 1],
      [8, 0],
      [14, 0],
    ],
  });
  expect(t.state.order).toEqual([1, 1, 0, 0]);
});

rule('PUL-TWO-07', 'each marker on a penalty field costs points', () => {
  const t = position({
    seats: 2,
    at: 'production',
    players: [{ score: 20 }, { score: 20 }],
    initiative: [
      [8, 1],
      [8, 1],
      [14, 0],
      [15, 0],
    ],
    engineering: [
      [8, 1],
      [8, 1],
      [9, 0],
      [15, 0],
    ],
  });
  expect(t.state.players[0].score).toBe(20 + 1 - 1 - 2 - 2);
  expect(t.state.players[1].score).toBe(20);
});

rule('PUL-TWO-08', 'five and six points, the second chooses an entry point first', () => {
  const play = startPlay(pulsar, { seats: 2, seed: 'entry' });
  if (isRefused(play)) throw new Error(play.message);
  const [first, second] = play.state.order;
  expect([play.state.players[first].score, play.state.players[second].score]).toEqual([5, 6]);
  const t = trial(pulsar, play.state);
  expect(t.asked()).toEqual([second]);
  t.choose(second, t.options(second)[0]);
  expect(t.asked()).toEqual([first]);
});

rule('PUL-TWO-10', 'room on any of four markers keeps a die legal', () => {
  const base: Position = {
    seats: 2,
    picks: [0],
    dice: [4, 6],
    order: [0, 1, 0, 1],
    initiative: [
      [8, 1],
      [8, 1],
      [15, 0],
      [15, 0],
    ],
  };
  const room = draft({
    ...base,
    engineering: [
      [8, 1],
      [8, 1],
      [14, 0],
      [15, 0],
    ],
  });
  expect(room.options(0)).toOfferExactly([{ do: 'take-die', die: 4, move: 'engineering-front' }]);
  const out = draft({
    ...base,
    engineering: [
      [8, 1],
      [8, 1],
      [15, 0],
      [15, 0],
    ],
  });
  expect(out.options(0)).toOffer({ do: 'take-die', die: 6, move: 'initiative-front' });
  expect(out.options(0)).toOffer({ do: 'take-die', die: 4, move: 'engineering-front' });
});
