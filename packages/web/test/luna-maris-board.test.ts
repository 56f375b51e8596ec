import { describe, test } from 'vitest';
import { useApp } from './browser.ts';
import { SCENES } from './scenes.ts';

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
    });
  });
});
