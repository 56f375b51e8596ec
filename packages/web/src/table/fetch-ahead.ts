import { loadWords } from '../games.ts';
import { getSettings } from '../settings.ts';
import { isDrawn, textOf } from './drawn-table.tsx';

/** Asks at once for all that a table of this game is drawn with, which would else be found out one after the other. */
export function fetchAhead(game: string): void {
  const { language, board } = getSettings();
  const isPlain = board === 'plain' || !isDrawn(game);
  // What could not be had is asked for again by whoever needs it, who says so.
  for (const asked of [loadWords(game, language), ...(isPlain ? [] : [textOf(game, language)])])
    asked.catch(() => undefined);
}
