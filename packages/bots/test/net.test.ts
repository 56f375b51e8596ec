import { type Advice, isOver, type Learning, nextInt, seedRandom, viewOf, type Weights } from '@orrery/kernel';
import { describe, expect, it } from 'vitest';
import { greedyThinker, loadAdvice, randomThinker, searchThinker } from '../src/index.ts';
import {
  adviceBy,
  duel,
  forward,
  type Learner,
  type Lessons,
  lessonsOf,
  logistic,
  newLessons,
  newNet,
  newPupil,
  printOf,
  readNet,
  study,
  TRAINING,
  train,
  writeNet,
} from '../src/net/index.ts';
import { begun } from './ask.ts';
import { garden, gardening } from './garden.ts';
import { type OrchardChoice, type OrchardState, orchard, plainAdvice } from './orchard.ts';

/** Positions whose missing lead is a crooked function of their features. */
function lessonsLike(plays: number, missing: (x: Float32Array) => number): Lessons {
  const size = 5;
  const random = seedRandom('lessons');
  const features = Float32Array.from({ length: plays * size }, () => nextInt(random) / 2 ** 31);
  const rows = Array.from({ length: plays }, (_, i) => missing(features.subarray(i * size, (i + 1) * size)));
  return {
    size,
    features,
    missing: Float32Array.from(rows),
    won: Float32Array.from(rows, (row) => (row > 0 ? 1 : 0)),
    told: new Float32Array(plays).fill(Number.NaN),
    play: Int32Array.from(rows, (_, i) => i),
  };
}

const crooked = (x: Float32Array): number => 10 * Math.abs(x[0]) - 4 * x[1] + 3 * x[2] * x[3];

describe('the network', () => {
  it('adds up what its weights say', () => {
    const net = newNet(3, 'sum');
    net.mean.set([1, 0, -2]);
    net.inverse.set([0.5, 2, 1]);
    const features = new Float32Array([9, 3, 1, -40]);
    const z = [(3 - 1) * 0.5, 1 * 2, -5];
    const outputs = [0, 1].map((output) => {
      let sum = 0;
      for (let unit = 0; unit < 32; unit++) {
        let unitSum = 0;
        for (let i = 0; i < 3; i++) unitSum += z[i] * net.first[8 * Math.floor(unit / 8) * 3 + i * 8 + (unit % 8)];
        sum += Math.max(0, unitSum) * net.second[2 * unit + output];
      }
      return sum;
    });
    const told = forward(net, features, 1);
    expect(told[0]).toBeCloseTo(outputs[0], 10);
    expect(told[1]).toBeCloseTo(outputs[1], 10);
  });

  it('learns along the slope of its error', () => {
    const lessons = lessonsLike(1, crooked);
    const net = newNet(5, 'slope');
    net.points = 10;
    const pupil = newPupil(net);
    study(pupil, lessons, 0, TRAINING);
    const loss = (): number => {
      const [lead, win] = forward(net, lessons.features);
      const off = lead - lessons.missing[0] / net.points;
      const hit = lessons.won[0] === 1 ? logistic(win) : 1 - logistic(win);
      return (off * off) / 2 - TRAINING.winWeight * Math.log(hit);
    };
    for (const { weights, gradient } of pupil.layers) {
      for (const i of [0, Math.floor(weights.length / 2), weights.length - 1]) {
        const before = weights[i];
        weights[i] = before + 1e-5;
        const above = loss();
        weights[i] = before - 1e-5;
        const slope = (above - loss()) / 2e-5;
        weights[i] = before;
        expect(gradient[i]).toBeCloseTo(slope, 5);
      }
    }
  });

  it('finds a crooked function, the same one for the same seed', () => {
    const lessons = lessonsLike(3000, crooked);
    const one = train(lessons, 'seed', { epochs: 10 });
    expect(one.error).toBeLessThan(one.handError / 4);
    expect(writeNet(train(lessons, 'seed', { epochs: 10 }).net)).toBe(writeNet(one.net));
    expect(writeNet(train(lessons, 'other', { epochs: 10 }).net)).not.toBe(writeNet(one.net));
  });

  it('is stored in letters with hardly a difference, and only for as many features as it has', () => {
    const lessons = lessonsLike(1000, crooked);
    const { net } = train(lessons, 'stored');
    const text = writeNet(net);
    const back = readNet(text, 5);
    for (let i = 0; i < 100; i++) {
      const before = forward(net, lessons.features, i * 5)[0] * net.points;
      expect(forward(back!, lessons.features, i * 5)[0] * back!.points).toBeCloseTo(before, 0);
    }
    expect(writeNet(back!)).toBe(text);
    expect(readNet(text, 6)).toBeUndefined();
  });
});

