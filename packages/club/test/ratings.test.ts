import { describe, expect, it } from 'vitest';
import {
  chancesOf,
  isProvisional,
  NEWCOMER,
  pointsOf,
  type RatedPlay,
  type Rating,
  Ratings,
  rate,
} from '../src/index.ts';

const sureOf = (mean: number): Rating => ({ mean, deviation: 1 });

describe('one play', () => {
  it('moves two newcomers apart by the figures of the method', () => {
    // As published for the library of the same method: two newcomers, the first wins.
    const [winner, loser] = rate([NEWCOMER, NEWCOMER], [1, 2]);
    expect(winner.mean).toBeCloseTo(27.6355, 2);
    expect(loser.mean).toBeCloseTo(22.3645, 2);
    expect(winner.deviation).toBeCloseTo(8.0659, 2);
    expect(loser.deviation).toBeCloseTo(8.0659, 2);
  });

  it('gives nothing for a draw of equals, and takes from the stronger in a draw', () => {
    const [a, b] = rate([NEWCOMER, NEWCOMER], [1, 1]);
    expect(a.mean).toBeCloseTo(NEWCOMER.mean, 9);
    expect(b.mean).toBeCloseTo(NEWCOMER.mean, 9);
    const [strong, weak] = rate([sureOf(35), sureOf(20)], [1, 1]);
    expect(strong.mean).toBeLessThan(35);
    expect(weak.mean).toBeGreaterThan(20);
  });

  it('orders six seats by their places, and makes everybody surer', () => {
    const after = rate(
      Array.from({ length: 6 }, () => NEWCOMER),
      [3, 1, 6, 2, 5, 4],
    );
    const byMean = after.map(({ mean }, seat) => ({ mean, seat })).sort((a, b) => b.mean - a.mean);
    expect(byMean.map(({ seat }) => seat)).toEqual([1, 3, 0, 5, 4, 2]);
    for (const { deviation } of after) expect(deviation).toBeLessThan(NEWCOMER.deviation);
  });

  it('moves little what is expected, and much what is not', () => {
    const [expected] = rate([sureOf(35), sureOf(20)], [1, 2]);
    const [, upset] = rate([sureOf(35), sureOf(20)], [2, 1]);
    expect(expected.mean - 35).toBeLessThan((upset.mean - 20) / 5);
  });

  it('sees about ten wins of eleven in 400 points', () => {
    expect(pointsOf(NEWCOMER)).toBe(1500);
    const [first] = chancesOf([sureOf(25 + 400 / 30), sureOf(25)]);
    expect(first).toBeGreaterThan(0.88);
    expect(first).toBeLessThan(0.93);
  });
});

const play = (id: number, ...players: string[]): RatedPlay => ({
  id: `play ${id}`,
  game: 'pulsar',
  at: id,
  seats: players.map((player, i) => ({ player, place: i + 1 })),
});

describe('a list of ratings', () => {
  const plays = [play(1, 'ada', 'bo'), play(2, 'ada', 'cy', 'bo'), play(3, 'cy', 'ada'), play(4, 'ada', 'hard')];
  const anchors = new Map([['hard', sureOf(30)]]);

  it('follows from the plays alone, in whatever order they come', () => {
    const there = Ratings.from(plays, anchors);
    const back = Ratings.from(plays.toReversed(), anchors);
    expect(back.list()).toEqual(there.list());
    expect(there.historyOf('ada').map(({ play: id }) => id)).toEqual(['play 1', 'play 2', 'play 3', 'play 4']);
    expect(there.historyOf('ada').at(-1)?.after).toEqual(there.of('ada'));
  });

  it('holds computer players still, and people are measured against them', () => {
    const ratings = Ratings.from(plays, anchors);
    expect(ratings.of('hard')).toEqual(sureOf(30));
    const [, , , last] = ratings.historyOf('ada');
    expect(last.after.mean).toBeGreaterThan(last.before.mean);
    expect(ratings.list().find(({ player }) => player === 'hard')).toMatchObject({
      isProvisional: false,
      points: 1650,
    });
  });

  it('does not count a play alone, or one with somebody twice', () => {
    const ratings = Ratings.from([play(1, 'ada'), play(2, 'ada', 'ada')]);
    expect(ratings.list()).toEqual([]);
  });

  it('is sure of somebody after some plays, and finds who is stronger', () => {
    const ratings = new Ratings();
    expect(isProvisional(ratings.of('ada'))).toBe(true);
    for (let i = 0; i < 16; i++) ratings.add(i % 4 === 0 ? play(i, 'bo', 'ada') : play(i, 'ada', 'bo'));
    expect(isProvisional(ratings.of('ada'))).toBe(false);
    expect(ratings.list().map(({ player }) => player)).toEqual(['ada', 'bo']);
    expect(ratings.list()[0]).toMatchObject({ plays: 16, wins: 12 });
  });
});
