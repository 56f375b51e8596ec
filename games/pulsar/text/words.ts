import type { Language, Words } from '@orrery/kernel';
import type { PulsarChoice } from '../rules/choices.ts';
import type { PulsarEvent } from '../rules/events.ts';
import type { PulsarState } from '../rules/state.ts';
import { speak } from './speak.ts';

/** The words of the game in one language; a reader loads no other. */
export async function pulsarWords(language: Language): Promise<Words<PulsarState, PulsarChoice, PulsarEvent>> {
  const { text, rules } = await import(`./${language}/index.ts`);
  return speak(text, rules);
}
