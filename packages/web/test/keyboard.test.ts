import { below } from '@orrery/kernel';
import { IS_LONG } from '@orrery/testkit/long';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { useApp } from './browser.ts';
import { newRandom, nextQuestion, walkTo } from './player.ts';

describe('by keyboard alone', () => {
  const app = useApp();

  test('a game from the lobby on, in a long run to the final score', { timeout: 120_000 }, async () => {
    const seed = 'keyboard';
    await app.visit(seed, {}, async ({ page }) => {
      const random = newRandom(seed);
      await page.goto('/');
      await page.waitForSelector('.game-card .play-now');
      await walkTo(page, 'a[href="/new/planet-unknown"]');
      await page.keyboard.press('Enter');
      await page.waitForSelector('#seed');
      await walkTo(page, '.form fieldset .row .button');
      await page.keyboard.press('Enter');
      await walkTo(page, '#seed');
      await page.keyboard.type(seed);
      await walkTo(page, 'form button[type="submit"]');
      await page.keyboard.press('Enter');
      let asks = await nextQuestion(page);
      // The list of the plain board, by its key.
      await page.keyboard.press('b');
      await page.waitForSelector('.sheet');
      for (let made = 0; asks !== 'over' && (IS_LONG || made < 12); made++) {
        // The board may have taken the focus, as for a tile in the hand.
        if (asks.startsWith('choose')) await page.keyboard.press('c');
        const focus = asks.startsWith('confirm') ? '.actions .button.main' : '.choice';
        expect(await page.evaluate((wanted) => document.activeElement?.matches(wanted), focus), asks).toBe(true);
        if (asks.startsWith('choose'))
          for (let steps = below(random, 4); steps > 0; steps--) await page.keyboard.press('ArrowDown');
        await page.keyboard.press('Enter');
        asks = await nextQuestion(page, asks);
      }
      if (IS_LONG) await page.waitForSelector('.final-scores');
    });
  });

  test('a tile is turned and laid with arrows and letters', { timeout: 120_000 }, async () => {
    const seed = 'keyboard tile';
    await app.visit(seed, { settings: { confirm: false } }, async ({ page }) => {
      await page.goto('/new/planet-unknown');
      await walkTo(page, '#seed');
      await page.keyboard.type(seed);
      await page.keyboard.press('Enter');
      let asks = await nextQuestion(page);
      while ((await page.locator('.pu-placing').count()) === 0) {
        await page.keyboard.press('c');
        await page.keyboard.press('Enter');
        asks = await nextQuestion(page, asks);
      }
      await walkTo(page, '.pu-placing', 'Shift+Tab');
      await layTile(page, asks);
      expect(await nextQuestion(page, asks)).not.toBe(asks);
    });
  });
});

/** Walks the tile in the hand over the whole planet in every turn until it fits. */
async function layTile(page: Page, asks: string): Promise<void> {
  for (let turn = 0; turn < 8; turn++) {
    for (let step = 0; step < 12 * 12; step++) {
      await page.keyboard.press(
        step % 12 === 11 ? 'ArrowDown' : Math.floor(step / 12) % 2 === 0 ? 'ArrowRight' : 'ArrowLeft',
      );
      if ((await page.locator('.pu-ghost.legal').count()) === 0) continue;
      await page.keyboard.press('Enter');
      return;
    }
    await page.keyboard.press(turn === 3 ? 'f' : 'r');
  }
  throw new Error(`no place found (${asks})`);
}
