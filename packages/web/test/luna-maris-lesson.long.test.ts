import { describe, expect, test } from 'vitest';
import { useApp } from './browser.ts';
import { learn } from './learner.ts';

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 1 };
const DESK = { viewport: { width: 1440, height: 900 } };

const WAYS = [
  ['on a desk', DESK, 'de'],
  ['on a phone', PHONE, 'en'],
] as const;

describe('the lesson of Luna Maris', () => {
  const app = useApp();

  for (const [name, size, language] of WAYS)
    test(`${name} it is pressed through to its end, and its game is played on`, { timeout: 240_000 }, async () => {
      await app.visit(`luna lesson ${name}`, { ...size, settings: { language } }, async ({ page }) => {
        await page.goto('/lesson/luna-maris');
        await page.locator('.lesson [data-place]').first().waitFor();
        const chapters = new Set<string>();
        await learn(page, {
          isTouch: size === PHONE,
          until: ({ step }) => step === 'playOn',
          look: async ({ chapter }) => void chapters.add(chapter),
        });
        expect(chapters.size).toBe(10);
        await page.locator('[data-tool="play-on"]').click();
        await page.locator('.table-screen[data-game="luna-maris"][data-asks^="choose"]').waitFor();
      });
    });
});
