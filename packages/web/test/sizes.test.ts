// Screens between a desk and a phone: what is asked, said and shown fits them.
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { useApp } from './browser.ts';
import { SCENES } from './scenes.ts';

const UPRIGHT = { viewport: { width: 820, height: 1180 } };
const LYING = { viewport: { width: 1180, height: 820 } };
const PHONE_LYING = { viewport: { width: 844, height: 390 }, hasTouch: true, isMobile: true };

/** Whatever of these parts shows less than it has. */
const overflowing = (page: Page, parts: string): Promise<string[]> =>
  page.evaluate(
    (selector) =>
      [...document.querySelectorAll<HTMLElement>(selector)]
        .filter(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight + 1)
        .map(({ className, innerText }) => `${className}: ${innerText}`),
    parts,
  );

const boxOf = async (page: Page, part: string) => {
  const box = await page.locator(part).first().boundingBox();
  if (box === null) throw new Error(`${part} is not in sight`);
  return box;
};

describe('screens between a desk and a phone', () => {
  const app = useApp();

  test('a tablet that stands stays upright with a hint, and its sheet takes a third at most', {
    timeout: 60_000,
  }, async () => {
    await app.visit('sizes tablet', { ...UPRIGHT, settings: { language: 'de' } }, async ({ page }) => {
      await SCENES.hint(page);
      expect(await page.locator('.pu').getAttribute('data-wide')).toBe('false');
      const most = UPRIGHT.viewport.height / 3;
      expect((await boxOf(page, '.table-side')).height).toBeLessThanOrEqual(most);
      await page.locator('.side-stops .button').first().click();
      await expect.poll(() => page.locator('.table-side').getAttribute('data-stop')).toBe('half');
      await expect.poll(async () => (await boxOf(page, '.table-side')).height).toBeLessThanOrEqual(most);
    });
  });

  test('a tablet that lies has room for six seats', { timeout: 60_000 }, async () => {
    await app.visit('sizes six', LYING, async ({ page }) => {
      await SCENES['six-seats'](page);
      expect(await overflowing(page, '.table-more')).toEqual([]);
    });
  });

  test('a replay on a tablet shows both cards and the turn it is at', { timeout: 60_000 }, async () => {
    await app.visit('sizes replay', LYING, async ({ page }) => {
      await SCENES.replay(page);
      await page.waitForSelector('.pu-civ');
      expect(await overflowing(page, '.pu-civ ul')).toEqual([]);
      const [turn, foot] = await Promise.all([boxOf(page, '.turn-list [aria-current]'), boxOf(page, '.replay-foot')]);
      expect(turn.y + turn.height).toBeLessThanOrEqual(foot.y);
    });
  });

  test('a phone that lies shows a step of the lesson, and all there is to do after a game', {
    timeout: 60_000,
  }, async () => {
    await app.visit('sizes lesson', PHONE_LYING, async ({ page }) => {
      await SCENES.lesson(page);
      expect(await overflowing(page, '.lesson-speech')).toEqual([]);
    });
    await app.visit('sizes final', PHONE_LYING, async ({ page }) => {
      await SCENES.final(page);
      await page.waitForSelector('.after-game');
      expect(await overflowing(page, '.table-ask')).toEqual([]);
    });
  });
});
