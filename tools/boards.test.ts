import { ROOMS } from '@orrery/registry';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Opened, openBoards } from './boards/open.ts';

/** One in so many positions is drawn; `npm run boards` looks at far more. */
const EVERY = 120;

describe('a small run of npm run boards', () => {
  let boards: Opened;
  beforeAll(async () => {
    boards = await openBoards();
  });
  afterAll(() => boards?.close());

  test.each(Object.keys(ROOMS))('%s: every option has a place, and a preview is what then happens', async (game) => {
    const tally = await boards.inside.checkGame(game, 2, 'among the tests', { every: EVERY, previews: 2 });
    expect(tally.examples).toEqual([]);
    expect(tally).toMatchObject({ plays: 2, withoutTarget: 0, wrongPreviews: 0 });
    expect(tally.options).toBeGreaterThan(0);
    expect(tally.previews).toBeGreaterThan(0);
  });
});
