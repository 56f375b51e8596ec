import type { Choice } from '@orrery/kernel';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { useApp } from './browser.ts';
import { middleOf, nextQuestion } from './player.ts';
import { positionTable } from './positions.ts';
import { SCENES } from './scenes.ts';
import { keepTable } from './stored.ts';

const WIDE = { viewport: { width: 1440, height: 900 } };
const FULL = { viewport: { width: 1920, height: 1080 } };
const offersTile = (choices: readonly Choice[], _: unknown, made: number): boolean =>
  made >= 40 && choices.some(({ do: verb }) => verb === 'take');

const PARTS = ['.pu-station', '.pu-corporation', '.pu-world', '.seat', '.actions'];

/** Where the parts of a table stand. */
const standing = (page: Page, parts: readonly string[] = PARTS): Promise<string[]> =>
  page.evaluate(
    (all) =>
      all.map((part) => {
        const { x, y, width, height } = (document.querySelector(part) as Element).getBoundingClientRect();
        return `${part} ${[x, y, width, height].map(Math.round).join(' ')}`;
      }),
    parts,
  );

/** Words of a part that do not fit where they stand. */
const cut = (page: Page, parts: string): Promise<string[]> =>
  page.evaluate(
    (selector) =>
      [...document.querySelectorAll<HTMLElement>(selector)]
        .filter((each) => each.scrollHeight > each.clientHeight + 1 || each.scrollWidth > each.clientWidth + 1)
        .map((each) => each.innerText),
    parts,
  );

