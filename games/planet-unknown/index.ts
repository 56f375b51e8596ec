import type { GameRoom } from '@orrery/kernel';
import { advice } from './bot.ts';
import { planetUnknown } from './game.ts';
import type { PuChoice } from './rules/choices.ts';
import type { PlanetUnknownState } from './rules/state.ts';

export { planetUnknown };

/** A reader loads one language. */
const TEXTS = {
  en: () => import('./text/all.en.ts'),
  de: () => import('./text/all.de.ts'),
};

export const room: GameRoom<PlanetUnknownState, PuChoice> = {
  game: planetUnknown,
  advice,
  words: async (language) => {
    const [{ speak }, { text, rules }] = await Promise.all([import('./text/speak.ts'), TEXTS[language]()]);
    return speak(text, rules);
  },
};
