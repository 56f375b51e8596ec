import { expect, test } from 'vitest';
import { isLanguage, LANGUAGES, languageOf } from '../src/index.ts';

test('a place has the language it is called by, and English where nobody here speaks it', () => {
  for (const place of ['de', 'de-AT', 'de_CH.UTF-8', 'DE']) expect(languageOf(place)).toBe('de');
  for (const place of ['en-GB', 'fr-FR', 'deu', 'C', '', undefined]) expect(languageOf(place)).toBe('en');
});

test('only what is listed is a language', () => {
  for (const language of LANGUAGES) expect(isLanguage(language)).toBe(true);
  for (const name of ['', 'toString', 'EN']) expect(isLanguage(name)).toBe(false);
});
