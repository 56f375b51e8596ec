import { longTest } from '@orrery/testkit/long';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { useApp } from './browser.ts';
import { nextQuestion } from './player.ts';
import { SCENES } from './scenes.ts';

declare global {
  interface Window {
    /** Journeys of pieces, held as they began. */
    flights?: Animation[];
  }
}

const DESK = { viewport: { width: 1440, height: 900 }, settings: { motion: 'on' } } as const;

/** Buys a card, which travels from the display to the hand; every journey is held at its beginning. */
async function buyCard(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const { animate } = Element.prototype;
    window.flights = [];
    Element.prototype.animate = function (...how) {
      const flight = animate.apply(this, how);
      if (!this.matches('.moving')) return flight;
      flight.pause();
      window.flights?.push(flight);
      return flight;
    };
  });
  await SCENES['skymines-acquire'](page);
  const asks = await page.locator('[data-asks]').first().getAttribute('data-asks');
  await page.evaluate(() => window.flights?.splice(0));
  await page.locator('[data-place^="card "][data-glow] [data-press]').first().click();
  await nextQuestion(page, asks ?? '');
}

/** How far the piece with the longest way is seen from its home, and how far its journey says that it is. */
const halfWay = (page: Page) =>
  page.evaluate(() => {
    const measured = (window.flights ?? []).map((flight) => {
      const piece = (flight.effect as KeyframeEffect).target as SVGGraphicsElement;
      const middle = () => {
        const { x, y, width, height } = piece.getBoundingClientRect();
        return { x: x + width / 2, y: y + height / 2 };
      };
      flight.currentTime = 60;
      const seen = middle();
      const { e, f } = new DOMMatrix(getComputedStyle(piece).transform);
      const unit = (piece.parentElement as unknown as SVGGraphicsElement).getScreenCTM()?.a ?? 1;
      flight.currentTime = Number(flight.effect?.getComputedTiming().endTime);
      const home = middle();
      flight.currentTime = 60;
      return { seen: [seen.x - home.x, seen.y - home.y], said: [e * unit, f * unit] };
    });
    return measured.toSorted((a, b) => Math.hypot(...b.said) - Math.hypot(...a.said))[0];
  });

describe('pieces that travel', () => {
  const app = useApp();

  test('grow around their own middle, and any press has done with them', { timeout: 60_000 }, async () => {
    await app.visit('flight', DESK, async ({ page }) => {
      await buyCard(page);
      const { seen, said } = await halfWay(page);
      expect(Math.hypot(...said)).toBeGreaterThan(100);
      expect(Math.hypot(seen[0] - said[0], seen[1] - said[1])).toBeLessThan(2);
      await page.locator('.board-room').dispatchEvent('pointerdown');
      expect(await page.evaluate(() => window.flights?.map(({ playState }) => playState))).not.toContain('paused');
    });
  });

  longTest('are there at once where motion is reduced', { timeout: 60_000 }, async () => {
    await app.visit('no flight', { ...DESK, reducedMotion: 'reduce' }, async ({ page }) => {
      await buyCard(page);
      expect(await page.evaluate(() => window.flights?.length)).toBe(0);
    });
  });
});
