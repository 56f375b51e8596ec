import { BOARDS } from '@orrery/registry/boards';
import { describe, expect, test } from 'vitest';
import { useApp } from './browser.ts';
import { playByGlow } from './monkey.ts';
import { newRandom, setUpTable } from './player.ts';

describe('a monkey plays a whole game by clicking what glows on the drawn board', () => {
  const app = useApp();
  for (const game of Object.keys(BOARDS)) {
    test(game, { timeout: 120_000 }, async () => {
      const seed = process.env.ORRERY_SEED ?? `monkey ${game}`;
      await app.visit(seed, { viewport: { width: 1440, height: 900 } }, async ({ page }) => {
        await setUpTable(page, { game, seed, seats: 2, level: 'random' });
        const { onBoard, onList } = await playByGlow(page, newRandom(seed));
        expect([...onList], `reached on the board: ${[...onBoard].join(', ')}`).toEqual([]);
        expect(await page.locator('.prompt').innerText()).toMatch(/wins|share|missed/);
      });
    });
  }
});
