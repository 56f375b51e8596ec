import type { GameRoom } from '@orrery/kernel';
import { advice } from './bot.ts';
import { lunaMaris } from './game.ts';
import type { LunaChoice } from './rules/choices.ts';
import type { LunaState } from './rules/state.ts';

export { lunaMaris };

export const room: GameRoom<LunaState, LunaChoice> = {
  game: lunaMaris,
  advice,
  words: async (language) => (await import('./text/words.ts')).lunaWords(language),
  measure: { minutes: 120, weight: 4 },
  board: async () => (await import('./board/index.ts')).drawing,
  lesson: async () => (await import('./lesson/index.ts')).lesson,
  book: async (language) => (await import('./book/index.ts')).loadBook(language),
  puzzles: async () => (await import('./puzzles/index.ts')).puzzles,
};
