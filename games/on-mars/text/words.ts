import type { Language, Words } from '@orrery/kernel';
import type { OmEvent } from '../rules/events.ts';
import type { OmChoice, OnMarsState } from '../rules/state.ts';
import * as german from './all.de.ts';
import * as english from './all.en.ts';
import { speak } from './speak.ts';

/** The words in either language at once; whoever needs one only has it loaded by the room. */
export function onMarsWords(language: Language): Words<OnMarsState, OmChoice, OmEvent> {
  const { text, rules } = language === 'de' ? german : english;
  return speak(text, rules);
}
