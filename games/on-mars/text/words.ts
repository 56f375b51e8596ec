import type { Language, Words } from '@orrery/kernel';
import type { OmEvent } from '../rules/events.ts';
import type { OmChoice, OnMarsState } from '../rules/state.ts';
import { speak } from './speak.ts';

/** The words of the game in one language; a reader loads no other. */
export async function onMarsWords(language: Language): Promise<Words<OnMarsState, OmChoice, OmEvent>> {
  const { text, rules } = await import(`./${language}/index.ts`);
  return speak(text, rules);
}
