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
};
