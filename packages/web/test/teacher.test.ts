import { IS_LONG, longTest } from '@orrery/testkit/long';
import { describe, expect, test } from 'vitest';
import { analysisOf, keepAnalysis } from './analysed.ts';
import { findBarriers } from './axe.ts';
import { useApp } from './browser.ts';
import { keepTable, playedTable } from './stored.ts';

const GAMES = IS_LONG ? ['planet-unknown', 'pulsar', 'skymines', 'on-mars', 'luna-maris'] : ['pulsar', 'luna-maris'];

describe('the teacher', () => {
  const app = useApp();
  const sizes = { wide: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } };

  test('analyses a play to its end, shows a costly decision beside the better one, and lets it be tried', {
    timeout: 240_000,
  }, async () => {
    const seed = 'teacher';
    await app.visit(seed, { viewport: sizes.wide }, async ({ page }) => {
      const table = await playedTable({ game: 'luna-maris', seed, seats: 2 });
      await keepTable(page, table);
      await keepAnalysis(page, await analysisOf(table, { playouts: 6, close: 5 }));
      await page.goto(`/replay/${table.id}?analyse`);
      await page.waitForSelector('[data-analysis="runs"] progress');
      await page.waitForSelector('[data-analysis="done"]', { timeout: 200_000 });
      expect(await page.locator('.axis-title').innerText()).toBe('Chance to win');
      expect(await page.locator('.accuracy b').allInnerTexts()).toHaveLength(2);
      const rows = page.locator('[data-costly]');
      expect(await rows.count()).toBeGreaterThan(0);
      expect(await page.locator('.axis-mark').count()).toBeGreaterThan(0);
      expect(await findBarriers(page), 'analysed').toEqual([]);

      await rows.first().click();
      await page.waitForSelector('[data-compare="1"] .compare-side[data-kind="better"] .board-room > *');
      const [played, better] = await page.locator('.compare-text').allInnerTexts();
      expect(played).not.toBe(better);
      expect(await page.locator('.compare .reasons').innerText()).toContain('Why');
      expect(await findBarriers(page), 'compare').toEqual([]);
      await page.setViewportSize(sizes.phone);
      expect(await findBarriers(page), 'compare on a phone').toEqual([]);
      await page.setViewportSize(sizes.wide);

      await page.locator('[data-try]').click();
      await page.waitForSelector('[data-where="scratch"] .scratch-note');
      await page.locator('.scratch-note .button').click();
      await page.waitForSelector('[data-compare="1"]');

      // What was found is kept: nothing is thought about again.
      await page.goto(`/replay/${table.id}`);
      await page.waitForSelector('[data-analysis="done"] [data-costly]');
    });
  });

  longTest(
    'asks the puzzle of the day, judges the answer, says why, and keeps the streak',
    {
      timeout: 120_000,
    },
    async () => {
      await app.visit('puzzles', { viewport: sizes.wide }, async ({ page }) => {
        // Whoever comes for the first time is asked one question; the day's puzzle is for those who know the house.
        await keepTable(page, await playedTable({ game: 'luna-maris', seed: 'known', seats: 2 }));
        await page.goto('/');
        await page.locator('.puzzle-today a').click();
        await page.waitForSelector('[data-puzzle="open"]');
        expect(await findBarriers(page), 'puzzle').toEqual([]);
        for (const game of GAMES) {
          await page.goto(`/puzzles/${game}`);
          await page.waitForSelector(`[data-game="${game}"] [data-puzzle="open"]`);
          await page.locator('.same-list summary').click();
          await page.locator('.same-list .choice').first().click();
          await page.waitForSelector('[data-puzzle="answered"] .reasons');
          expect(await page.locator('.puzzle-verdict').innerText()).not.toBe('');
        }
        expect(await findBarriers(page), 'answer').toEqual([]);
        const kept = await page.evaluate(() => JSON.parse(localStorage.getItem('orrery-puzzles') ?? '{}'));
        expect(Object.keys(kept.answers)).toHaveLength(GAMES.length);
      });
    },
  );
});
