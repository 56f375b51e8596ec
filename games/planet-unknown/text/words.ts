import type { Language, Words } from '@orrery/kernel';
import type { PuChoice } from '../rules/choices.ts';
import type { PuEvent } from '../rules/events.ts';
import type { PlanetUnknownState } from '../rules/state.ts';
import { speak } from './speak.ts';

/** The words of the game in one language; a reader loads no other. */
export async function planetUnknownWords(language: Language): Promise<Words<PlanetUnknownState, PuChoice, PuEvent>> {
  const { text, rules } = await import(`./${language}/index.ts`);
  return speak(text, rules);
}
