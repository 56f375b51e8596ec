import type { GameRoom } from '@orrery/kernel';
import { advice } from './bot.ts';
import { onMars } from './game.ts';
import type { OmChoice, OnMarsState } from './rules/state.ts';

export { onMars };

export const room: GameRoom<OnMarsState, OmChoice> = {
  game: onMars,
  advice,
  words: async (language) => (await import('./text/words.ts')).onMarsWords(language),
  measure: { minutes: 150, weight: 5 },
  board: async () => (await import('./board/index.ts')).drawing,
  lesson: async () => (await import('./lesson/index.ts')).lesson,
  book: async (language) => (await import('./book/index.ts')).loadBook(language),
  puzzles: async () => (await import('./puzzles/index.ts')).puzzles,
};
