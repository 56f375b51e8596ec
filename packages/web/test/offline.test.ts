import { describe, expect, test } from 'vitest';
import { useApp } from './browser.ts';
import { byMouse, newRandom, playOn, setUpTable } from './player.ts';

describe('with the network cut', () => {
  const app = useApp();

  test('the app opens and a whole game is played', { timeout: 120_000 }, async () => {
    const seed = 'offline';
    await app.visit(seed, {}, async ({ page, context }) => {
      await page.goto('/');
      await page.evaluate(async () => void (await navigator.serviceWorker.ready));
      await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
      await app.stopServing();
      await context.setOffline(true);
      await page.reload();
      await setUpTable(page, { game: 'planet-unknown', seed, seats: 1 });
      await playOn(page, newRandom(seed), byMouse);
      expect(await page.locator('.prompt').innerText()).toMatch(/over/);
    });
  });
});
