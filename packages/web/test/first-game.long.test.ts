import { ROOMS } from '@orrery/registry';
import { describe, expect, test } from 'vitest';
import { useApp } from './browser.ts';
import { byMouse, newRandom, playOn, setUpTable } from './player.ts';
import { playedTable } from './stored.ts';

/** More presses than this take too long for a test. */
const LONG = 250;

/** Two seats, or one where a game of beginners would go on and on and can be played alone. */
async function seatsFor(id: string, seed: string): Promise<number> {
  const { game } = await ROOMS[id]();
  const { log } = await playedTable({ game: id, seed, seats: 2 });
  const own = log.filter(({ entry }) => entry.do === 'choose' && entry.seat === 0).length;
  return own > LONG && game.seats.min === 1 ? 1 : 2;
}

describe('a newcomer plays a whole first game by mouse against computers', () => {
  const app = useApp();
  for (const game of Object.keys(ROOMS)) {
    test(game, async () => {
      const seed = `newcomer ${game}`;
      await app.visit(seed, {}, async ({ page }) => {
        await setUpTable(page, { game, seed, seats: await seatsFor(game, seed), level: 'medium' });
        await page.click('[data-more]');
        await page.getByRole('button', { name: 'Plain board' }).click();
        const { choices } = await playOn(page, newRandom(seed), byMouse);
        expect(choices).toBeGreaterThan(5);
        expect(await page.locator('.prompt').innerText()).toMatch(/wins|share|missed/);
        const scores = page.locator('.final-scores tbody tr');
        expect(await scores.count()).toBeGreaterThan(0);
      });
    });
  }
});
