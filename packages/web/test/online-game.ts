import { describe, expect, test } from 'vitest';
import { joinTable, openTable, startGame, useOnlineApp } from './online.ts';
import { playQuickly, type Taste } from './quick.ts';

interface WholeGame {
  readonly game: string;
  /** The computer player's level: the one with which the game ends sooner. */
  readonly level: string;
  readonly taste: Taste;
  /** Two for the people, the others for computer players. */
  readonly seats: number;
}

/** Two people, each in a browser of their own, and computer players play a whole game through the server. */
export function testOnlineGame({ game, level, taste, seats }: WholeGame): void {
  describe('two people and computer players, online', () => {
    const app = useOnlineApp();
    test(game, { timeout: 480_000 }, async () => {
      await app.meet(2, { settings: { confirm: false } }, async (ada, bo) => {
        const link = await openTable(ada, { game, friends: 1, seats, level, name: 'Ada' });
        await joinTable(bo, link, 'Bo');
        await startGame(ada);
        for (const page of [ada, bo]) {
          await page.waitForSelector('.table-screen');
          await page.click('[data-more]');
          await page.getByRole('button', { name: 'Plain board' }).click();
          await page.waitForSelector('.sheet');
        }
        const clicks = await Promise.all([playQuickly(ada, taste, 7), playQuickly(bo, taste, 11)]);
        for (const count of clicks) expect(count).toBeGreaterThan(3);
        const scores = await Promise.all(
          [ada, bo].map((page) => page.locator('.final-scores tfoot td').allInnerTexts()),
        );
        expect(scores[0]).toHaveLength(seats);
        expect(scores[1]).toEqual(scores[0]);
        expect(await bo.locator('.prompt').innerText()).toMatch(/wins|share|missed/);
      });
    });
  });
}
