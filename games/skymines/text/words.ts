import type { Language, Words } from '@orrery/kernel';
import type { SkyChoice } from '../rules/choices.ts';
import type { SkyEvent } from '../rules/events.ts';
import type { SkyState } from '../rules/state.ts';
import { speak } from './speak.ts';

/** The words of the game in one language; a reader loads no other. */
export async function skyminesWords(language: Language): Promise<Words<SkyState, SkyChoice, SkyEvent>> {
  const { text, rules } = await import(`./${language}/index.ts`);
  return speak(text, rules);
}
