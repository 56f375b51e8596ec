import { IS_LONG } from '@orrery/testkit/long';
import { describe, expect, test } from 'vitest';
import { useApp } from './browser.ts';
import { learn } from './learner.ts';

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 1 };
const DESK = { viewport: { width: 1440, height: 900 } };

const WAYS = [
  ['on a phone', PHONE, 'de'],
  ['on a desk', DESK, 'en'],
  ['on a phone', PHONE, 'en'],
  ['on a desk', DESK, 'de'],
] as const;

/** For every day the first plan that is laid is enough. */
const LAST = IS_LONG ? 'playOn' : 'revealed';

describe('the lesson of Skymines', () => {
  const app = useApp();

  for (const [name, size, language] of IS_LONG ? WAYS : [WAYS[0]])
    test(`${name} it is done by pressing what is lit (${language})`, { timeout: 240_000 }, async () => {
      const visit = { ...size, settings: { language } };
      await app.visit(`lesson Skymines ${name} ${language}`, visit, async ({ page }) => {
        await page.goto('/lesson/skymines');
        await page.locator('.lesson [data-place]').first().waitFor();
        const chapters = new Set<string>();
        await learn(page, {
          isTouch: size === PHONE,
          until: ({ step }) => step === LAST,
          look: async ({ chapter }) => void chapters.add(chapter),
        });
        expect([...chapters].slice(0, 2)).toEqual(['goal', 'plan']);
        if (!IS_LONG) return;
        expect(chapters.size).toBe(10);
        await page.locator('[data-tool="play-on"]').click();
        await page.locator('.table-screen[data-game="skymines"][data-asks^="choose"]').waitFor();
      });
    });
});