describe('a turn of Planet Unknown', () => {
  const app = useApp();

  test('a plain one is four presses at most, each taken back, and nothing jumps', { timeout: 120_000 }, async () => {
    await app.visit('plain turn', WIDE, async ({ page }) => {
      const table = await positionTable({ game: 'planet-unknown', seed: 'orbit', seats: 3, until: offersTile });
      await keepTable(page, table);
      await page.goto(`/table/${table.id}`);
      let asks = await nextQuestion(page);
      await page.waitForSelector('.pu-station');
      const before = await standing(page);
      let presses = 0;
      const pressed = async (): Promise<void> => {
        presses++;
        asks = await nextQuestion(page, asks);
        expect(await standing(page), asks).toEqual(before);
      };
      await page.locator('.pu-dock [data-glow]').first().click();
      await pressed();
      await page.waitForSelector('.pu-placing');
      for (let turn = 0; turn < 4 && (await page.locator('.pu-dot').count()) === 0; turn++)
        await page.keyboard.press('r');
      const { x, y } = await middleOf(page, '.pu-dot', 3, true);
      await page.mouse.move(x, y);
      await page.mouse.click(x, y);
      await pressed();
      // The second resource is no question any more: it comes along with the first.
      await page.locator('.pu-tracks [data-glow]').first().click();
      presses++;
      const end = page.locator('.actions .button.main');
      await expect.poll(() => end.allInnerTexts()).toEqual(['End your turn']);
      expect(await standing(page)).toEqual(before);
      expect(presses + 1).toBeLessThanOrEqual(4);
      // Both are taken back, one by one.
      await page.keyboard.press('u');
      await expect.poll(() => page.locator('.same-list .choice').count()).toBe(1);
      await page.keyboard.press('u');
      await expect.poll(() => page.locator('.same-list .choice').count()).toBe(2);
    });
  });

  test('what happened is shown on a board that stays where it is', { timeout: 60_000 }, async () => {
    await app.visit('turn since', WIDE, async ({ page }) => {
      await SCENES.table(page);
      const before = await standing(page);
      await page.locator('.since .log-line').first().click();
      await page.locator('.lit').waitFor();
      expect(await standing(page)).toEqual(before);
      // A tile that somebody else has placed is shown on their planet.
      const planet = page.locator('.pu-world .pu-stage > svg');
      await page.locator('.since .log-line', { hasText: 'Vega places' }).first().click();
      await expect.poll(() => planet.getAttribute('aria-label')).toContain('Vega');
      expect(await planet.locator('[data-lit]').count()).toBeGreaterThan(0);
      await page.locator('.lit .button').click();
      await expect.poll(() => planet.getAttribute('aria-label')).toContain('Orion');
    });
  });

  for (const [width, height] of [
    [820, 1180],
    [390, 844],
    [844, 390],
  ])
    test(`what happened is shown on a board that stays where it is: ${width} by ${height}`, {
      timeout: 60_000,
    }, async () => {
      await app.visit('turn since', { viewport: { width, height } }, async ({ page }) => {
        await SCENES.table(page);
        // Upright what happened is in the sheet.
        const more = page.locator('.side-stops .button').first();
        if (await more.isVisible()) await more.click();
        await page.locator('.since > summary').click();
        const parts = ['.table-head', '.board-surface', '.board-room', '.table-side', '.since', '.actions'];
        const before = await standing(page, parts);
        await page.locator('.since .log-line').first().click();
        const line = page.locator('.lit');
        expect(await line.locator('span').innerText()).not.toBe('');
        expect(await standing(page, parts)).toEqual(before);
        const [bar] = before[0].split(' ').slice(4).map(Number);
        const { y, height: high } = (await line.boundingBox()) ?? { y: 0, height: bar };
        expect(y + high).toBeLessThanOrEqual(bar);
        await line.locator('.button').click();
        expect(await line.count()).toBe(0);
      });
    });

  for (const [scene, size, least] of [
    ['table', WIDE, 96],
    ['rotate', WIDE, 80],
    ['six-seats', WIDE, 64],
    ['table', FULL, 132],
    ['six-seats', FULL, 90],
  ] as const)
    test(`planets of others stand in rows that fit the column, ${size.viewport.height} high: ${scene}`, {
      timeout: 60_000,
    }, async () => {
      await app.visit(`turn others ${scene}`, { ...size, settings: { language: 'de' } }, async ({ page }) => {
        await SCENES[scene](page);
        const planets = page.locator('.pu-neighbour-planet');
        await planets.first().waitFor();
        expect(await planets.count()).toBe((await page.locator('.seat').count()) - 1);
        const { width } = (await planets.first().boundingBox()) ?? { width: 0 };
        expect(width).toBeGreaterThanOrEqual(least);
        expect(await page.locator('.pu-neighbours').isVisible()).toBe(false);
        const tight = '.table-more, .seat-name, .seat-beside summary';
        expect(await cut(page, tight)).toEqual([]);
        // Also while what is pointed at is told above them.
        const glowing = page.locator('.board-room .place[data-glow]');
        for (const place of (await glowing.all()).slice(0, 6)) {
          await place.hover({ force: true });
          expect(await cut(page, tight)).toEqual([]);
        }
        // A press shows one of them large, the next one the own again.
        const shown = () => page.locator('.pu-world .pu-stage > svg').getAttribute('aria-label');
        const own = await shown();
        const before = await standing(page);
        await planets.first().click();
        await expect.poll(shown).not.toBe(own);
        expect(await standing(page)).toEqual(before);
        await planets.first().click();
        await expect.poll(shown).toBe(own);
      });
    });

  for (const scene of ['table', 'six-seats', 'lesson'] as const)
    test(`no word of a corporation is cut in German: ${scene}`, { timeout: 60_000 }, async () => {
      await app.visit(`turn words ${scene}`, { ...WIDE, settings: { language: 'de' } }, async ({ page }) => {
        await SCENES[scene](page);
        await page.waitForSelector('.pu-tech');
        expect(await cut(page, '.pu-tech > .place, .pu-corporation header p')).toEqual([]);
      });
    });

  test('a hint says all of it at once: what happened before gives way, and its button is one line', {
    timeout: 60_000,
  }, async () => {
    await app.visit('turn hint', { ...WIDE, settings: { language: 'de' } }, async ({ page }) => {
      await SCENES.hint(page);
      expect(await page.locator('.since[open]').count()).toBe(0);
      const button = await page.locator('.actions .button.main').boundingBox();
      expect(button?.width).toBeGreaterThan(120);
    });
  });

  test('a new table is begun at the foot of the window, and all worlds fit a phone', { timeout: 60_000 }, async () => {
    await app.visit('turn new', WIDE, async ({ page }) => {
      await SCENES['new-table'](page);
      const bar = await page.locator('.new-bar').boundingBox();
      expect(Math.round((bar?.y ?? 0) + (bar?.height ?? 0))).toBe(900);
    });
    await app.visit('turn new phone', { viewport: { width: 390, height: 844 } }, async ({ page }) => {
      await SCENES['new-table'](page);
      expect(await cut(page, '.worlds-row ul')).toEqual([]);
    });
  });
});
