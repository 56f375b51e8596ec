import { ROOMS } from '@orrery/registry';
import { IS_LONG } from '@orrery/testkit/long';
import { describe, expect, test } from 'vitest';
import { findBarriers } from './axe.ts';
import { useApp } from './browser.ts';
import { nextQuestion } from './player.ts';
import { keepTable, playedTable } from './stored.ts';

describe('axe finds nothing on the plain board, in the middle of a game', () => {
  const app = useApp();

  for (const [i, game] of Object.keys(ROOMS).entries()) {
    // The plain boards are drawn by the same few parts.
    if (!IS_LONG && game !== 'on-mars') continue;
    const theme = i % 2 === 0 ? 'light' : 'dark';
    test(`${game}, ${theme}`, { timeout: 120_000 }, async () => {
      const seed = `axe plain ${game}`;
      await app.visit(seed, { settings: { theme } }, async ({ page }) => {
        const table = await playedTable({ game, seed, seats: 2, choices: 40 });
        await keepTable(page, table);
        await page.goto(`/table/${table.id}`);
        await nextQuestion(page);
        await page.click('[data-more]');
        await page.getByRole('button', { name: 'Plain board' }).click();
        await page.waitForSelector('.sheet');
        expect(await findBarriers(page)).toEqual([]);
      });
    });
  }
});
