import type { GameRoom } from '@orrery/kernel';
import { advice } from './bot.ts';
import { pulsar } from './game.ts';
import type { PulsarChoice } from './rules/choices.ts';
import type { PulsarState } from './rules/state.ts';

export { pulsar };

export const room: GameRoom<PulsarState, PulsarChoice> = {
  game: pulsar,
  advice,
  words: async (language) => (await import('./text/words.ts')).pulsarWords(language),
  measure: { minutes: 90, weight: 3 },
  board: async () => (await import('./board/index.ts')).drawing,
  lesson: async () => (await import('./lesson/index.ts')).lesson,
  book: async (language) => (await import('./book/index.ts')).loadBook(language),
  puzzles: async () => (await import('./puzzles/index.ts')).puzzles,
};
