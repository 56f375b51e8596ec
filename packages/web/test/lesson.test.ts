import { longTest } from '@orrery/testkit/long';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { findBarriers } from './axe.ts';
import { useApp } from './browser.ts';
import { learn, whereabouts } from './learner.ts';

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 1 };
const DESK = { viewport: { width: 1440, height: 900 } };

const WAYS = [
  ['on a desk', DESK, 'en'],
  ['on a phone', PHONE, 'de'],
] as const;

const begin = async (page: Page): Promise<void> => {
  await page.goto('/lesson/pulsar');
  await page.locator('.lesson [data-place]').first().waitFor();
};

/** How many pixels board and speech have in common. */
const overlap = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const box = (selector: string) => (document.querySelector(selector) as Element).getBoundingClientRect();
    const [board, ...others] = ['.lesson-board', '.lesson-speech', '.lesson-foot'].map(box);
    const common = (a: DOMRect, b: DOMRect) =>
      Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) *
      Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));
    return others.reduce((sum, other) => sum + common(board, other), 0);
  });

describe('the lesson of Pulsar 2849', () => {
  const app = useApp();

  for (const [name, size, language] of WAYS)
    longTest(
      `${name} it is done from its first to its last step by pressing what is lit`,
      {
        timeout: 240_000,
      },
      async () => {
        await app.visit(`lesson ${name}`, { ...size, settings: { language } }, async ({ page }) => {
          await begin(page);
          const steps = await learn(page, {
            isTouch: size === PHONE,
            until: ({ step }) => step === 'farewell',
            look: async ({ step }) => {
              expect(await overlap(page), step).toBeLessThan(1);
              if (step === 'worksIntro') expect(await findBarriers(page)).toEqual([]);
            },
          });
          expect(steps).toBe(45);
          const said = await page.locator('.lesson-says').innerText();
          expect(said).toContain(language === 'de' ? 'Guten Flug' : 'Have a good flight');
        });
      },
    );

  test('a wrong press is explained and changes nothing', { timeout: 60_000 }, async () => {
    await app.visit('lesson wrong', DESK, async ({ page }) => {
      await begin(page);
      await learn(page, { isTouch: false, until: ({ step }) => step === 'takeLow' });
      const before = await whereabouts(page);
      await page.locator('[data-place="pool 6"]').first().click({ force: true });
      await page.locator('.lesson-wrong').waitFor();
      expect(await page.locator('.lesson-wrong').innerText()).toContain('allowed, too');
      expect((await whereabouts(page)).sign).toBe(before.sign);
      expect(await findBarriers(page)).toEqual([]);
    });
  });

  longTest('what is shown is taken back', { timeout: 60_000 }, async () => {
    await app.visit('lesson shown', DESK, async ({ page }) => {
      await begin(page);
      await learn(page, { isTouch: false, until: ({ step }) => step === 'takeLow' });
      const before = await whereabouts(page);
      const dice = () => page.locator('[data-place="pool 2"]').first().getAttribute('data-state');
      expect(await dice()).toBe('open');
      await page.locator('[data-tool="show"]').click();
      expect((await whereabouts(page)).asks).toBe('shown');
      expect(await page.locator('[data-state="open"]').count()).toBe(0);
      await page.locator('[data-tool="now-you"]').click();
      expect((await whereabouts(page)).sign).toBe(before.sign);
      expect(await dice()).toBe('open');
    });
  });

  test('it is resumed where it was left, and its game is played on', { timeout: 60_000 }, async () => {
    await app.visit('lesson resumed', DESK, async ({ page }) => {
      await begin(page);
      await page.locator('.lesson-chapters button').nth(9).click();
      await page.goto('/lesson');
      expect(await page.locator('.lesson-row', { hasText: 'Pulsar' }).innerText()).toContain('Chapter 10 of 10');
      await begin(page);
      await learn(page, { isTouch: false, until: ({ step }) => step === 'farewell' });
      await page.locator('[data-tool="play-on"]').click();
      await page.locator('.table-screen[data-game="pulsar"][data-asks^="choose"]').waitFor();
      await page.goto('/lesson');
      expect(await page.locator('.lesson-row', { hasText: 'Pulsar' }).innerText()).toContain('Finished');
    });
  });
});
