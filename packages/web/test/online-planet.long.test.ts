import { isDeepStrictEqual } from 'node:util';
import { ROOMS } from '@orrery/registry';
import type { Look } from '@orrery/table';
import { describe, expect, test } from 'vitest';
import { playBoard } from './board-player/index.ts';
import { enterAs, joinTable, openTable, startGame, useOnlineApp } from './online.ts';
import { overhear } from './overhear.ts';
import { newRandom } from './player.ts';

/** Is there nothing left in what a spectator was sent that would have to be hidden from one? */
async function keepsSecrets(looks: readonly Look[]): Promise<boolean> {
  const { game } = await ROOMS['planet-unknown']();
  return looks.every(
    ({ seat, question, held, view }) =>
      seat === null && question === null && held === null && view && isDeepStrictEqual(game.view(view, null), view),
  );
}

describe('friends at one table', () => {
  const app = useOnlineApp();

  test('two people and two computers play Planet Unknown on the drawn board, by an invitation link', {
    timeout: 480_000,
  }, async () => {
    await app.meet(
      3,
      { settings: { confirm: false }, viewport: { width: 1280, height: 800 } },
      async (ada, bo, eve) => {
        const link = await openTable(ada, {
          game: 'planet-unknown',
          friends: 1,
          seats: 4,
          level: 'random',
          name: 'Ada',
        });
        await joinTable(bo, link, 'Bo');
        await ada.getByText('Bo', { exact: true }).waitFor();
        await startGame(ada);
        await bo.waitForSelector('.pu-station, .pu-stage');
        const seen = overhear(eve);
        await enterAs(eve, link, 'Eve');
        await eve.getByText('You are looking on').waitFor();

        await bo.fill('.chat .input', 'Good luck!');
        await bo.click('.chat button[type="submit"]');
        for (const page of [ada, bo, eve]) await page.locator('.chat li', { hasText: 'Good luck!' }).waitFor();

        await Promise.all([
          playBoard(ada, { by: 'mouse', luck: newRandom('online ada') }),
          playBoard(bo, { by: 'mouse', luck: newRandom('online bo') }),
        ]);
        await expect.poll(() => seen.length, { timeout: 60_000 }).toBeGreaterThan(50);
        expect(await eve.locator('.choice').count()).toBe(0);
        expect(await keepsSecrets(seen)).toBe(true);
        await eve.waitForSelector('[data-asks="over"]');
        const scores = await Promise.all(
          [ada, bo, eve].map((page) => page.locator('.final-scores tfoot td').allInnerTexts()),
        );
        expect(scores[0]).toHaveLength(4);
        expect(scores[1]).toEqual(scores[0]);
        expect(scores[2]).toEqual(scores[0]);
      },
    );
  });
});
