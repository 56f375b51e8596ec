import { rule } from '@orrery/testkit';
import { expect } from 'vitest';
import { lunaMaris } from '../game.ts';
import { type PlayerPosition, passAll, position, stateOf } from './position.ts';

/** A player whom every category but the one in question gives nothing. */
const BLANK: PlayerPosition = {
  sp: 50,
  co2: 6,
  stress: 6,
  energy: 0,
  water: 0,
  ironLeft: 0,
  waste: 0,
  orders: ['iron-1'],
};

const scored = (...given: PlayerPosition[]): number[] => {
  const players = given.map((player) => ({ ...BLANK, ...player }));
  while (players.length < 2) players.push(BLANK);
  const s = stateOf({ seats: players.length, players });
  return lunaMaris.scores(s).map((score, i) => score - (players[i].sp ?? 0));
};

rule('LM-SCORE-01', 'stress 8 gives 5, stress 7 gives 2', () => {
  expect([3, 6, 7, 8].map((stress) => scored({ stress })[0])).toEqual([0, 0, 2, 5]);
});

rule(['LM-SCORE-02', 'LM-SCORE-13'], 'level-2 scientists give 2 each wherever they are, level-1 nothing', () => {
  expect(scored({ hand: ['agronomist', 'botanist'], rest: ['biochemist', 'chemist'] })[0]).toBe(4);
  expect(scored({ hand: [], rest: [] })[0]).toBe(0);
});

rule(['LM-SCORE-03', 'LM-SCORE-04'], 'variety and nutrition are ranked 8, 5, 2, each for itself', () => {
  // Names 3, 2, 1; nutrition 3, 6, 8.
  expect(
    scored(
      { food: { lettuce: 1, radish: 1, strawberry: 1 } },
      { food: { wheat: 1, potato: 1 } },
      { food: { carrot: 4 } },
    ),
  ).toEqual([8 + 2, 5 + 5, 2 + 8]);
});

rule('LM-SCORE-05', 'those who tie share their ranks, rounded down', () => {
  expect(
    scored({ food: { lettuce: 1, radish: 1 } }, { food: { carrot: 1, spinach: 1 } }, { food: { wheat: 3 } }).map(
      (points, i) => points - [2, 5, 8][i],
    ),
  ).toEqual([6, 6, 2]);
});

rule('LM-SCORE-06', 'no food, no rank', () => {
  expect(scored({ food: { wheat: 1 } }, {}, { food: { wheat: 1 } })).toEqual([12, 0, 12]);
  expect(scored({}, {}, { food: { lettuce: 1 } })).toEqual([0, 0, 16]);
});

rule('LM-SCORE-07', 'CO2 levels count from -5 to 8', () => {
  const points = [9, 8, 7, 6, 5, 4, 3, 2, 1, 0].map((co2) => scored({ co2 })[0]);
  expect(points).toEqual([-5, -2, 0, 0, 1, 2, 3, 4, 6, 8]);
});

rule('LM-SCORE-08', 'orders count -5, 0, 3, 5, 8', () => {
  const orders = ['iron-1', 'iron-2', 'water-1', 'water-2', 'helium-1', 'helium-2'] as const;
  expect([0, 1, 2, 3, 4, 5, 6].map((n) => scored({ orders: orders.slice(0, n) })[0])).toEqual([-5, 0, 3, 5, 8, 8, 8]);
});

rule(['LM-SCORE-09', 'LM-SCORE-10'], 'two stored resources are a point; depot and waste do not count', () => {
  expect(scored({ energy: 3, water: 1, ironLeft: 1, ironRight: 1, titaniumRight: 1 })[0]).toBe(3);
  expect(scored({ helium: 4, titaniumLeft: 2 })[0]).toBe(3);
  expect(scored({ depot: ['energy', 'iron', 'water'] })[0]).toBe(0);
  expect(scored({ waste: 1, depot: ['energy', 'iron', 'water'], energy: 1 })[0]).toBe(-1);
});

rule('LM-SCORE-11', 'waste costs 1 for the first and 2 for each further', () => {
  expect([0, 1, 2, 4, 8].map((waste) => scored({ waste })[0])).toEqual([0, -1, -3, -7, -15]);
});

rule('LM-SCORE-12', 'categories follow each other and the marker stops at 0', () => {
  // -5 for CO2 leaves 0, then 5 for three orders, 1 for two resources, -3 for waste.
  const s = stateOf({
    players: [{ ...BLANK, sp: 2, co2: 9, orders: ['iron-1', 'iron-2', 'iron-3'], energy: 2, waste: 2 }],
  });
  expect(lunaMaris.scores(s)[0]).toBe(3);
  expect(lunaMaris.breakdown(s, 0)).toEqual([
    { row: 'track', points: 2 },
    { row: 'stress', points: 0 },
    { row: 'level2', points: 0 },
    { row: 'variety', points: 0 },
    { row: 'nutrition', points: 0 },
    { row: 'co2', points: -2 },
    { row: 'orders', points: 5 },
    { row: 'resources', points: 1 },
    { row: 'waste', points: -3 },
  ]);
});

rule('LM-SCORE-14', 'the fourth rank gives nothing', () => {
  const points = scored(
    { food: { lettuce: 1, radish: 1, strawberry: 1, carrot: 1, spinach: 1 } },
    { food: { lettuce: 1, radish: 1, strawberry: 1, carrot: 1 } },
    { food: { lettuce: 1, radish: 1 } },
    { food: { strawberry: 1, lettuce: 1 } },
  );
  // Nutrition 7, 5, 2, 2 is ranked alike.
  expect(points).toEqual([16, 10, 2, 2]);
  expect(
    scored({ food: { wheat: 4 } }, { food: { wheat: 3 } }, { food: { wheat: 2 } }, { food: { wheat: 1 } }),
  ).toEqual([8 + 3, 5 + 3, 2 + 3, 3]);
});

rule('LM-SCORE-15', 'two players share 8 and 5, or get 6 each', () => {
  expect(scored({ food: { wheat: 1, carrot: 1 } }, { food: { lettuce: 1 } })).toEqual([16, 10]);
  expect(scored({ food: { wheat: 1 } }, { food: { potato: 1 } })).toEqual([12, 12]);
});

const places = (...given: PlayerPosition[]) => {
  const t = position({ round: 5, seats: given.length, players: given.map((player) => ({ ...BLANK, ...player })) });
  passAll(t);
  return t.result();
};

rule('LM-TIE-01', 'most points win', () => {
  const result = places({ sp: 40 }, { sp: 42 }, { sp: 41 });
  expect(result).toMatchObject({ places: [3, 1, 2], winners: [1] });
  expect(result?.scores).toEqual([40, 42, 41].map((sp) => sp + 0));
});

rule('LM-TIE-02', 'then more orders win', () => {
  // Two orders are worth 3, one nothing: equal points again.
  expect(places({ sp: 40, orders: ['iron-1', 'iron-2'] }, { sp: 43 })).toMatchObject({ places: [1, 2], winners: [0] });
});

rule('LM-TIE-03', 'then the lower CO2 level wins', () => {
  // Levels 6 and 7 are worth the same at the end; the ranking of round 5 gives +1 and -1.
  expect(places({ sp: 42, co2: 7 }, { sp: 40, co2: 6 })).toMatchObject({
    scores: [41, 41],
    places: [2, 1],
    winners: [1],
  });
});

rule('LM-TIE-04', 'then the victory is shared', () => {
  expect(places({ sp: 40 }, { sp: 40 })).toMatchObject({ places: [1, 1], winners: [0, 1] });
});
