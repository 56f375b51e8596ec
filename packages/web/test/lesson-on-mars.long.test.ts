import { describe, expect, test } from 'vitest';
import { useApp } from './browser.ts';
import { learn } from './learner.ts';

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 1 };
const DESK = { viewport: { width: 1440, height: 900 } };

const WAYS = [
  ['on a desk', DESK, 'de'],
  ['on a phone', PHONE, 'en'],
] as const;

describe('the lesson of On Mars', () => {
  const app = useApp();

  for (const [name, size, language] of WAYS)
    test(`${name} all of it is done by pressing what is lit`, { timeout: 300_000 }, async () => {
      await app.visit(`lesson On Mars ${name}`, { ...size, settings: { language } }, async ({ page }) => {
        await page.goto('/lesson/on-mars');
        await page.locator('.lesson [data-place]').first().waitFor();
        const steps = await learn(page, { isTouch: size === PHONE, until: ({ step }) => step === 'playOn' });
        expect(steps).toBeGreaterThan(60);
        await page.locator('[data-tool="play-on"]').waitFor();
      });
    });
});
