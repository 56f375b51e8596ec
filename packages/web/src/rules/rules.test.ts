import type { Book } from '@orrery/board';
import { ICONS } from '@orrery/board';
import { LANGUAGES, type Language } from '@orrery/kernel';
import { ROOMS } from '@orrery/registry';
import { describe, expect, test } from 'vitest';
import { chaptersOf, search } from './chapters.ts';
import { commonStart } from './now.tsx';

const GAMES = Object.keys(ROOMS);

async function bookOf(game: string, language: Language): Promise<Book> {
  return (await (await ROOMS[game]()).book?.(language)) as Book;
}

describe.each(GAMES)('the book of %s', (game) => {
  test.each(LANGUAGES)('has every rule in exactly one chapter (%s)', async (language) => {
    const { rules } = await (await ROOMS[game]()).words(language);
    const book = await bookOf(game, language);
    const chapters = chaptersOf(book, rules, '');
    expect(chapters.flatMap((chapter) => chapter.rules.map(([id]) => id)).sort()).toEqual(Object.keys(rules).sort());
    for (const { title, rules: inside } of chapters) {
      expect(title).not.toBe('');
      expect(inside.length, title).toBeGreaterThan(0);
    }
  });

  test.each(LANGUAGES)('draws every step that it begins with (%s)', async (language) => {
    const { scenes, summary } = await bookOf(game, language);
    expect(scenes).toHaveLength(summary.pages[0][0].lines.length);
    for (const scene of scenes) for (const icon of scene) expect(ICONS).toHaveProperty(icon);
  });

  test('shows the same signs in both languages, and only such that there are', async () => {
    const signs = await Promise.all(
      LANGUAGES.map(async (language) => {
        const { summary } = await bookOf(game, language);
        return [...summary.pages.flat().flatMap(({ lines }) => lines), ...summary.icons].map(([icon]) => icon);
      }),
    );
    expect(signs[1]).toEqual(signs[0]);
    for (const icon of signs[0]) expect(ICONS).toHaveProperty(icon);
  });
});

test('a search wants every word, in the text or in the number', () => {
  const rules = { 'X-ROVER-01': 'A rover moves one cell.', 'X-ROVER-02': 'A rover may rest.' };
  expect(search(rules, 'rover cell')).toEqual([['X-ROVER-01', 'A rover moves one cell.']]);
  expect(search(rules, 'x-rover-02').map(([id]) => id)).toEqual(['X-ROVER-02']);
});

test('several choices are named by what they begin with', () => {
  expect(commonStart(['Fly to n12', 'Fly to n13, claim it'])).toBe('Fly to');
  expect(commonStart(['End turn'])).toBe('End turn');
  expect(commonStart(['Up', 'Down'])).toBe('');
});
