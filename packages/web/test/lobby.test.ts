import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { useApp } from './browser.ts';
import { nextQuestion } from './player.ts';
import { keepTable, playedTable } from './stored.ts';

/** How far things on the page have jumped so far. */
const shiftOf = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        const observer = new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) sum += (entry as PerformanceEntry & { value: number }).value;
        });
        observer.observe({ type: 'layout-shift', buffered: true });
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => resolve(sum))));
      }),
  );

describe('the lobby', () => {
  const app = useApp();

  test('a first visit asks one question, which has an answer already, and suggests where to begin', async () => {
    await app.visit('first visit', {}, async ({ page }) => {
      await page.goto('/');
      await page.waitForSelector('.first-visit');
      expect(await page.locator('main :is(input, select):not([type="file"])').count()).toBe(1);
      expect(await page.locator('main .button.main').count()).toBe(1);
      await page.fill('#first-name', 'Nova');
      await page.locator('.first-steps button').click();
      await nextQuestion(page);
      expect(await page.locator('.table-more').innerText()).toContain('Nova');
      await page.goto('/');
      await page.waitForSelector('.continue');
      expect(await page.locator('.first-visit').count()).toBe(0);
    });
  });

  test('Continue draws the board of each table as it stands, says whose turn it is, and leads there', async () => {
    await app.visit('continue', {}, async ({ page }) => {
      for (const game of ['pulsar', 'luna-maris'])
        await keepTable(page, await playedTable({ game, seed: 'continue', seats: 3, choices: 40 }));
      await page.goto('/');
      await page.waitForFunction(() => document.querySelectorAll('.continue .cut:has(svg)').length === 2);
      const says = await page.locator('.continue-says').allInnerTexts();
      for (const each of says) expect(each).toMatch(/Your turn · now/);
      // A picture is a picture: nothing in it can be pressed or comes into the tab order.
      expect(await page.locator('.continue .cut[inert]').count()).toBe(2);
      expect(await shiftOf(page)).toBeLessThan(0.1);
      await page.click('.continue-table');
      await nextQuestion(page);
    });
  });

  test('on a phone all worlds stand in one line below what goes on, and one that is pressed tells of itself', async () => {
    const phone = { viewport: { width: 390, height: 844 }, hasTouch: true };
    await app.visit('worlds on a phone', phone, async ({ page }) => {
      for (const game of ['pulsar', 'on-mars', 'luna-maris'])
        await keepTable(page, await playedTable({ game, seed: 'continue', seats: 3, choices: 40 }));
      await page.goto('/');
      await page.waitForFunction(() => document.querySelectorAll('.continue .cut:has(svg)').length === 3);
      const globes = page.locator('.worlds-row button');
      const boxes = await globes.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().toJSON()));
      const bar = await page.locator('.app-places').evaluate((element) => element.getBoundingClientRect().top);
      expect(new Set(boxes.map(({ top }) => top)).size).toBe(1);
      for (const { left, right, bottom, width, height } of boxes) {
        expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
        expect(left).toBeGreaterThanOrEqual(0);
        expect(right).toBeLessThanOrEqual(390);
        expect(bottom).toBeLessThanOrEqual(bar);
      }
      await globes.nth(2).tap();
      const card = page.locator('.game-card');
      expect(await card.getAttribute('data-game')).toBe(await globes.nth(2).getAttribute('data-world'));
      const buttons = await card.locator(':is(a, button)').evaluateAll((all) => all.map((each) => each.clientHeight));
      // Without their edges.
      expect(buttons.every((height) => height >= 42)).toBe(true);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
      await card.locator('.play-now').tap();
      await nextQuestion(page);
    });
  });
});
