import { describe, expect, test } from 'vitest';
import { useApp } from './browser.ts';
import { byMouse, newRandom, nextQuestion, playOn, setUpTable } from './player.ts';
import { keepTable, playedTable } from './stored.ts';

describe('the frame around a board', () => {
  const app = useApp();

  test('takes back and does again, tries out without a trace, tells what happened meanwhile', {
    timeout: 120_000,
  }, async () => {
    const seed = 'frame';
    await app.visit(seed, { viewport: { width: 1440, height: 900 } }, async ({ page }) => {
      const random = newRandom(seed);
      await setUpTable(page, { game: 'planet-unknown', seed, seats: 2, level: 'random' });
      await playOn(page, random, byMouse, (choices, now) => choices >= 8 && now.startsWith('choose'));
      const { asks } = await playOn(page, random, byMouse, (_, now) => now.startsWith('confirm'));
      const held = await page.locator('.prompt').innerText();
      expect(held).toMatch(/\w/);
      await page.getByRole('button', { name: 'Take back' }).click();
      expect(await nextQuestion(page, asks)).toMatch(/choose/);
      await page.getByRole('button', { name: 'Do again' }).click();
      await page.waitForSelector('.actions .button.main');
      expect(await page.locator('.prompt').innerText()).toBe(held);
      const again = await nextQuestion(page, asks);
      expect(again).toMatch(/confirm/);
      await byMouse(page, '.actions .button.main', 0);
      const real = await nextQuestion(page, again);

      await page.waitForSelector('.since .log-line');
      const line = await page.locator('.since .log-line').first().innerText();
      expect(line).toMatch(/\w/);
      await byMouse(page, '.since .log-line', 0);
      expect(await page.locator('.lit').innerText()).toContain(line);

      const choices = await page.locator('.choice').allTextContents();
      expect(choices.join()).toMatch(/\w/);
      await page.keyboard.press('t');
      await page.getByText('Nothing here counts').waitFor();
      await playOn(page, random, byMouse, (more) => more >= 3);
      await page.getByRole('button', { name: 'Back to the table' }).click();
      expect(await nextQuestion(page)).toBe(real);
      expect(await page.locator('.choice').allTextContents()).toEqual(choices);
    });
  });

  test('has keys for sound and for the kind of board, and a list of them', { timeout: 120_000 }, async () => {
    const seed = 'frame keys';
    await app.visit(seed, { settings: { sound: true } }, async ({ page }) => {
      const table = await playedTable({ game: 'planet-unknown', seed, seats: 2, choices: 30 });
      await keepTable(page, table);
      await page.goto(`/table/${table.id}`);
      await page.waitForSelector('.pu-station');
      const sound = () => page.evaluate(() => JSON.parse(localStorage.getItem('orrery-settings') ?? '{}').sound);
      await page.keyboard.press('m');
      expect(await sound()).toBe(false);
      await page.keyboard.press('b');
      await page.waitForSelector('.sheet');
      expect(await page.locator('.board-room').count()).toBe(0);
      await page.keyboard.press('b');
      await page.waitForSelector('.board-room');
      await page.keyboard.press('?');
      expect(await page.locator('.keys kbd').count()).toBeGreaterThan(10);
    });
  });

  test('counts a finished game, and its positions can be shared by a link that needs no server', {
    timeout: 120_000,
  }, async () => {
    const seed = 'frame share';
    const permissions = ['clipboard-read', 'clipboard-write'];
    await app.visit(seed, { permissions }, async ({ page }) => {
      const table = await playedTable({ game: 'planet-unknown', seed, seats: 2 });
      await keepTable(page, table);
      await page.goto('/profile');
      expect(await page.locator('.statistics tbody tr').innerText()).toContain('Planet Unknown');
      await page.goto(`/replay/${table.id}?at=30`);
      await page.getByRole('button', { name: 'Copy a link' }).click();
      await page.getByText('Copied').waitFor();
      const link = await page.evaluate(() => navigator.clipboard.readText());
      const happened = await page.locator('.happened').innerText();
      expect(happened).toMatch(/\w/);
      await page.goto('/profile');
      await page.evaluate(() => indexedDB.deleteDatabase('orrery'));
      await page.goto(link);
      await page.waitForSelector('.transport');
      expect(await page.locator('.happened').innerText()).toBe(happened);
      expect(await page.locator('output').innerText()).toContain('30');
    });
  });
});
