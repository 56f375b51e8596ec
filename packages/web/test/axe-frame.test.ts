import { IS_LONG } from '@orrery/testkit/long';
import { describe, expect, test } from 'vitest';
import { findBarriers } from './axe.ts';
import { useApp } from './browser.ts';
import { SCENES } from './scenes.ts';
import { keepTable, playedTable } from './stored.ts';

describe('axe finds nothing around the tables', () => {
  const app = useApp();
  for (const theme of IS_LONG ? (['dark', 'light'] as const) : (['dark'] as const)) {
    test(theme, { timeout: 120_000 }, async () => {
      const seed = `axe ${theme}`;
      await app.visit(seed, { settings: { theme }, viewport: { width: 1280, height: 800 } }, async ({ page }) => {
        const table = await playedTable({ game: 'planet-unknown', seed, seats: 2 });
        await keepTable(page, table);
        await page.goto('/');
        await page.waitForSelector('.tables .button');
        expect(await findBarriers(page), 'lobby').toEqual([]);
        await page.getByRole('button', { name: 'Settings' }).click();
        expect(await findBarriers(page, 'dialog[open]'), 'settings').toEqual([]);
        await page.goto('/new/planet-unknown');
        await page.waitForSelector('#seed');
        expect(await findBarriers(page), 'new table').toEqual([]);
        await page.goto('/profile');
        await page.waitForSelector('.statistics td');
        expect(await findBarriers(page), 'profile').toEqual([]);
        await page.goto(`/replay/${table.id}?at=40`);
        await page.waitForSelector('.pu-station, .pu-stage');
        expect(await findBarriers(page), 'replay').toEqual([]);
        for (const scene of ['lesson', 'hand-over']) {
          await SCENES[scene](page);
          expect(await findBarriers(page), scene).toEqual([]);
        }
      });
    });
  }
});
