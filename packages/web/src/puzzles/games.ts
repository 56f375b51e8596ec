import { CATALOG } from 'virtual:catalog';

/** The games that have puzzles. */
export const PUZZLE_GAMES: readonly string[] = Object.keys(CATALOG).filter((game) =>
  CATALOG[game].has.includes('puzzles'),
);
