import { describe, expect, test } from 'vitest';
import { useApp } from './browser.ts';
import { byMouse, newRandom, nextQuestion, playOn, setUpTable } from './player.ts';

describe('two people share one device', () => {
  const app = useApp();

  test('a cover keeps what is hidden until the next person is ready', { timeout: 120_000 }, async () => {
    const seed = 'hot-seat';
    await app.visit(seed, { settings: { confirm: false } }, async ({ page }) => {
      const random = newRandom(seed);
      await setUpTable(page, { game: 'planet-unknown', seed, seats: 2, people: 2 });
      let asks = await nextQuestion(page);
      const covered = new Set<string>();
      for (let covers = 0; covers < 6; covers++) {
        ({ asks } = await playOn(page, random, byMouse, (_, now) => now.startsWith('ready')));
        covered.add(asks);
        expect(await page.locator('.table-screen, .sheet, .pu, .choice').count()).toBe(0);
        await byMouse(page, '.hand-over .button', 0);
        asks = await nextQuestion(page, asks);
        expect(asks).toMatch(/choose/);
      }
      expect([...covered].sort()).toEqual(['ready Seat 1', 'ready Seat 2']);
    });
  });
});