/** A net that has seen gardens in which what was planted was reaped. */
function taught() {
  const { size } = gardening;
  const positions = 2000;
  const lessons = newLessons(size, positions);
  for (let i = 0; i < positions; i++) {
    const planted = i % 10;
    lessons.features.set([0, planted, i % 7, i % 5, i % 3, 0], i * size);
    lessons.missing[i] = planted;
    lessons.won[i] = planted > 4 ? 1 : 0;
    lessons.play[i] = i;
  }
  return train(lessons, 'garden', { epochs: 6 }).net;
}

describe('learned advice', () => {
  const net = taught();
  const weights: Weights = { version: 1, print: '', search: true, net: writeNet(net) };
  const adviceWith = (given: Partial<Weights>): Advice<OrchardState, OrchardChoice> => ({
    ...plainAdvice,
    learning: { ...gardening, weights: { two: async () => ({ weights: { ...weights, ...given } }) } },
  });

  it('sees what the hand-written valuation does not', () => {
    const advice = { ...plainAdvice, learning: gardening };
    const thinker = greedyThinker({ follow: 0 });
    const [table] = gardening.tables.two!;
    const { share, margin } = duel(
      garden,
      gardening,
      [table],
      { advice: adviceBy(advice, net), thinker },
      { advice, thinker },
      20,
      'duel',
    );
    expect(share.low).toBeGreaterThan(0.5);
    expect(margin.low).toBeGreaterThan(0);
  });

  it('counts the true lead once the play is over', () => {
    const { value, lead } = adviceBy({ ...plainAdvice, learning: gardening }, net);
    const play = begun(garden, 2, 'over');
    const s = { ...play.state, agenda: { table: [], seats: [[], []], phase: 9 }, points: [12, 5] };
    expect(value(s, 0)).toBe(7);
    expect(lead?.(s, 1)).toBe(-7);
  });

  it('is loaded once for its kind of table, and is void in another version', async () => {
    const [two, three] = [2, 3].map((seats) => begun(garden, seats, 'kinds').state);
    const advice = adviceWith({});
    const learned = await loadAdvice(garden, advice);
    expect(await loadAdvice(garden, advice)).toBe(learned);
    expect(learned.at?.(two, true)).not.toBe(advice);
    expect(learned.at?.(three, true)).toBe(advice);
    const glancing = adviceWith({ search: false });
    const forGlances = await loadAdvice(garden, glancing);
    expect(forGlances.at?.(two, true)).toBe(glancing);
    expect(forGlances.at?.(two, false)).not.toBe(glancing);
    const searching = adviceWith({ greedy: false });
    const forSearches = await loadAdvice(garden, searching);
    expect(forSearches.at?.(two, true)).not.toBe(searching);
    expect(forSearches.at?.(two, false)).toBe(searching);
    const old = adviceWith({ version: 0 });
    expect(await loadAdvice(garden, old)).toBe(old);
    const away = {
      ...advice,
      learning: { ...gardening, weights: { two: () => Promise.reject(new Error('offline')) } },
    };
    expect(await loadAdvice(garden, away)).toBe(away);
    const broken = adviceWith({ net: btoa('too short') });
    expect(await loadAdvice(garden, broken)).toBe(broken);
  });

  it('is asked about guesses alone, never about a view with its blanks', async () => {
    const seen: OrchardState[] = [];
    const watched: Learning<OrchardState> = {
      ...gardening,
      weights: { two: async () => ({ weights }) },
      describe(s, seat, into) {
        seen.push(s);
        gardening.describe(s, seat, into);
      },
    };
    const advice = await loadAdvice(garden, { ...plainAdvice, learning: watched });
    const view = viewOf(begun(garden, 2, 'guesses'), 0);
    searchThinker({ playouts: 30 }).think(garden, advice, view, 0, seedRandom('guesses'));
    greedyThinker().think(garden, advice, view, 0, seedRandom('guesses'));
    expect(seen.length).toBeGreaterThan(20);
    expect(seen.some((s) => s === view || s.weather.includes(-1))).toBe(false);
  });

  it('gives way to the hand-written valuation where that is asked for', async () => {
    const byHand = adviceWith({});
    const learned = await loadAdvice(garden, byHand);
    const view = viewOf(begun(garden, 2, 'by hand'), 0);
    const think = (advice: Advice<OrchardState, OrchardChoice>, is: boolean) =>
      searchThinker({ playouts: 20, learned: is }).think(garden, advice, view, 0, seedRandom('by hand'));
    expect(think(learned, false)).toEqual(think(byHand, true));
    expect(think(learned, true)).not.toEqual(think(byHand, true));
  });
});

