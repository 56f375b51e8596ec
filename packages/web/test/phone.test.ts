import { IS_LONG, longTest } from '@orrery/testkit/long';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { useApp } from './browser.ts';
import { byTouch, newRandom, nextQuestion, playOn, setUpTable } from './player.ts';
import { SCENES } from './scenes.ts';
import { keepTable, playedTable } from './stored.ts';

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 1 };

const LIE = { ...PHONE, viewport: { width: 844, height: 390 } };
const HIGHER = '.side-stops .button:first-child';
const LOWER = '.side-stops .button:last-child';

const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

describe('on a phone, by touch', () => {
  const app = useApp();

  test('on a drawn board the first tap shows what the second one does', { timeout: 120_000 }, async () => {
    await app.visit('phone board', PHONE, async ({ page }) => {
      await SCENES['luna-maris'](page);
      const asks = await nextQuestion(page);
      expect(await overflow(page), 'the page scrolls sideways').toBeLessThanOrEqual(0);
      // Whatever glows leads somewhere: to what would happen, to a menu, or to more that glows.
      for (let taps = 0; taps < 6 && (await page.locator('.stage-line strong').count()) === 0; taps++) {
        const menu = page.locator('.board-menu button').first();
        if (await menu.isVisible()) await byTouch(page, '.board-menu button', 0);
        else await byTouch(page, '.board-room [data-glow]:not([data-state="held"])', 0);
      }
      if ((await page.locator('.table-screen').getAttribute('data-asks')) === asks)
        await byTouch(page, '.actions .button.main', 0);
      expect(await nextQuestion(page, asks)).not.toBe(asks);
    });
  });

  test('a tap is shown after it counts: the sheet does not grow under the finger', { timeout: 60_000 }, async () => {
    await app.visit('phone tap', PHONE, async ({ page }) => {
      await SCENES['on-mars-travel'](page);
      const answer = page.locator('.board-room [data-place^="slip"][data-glow]').first();
      await answer.waitFor();
      const isShown = page.evaluate(
        () =>
          new Promise<boolean>((resolve) => {
            const look = (): void => resolve((document.querySelector('.stage-line')?.textContent ?? '') !== '');
            window.addEventListener('mouseup', look, { capture: true, once: true });
          }),
      );
      const box = await answer.boundingBox();
      if (box === null) throw new Error('the answer is not drawn');
      await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
      expect(await isShown, 'before the press counts').toBe(false);
      await page.locator('.board-room [data-place^="slip"][data-state="held"]').waitFor();
    });
  });

  longTest('on its side it scrolls to what may be pressed', { timeout: 60_000 }, async () => {
    await app.visit('phone in sight', LIE, async ({ page }) => {
      await SCENES['luna-maris-field'](page);
      await page.waitForFunction(() => {
        const room = document.querySelector('.board-room')?.getBoundingClientRect();
        return [...document.querySelectorAll('.board-room [data-glow]')].some((each) => {
          const { y, height } = each.getBoundingClientRect();
          return room !== undefined && y + height / 2 > room.top && y + height / 2 < room.bottom;
        });
      });
    });
  });

  longTest('a game on the plain board, in a long run to its end', { timeout: 120_000 }, async () => {
    const seed = 'phone game';
    await app.visit(seed, PHONE, async ({ page }) => {
      await setUpTable(page, { game: 'planet-unknown', seed, seats: 1 });
      await byTouch(page, '[data-more]', 0);
      await byTouch(page, '[data-board="plain"]', 0);
      await playOn(page, newRandom(seed), byTouch, (choices) => !IS_LONG && choices >= 8);
      expect(await overflow(page), 'the page scrolls sideways').toBeLessThanOrEqual(0);
      if (IS_LONG) expect(await page.locator('.prompt').innerText()).toMatch(/over/);
    });
  });

  test('the sheet has three stops: by button, by drag, by key', { timeout: 60_000 }, async () => {
    const seed = 'phone sheet';
    await app.visit(seed, PHONE, async ({ page }) => {
      await keepTable(page, await playedTable({ game: 'pulsar', seed, seats: 3, choices: 40 }));
      await page.goto('/');
      await page.locator('.tables .button').first().click();
      await nextQuestion(page);
      const stop = () => page.locator('.table-side').getAttribute('data-stop');
      const height = async () => (await page.locator('.table-side').boundingBox())?.height ?? 0;
      expect(await stop()).toBe('peek');
      const peek = await height();
      expect(peek).toBeLessThan(844 * 0.3);
      expect(await page.locator('.prompt').isVisible()).toBe(true);
      expect(await page.locator('.choice').first().isVisible()).toBe(false);

      await byTouch(page, HIGHER, 0);
      expect(await stop()).toBe('half');
      const half = await height();
      expect(half).toBeGreaterThan(peek + 100);
      expect(await page.locator('.same-list summary').isVisible()).toBe(true);
      await byTouch(page, HIGHER, 0);
      expect(await stop()).toBe('full');
      expect(await height()).toBeGreaterThan(half + 200);

      const grip = await page.locator('.side-grip').boundingBox();
      if (grip === null) throw new Error('there is no grip');
      const from = { x: 195, y: grip.y + 6 };
      await page.mouse.move(from.x, from.y);
      await page.mouse.down();
      for (const share of [0.3, 0.6, 1]) await page.mouse.move(from.x, from.y + (780 - from.y) * share);
      await page.mouse.up();
      await expect.poll(stop).not.toBe('full');

      await page.locator(LOWER).focus();
      await page.keyboard.press('ArrowUp');
      await page.keyboard.press('ArrowUp');
      expect(await stop()).toBe('full');
      for (let i = 0; i < 2; i++) await page.keyboard.press('ArrowDown');
      expect(await stop()).toBe('peek');
      // A key leads to the first place that can be pressed, and opens the sheet that hides the list.
      await page.keyboard.press('c');
      expect(await stop()).toBe('half');
      expect(await page.evaluate(() => document.activeElement?.closest('[data-glow]') !== null)).toBe(true);
    });
  });

  for (const [name, size] of [
    ['upright', PHONE],
    ['on its side', LIE],
  ] as const)
    test(`${name} everything can be hit with a thumb, and nothing scrolls sideways`, { timeout: 60_000 }, async () => {
      const seed = `phone ${name}`;
      await app.visit(seed, size, async ({ page }) => {
        await SCENES.pulsar(page);
        expect(await overflow(page)).toBeLessThanOrEqual(0);
        expect(await tooSmall(page)).toEqual([]);
        const board = await page.locator('.board-room').boundingBox();
        expect(board?.y).toBeLessThan(size.viewport.height / 3);
        expect(await page.locator('.prompt').isVisible()).toBe(true);
        if (await page.locator(HIGHER).isVisible()) await byTouch(page, HIGHER, 0);
        expect(await tooSmall(page)).toEqual([]);
      });
    });
});

/** Buttons and links in sight that are smaller than a thumb. The drawing's own targets are as large as its cells. */
const tooSmall = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('button, a, summary, select')]
      .filter((element) => element.checkVisibility({ contentVisibilityAuto: true }))
      .map((element) => ({ element, box: element.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 1 && box.right > 0 && box.bottom > 0 && box.top < innerHeight)
      .filter(({ box }) => Math.min(box.width, box.height) < 43.5)
      .map(({ element, box }) => `${element.className} ${element.innerText} ${box.width} x ${box.height}`),
  );
