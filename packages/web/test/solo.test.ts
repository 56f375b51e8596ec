import { describe, expect, test } from 'vitest';
import { useApp } from './browser.ts';
import { nextQuestion } from './player.ts';
import { playQuickly } from './quick.ts';

/** What has to be set, by the words of its option, so that one person can play. */
const ALONE: readonly { readonly game: string; readonly set?: readonly [label: string, value: string] }[] = [
  { game: 'planet-unknown' },
  { game: 'skymines', set: ['Luna', '0'] },
  { game: 'luna-maris' },
];

describe('a whole game alone, without any server', () => {
  const app = useApp();
  for (const { game, set } of ALONE) {
    test(game, { timeout: 120_000 }, async () => {
      const seed = `alone ${game}`;
      await app.visit(seed, { settings: { confirm: false } }, async ({ page }) => {
        await page.goto('/');
        await page.getByText('No server within reach').waitFor();
        await page.goto(`/new/${game}`);
        await page.locator('.form fieldset .row .button').filter({ hasText: /^1$/ }).click();
        if (set !== undefined) await page.getByLabel(set[0], { exact: false }).first().selectOption(set[1]);
        await page.fill('#seed', seed);
        await page.click('form button[type="submit"]');
        await nextQuestion(page);
        await playQuickly(page, 'first', 8);
        expect(await page.locator('.final-scores tfoot td').count()).toBeGreaterThan(0);
        expect(await page.locator('.prompt').innerText()).toMatch(/wins|share|missed/);
      });
    });
  }
});
