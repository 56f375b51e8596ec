import { choose, type GameRoom, isRefused, recordOf, retrace, startPlay } from '@orrery/kernel';
import { describe, expect, test } from 'vitest';
import {
  type Analysis,
  absorb,
  chanceAfter,
  chancesOf,
  duel,
  fits,
  momentsOf,
  newAnalysis,
  oddsAt,
  openPuzzle,
  reportOf,
  runAnalysis,
  tasksLeft,
  work,
} from '../src/index.ts';
import { type OrchardChoice, type OrchardState, orchard, plainAdvice } from './orchard.ts';

const game = orchard([1, 2, 9, 3], 4);
const advice = { ...plainAdvice, terms: (s: OrchardState, seat: number) => ({ points: s.points[seat] }) };
const room = { game, advice } as unknown as GameRoom;

/** Everybody plants and picks; seat 1 plants the poorest field instead of the richest in round 2. */
function playedRecord() {
  const play = startPlay(game, { seats: 2, seed: 'orchard' });
  if (isRefused(play)) throw new Error(play.message);
  for (let round = 0; round < 4; round++) {
    for (const seat of [0, 1]) {
      choose(play, seat, { do: 'plant', field: seat === 1 && round === 1 ? 0 : 2 });
      choose(play, seat, { do: 'pick' });
    }
  }
  return recordOf(play);
}

const record = playedRecord();
const traced = retrace(room.game, record);
if (isRefused(traced)) throw new Error(traced.message);
const settings = { playouts: 40, close: 3 };
const here = (analysis: Analysis) => async (task: Parameters<typeof work>[4]) =>
  work(room, record, traced, analysis.settings, task);

async function analysed(start: Analysis = newAnalysis(record, settings), analysts = 1): Promise<Analysis> {
  return runAnalysis(
    record,
    start,
    Array.from({ length: analysts }, () => here(start)),
  );
}

describe('an analysis', () => {
  test('finds the one decision that cost points, what it cost and what was better', async () => {
    const report = reportOf(await analysed(), record);
    expect(report.progress).toBe(1);
    expect(report.costly.map(({ at, seat }) => [at, seat])).toEqual([[6, 1]]);
    const [{ better, loss, reasons, from, to }] = report.costly;
    expect(better).toEqual({ do: 'plant', field: 2 });
    expect(loss).toBeGreaterThan(5);
    expect(reasons?.[0]).toMatchObject({ term: 'points' });
    expect(to).toBeLessThan(from);
    expect(report.accuracy[0]).toBe(100);
    expect(report.accuracy[1]).toBeLessThan(100);
  });

  test('tells chances at every turn and, in the end, who has won', async () => {
    const { moments } = await analysed();
    expect(moments.map(({ at }) => at)).toEqual(momentsOf(record, 90));
    for (const { chances } of moments) expect(chances.reduce((sum, each) => sum + each)).toBeCloseTo(1, 2);
    expect(moments.at(-1)?.chances).toEqual([1, 0]);
  });

  test('is the same however many share the work, and whether it was stopped or not', async () => {
    const whole = await analysed();
    expect(await analysed(undefined, 3)).toEqual(whole);
    let half = newAnalysis(record, settings);
    for (const task of tasksLeft(half, record).slice(0, 9)) {
      half = absorb(half, work(room, record, traced, half.settings, task));
    }
    const kept: Analysis = JSON.parse(JSON.stringify(half));
    expect(fits(kept, record)).toBe(true);
    expect(await analysed(kept)).toEqual(whole);
  });

  test('stops when it is told to, with what it has', async () => {
    const control = new AbortController();
    const start = newAnalysis(record, settings);
    const found = await runAnalysis(record, start, [here(start)], {
      signal: control.signal,
      onFound: ({ decisions }) => void (decisions.length === 2 && control.abort()),
    });
    expect(found.decisions).toHaveLength(2);
    expect(tasksLeft(found, record).length).toBeGreaterThan(5);
  });

  test('belongs to its record only', () => {
    const analysis = newAnalysis(record);
    expect(fits(analysis, { ...record, seed: 'another' })).toBe(false);
    expect(fits({ ...analysis, format: 0 }, record)).toBe(false);
    expect(fits(null, record)).toBe(false);
  });

  test('does not look at what was hidden: other weather to come changes nothing', async () => {
    const found = await analysed();
    const spied = {
      ...room,
      game: {
        ...game,
        guess: (view: OrchardState, ...rest: [number | null, number[]]) => {
          expect(view.weather.every((weather) => weather === -1)).toBe(true);
          return game.guess(view, ...rest);
        },
      },
    } as unknown as GameRoom;
    const start = newAnalysis(record, settings);
    const again = await runAnalysis(record, start, [async (task) => work(spied, record, traced, start.settings, task)]);
    expect(again).toEqual(found);
  });
});

test('chances follow the lead, and the lead counts more towards the end', () => {
  const standing = { values: [30, 20] };
  const early = chancesOf(standing, oddsAt({ early: 30, late: 5 }, 0));
  const late = chancesOf(standing, oddsAt({ early: 30, late: 5 }, 1));
  expect(early[0]).toBeGreaterThan(0.5);
  expect(late[0]).toBeGreaterThan(early[0]);
  expect(early[0] + early[1]).toBeCloseTo(1);
  // Losing the lead leaves even chances, by the same odds.
  expect(chanceAfter(early[0], 10, 30)).toBeCloseTo(0.5);
});

test('reasons name the terms in which two options differ, for and against', () => {
  const play = startPlay(game, { seats: 2, seed: 'why' });
  if (isRefused(play)) throw new Error(play.message);
  const split = {
    ...plainAdvice,
    terms: (s: OrchardState, seat: number) => ({ fruit: 2 * s.points[seat], work: -s.points[seat] }),
  };
  const pair: [OrchardChoice, OrchardChoice] = [
    { do: 'plant', field: 2 },
    { do: 'plant', field: 0 },
  ];
  const { mean, reasons } = duel(game, split, game.view(play.state, 0), 0, pair, { playouts: 60, seed: 'why' });
  expect(reasons.map(({ term }) => term)).toEqual(['fruit', 'work']);
  const [fruit, work] = reasons;
  expect(fruit.by).toBeCloseTo(-2 * work.by, 0);
  // The terms add up to the difference.
  expect(fruit.by + work.by).toBeCloseTo(mean, 0);
  expect(mean).toBeGreaterThan(4);
});

test('a puzzle opens at its question, and not under other rules', () => {
  const puzzle = {
    game: 'orchard',
    version: 1,
    seats: 2,
    settings: {},
    seed: 'puzzle',
    choices: '2 0 1',
    seat: 1,
    answer: { do: 'pick' },
    others: [],
    reasons: [],
  };
  const play = openPuzzle(game, puzzle);
  expect(isRefused(play)).toBe(false);
  expect(!isRefused(play) && play.choices.map(([seat, choice]) => [seat, choice.do])).toEqual([
    [0, 'plant'],
    [0, 'pick'],
    [1, 'plant'],
  ]);
  expect(isRefused(openPuzzle(game, { ...puzzle, version: 2 }))).toBe(true);
});
