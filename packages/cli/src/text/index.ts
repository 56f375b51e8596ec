import { LANGUAGES, type Language } from '@orrery/kernel';
import { text as de } from './de/index.ts';
import { text as en, type Text } from './en/index.ts';

export type { Text };

const TEXTS: Record<Language, Text> = { en, de };

export function textIn(language: Language): Text {
  return TEXTS[language];
}

export function isLanguage(name: string): name is Language {
  return (LANGUAGES as readonly string[]).includes(name);
}

/** The language of the machine, where it is one of ours. */
export function systemLanguage(env: NodeJS.ProcessEnv): Language {
  const locale = env.LC_ALL || env.LC_MESSAGES || env.LANG || '';
  const name = locale.slice(0, 2).toLowerCase();
  return isLanguage(name) ? name : 'en';
}
