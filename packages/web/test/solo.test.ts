import { IS_LONG } from '@orrery/testkit/long';
import { describe, expect, test } from 'vitest';
import { useApp } from './browser.ts';
import { nextQuestion } from './player.ts';
import { playQuickly } from './quick.ts';

/** What has to be set, by the words of its option, so that one person can play; seats beyond one are a computer's. */
const ALONE: readonly {
  readonly game: string;
  readonly seats?: number;
  readonly set?: readonly [label: string, value: string];
}[] = [
  { game: 'planet-unknown' },
  { game: 'pulsar', seats: 2 },
  { game: 'skymines', set: ['Luna', '0'] },
  { game: 'luna-maris' },
];

describe('a whole game alone, without any server', () => {
  const app = useApp();
  for (const { game, seats = 1, set } of IS_LONG ? ALONE : []) {
    test(game, { timeout: 120_000 }, async () => {
      const seed = `alone ${game}`;
      await app.visit(seed, { settings: { confirm: false } }, async ({ page }) => {
        await page.goto('/');
        await page.getByText('No server within reach').waitFor();
        await page.goto(`/new/${game}`);
        await page
          .locator('.form fieldset .row .button')
          .filter({ hasText: new RegExp(`^${seats}$`) })
          .click();
        if (set !== undefined) await page.getByLabel(set[0], { exact: false }).first().selectOption(set[1]);
        await page.fill('#seed', seed);
        await page.click('form button[type="submit"]');
        await nextQuestion(page);
        await playQuickly(page, game === 'pulsar' ? 'last-few' : 'first', 8);
        expect(await page.locator('.final-scores tfoot td').count()).toBeGreaterThan(0);
        expect(await page.locator('.prompt').innerText()).toMatch(/wins|share|missed/);
      });
    });
  }

  test('a campaign goes on with its next chapter', { timeout: 240_000 }, async () => {
    const seed = 'alone campaign';
    await app.visit(seed, { settings: { confirm: false } }, async ({ page }) => {
      await page.goto('/new/skymines');
      await page.locator('.form fieldset .row .button').filter({ hasText: /^1$/ }).click();
      await page.getByLabel('Luna', { exact: false }).first().selectOption('0');
      await page.getByLabel('Campaign', { exact: false }).first().selectOption('chapter-1');
      // What chapters hand on is not asked for.
      expect(await page.locator('.form input[type="number"]').count()).toBe(0);
      await page.fill('#seed', seed);
      await page.click('form button[type="submit"]');
      await nextQuestion(page);
      await playQuickly(page, 'first', 8);
      const finished = page.url();
      await page.getByRole('button', { name: 'On to the next part' }).click();
      await page.waitForURL((url) => url.href !== finished);
      expect(await nextQuestion(page)).not.toBe('over');
    });
  });
});
