import { expect, test } from 'vitest';
import type { Part } from './drawing.ts';
import { isLow, partFor, partsFor, shownPart } from './parts.ts';

const parts: readonly Part[] = [
  { id: 'map', icon: 'planet' },
  { id: 'base', icon: 'warehouse' },
  { id: 'cards', icon: 'hand', within: 'base' },
];
const drawing = { parts, partOf: (place: string) => (place === 'anywhere' ? undefined : place.split(' ')[0]) };

test('a phone on its side is low, one that stands is not', () => {
  expect(isLow({ height: 296 })).toBe(true);
  expect(isLow({ height: 560 })).toBe(false);
});

test('a part within another is a tab of its own on a low screen alone', () => {
  expect(partsFor(drawing, true).map(({ id }) => id)).toEqual(['map', 'base', 'cards']);
  expect(partsFor(drawing, false).map(({ id }) => id)).toEqual(['map', 'base']);
});

test('what lies in it is looked for where it is shown', () => {
  expect(partFor(drawing, 'cards 3', true)).toBe('cards');
  expect(partFor(drawing, 'cards 3', false)).toBe('base');
  expect(partFor(drawing, 'anywhere', false)).toBeUndefined();
  expect(shownPart(drawing, 'map', false)).toBe('map');
});
