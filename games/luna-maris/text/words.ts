import type { Language, Words } from '@orrery/kernel';
import type { LunaChoice } from '../rules/choices.ts';
import type { LunaEvent } from '../rules/events.ts';
import type { LunaState } from '../rules/state.ts';
import { speak } from './speak.ts';

/** The words of the game in one language; a reader loads no other. */
export async function lunaWords(language: Language): Promise<Words<LunaState, LunaChoice, LunaEvent>> {
  const { text, rules } = await import(`./${language}/index.ts`);
  return speak(text, rules);
}
