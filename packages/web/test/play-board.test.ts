import { ROOMS } from '@orrery/registry';
import { IS_LONG } from '@orrery/testkit/long';
import { describe, expect, test } from 'vitest';
import { type By, playBoard } from './board-player/index.ts';
import { useApp, type VisitOptions } from './browser.ts';
import { newRandom } from './player.ts';
import { keepTable, playedTable } from './stored.ts';

const WAYS: readonly (readonly [By, VisitOptions])[] = [
  ['keyboard', { viewport: { width: 1440, height: 900 } }],
  ['touch', { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }],
];
const DECISIONS = IS_LONG ? 12 : 3;
/** By then every part of a game is in play. */
const MIDDLE = 40;

describe('the drawn board alone is enough', () => {
  const app = useApp();
  for (const [i, game] of Object.keys(ROOMS).entries())
    for (const [by, options] of IS_LONG ? WAYS : [WAYS[i % 2]])
      test(`${game} by ${by}`, { timeout: 240_000 }, async () => {
        const seed = `board ${by}`;
        await app.visit(seed, options, async ({ page }) => {
          const table = await playedTable({ game, seed, seats: 2, choices: MIDDLE });
          await keepTable(page, table);
          await page.goto(`/table/${table.id}`);
          const { decisions, isOver } = await playBoard(page, { by, luck: newRandom(seed), decisions: DECISIONS });
          expect(isOver || decisions === DECISIONS).toBe(true);
        });
      });
});
