import { LANGUAGES, type Language, languageOf } from '@orrery/kernel';
import type { Text } from './en/index.ts';

export type { Text };

/** Every language is at hand: a program that has started may have to say why in any of them. */
const TEXTS: ReadonlyMap<Language, Text> = new Map(
  await Promise.all(
    LANGUAGES.map(
      async (language): Promise<[Language, Text]> => [language, (await import(`./${language}/index.ts`)).text],
    ),
  ),
);

export const textIn = (language: Language): Text => TEXTS.get(language) as Text;

/** The language of the machine, where it is one of ours. */
export const systemLanguage = (env: NodeJS.ProcessEnv): Language =>
  languageOf(env.LC_ALL || env.LC_MESSAGES || env.LANG);
