import { IS_LONG, longTest } from '@orrery/testkit/long';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { useApp } from './browser.ts';
import { nextQuestion, setUpTable } from './player.ts';

/** Presses the first place of a kind that can be pressed. */
const press = (page: Page, kind: string): Promise<void> =>
  page.locator(`[data-place^="${kind}"] [data-press], [data-press][data-place^="${kind}"]`).first().click();

const isThere = async (page: Page, selector: string): Promise<boolean> => (await page.locator(selector).count()) > 0;

const HAND_IN = '[data-place="do hand-in"]';

/** Lays one card at an action slot and hands the planning in. */
async function plan(page: Page, asks: string): Promise<string> {
  await press(page, 'hand ');
  await press(page, 'slot ');
  const next = await nextQuestion(page, asks);
  await press(page, 'do hand-in');
  return next;
}

/** How many faces of laid cards can be seen in the other person's lab: a face carries a numeral. */
async function facesOfTheOther(page: Page): Promise<number> {
  const other = page.locator('button[data-place^="seat "]').first();
  const seat = (await other.getAttribute('data-place'))?.split(' ')[1];
  await other.click();
  await page.locator('.sky-back').waitFor();
  const cards = page.locator(`[data-place^="slot "][data-place$="@${seat}"] .moving`);
  return cards.filter({ has: page.locator('text') }).count();
}

describe('plans of Skymines', () => {
  const app = useApp();
  const viewport = { width: 1440, height: 900 };

  longTest('two people at one device: plans are secret until both are handed in', { timeout: 120_000 }, async () => {
    const seed = 'covered plans';
    await app.visit(seed, { settings: { confirm: false }, viewport }, async ({ page }) => {
      await setUpTable(page, { game: 'skymines', seed, seats: 2, people: 2 });
      let asks = await nextQuestion(page);
      let handedIn = 0;
      const covered = new Set<string>();
      while (handedIn < 2 || asks.startsWith('ready')) {
        const before = asks;
        if (asks.startsWith('ready')) {
          covered.add(asks);
          expect(await isThere(page, '.table-screen, .sky-board, .choice')).toBe(false);
          await page.click('.hand-over .button');
        } else if (await isThere(page, HAND_IN)) {
          if (handedIn === 1) {
            expect(await facesOfTheOther(page)).toBe(0);
            await page.click('.sky-back');
          }
          asks = await plan(page, asks);
          handedIn++;
        } else await press(page, 'row ');
        asks = await nextQuestion(page, asks === before ? before : asks);
      }
      expect(covered.size).toBe(2);
      expect(await facesOfTheOther(page)).toBe(1);
    });
  });

  for (const motion of IS_LONG ? ['on', 'off'] : ['on']) {
    test(`all plans turn up before everybody's eyes: motion ${motion}`, { timeout: 120_000 }, async () => {
      const seed = 'revealed plans';
      await app.visit(seed, { settings: { confirm: false, motion }, viewport }, async ({ page }) => {
        await setUpTable(page, { game: 'skymines', seed, seats: 3 });
        let asks = await nextQuestion(page);
        while (!(await isThere(page, HAND_IN))) {
          await press(page, 'row ');
          asks = await nextQuestion(page, asks);
        }
        await plan(page, asks);
        const reveal = page.locator('.sky-reveal');
        if (motion === 'off') {
          await nextQuestion(page, asks);
          expect(await reveal.count()).toBe(0);
          return;
        }
        await reveal.waitFor();
        expect(await reveal.locator('.sky-turn-up').count()).toBeGreaterThan(1);
        await reveal.click();
        await reveal.waitFor({ state: 'detached' });
      });
    });
  }
});
