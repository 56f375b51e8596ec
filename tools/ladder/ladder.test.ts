import { LEVELS } from '@orrery/bots';
import { describe, expect, it } from 'vitest';
import { ALONE } from '../crew/crew.ts';
import { count, type Ladder, newLadder, nextRung, openPairs, ratingsOf, tellRung, withPlaysOf } from './ladder.ts';

describe('the ladder of computer players', () => {
  it('plays neighbours first, every pair as often, and ends', () => {
    const ladder = newLadder('', 1);
    const order: string[] = [];
    for (let rung = nextRung(ladder, 4); rung !== undefined; rung = nextRung(ladder, 4)) {
      order.push(`${rung.one} ${rung.other}`);
      rung.plays += 2;
    }
    expect(order.slice(0, 4)).toEqual(['easy random', 'medium easy', 'hard medium', 'expert hard']);
    expect(order.length).toBe(20);
    expect(order.at(-1)).toBe('expert random');
  });

  it('rates so that differences give back what was won', () => {
    const { rungs } = newLadder('', 1);
    for (const rung of rungs) {
      rung.plays = 1000;
      rung.won = 750;
      if (rung.one === 'hard' && rung.other === 'medium') rung.won = 1000 / (1 + 10 ** (-200 / 400));
    }
    const alone = rungs.filter(({ one, other }) => one === 'hard' && other === 'medium');
    const ratings = ratingsOf({ rungs: alone });
    expect(ratings.medium).toBe(1500);
    expect(ratings.hard).toBeGreaterThan(1695);
    expect(ratings.hard).toBeLessThan(1705);
    // Pairs that have not played say nothing.
    const begun = newLadder('', 1).rungs.map(
      (rung) => alone.find(({ one, other }) => one === rung.one && other === rung.other) ?? rung,
    );
    expect(ratingsOf({ rungs: begun }).hard).toBe(ratings.hard);
    expect(ratingsOf({ rungs }).expert).toBeGreaterThan(ratingsOf({ rungs }).random);
  });

  it('plays one seed from both seats and counts what the stronger one wins', async () => {
    const ladder = newLadder('', 1);
    const [rung] = ladder.rungs;
    const [{ task }] = openPairs('luna-maris', { ...ladder, rungs: [rung] }, 2);
    const [pair] = await ALONE.work('pair', [task]);
    count(rung, pair);
    expect(rung.plays).toBe(2);
    expect(rung.won, task.seed).toBe(2);
    expect(tellRung(rung)).toMatch(/^easy against random: 100 % \(\d+-100\) of 2$/);
  });

  it('gives out every pair of plays once, however many are under way', () => {
    const ladder = newLadder('', 10);
    for (const rung of ladder.rungs) rung.plays = 2;
    const tasks = [...openPairs('luna-maris', ladder, 6)].map(({ task }) => task);
    expect(new Set(tasks.map(({ seed }) => seed)).size).toBe(20);
    expect(tasks.every(({ seed }) => / [12]$/.test(seed))).toBe(true);
  });

  it('hastens those alone who both go by the clock', () => {
    const tasks = [...openPairs('luna-maris', newLadder('', 10), 2)].map(({ task }) => task);
    const levelsOf = (pair: string) => {
      const task = tasks.find(({ seed }) => seed === `ladder ${pair} 0`);
      return [task?.one.level, task?.other.level];
    };
    expect(levelsOf('expert hard')).toMatchObject([{ ms: 100 }, { ms: 20 }]);
    expect(levelsOf('hard medium')).toEqual([LEVELS.hard, LEVELS.medium]);
  });

  it('keeps the plays of pairs that would be made in the same way', () => {
    const made = { ...LEVELS, easy: { how: 'greedy', noise: 0.1 } } as const;
    const kept = newLadder('rules', 10, made);
    for (const rung of kept.rungs) rung.plays = 4;
    const playsOf = (ladder: Ladder, pair: string): number | undefined =>
      withPlaysOf(ladder, kept).rungs.find(({ one, other }) => `${one} ${other}` === pair)?.plays;
    const now = newLadder('rules', 10);
    expect(playsOf(now, 'expert hard')).toBe(4);
    expect(playsOf(now, 'medium easy'), 'another easy player').toBe(0);
    expect(playsOf(newLadder('rules', 5), 'expert hard'), 'another time').toBe(0);
    expect(playsOf(newLadder('rules', 5), 'hard medium'), 'not hastened').toBe(4);
    expect(playsOf(newLadder('other rules', 10), 'hard medium')).toBe(0);
  });
});