it('a play is learned from as every seat saw it, by how it ended', () => {
  const [table] = gardening.tables.two!;
  const learner = { advice: plainAdvice, thinker: greedyThinker() };
  const anybody = { advice: plainAdvice, thinker: randomThinker };
  const { features, missing, won, play } = lessonsOf(garden, gardening, table, 'lesson', [learner, anybody], 7);
  const ends = Array.from(missing, (rest, i) => rest + features[i * gardening.size]);
  // Rounds one and three of three, by two seats.
  expect(Array.from(play)).toEqual([7, 7, 7, 7]);
  expect(ends[0]).toBeGreaterThan(0);
  expect(ends[0]).toBe(ends[2]);
  expect(ends[1]).toBe(-ends[0]);
  expect(won[0] + won[1]).toBe(1);
});

it('a teacher says what the positions are worth in which it is asked', () => {
  const [table] = gardening.tables.two!;
  const anybody = { advice: plainAdvice, thinker: randomThinker };
  const asked: number[] = [];
  const teacher: Learner<OrchardState, OrchardChoice> = {
    advice: plainAdvice,
    thinker: {
      think(_game, _advice, view, seat) {
        asked.push(view.agenda.phase);
        return {
          choice: { do: 'pass' } as never,
          playouts: asked.length - 1,
          value: seat === 0 ? 30 : -30,
          candidates: [],
          line: [],
        };
      },
    },
  };
  const { told, features } = lessonsOf(garden, gardening, table, 'lesson', [anybody, anybody], 7, teacher);
  const said = Array.from(told, (rest, i) => rest + features[i * gardening.size]);
  expect(asked).toHaveLength(2);
  // It did not think the first time.
  expect(said).toEqual([Number.NaN, Number.NaN, 30, -30]);
  const untold = lessonsOf(garden, gardening, table, 'lesson', [anybody, anybody], 7);
  expect(untold.told.every(Number.isNaN)).toBe(true);
});

it('a teacher counts more than how a play happened to end', () => {
  const lessons = lessonsLike(600, () => 10);
  const alone = train(lessons, 'ends').net;
  const taught = train({ ...lessons, told: lessons.told.map(() => -10) }, 'told').net;
  const leadBy = (net: typeof alone): number => forward(net, lessons.features)[0] * net.points;
  expect(leadBy(alone)).toBeGreaterThan(5);
  expect(leadBy(taught)).toBeLessThan(0);
});

it('learning goes on from what is known', () => {
  const lessons = lessonsLike(600, crooked);
  const known = train(lessons, 'known', { epochs: 8 });
  const [afresh, further] = [undefined, readNet(writeNet(known.net), 5)].map((before) =>
    train(lessons, 'further', { epochs: 1 }, before),
  );
  expect(further.error).toBeLessThan(afresh.error / 2);
});

describe('the print of rules and features', () => {
  it('changes with either', () => {
    const tables = gardening.tables.two!;
    const print = printOf(garden, gardening, tables);
    expect(printOf(garden, gardening, tables)).toBe(print);
    expect(printOf(orchard([1, 5, 2, 8, 3, 1, 9, 5], 3), gardening, tables)).not.toBe(print);
    const other: Learning<OrchardState> = {
      ...gardening,
      describe(s, seat, into) {
        gardening.describe(s, seat, into);
        into[4]++;
      },
    };
    expect(printOf(garden, other, tables)).not.toBe(print);
  });
});

it('alone, a search weighs what the game says of the lead, also when the play is over', () => {
  const game = orchard([1, 5, 2], 1);
  const view = viewOf(begun(game, 1, 'alone'), 0);
  const think = (advice: Advice<OrchardState, OrchardChoice>) =>
    searchThinker({ playouts: 40 }).think(game, advice, view, 0, seedRandom('alone')).value;
  expect(think(plainAdvice)).toBeGreaterThan(0);
  expect(think({ ...plainAdvice, lead: (s) => (isOver(s) ? -50 : 0) })).toBe(-50);
});
