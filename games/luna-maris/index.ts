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
};
