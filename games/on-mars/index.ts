import type { GameRoom } from '@orrery/kernel';
import { advice } from './bot.ts';
import { onMars } from './game.ts';
import type { OmChoice, OnMarsState } from './rules/state.ts';

export { onMars };

export const room: GameRoom<OnMarsState, OmChoice> = {
  game: onMars,
  advice,
  words: async (language) => (await import('./text/words.ts')).onMarsWords(language),
};
