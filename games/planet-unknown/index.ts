import type { GameRoom } from '@orrery/kernel';
import { advice } from './bot.ts';
import { planetUnknown } from './game.ts';
import type { PuChoice } from './rules/choices.ts';
import type { PlanetUnknownState } from './rules/state.ts';

export { planetUnknown };

export const room: GameRoom<PlanetUnknownState, PuChoice> = {
  game: planetUnknown,
  advice,
  words: async (language) => (await import('./text/words.ts')).planetUnknownWords(language),
  measure: { minutes: 80, weight: 2 },
  board: async () => (await import('./board/index.ts')).drawing,
  lesson: async () => (await import('./lesson/index.ts')).lesson,
  book: async (language) => (await import('./book/index.ts')).loadBook(language),
  puzzles: async () => (await import('./puzzles/index.ts')).puzzles,
};
