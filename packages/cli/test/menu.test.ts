import type { Choice } from '@orrery/kernel';
import { describe, expect, it } from 'vitest';
import { arrange, type Entry, findEntries, type Row, sharedWords, toEntries } from '../src/play/menu.ts';

interface Place extends Choice {
  readonly at: string;
  readonly turn: number;
}

const COLUMNS = 'abcdef';
const places: Place[] = [...COLUMNS].flatMap((column) =>
  [1, 2, 3, 4, 5].flatMap((row) => [0, 1, 2].map((turn) => ({ do: 'place', at: `${column}${row}`, turn }))),
);
const entries = toEntries(places, ({ at, turn }) => `Place the tile on ${at}, turned by ${turn * 90}°`);
const pass: Entry = { choice: { do: 'pass' }, text: 'Pass', line: 'pass' };

const labels = (rows: readonly Row[]) => rows.map((row) => (row.kind === 'group' ? row.label : row.entry.text));
const textsOf = (found: readonly Entry[]) => found.map(({ text }) => text);

describe('arrange', () => {
  it('lists everything that fits on a page', () => {
    expect(arrange(entries.slice(0, 5), 30).every(({ kind }) => kind === 'option')).toBe(true);
  });

  it('groups a long list by the field that leaves the least to read', () => {
    const rows = arrange(entries, 30);
    expect(rows).toHaveLength(30);
    expect(labels(rows)[0]).toBe('Place the tile on a1, turned by …');
    expect(rows.every((row) => row.kind === 'group' && row.entries.length === 3)).toBe(true);
  });

  it('keeps rare kinds of choices in sight beside a long kind', () => {
    expect(labels(arrange([...entries, pass], 30))).toEqual(['Place the tile on … turned by …', 'Pass']);
  });

  it('tells groups apart whose texts do not', () => {
    const rows = arrange(
      toEntries(places, ({ at }) => `Place on ${at}`).filter(({ choice }) => choice.turn < 2),
      30,
    );
    expect(new Set(labels(rows)).size).toBe(rows.length);
  });

  it('lists one by one what no field splits', () => {
    const flat = toEntries(
      Array.from({ length: 50 }, (_, n) => ({ do: 'take', card: n })),
      ({ card }) => `Take ${card}`,
    );
    expect(arrange(flat, 30)).toHaveLength(50);
  });

  it('loses and doubles nothing', () => {
    const told = arrange([...entries, pass], 10).flatMap((row) => (row.kind === 'group' ? row.entries : [row.entry]));
    expect(told.toSorted((a, b) => (a.line < b.line ? -1 : 1))).toEqual(
      [...entries, pass].toSorted((a, b) => (a.line < b.line ? -1 : 1)),
    );
  });
});

describe('sharedWords', () => {
  it('marks where texts differ', () => {
    expect(sharedWords(['move to e5 now', 'move to e6 now'])).toBe('move to … now');
    expect(sharedWords(['move to e5', 'move to e5 and back'])).toBe('move to e5 …');
    expect(sharedWords(['sell', 'buy it'])).toBeUndefined();
    expect(sharedWords(['same', 'same'])).toBe('same');
  });
});

describe('findEntries', () => {
  it('finds a place by its name, as a whole word first', () => {
    const found = findEntries(entries, 'e5');
    expect(found).toHaveLength(3);
    expect(textsOf(findEntries(entries, 'e5 180'))).toEqual(['Place the tile on e5, turned by 180°']);
  });

  it('finds by notation in any order of fields', () => {
    expect(textsOf(findEntries(entries, 'place turn=1 at=c3'))).toEqual(['Place the tile on c3, turned by 90°']);
  });

  it('finds by parts of words, without regard to case and accents', () => {
    const words = toEntries([{ do: 'a' }, { do: 'b' }], (choice) => (choice.do === 'a' ? 'Zurück zur Erde' : 'Weiter'));
    expect(textsOf(findEntries(words, 'zuruck ERD'))).toEqual(['Zurück zur Erde']);
    expect(textsOf(findEntries(words, 'eit'))).toEqual(['Weiter']);
    expect(findEntries(words, 'mars')).toEqual([]);
    expect(findEntries(words, '…')).toEqual([]);
  });
});
