import { describe, expect, it } from 'vitest';
import { dailyChallenge, matchWaiting, type Waiting } from '../src/index.ts';

const waits = (player: string, more: Partial<Waiting> = {}): Waiting => ({
  player,
  game: 'pulsar',
  seats: [2],
  pace: 'live',
  points: 1500,
  since: 0,
  ...more,
});

describe('play now', () => {
  it('puts two together who want the same', () => {
    expect(matchWaiting([waits('ada'), waits('bo')], 1000)).toEqual([
      { game: 'pulsar', pace: 'live', players: ['ada', 'bo'], seats: 2 },
    ]);
    for (const other of [{ game: 'skymines' }, { pace: '3 days' }, { seats: [3] }, { avoids: ['ada'] }])
      expect(matchWaiting([waits('ada'), waits('bo', other)], 1000)).toEqual([]);
  });

  it('makes a table as large as people like', () => {
    const seats = [2, 3, 4];
    const [match] = matchWaiting(
      ['a', 'b', 'c'].map((player) => waits(player, { seats })),
      0,
    );
    expect(match).toMatchObject({ seats: 3, players: ['a', 'b', 'c'] });
  });

  it('waits for somebody of equal strength, but not for ever', () => {
    const queue = [waits('ada'), waits('bo', { points: 2000 })];
    expect(matchWaiting(queue, 10_000)).toEqual([]);
    expect(matchWaiting(queue, 40_000)).toHaveLength(1);
  });

  it('fills with computer players after a while, if that is liked', () => {
    const queue = [waits('ada', { computersAfter: 30_000, seats: [3, 4] })];
    expect(matchWaiting(queue, 29_000)).toEqual([]);
    expect(matchWaiting(queue, 30_000)).toEqual([{ game: 'pulsar', pace: 'live', players: ['ada'], seats: 3 }]);
    // Who wants people only is not put among computer players.
    expect(matchWaiting([...queue, waits('bo', { seats: [3] })], 30_000)[0].players).toEqual(['ada']);
  });

  it('has everybody in one match at most', () => {
    const queue = Array.from({ length: 9 }, (_, i) => waits(`p${i}`, { since: i }));
    const matches = matchWaiting(queue, 60_000);
    const all = matches.flatMap(({ players }) => players);
    expect(matches).toHaveLength(4);
    expect(new Set(all).size).toBe(8);
    expect(all).not.toContain('p8');
  });
});

describe('the challenge of the day', () => {
  const games = ['pulsar', 'skymines'];
  const noon = Date.UTC(2026, 10, 15, 12);
  it('is the same all day, and another one tomorrow', () => {
    const today = dailyChallenge(noon, games, 'secret');
    expect(today).toMatchObject({ day: '2026-11-15', endsAt: Date.UTC(2026, 10, 16) });
    expect(dailyChallenge(noon + 3_600_000, games, 'secret')).toEqual(today);
    const tomorrow = dailyChallenge(noon + 86_400_000, games, 'secret');
    expect(tomorrow.game).not.toBe(today.game);
    expect(tomorrow.seed).not.toBe(today.seed);
  });
});
