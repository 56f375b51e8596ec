import type { GameRoom } from '@orrery/kernel';
import { advice } from './bot.ts';
import { pulsar } from './game.ts';
import type { PulsarChoice } from './rules/choices.ts';
import type { PulsarState } from './rules/state.ts';

export { pulsar };

/** A reader loads one language. */
const TEXTS = {
  en: () => import('./text/all.en.ts'),
  de: () => import('./text/all.de.ts'),
};

export const room: GameRoom<PulsarState, PulsarChoice> = {
  game: pulsar,
  advice,
  words: async (language) => {
    const [{ speak }, { text, rules }] = await Promise.all([import('./text/speak.ts'), TEXTS[language]()]);
    return speak(text, rules);
  },
};
