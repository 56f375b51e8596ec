import { LEVEL_NAMES } from '@orrery/bots';
import type { Rating } from '@orrery/club';
import type { GameRoom } from '@orrery/kernel';

/** Where computer players stand in a game that has not measured its own. */
const USUAL: Readonly<Record<string, number>> = { random: 700, easy: 1250, medium: 1500, hard: 1750, expert: 1850 };
/** They never move, so they are taken to be nearly sure. */
const DEVIATION = 1;

/** What a computer player is called among those who are rated. */
export const computerPlayer = (level: string): string => `computer ${level}`;

/** The computer players of a game, at the points that were measured once. */
export function anchorsOf({ advice }: GameRoom): ReadonlyMap<string, Rating> {
  const points = { ...USUAL, ...advice.strength };
  return new Map(
    LEVEL_NAMES.map((level) => [
      computerPlayer(level),
      { mean: 25 + (points[level] - 1500) / 30, deviation: DEVIATION },
    ]),
  );
}
