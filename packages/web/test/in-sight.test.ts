import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { useApp } from './browser.ts';
import { SCENES } from './scenes.ts';

const LYING = { viewport: { width: 844, height: 390 }, hasTouch: true, isMobile: true, deviceScaleFactor: 1 };

/** What can be pressed, and which of it lies beyond the edge of the board. */
const glowing = (page: Page) =>
  page.evaluate(() => {
    const room = document.querySelector('.board-room')?.getBoundingClientRect() ?? new DOMRect();
    const boxes = [...document.querySelectorAll<HTMLElement>('.board-room [data-glow]')].map((each) => ({
      place: each.closest<HTMLElement>('[data-place]')?.dataset.place ?? '',
      box: (each.querySelector('.glow') ?? each).getBoundingClientRect(),
    }));
    const beyond = boxes.filter(({ box }) => box.bottom > room.bottom + 4 || box.right > room.right + 4);
    return { count: boxes.length, beyond: beyond.map(({ place }) => place) };
  });

/** Scenes with questions that are asked in the fullest parts of a board. */
const ASKED = ['skymines-acquire', 'pulsar-goal-bonus'] as const;

describe('a phone that lies on its side shows all that is asked', () => {
  const app = useApp();
  for (const scene of ASKED)
    test(scene, { timeout: 60_000 }, async () => {
      await app.visit(`in sight ${scene}`, { ...LYING, settings: { language: 'de' } }, async ({ page }) => {
        await SCENES[scene](page);
        await page.locator('.board-room [data-glow]').first().waitFor();
        const { count, beyond } = await glowing(page);
        expect(count).toBeGreaterThan(1);
        expect(beyond).toEqual([]);
      });
    });

  for (const [scene, part] of [
    ['table', '.pu-station'],
    ['six-seats', '.pu-station'],
    ['rotate', '.pu-station'],
    ['placing', '.pu-stage'],
    ['replay', '.pu-stage'],
  ] as const)
    test(`Planet Unknown, ${scene}: nothing lies over the foot of ${part}`, { timeout: 60_000 }, async () => {
      await app.visit(`in sight foot ${scene}`, { ...LYING, settings: { language: 'de' } }, async ({ page }) => {
        await SCENES[scene](page);
        await page.locator(part).first().waitFor();
        const { shown, room, bay } = await page.evaluate((selector) => {
          const box = (name: string) => (document.querySelector(name) as Element).getBoundingClientRect().toJSON();
          return { shown: box(selector), room: box('.board-room'), bay: box('.pu-bay') };
        }, part);
        expect(shown.bottom).toBeLessThanOrEqual(room.bottom + 1);
        expect(bay.right).toBeLessThanOrEqual(room.right + 1);
        expect(Math.max(bay.left - shown.right, bay.top - shown.bottom)).toBeGreaterThanOrEqual(-1);
      });
    });
});
