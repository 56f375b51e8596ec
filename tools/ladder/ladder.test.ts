import { describe, expect, it } from 'vitest';
import { ALONE } from '../crew/crew.ts';
import { count, newLadder, nextRung, openPairs, ratingsOf, tellRung } from './ladder.ts';

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
    const expert = tasks.find(({ seed }) => seed === 'ladder expert hard 1');
    expect(expert?.one.level).toMatchObject({ how: 'search', ms: 100 });
  });
});
