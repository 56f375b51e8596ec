import { longTest } from '@orrery/testkit/long';
import { describe, expect, test } from 'vitest';
import { useApp } from './browser.ts';
import { byMouse, newRandom, nextQuestion, playOn, setUpTable } from './player.ts';

describe('a table survives', () => {
  const app = useApp();

  longTest('a reload in the middle of a game', { timeout: 120_000 }, async () => {
    const seed = 'reload';
    await app.visit(seed, {}, async ({ page }) => {
      const random = newRandom(seed);
      await setUpTable(page, { game: 'planet-unknown', seed, seats: 2, level: 'random' });
      const { asks } = await playOn(page, random, byMouse, (choices, now) => choices >= 12 && now.startsWith('choose'));
      const prompt = await page.locator('.prompt').innerText();
      const choices = await page.locator('.choice').allTextContents();
      await page.reload();
      expect(await nextQuestion(page)).toBe(asks);
      expect(await page.locator('.prompt').innerText()).toBe(prompt);
      expect(await page.locator('.choice').allTextContents()).toEqual(choices);
      await playOn(page, random, byMouse, (more) => more >= 4);
      await page.goto('/');
      await page.click('.tables a.button');
      expect(await nextQuestion(page)).toMatch(/choose|confirm/);
      await page.goto('/');
      await page.click('.continue-table');
      expect(await nextQuestion(page)).toMatch(/choose|confirm/);
    });
  });

  test('a switch of the language in the middle of a game', { timeout: 120_000 }, async () => {
    const seed = 'language';
    await app.visit(seed, {}, async ({ page }) => {
      const random = newRandom(seed);
      await setUpTable(page, { game: 'planet-unknown', seed, seats: 2, level: 'random' });
      const { asks } = await playOn(page, random, byMouse, (choices, now) => choices >= 6 && now.startsWith('choose'));
      const english = await page.locator('.choice').allTextContents();
      await page.getByRole('button', { name: 'Settings' }).click();
      await page.selectOption('#set-language', 'de');
      await page.getByRole('button', { name: 'Schließen' }).click();
      await page.getByText('Du bist dran').waitFor();
      expect(await page.getAttribute('html', 'lang')).toBe('de');
      expect(await nextQuestion(page)).toBe(asks);
      const german = await page.locator('.choice').allTextContents();
      expect(german).toHaveLength(english.length);
      expect(german).not.toEqual(english);
      await playOn(page, random, byMouse, (more) => more >= 4);
    });
  });
});
