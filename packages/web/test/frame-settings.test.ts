import { LANGUAGES } from '@orrery/kernel';
import { ROOMS } from '@orrery/registry';
import { longTest } from '@orrery/testkit/long';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { useApp } from './browser.ts';
import { byMouse, newRandom, nextQuestion, playOn, setUpTable } from './player.ts';
import { SCENES } from './scenes.ts';
import { keepTable, playedTable } from './stored.ts';

const WIDE = { viewport: { width: 1440, height: 900 } };

/** Opens the settings, changes something, closes them. */
async function changeSettings(page: Page, change: (dialog: ReturnType<Page['locator']>) => Promise<void>) {
  await page.click('[data-drawer="settings"]');
  await change(page.locator('dialog'));
  await page.keyboard.press('Escape');
}

describe('in the middle of a game', () => {
  const app = useApp();

  longTest('the language changes and the question stays', { timeout: 120_000 }, async () => {
    await app.visit('settings language', WIDE, async ({ page }) => {
      await SCENES.table(page);
      const asks = await nextQuestion(page);
      const choices = await page.locator('.choice').evaluateAll((all) => all.map((each) => each.dataset.choice));
      expect(await page.locator('.prompt').innerText()).toContain('Your turn');
      await changeSettings(page, async (dialog) => {
        await dialog.locator('#set-language').selectOption('de');
      });
      await page.getByText('Du bist dran').waitFor();
      expect(await page.evaluate(() => document.documentElement.lang)).toBe('de');
      expect(await nextQuestion(page)).toBe(asks);
      expect(await page.locator('.choice').evaluateAll((all) => all.map((each) => each.dataset.choice))).toEqual(
        choices,
      );
      expect(await page.locator('.choice').first().textContent()).toMatch(/^Nimm|nehmen|Plättchen/);
      expect(await page.locator('[data-drawer="rules"]').innerText()).toBe('Regeln');
    });
  });

  longTest('marks beside colours can be taken off and put back', { timeout: 120_000 }, async () => {
    await app.visit('settings marks', WIDE, async ({ page }) => {
      await SCENES.table(page);
      const shape = page.locator('.seat .seat-mark .shape').nth(1);
      const dot = page.locator('.seat .seat-mark .dot').nth(1);
      for (const on of [true, false, true]) {
        await changeSettings(page, (dialog) => dialog.getByLabel('Marks on pieces').setChecked(on));
        expect([await shape.isVisible(), await dot.isVisible()]).toEqual([on, !on]);
      }
    });
  });

  test('turns are confirmed, or not, as the switch says', { timeout: 120_000 }, async () => {
    const seed = 'settings confirm';
    await app.visit(seed, WIDE, async ({ page }) => {
      const random = newRandom(seed);
      await setUpTable(page, { game: 'pulsar', seed, seats: 2, level: 'random' });
      const { asks } = await playOn(page, random, byMouse, (_, now) => now.startsWith('confirm'));
      expect(asks).toMatch(/^confirm/);
      await byMouse(page, '.actions .button.main', 0);
      await nextQuestion(page, asks);
      await changeSettings(page, async (dialog) => {
        await dialog.locator('#set-confirm').selectOption('never');
      });
      const seen: string[] = [];
      await playOn(page, random, byMouse, (choices, now) => {
        seen.push(now);
        return choices >= 14;
      });
      expect(seen.filter((each) => each.startsWith('confirm'))).toEqual([]);
    });
  });

  test('what is not possible any more stands under the rule that forbids it', { timeout: 120_000 }, async () => {
    const seed = 'settings why not';
    await app.visit(seed, { ...WIDE, settings: { confirm: false } }, async ({ page }) => {
      const random = newRandom(seed);
      await setUpTable(page, { game: 'planet-unknown', seed, seats: 2, level: 'random' });
      const rules = page.locator('.why-not li p');
      for (let tries = 0; (await rules.count()) === 0 && tries < 40; tries++) {
        await playOn(page, random, byMouse, (choices) => choices >= 1);
        const summary = page.locator('.why-not summary');
        if ((await summary.count()) > 0 && (await page.locator('.why-not[open]').count()) === 0) await summary.click();
        await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
      }
      const rule = await rules.first().innerText();
      await page.click('[data-drawer="rules"]');
      // The book tells the same in the open position, and finds the rule by its words.
      await page.click('.rules [data-page="now"]');
      expect(await page.locator('.book-now [data-open="false"] p').allInnerTexts()).toContain(rule);
      await page.fill('.rules input[type="search"]', rule);
      await expect.poll(() => page.locator('.book-rules li p').allInnerTexts()).toEqual([rule]);
    });
  });

  for (const language of LANGUAGES)
    test(`the two pages of every game are seen at a glance on a desk (${language})`, { timeout: 120_000 }, async () => {
      const seed = 'two pages';
      await app.visit(seed, { ...WIDE, settings: { language } }, async ({ page }) => {
        for (const game of Object.keys(ROOMS)) {
          const table = await playedTable({ game, seed, seats: 2, choices: 12 });
          await keepTable(page, table);
          await page.goto(`/table/${table.id}`);
          await page.click('[data-drawer="rules"]');
          await page.waitForSelector('.book-spread');
          expect(await page.locator('.book-scene').count(), game).toBeGreaterThan(2);
          const beyond = await page.locator('.book-paper').evaluate((paper) => paper.scrollHeight - paper.clientHeight);
          expect(beyond, game).toBe(0);
        }
      });
    });
});
