import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { learnedRoom, openPuzzle, type Puzzle, thinkerOf } from '@orrery/bots';
import { type Choice, isRefused, notation, optionsOf, sameChoice, seedRandom, viewOf } from '@orrery/kernel';
import { ROOMS } from '@orrery/registry';
import { describe, expect, it } from 'vitest';

/** A position in which a level once did what a spectator would laugh at. */
interface Laughed extends Pick<Puzzle, 'game' | 'version' | 'seats' | 'settings' | 'seed' | 'choices' | 'seat'> {
  /** What nobody may do here, as a sentence. */
  readonly what: string;
  readonly laughed: readonly Choice[];
}

/** Every level that thinks without a clock, and with how many lucks it is asked. */
const LUCKS = { easy: 20, medium: 5 } as const;

const folderOf = (game: string): string => join(import.meta.dirname, '../../games', game, 'test/slips');
const games = Object.keys(ROOMS).filter((game) => existsSync(folderOf(game)));

describe.each(games)('%s: what a spectator would laugh at', async (id) => {
  const room = await learnedRoom(await ROOMS[id]());
  const files = readdirSync(folderOf(id)).map((file) => readFileSync(join(folderOf(id), file), 'utf8'));
  const slips = files.map((file): Laughed => JSON.parse(file));

  it.each(slips)('$what ($seed)', (slip) => {
    const { game, advice } = room;
    const play = openPuzzle(game, { ...slip, answer: slip.laughed[0], others: [], reasons: [] });
    if (isRefused(play)) throw new Error(play.message);
    const view = viewOf(play, slip.seat);
    const options = optionsOf(game, view, slip.seat);
    for (const laughed of slip.laughed) expect(options).toContainEqual(laughed);
    for (const [level, lucks] of Object.entries(LUCKS) as [keyof typeof LUCKS, number][]) {
      for (let luck = 0; luck < lucks; luck++) {
        const random = seedRandom(`luck ${luck}`);
        const { choice } = thinkerOf(level).think(game, advice, view, slip.seat, random);
        const isLaughed = slip.laughed.some((laughed) => sameChoice(laughed, choice));
        expect(isLaughed, `${level}, luck ${luck}: ${notation(choice)}`).toBe(false);
      }
    }
  });
});
