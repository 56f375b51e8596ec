import { expect, test } from 'vitest';
import {
  ASTEROIDS,
  BELT_PLACES,
  CARDS,
  CHEMIST,
  LUNA_CARDS,
  MISSIONS,
  NEIGHBOURS,
  PLANS,
  SECTOR_FACILITIES,
  SECTORS,
  START_TILES,
  STATION_COLUMNS,
  STATION_COST,
  TASKS,
  THREATS,
  TRACKS,
} from '../data/index.ts';

const count = <T>(items: readonly T[], is: (item: T) => boolean): number => items.filter(is).length;
const sum = (numbers: readonly number[]): number => numbers.reduce((total, n) => total + n, 0);

test('as many of each component as the box holds', () => {
  expect((['A', 'B', 'C', 'D', 'E'] as const).map((deck) => count(CARDS, (card) => card.deck === deck))).toEqual([
    9, 16, 11, 4, 4,
  ]);
  expect(CARDS).toHaveLength(44 + 36 + 4);
  expect(
    (['A', 'B', 'C', 'special', 'start'] as const).map((letter) => count(PLANS, (plan) => plan.letter === letter)),
  ).toEqual([24, 24, 24, 6, 10]);
  expect([START_TILES.length, MISSIONS.length, THREATS.length, TRACKS.length]).toEqual([10, 6, 6, 10]);
  expect([count(LUNA_CARDS, (card) => card.grade === 1), count(LUNA_CARDS, (card) => card.grade === 2)]).toEqual([
    12, 7,
  ]);
});

test('five chemists, one for all companies and one for each of them', () => {
  const chemists = CARDS.filter((card) => card.kind === CHEMIST);
  expect(chemists.map(({ serves }) => serves).sort()).toEqual([-1, 0, 1, 2, 3]);
});

test('every id is there once', () => {
  for (const rows of [CARDS, PLANS, START_TILES, MISSIONS, THREATS, TRACKS, LUNA_CARDS, BELT_PLACES]) {
    const ids = (rows as readonly { readonly id: string }[]).map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  }
  expect(new Set(MISSIONS.flatMap(({ tasks }) => tasks)).size).toBe(Object.keys(TASKS).length);
});

test('no start bonus meets a barrier', () => {
  const farthest = Math.max(...START_TILES.flatMap(({ bonus }) => bonus.map(({ n }) => n)));
  for (const { barriers } of TRACKS) for (const [after] of barriers) expect(after).toBeGreaterThanOrEqual(farthest);
});

test('borders are mutual and every sector can be reached', () => {
  for (let sector = 1; sector <= SECTORS; sector++) {
    for (const { to, cost } of NEIGHBOURS[sector]) {
      expect(NEIGHBOURS[to]).toContainEqual({ to: sector, cost });
    }
  }
  for (const costs of STATION_COST) {
    const reached = new Set(costs.flatMap((cost, sector) => (cost > 0 ? [sector] : [])));
    expect(reached.size).toBe(3);
    for (const sector of reached) for (const { to } of NEIGHBOURS[sector]) reached.add(to);
    expect(reached.size).toBe(SECTORS);
  }
  // Inner sectors lie in their rings.
  expect([NEIGHBOURS[9], NEIGHBOURS[18]]).toEqual([[{ to: 8, cost: 2 }], [{ to: 17, cost: 2 }]]);
});

test('what the rulebook says of single places', () => {
  expect([SECTOR_FACILITIES[16], SECTOR_FACILITIES[21], SECTOR_FACILITIES[24]]).toEqual([
    { mine: 1, pit: 0, gas: 0, research: 0 },
    { mine: 0, pit: 0, gas: 0, research: 1 },
    { mine: 0, pit: 0, gas: 0, research: 2 },
  ]);
  expect(ASTEROIDS.filter(({ linked }) => linked.length > 0).map(({ number }) => number)).toEqual([1, 15]);
  for (const side of ['moon', 'belt'] as const) {
    for (const { coins } of STATION_COLUMNS[side]) expect(coins.at(-1)).toBe(2);
    expect(sum(STATION_COLUMNS[side].flatMap(({ coins }) => coins))).toBe(15);
  }
});

test('every asteroid and route can be reached from every station', () => {
  const reached = new Set([ASTEROIDS.findIndex(({ number }) => number === 3)]);
  for (let turn = 0; turn < ASTEROIDS.length; turn++) {
    for (const { ends } of BELT_PLACES) {
      if (ends.some(({ asteroid }) => reached.has(asteroid))) for (const { asteroid } of ends) reached.add(asteroid);
    }
  }
  expect(reached.size).toBe(ASTEROIDS.length);
});

test('tracks rise: thresholds, barriers and shares in order', () => {
  for (const { thresholds, barriers, shares } of TRACKS) {
    expect(thresholds.map(({ coins }) => coins)).toEqual([1, 2]);
    expect(thresholds[0].after).toBeLessThan(thresholds[1].after);
    expect(barriers.length === 1 || barriers.length === 2).toBe(true);
    for (const [i, [field, n]] of shares.entries()) {
      if (i > 0) expect([field > shares[i - 1][0], n > shares[i - 1][1]]).toEqual([true, true]);
    }
  }
});

test('there is no chemist among the starting cards, and starting tiles name three different cards', () => {
  expect(CARDS.slice(44).some(({ kind }) => kind === 5)).toBe(false);
  for (const { lock } of START_TILES) expect(new Set(lock).size).toBe(3);
});
