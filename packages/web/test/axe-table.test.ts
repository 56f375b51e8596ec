import { describe, expect, test } from 'vitest';
import { findBarriers } from './axe.ts';
import { useApp } from './browser.ts';
import { nextQuestion } from './player.ts';
import { keepTable, playedTable } from './stored.ts';

describe('axe finds nothing on the drawn board, in the middle of a game', () => {
  const app = useApp();

  for (const theme of ['dark', 'light'] as const) {
    test(theme, { timeout: 120_000 }, async () => {
      const seed = `axe table ${theme}`;
      await app.visit(seed, { settings: { theme }, viewport: { width: 1440, height: 900 } }, async ({ page }) => {
        const table = await playedTable({ game: 'planet-unknown', seed, seats: 2, choices: 60 });
        await keepTable(page, table);
        await page.goto(`/table/${table.id}`);
        await page.waitForSelector('.pu-station');
        await nextQuestion(page);
        expect(await findBarriers(page), 'table').toEqual([]);
        for (const drawer of ['rules', 'log', 'keys']) {
          await page.click(`[data-drawer="${drawer}"]`);
          expect(await findBarriers(page), drawer).toEqual([]);
          await page.keyboard.press('Escape');
        }
      });
    });
  }
});
