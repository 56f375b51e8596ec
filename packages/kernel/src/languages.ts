/**
 * Every language of the house and what it calls itself. Another one is a line here, and a folder of its name beside
 * each folder `text/en`.
 */
export const LANGUAGE_NAMES = {
  en: 'English',
  de: 'Deutsch',
} as const;

export type Language = keyof typeof LANGUAGE_NAMES;
export const LANGUAGES = Object.keys(LANGUAGE_NAMES) as readonly Language[];

export const isLanguage = (name: string): name is Language => Object.hasOwn(LANGUAGE_NAMES, name);

/** The language of a place such as `de-AT` or `de_CH.UTF-8`; English where the house does not speak it. */
export function languageOf(place: string | undefined): Language {
  const name = /^[a-z]+/.exec((place ?? '').toLowerCase())?.[0] ?? '';
  return isLanguage(name) ? name : 'en';
}

/** A text with its first letter large, for sentences that begin with the name of a component. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
