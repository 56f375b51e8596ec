import { ROOMS } from '@orrery/registry';
import { describe, expect, test } from 'vitest';
import { useApp } from './browser.ts';
import { keepTable, playedTable } from './stored.ts';

const WIDE = { viewport: { width: 1440, height: 900 } };

/** The planets that stand for a board that cannot be drawn have fewer than two thousand. */
const MANY_EDGES = 8000;

/** Where the right half of a picture changes its brightness from one pixel to the next. */
async function edgesOf(image: HTMLImageElement): Promise<number> {
  await image.decode();
  const { naturalWidth: width, naturalHeight: height } = image;
  const pen = new OffscreenCanvas(width, height).getContext('2d');
  if (pen === null) throw new Error('no canvas');
  pen.drawImage(image, 0, 0);
  const { data } = pen.getImageData(width / 2, 0, width / 2, height);
  let edges = 0;
  for (let at = 4; at < data.length; at += 4) if (Math.abs(data[at + 1] - data[at - 3]) > 40) edges++;
  return edges;
}

describe('what a finished game leaves', () => {
  const app = useApp();

  test('a replay says what happened at every move, follows who acts, and jumps from its list of turns', {
    timeout: 120_000,
  }, async () => {
    const seed = 'records replay';
    await app.visit(seed, WIDE, async ({ page }) => {
      const table = await playedTable({ game: 'on-mars', seed, seats: 2 });
      await keepTable(page, table);
      await page.goto(`/replay/${table.id}?at=60`);
      const step = () => page.locator('.replay').getAttribute('data-step');
      const story = () => page.locator('.story').innerText();
      await page.locator('.story h2').waitFor();
      const said = new Set<string>();
      for (let move = 60; move < 70; move++) {
        expect(await page.locator('.story .happened li, .story .chosen').count(), `move ${move}`).toBeGreaterThan(0);
        said.add(await story());
        const actor = await page.locator('.story h2').innerText();
        expect(await page.locator('.seat[data-asked="true"] .seat-name').innerText()).toContain(actor);
        await page.getByRole('button', { name: 'One move on' }).click();
        await page.waitForSelector(`.replay[data-step="${move + 1}"]`);
      }
      expect(said.size).toBeGreaterThan(5);

      await page.getByRole('group', { name: 'Step by' }).getByText('Round').click();
      const round = await page.locator('.story .muted').first().innerText();
      await page.getByRole('button', { name: 'One move on' }).click();
      await page.getByRole('button', { name: 'One move on' }).click();
      expect(await page.locator('.story .muted').first().innerText()).not.toBe(round);

      const turns = page.locator('.turn-list button');
      const last = turns.nth((await turns.count()) - 3);
      await last.click();
      expect(Number(await step())).toBeGreaterThan(100);
      expect(await last.getAttribute('aria-current')).toBe('step');
      await page.locator('#scrub').fill('12');
      expect(await step()).toBe('12');
    });
  });

  test('the scoring is counted row by row, then the winner is named, then it is a picture', {
    timeout: 120_000,
  }, async () => {
    const seed = 'records scoring';
    await app.visit(seed, { ...WIDE, settings: { motion: 'on' } }, async ({ page }) => {
      const table = await playedTable({ game: 'luna-maris', seed, seats: 2 });
      await keepTable(page, table);
      await page.clock.install();
      await page.goto(`/table/${table.id}`);
      const rows = page.locator('.final-scores tbody tr');
      const counted = page.locator('.final-scores tr[data-counted="true"]');
      await rows.first().waitFor();
      const all = await rows.count();
      expect(all).toBeGreaterThan(5);
      // Far enough ahead for the slowest machine; what was due meanwhile happens once.
      await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000));
      const before = await counted.count();
      expect(before).toBeLessThan(all);
      expect(await page.locator('.winner, .final-scores [data-won="true"], .after-game').count()).toBe(0);
      expect(await page.locator('.prompt').innerText()).not.toContain('wins');

      await page.clock.runFor(900);
      await expect.poll(() => counted.count()).toBe(before + 1);
      await page.locator('[data-next-row]').click();
      await expect.poll(() => counted.count()).toBe(before + 2);
      expect(await page.locator('.winner').count()).toBe(0);
      await page.locator('[data-show-all]').click();
      await page.locator('.winner-name').waitFor();
      expect(await counted.count()).toBe(all);
      expect(await page.locator('.final-scores td[data-best="true"]').count()).toBeGreaterThan(0);
      const winner = await page.locator('.winner-name').innerText();
      expect(await page.locator('.prompt').innerText()).toContain(winner);

      await page.clock.resume();
      await page.locator('[data-share]').click();
      const picture = page.locator('.share-result img');
      await picture.waitFor();
      const size = await picture.evaluate(async (image: HTMLImageElement) => {
        await image.decode();
        return [image.naturalWidth, image.naturalHeight];
      });
      expect(size).toEqual([1200, 630]);
      expect(await picture.getAttribute('alt')).toContain(winner);
    });
  });

  for (const game of Object.keys(ROOMS)) {
    test(`the picture that is shared shows the board at the end: ${game}`, { timeout: 120_000 }, async () => {
      const seed = 'records picture';
      await app.visit(seed, WIDE, async ({ page }) => {
        const table = await playedTable({ game, seed, seats: 2 });
        await keepTable(page, table);
        await page.goto(`/table/${table.id}`);
        await page.click('[data-share]');
        const edges = await page.locator('.share-result img').evaluate(edgesOf);
        expect(edges).toBeGreaterThan(MANY_EDGES);
      });
    });
  }

  test('the log has rounds and filters, a line lights up, and what was done at once is new since the last turn', {
    timeout: 120_000,
  }, async () => {
    const seed = 'records log';
    await app.visit(seed, WIDE, async ({ page }) => {
      // The person chose last, so the others were heard together with that choice.
      const table = await playedTable({ game: 'planet-unknown', seed, seats: 3, choices: 60 });
      await keepTable(page, table);
      await page.goto(`/table/${table.id}`);
      await page.waitForSelector('.since .log-line');
      const since = await page.locator('.since').innerText();
      expect(since).toContain('Vega');
      expect(since).toContain('Lyra');

      await page.click('[data-drawer="log"]');
      const heads = () => page.locator('.log-round h3').allInnerTexts();
      const newestFirst = await heads();
      expect(newestFirst.slice(-2)).toEqual(['Round 1', 'Before the first round']);
      await page.getByRole('button', { name: 'Newest first' }).click();
      expect(await heads()).toEqual(newestFirst.toReversed());
      await page.locator('.log-filters').getByRole('button', { name: 'Vega' }).click();
      expect(new Set(await page.locator('.log-who strong').allInnerTexts())).toEqual(new Set(['Vega']));
      const line = page.locator('.log .log-line').first();
      await line.click();
      expect(await line.getAttribute('aria-pressed')).toBe('true');
      expect(await page.locator('.lit').innerText()).toContain('Vega');
      await page.getByRole('searchbox').fill('no such words');
      expect(await page.locator('.log .log-line').count()).toBe(0);
    });
  });
});
