import type { GameRoom } from '@orrery/kernel';
import { advice } from './bot.ts';
import { onMars } from './game.ts';
import type { OmChoice, OnMarsState } from './rules/state.ts';

export { onMars };

/** A reader loads one language. */
const TEXTS = {
  en: () => import('./text/all.en.ts'),
  de: () => import('./text/all.de.ts'),
};

export const room: GameRoom<OnMarsState, OmChoice> = {
  game: onMars,
  advice,
  words: async (language) => {
    const [{ speak }, { text, rules }] = await Promise.all([import('./text/speak.ts'), TEXTS[language]()]);
    return speak(text, rules);
  },
};
