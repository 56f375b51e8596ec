import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { LANGUAGES } from '@orrery/kernel';
import { expect, test } from 'vitest';

const ROOT = resolve(import.meta.dirname, '..');
/** The line of a language, and its folders. */
const OWN = ['packages/kernel/src/languages.ts', ...LANGUAGES.map((language) => `/text/${language}/`)];

test('nothing but the list of languages and their folders names a language, English apart', () => {
  const files = globSync('{packages,games,examples,tools,bench}/**/*.{ts,tsx,mjs,js}', {
    cwd: ROOT,
    exclude: ['**/node_modules/**', '**/dist/**', '**/test/**', '**/*.test.ts'],
  });
  const others = LANGUAGES.filter((language) => language !== 'en');
  const names = new RegExp(others.map((language) => `['"\`]${language}['"\`]|\\b${language}: `).join('|'));
  const naming = files.filter(
    (file) => !OWN.some((own) => file.includes(own)) && names.test(readFileSync(resolve(ROOT, file), 'utf8')),
  );
  expect(others.length).toBeGreaterThan(0);
  expect(files.length).toBeGreaterThan(1000);
  expect(naming).toEqual([]);
});
