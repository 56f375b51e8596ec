import { below, type Random } from '@orrery/kernel';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { openTable, startGame, useOnlineApp } from './online.ts';
import { newRandom, nextQuestion, walkTo } from './player.ts';
import { playQuickly } from './quick.ts';

/** To the end, or so many questions. */
async function playByKeys(page: Page, random: Random, most: number): Promise<void> {
  // The list of the plain board, by its key.
  await nextQuestion(page);
  await page.keyboard.press('b');
  await page.waitForSelector('.sheet');
  let asks = await nextQuestion(page);
  for (let answered = 0; asks !== 'over' && answered < most; answered++) {
    if (asks.startsWith('confirm')) {
      await walkTo(page, '.actions .button.main');
    } else {
      await page.keyboard.press('c');
      for (let steps = below(random, 4); steps > 0; steps--) await page.keyboard.press('ArrowDown');
    }
    await page.keyboard.press('Enter');
    asks = await nextQuestion(page, asks);
  }
}

describe('online by keyboard alone', () => {
  const app = useOnlineApp();

  test('from the invitation on, in a long run to the final score', { timeout: 480_000 }, async () => {
    await app.meet(2, {}, async (ada, bo) => {
      const table = { game: 'planet-unknown', friends: 1, seats: 2, level: 'random', name: 'Ada' };
      await bo.goto(await openTable(ada, table));
      await bo.waitForSelector('.door');
      await walkTo(bo, '.door .input');
      await bo.keyboard.type('Bo');
      await bo.keyboard.press('Enter');
      await bo.waitForSelector('.waiting-room');
      await walkTo(bo, '.waiting-room .button.main');
      await bo.keyboard.press('Enter');
      await startGame(ada);
      await bo.waitForSelector('.table-screen');
      const theOther = playQuickly(ada, 'first', 9);
      // In a short run Ada goes on until the page is closed.
      theOther.catch(() => undefined);
      await playByKeys(bo, newRandom('online keys'), Number.POSITIVE_INFINITY);
      await theOther;
      await bo.waitForSelector('.final-scores');
      expect(await bo.locator('.prompt').innerText()).toMatch(/wins|share/);
    });
  });
});
