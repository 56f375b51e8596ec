import { IS_LONG } from '@orrery/testkit/long';
import { describe, expect, test } from 'vitest';
import { findBarriers } from './axe.ts';
import { useApp } from './browser.ts';
import { nextQuestion } from './player.ts';
import { SCENES } from './scenes.ts';
import { keepTable, playedTable } from './stored.ts';

/** Where other things can be pressed than in the test before. */
const QUESTIONS = ['sides', 'rotate', 'placing', 'placing-why-not', 'move', 'synergy', 'card', 'event', 'final'];

const THEMES = IS_LONG ? (['dark', 'light'] as const) : (['light'] as const);
const SCREENS = IS_LONG ? QUESTIONS : ['final'];

describe('axe finds nothing on the drawn board, in the middle of a game', () => {
  const app = useApp();

  for (const theme of THEMES) {
    test(theme, { timeout: 120_000 }, async () => {
      const seed = `axe table ${theme}`;
      await app.visit(seed, { settings: { theme }, viewport: { width: 1440, height: 900 } }, async ({ page }) => {
        const table = await playedTable({ game: 'planet-unknown', seed, seats: 2, choices: 60 });
        await keepTable(page, table);
        await page.goto(`/table/${table.id}`);
        await page.waitForSelector('.pu-station, .pu-stage');
        await nextQuestion(page);
        expect(await findBarriers(page), 'table').toEqual([]);
        for (const drawer of ['rules', 'log', 'keys']) {
          if (drawer === 'keys') await page.click('[data-more]');
          await page.click(`[data-drawer="${drawer}"]`);
          expect(await findBarriers(page, 'dialog[open]'), drawer).toEqual([]);
          await page.keyboard.press('Escape');
        }
      });
    });
  }

  for (const [i, scene] of SCREENS.entries()) {
    const theme = i % 2 === 0 ? 'light' : 'dark';
    const size = i % 3 === 2 ? { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } : {};
    test(`${scene}, ${theme}`, { timeout: 60_000 }, async () => {
      await app.visit(`axe ${scene}`, { settings: { theme, language: 'en' }, ...size }, async ({ page }) => {
        await SCENES[scene](page);
        expect(await findBarriers(page)).toEqual([]);
      });
    });
  }
});
