import { IS_LONG } from '@orrery/testkit/long';
import { describe, expect, test } from 'vitest';
import { findBarriers } from './axe.ts';
import { useApp } from './browser.ts';
import { SCENES } from './scenes.ts';

const DESK = { viewport: { width: 1440, height: 900 } };
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 1 };

describe('axe finds nothing on the board of Luna Maris', () => {
  const app = useApp();

  for (const [scene, theme, size] of [
    ['luna-maris-turn', 'light', DESK],
    ['luna-maris-station', 'dark', PHONE],
    ...(IS_LONG
      ? ([
          ['luna-maris-serve', 'dark', DESK],
          ['luna-maris-alone', 'light', PHONE],
        ] as const)
      : []),
  ] as const)
    test(`${scene}, ${theme}`, { timeout: 60_000 }, async () => {
      await app.visit(`axe ${scene}`, { settings: { theme, language: 'de' }, ...size }, async ({ page }) => {
        await SCENES[scene](page);
        expect(await findBarriers(page)).toEqual([]);
      });
    });
});

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
