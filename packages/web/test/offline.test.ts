import { IS_LONG } from '@orrery/testkit/long';
import { describe, expect, test } from 'vitest';
import { useApp } from './browser.ts';
import { byMouse, newRandom, playOn, setUpTable } from './player.ts';

const WITH_WORKER = { serviceWorkers: 'allow' } as const;

describe('with the network cut', () => {
  const app = useApp();

  test('the app is kept in the language it is read in; another one comes with the reader', async () => {
    await app.visit('languages', WITH_WORKER, async ({ page, context }) => {
      await page.goto('/');
      await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
      const { en, de } = await page.evaluate(async () => {
        const source = await (await fetch('/sw.js')).text();
        return JSON.parse(/const WORDS = (.*);/.exec(source)?.[1] ?? '{}') as Record<'en' | 'de', string[]>;
      });
      const kept = (files: readonly string[]): Promise<number> =>
        page.evaluate(
          async (all) => (await Promise.all(all.map((file) => caches.match(file)))).filter(Boolean).length,
          files,
        );
      expect(en.length).toBeGreaterThan(10);
      expect(await kept(en)).toBe(en.length);
      expect(await kept(de)).toBe(0);

      await page.getByRole('button', { name: 'Settings' }).click();
      await page.getByLabel('Language').selectOption('de');
      await page.getByRole('heading', { name: 'Einstellungen' }).waitFor();
      await expect.poll(() => kept(de)).toBe(de.length);
      // Whoever loads a page while one worker takes over from another may wait for both.
      await page.waitForFunction(() => navigator.serviceWorker.controller?.scriptURL.endsWith('language=de'));
      await context.setOffline(true);
      await page.goto('/new/pulsar');
      await page.getByText('Pulsar 2849').first().waitFor();
      expect(await page.locator('html').getAttribute('lang')).toBe('de');
    });
  });

  test('the app opens and a game is played', { timeout: 120_000 }, async () => {
    const seed = 'offline';
    await app.visit(seed, WITH_WORKER, async ({ page, context }) => {
      await page.goto('/');
      await page.evaluate(async () => void (await navigator.serviceWorker.ready));
      await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
      await app.stopServing();
      await context.setOffline(true);
      await page.reload();
      await setUpTable(page, { game: 'planet-unknown', seed, seats: 1 });
      const { choices } = await playOn(page, newRandom(seed), byMouse, (made) => !IS_LONG && made >= 8);
      expect(choices).toBeGreaterThanOrEqual(8);
      if (IS_LONG) expect(await page.locator('.prompt').innerText()).toMatch(/over/);
    });
  });
});
