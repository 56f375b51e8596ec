import { below } from '@orrery/kernel';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { useApp } from './browser.ts';
import { byTouch, newRandom, nextQuestion, playOn, setUpTable } from './player.ts';

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 1 };

const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

describe('on a phone, by touch', () => {
  const app = useApp();

  test('a tile is taken, turned and laid on the drawn board', { timeout: 120_000 }, async () => {
    const seed = 'phone tile';
    await app.visit(seed, PHONE, async ({ page }) => {
      const random = newRandom(seed);
      await setUpTable(page, { game: 'planet-unknown', seed, seats: 2, level: 'random' });
      let asks = '';
      for (;;) {
        asks = await nextQuestion(page, asks);
        expect(await overflow(page), 'the page scrolls sideways').toBeLessThanOrEqual(0);
        if ((await page.locator('.pu-placing').count()) > 0) break;
        const confirms = asks.startsWith('confirm');
        await byTouch(page, confirms ? '.actions .button.main' : '.choice', 0);
      }
      for (let tries = 0; (await page.locator('.pu-dot').count()) === 0; tries++)
        await byTouch(page, '.pu-hand-buttons .button', tries % 4 === 3 ? 2 : 1);
      await byTouch(page, '.pu-dot', below(random, await page.locator('.pu-dot').count()));
      await byTouch(page, '.pu-hand-buttons .button', 3);
      expect(await nextQuestion(page, asks)).not.toBe(asks);
    });
  });

  test('a whole game', { timeout: 120_000 }, async () => {
    const seed = 'phone game';
    await app.visit(seed, PHONE, async ({ page }) => {
      await setUpTable(page, { game: 'planet-unknown', seed, seats: 1 });
      await byTouch(page, '.board-switch .button', 1);
      await playOn(page, newRandom(seed), byTouch);
      expect(await overflow(page), 'the page scrolls sideways').toBeLessThanOrEqual(0);
      expect(await page.locator('.prompt').innerText()).toMatch(/over/);
    });
  });
});
