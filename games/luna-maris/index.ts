import type { GameRoom } from '@orrery/kernel';
import { advice } from './bot.ts';
import { lunaMaris } from './game.ts';
import type { LunaChoice } from './rules/choices.ts';
import type { LunaState } from './rules/state.ts';

export { lunaMaris };

/** A reader loads one language. */
const TEXTS = {
  en: () => import('./text/all.en.ts'),
  de: () => import('./text/all.de.ts'),
};

export const room: GameRoom<LunaState, LunaChoice> = {
  game: lunaMaris,
  advice,
  words: async (language) => {
    const [{ speak }, { text, rules }] = await Promise.all([import('./text/speak.ts'), TEXTS[language]()]);
    return speak(text, rules);
  },
};
