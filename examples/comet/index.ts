import type { GameRoom } from '@orrery/kernel';
import { advice } from './bot.ts';
import { comet } from './game.ts';
import type { CometChoice } from './rules/choices.ts';
import type { CometState } from './rules/state.ts';

export { comet };

export const room: GameRoom<CometState, CometChoice> = {
  game: comet,
  advice,
  words: async (language) => (await import('./text/words.ts')).cometWords(language),
};
