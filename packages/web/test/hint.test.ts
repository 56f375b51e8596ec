import { describe, expect, test } from 'vitest';
import { useApp } from './browser.ts';
import { nextQuestion } from './player.ts';
import { positionTable } from './positions.ts';
import { keepTable } from './stored.ts';

describe('a hint', () => {
  const app = useApp();

  test('is drawn as numbered steps with a ghost, carried out by one press, and given in a try-out', {
    timeout: 120_000,
  }, async () => {
    await app.visit('hint', { viewport: { width: 1440, height: 900 } }, async ({ page }) => {
      const table = await positionTable({
        game: 'planet-unknown',
        seed: 'orbit',
        seats: 3,
        until: (choices, _, made) => made >= 150 && choices.some(({ do: verb }) => verb === 'place'),
      });
      await keepTable(page, table);
      await page.goto(`/table/${table.id}`);
      const asks = await nextQuestion(page);
      await page.waitForSelector('.pu-placing');
      await page.getByRole('button', { name: 'Hint' }).click();
      await page.waitForSelector('.board-guide .no');
      // How the tile is held, where it lies, and what the computer means to do then.
      const steps = await page.locator('.hint-steps b').allTextContents();
      expect(steps.slice(0, 2)).toEqual(['1', '2']);
      const drawn = await page.locator('.board-guide .no text').allTextContents();
      expect(drawn.slice(0, 2)).toEqual(['1', '2']);
      expect(steps).toEqual(expect.arrayContaining(drawn));
      await page.waitForSelector('.pu-ghost.legal[data-ghost]');

      await page.keyboard.press('t');
      await page.getByRole('button', { name: 'Best reply' }).click();
      await page.waitForSelector('[data-where="scratch"] .hint');
      await page.waitForSelector('.board-guide');
      await page.getByRole('button', { name: 'Back to the table' }).click();
      await nextQuestion(page);

      await page.getByRole('button', { name: 'Hint' }).click();
      await page.getByRole('button', { name: 'Do it' }).click();
      expect(await nextQuestion(page, asks)).not.toBe(asks);
      await page.waitForSelector('.board-guide', { state: 'detached' });

      await page.click('[data-more]');
      await page.click('.more-tools [data-board="plain"]');
      await page.waitForSelector('.sheet');
      expect(await page.locator('.more-tools').isVisible()).toBe(false);
    });
  });
});
