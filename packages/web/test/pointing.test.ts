import type { Choice } from '@orrery/kernel';
import { longTest } from '@orrery/testkit/long';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { findBarriers } from './axe.ts';
import { useApp } from './browser.ts';
import { nextQuestion } from './player.ts';
import { positionTable } from './positions.ts';
import { keepTable } from './stored.ts';

type Until = (choices: readonly Choice[]) => boolean;

const offers =
  (verb: string): Until =>
  (choices) =>
    choices.some((choice) => choice.do === verb);

/** More than one Building can be constructed on some hex. */
const offersSeveral: Until = (choices) => {
  const hexes = choices.flatMap((choice) => (choice.do === 'build' && 'at' in choice ? [choice.at] : []));
  return new Set(hexes).size < hexes.length;
};

/** Comes to a table where a person is asked such a question; returns it. */
async function comeTo(page: Page, game: string, until: Until): Promise<string> {
  const table = await positionTable({ game, seed: 'pointing', seats: 2, until });
  await keepTable(page, table);
  await page.goto(`/table/${table.id}`);
  const asked = await nextQuestion(page);
  await page.click('[data-more]');
  await page.locator('[data-board="plain"]').click();
  await page.waitForSelector('.sheet');
  return asked;
}

const wasTaken = (page: Page, asked: string) => page.locator(`[data-asks="${asked}"]`).waitFor({ state: 'detached' });

describe('on the plain board a place is chosen by pointing at it', () => {
  const app = useApp();

  longTest('what can be done there is done', { timeout: 120_000 }, async () => {
    await app.visit('one', { settings: { confirm: false } }, async ({ page }) => {
      const asked = await comeTo(page, 'on-mars', offers('move'));
      expect(await findBarriers(page)).toEqual([]);
      await page.locator('button.sheet-place:not([data-closed], [aria-label*=" choices"])').first().click();
      await wasTaken(page, asked);
      await nextQuestion(page);
      expect(await page.locator('.prompt').innerText()).toMatch(/Bots 1|Rover 1/);
    });
  });

  longTest('of several things one is picked', { timeout: 120_000 }, async () => {
    await app.visit('several', { settings: { confirm: false } }, async ({ page }) => {
      const asked = await comeTo(page, 'on-mars', offersSeveral);
      // Where nothing can be built, the rules say why.
      await page.locator('button.sheet-place[data-closed]').first().click();
      expect(await findBarriers(page, 'dialog[open]')).toEqual([]);
      expect((await page.locator('dialog .reasons p').allInnerTexts()).join('').length).toBeGreaterThan(20);
      await page.keyboard.press('Escape');
      await page.locator('button.sheet-place[aria-label*=" choices"]').first().click();
      expect(await findBarriers(page, 'dialog[open]')).toEqual([]);
      expect(await page.locator('dialog .choice').count()).toBeGreaterThan(1);
      await page.locator('dialog .choice').last().click();
      await wasTaken(page, asked);
    });
  });

  test('by keyboard the focus comes back to the place, and goes on to the next question', {
    timeout: 120_000,
  }, async () => {
    await app.visit('keys', { settings: { confirm: false } }, async ({ page }) => {
      const asked = await comeTo(page, 'on-mars', offersSeveral);
      const place = page.locator('button.sheet-place[aria-label*=" choices"]').first();
      await place.focus();
      await page.keyboard.press('Enter');
      await page.keyboard.press('Escape');
      expect(await place.evaluate((button) => button === document.activeElement)).toBe(true);
      await page.keyboard.press('Enter');
      await page.locator('dialog .choice').first().focus();
      await page.keyboard.press('Enter');
      await wasTaken(page, asked);
      await nextQuestion(page);
      expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BUTTON');
    });
  });

  longTest('what was pointed at is gone with its question', { timeout: 120_000 }, async () => {
    await app.visit('gone', { settings: { confirm: false } }, async ({ page }) => {
      const asked = await comeTo(page, 'on-mars', offersSeveral);
      await page.locator('button.sheet-place[aria-label*=" choices"]').first().click();
      await page.locator('dialog .choice').first().waitFor();
      // As if the same person answered elsewhere.
      await page.locator('.table-side .choice').first().dispatchEvent('click');
      await wasTaken(page, asked);
      await nextQuestion(page);
      expect(await page.locator('dialog').count()).toBe(0);
    });
  });

  longTest('a choice that names no place of the map leaves the map alone', { timeout: 120_000 }, async () => {
    await app.visit('elsewhere', { settings: { confirm: false } }, async ({ page }) => {
      await comeTo(page, 'on-mars', offers('learn'));
      expect(await page.locator('.sheet-map').count()).toBe(1);
      expect(await page.locator('button.sheet-place').count()).toBe(0);
    });
  });

  longTest('on a phone the map comes into view', { timeout: 120_000 }, async () => {
    const phone = { viewport: { width: 390, height: 844 }, hasTouch: true };
    await app.visit('phone', { settings: { confirm: false, theme: 'light' }, ...phone }, async ({ page }) => {
      const asked = await comeTo(page, 'luna-maris', offers('field'));
      const places = page.locator('button.sheet-place:not([data-closed])');
      const lowest = await places.last().boundingBox();
      const panel = await page.locator('.table-side').boundingBox();
      expect(lowest?.y).toBeGreaterThan(0);
      expect((lowest?.y ?? 0) + (lowest?.height ?? 0)).toBeLessThan(panel?.y ?? 0);
      await places.first().tap();
      await wasTaken(page, asked);
      expect(await findBarriers(page)).toEqual([]);
    });
  });
});
