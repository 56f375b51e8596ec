import type { State } from '@orrery/kernel';
import { describe, test } from 'vitest';
import { useApp } from './browser.ts';
import { positionTable } from './positions.ts';
import { SCENES } from './scenes.ts';
import { keepTable } from './stored.ts';

const isSecondRound = (_: unknown, state: State): boolean => (state as State & { round: number }).round === 2;
const DESK = { viewport: { width: 1440, height: 900 } };

describe('the end of a round on the board of Luna Maris', () => {
  const app = useApp();

  test('is told over the board, and a press goes on', { timeout: 60_000 }, async () => {
    await app.visit('luna round end', { settings: { language: 'en', motion: 'on' }, ...DESK }, async ({ page }) => {
      await SCENES['luna-maris-last-pass'](page);
      await page.locator('[data-place="pass"] [data-press]').first().click();
      const told = page.locator('.luna-ending');
      await told.waitFor();
      await told.press('Escape');
      await told.waitFor({ state: 'detached' });

      // In a replay it is part of the move that ended the round, and another step skips it.
      const table = await positionTable({ game: 'luna-maris', seed: 'replayed', seats: 2, until: isSecondRound });
      await keepTable(page, table);
      await page.goto(`/replay/${table.id}?at=0`);
      const button = (name: string) => page.getByRole('button', { name, exact: true });
      const replay = page.locator('.replay');
      const go = async (name: string) => {
        const before = await replay.getAttribute('data-step');
        await button(name).click();
        await page.locator(`.replay:not([data-step="${before}"])`).waitFor();
      };
      await button('Round').click();
      await go('One move on');
      await go('One move on');
      await button('Choice').click();
      await go('One move back');
      await go('One move on');
      await told.waitFor();
      await go('One move back');
      await told.waitFor({ state: 'detached' });
    });
  });
});
