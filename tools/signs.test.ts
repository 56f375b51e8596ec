import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { SIGNS_FILE, signsFont } from './signs.ts';

const ROOT = resolve(import.meta.dirname, '..');
const FONTS = readFileSync(join(ROOT, 'packages/web/src/styles/fonts.css'), 'utf8');
/** The letters that the fonts of the app have. */
const LETTERS = [...FONTS.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g)].map(
  ([, from, to = from]) => [Number.parseInt(from, 16), Number.parseInt(to, 16)] as const,
);
/** Emojis are pictures of the device, and stand in titles and messages alone. */
const isEmoji = (letter: string): boolean => /\p{Emoji_Presentation}/u.test(letter);

test('the font of signs is what its tool writes', () => {
  expect(readFileSync(SIGNS_FILE).equals(signsFont())).toBe(true);
});

test('whatever stands on a screen is in a font of the app', () => {
  const files = globSync(['packages/{web,board}/src/**/*.{ts,tsx}', 'games/*/{board,text,lesson}/**/*.{ts,tsx}'], {
    cwd: ROOT,
  }).filter((file) => !file.endsWith('.test.ts'));
  expect(files.length).toBeGreaterThan(200);
  const missing = files.flatMap((file) =>
    [...new Set(readFileSync(join(ROOT, file), 'utf8'))]
      .filter((letter) => letter > '\u007f' && !isEmoji(letter))
      .filter((letter) => !LETTERS.some(([from, to]) => from <= letter.charCodeAt(0) && letter.charCodeAt(0) <= to))
      .map((letter) => `${letter} in ${file}`),
  );
  expect(missing).toEqual([]);
});
