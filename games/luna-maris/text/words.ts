import type { Language, Words } from '@orrery/kernel';
import type { LunaChoice } from '../rules/choices.ts';
import type { LunaEvent } from '../rules/events.ts';
import type { LunaState } from '../rules/state.ts';
import * as german from './all.de.ts';
import * as english from './all.en.ts';
import { speak } from './speak.ts';

/** The words in either language at once; whoever needs one only has it loaded by the room. */
export function lunaWords(language: Language): Words<LunaState, LunaChoice, LunaEvent> {
  const { text, rules } = language === 'de' ? german : english;
  return speak(text, rules);
}
