import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { useApp } from './browser.ts';
import { nextQuestion } from './player.ts';
import { SCENES } from './scenes.ts';

const asks = (page: Page): Promise<string | null> => page.locator('[data-asks]').first().getAttribute('data-asks');

describe("Pulsar's board", () => {
  const app = useApp();

  test('a stroke over the locations draws a flight, and its end presses nothing more', {
    timeout: 60_000,
  }, async () => {
    await app.visit('stroke', { viewport: { width: 1440, height: 900 } }, async ({ page }) => {
      await SCENES['pulsar-drawing'](page);
      await page.waitForFunction(() => document.querySelector('[data-place^="silver "][data-glow]') === null);
      const before = await asks(page);
      const box = await page.locator('[data-place^="node "][data-glow] [data-press]').first().boundingBox();
      if (box === null) throw new Error('nothing glows');
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
      await page.mouse.move(x - 60, y);
      await page.mouse.down();
      await page.mouse.move(x, y, { steps: 6 });
      const after = await nextQuestion(page, before ?? '');
      expect(after).not.toBe(before);
      await page.mouse.up();
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
      expect(await asks(page)).toBe(after);
    });
  });
});
