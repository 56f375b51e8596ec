import type { SystemTile } from './types.ts';

/** Planets in the order w, nw, ne, e; `from` is the number of players a planet is open to. */
export const SYSTEM_TILES: readonly SystemTile[] = [
  {
    id: 'system-01',
    planets: [
      { slot: 'w', kind: 'blue', from: 2 },
      { slot: 'nw', kind: 'blue', from: 2 },
      { slot: 'ne', kind: 'blue', from: 2 },
      { slot: 'e', kind: 'blue', from: 2 },
    ],
    bonus: [{ op: 'red-die', value: 1, cubeCost: 0 }],
  },
  {
    id: 'system-02',
    planets: [
      { slot: 'w', kind: 'blue', from: 2 },
      { slot: 'nw', kind: 'blue', from: 2 },
      { slot: 'e', kind: 'blue', from: 4 },
    ],
    bonus: [{ op: 'red-die', value: 1, cubeCost: 0 }],
  },
  {
    id: 'system-03',
    planets: [
      { slot: 'w', kind: 'lifeless', from: 2 },
      { slot: 'nw', kind: 'blue', from: 2 },
      { slot: 'e', kind: 'blue', from: 4 },
    ],
    bonus: [{ op: 'red-die', value: 2, cubeCost: 0 }],
  },
  {
    id: 'system-04',
    planets: [
      { slot: 'w', kind: 'lifeless', from: 2 },
      { slot: 'ne', kind: 'blue', from: 2 },
    ],
    bonus: [
      { op: 'gyrodyne', types: ['small'] },
      { op: 'modifier', kind: 'plus-minus', n: 1 },
    ],
  },
  {
    id: 'system-05',
    planets: [
      { slot: 'w', kind: 'lifeless', from: 2 },
      { slot: 'nw', kind: 'blue', from: 2 },
      { slot: 'e', kind: 'lifeless', from: 2 },
    ],
    bonus: [
      { op: 'gyrodyne', types: ['medium'] },
      { op: 'modifier', kind: 'plus-minus', n: 1 },
    ],
  },
  {
    id: 'system-06',
    planets: [
      { slot: 'w', kind: 'lifeless', from: 2 },
      { slot: 'nw', kind: 'blue', from: 2 },
      { slot: 'e', kind: 'lifeless', from: 4 },
    ],
    bonus: [
      { op: 'gyrodyne', types: ['large'] },
      { op: 'modifier', kind: 'plus-minus', n: 1 },
    ],
  },
  {
    id: 'system-07',
    planets: [
      { slot: 'w', kind: 'lifeless', from: 2 },
      { slot: 'nw', kind: 'blue', from: 2 },
      { slot: 'ne', kind: 'blue', from: 3 },
    ],
    bonus: [{ op: 'gyrodyne', types: ['small', 'medium', 'large'] }],
  },
  {
    id: 'system-08',
    planets: [
      { slot: 'w', kind: 'lifeless', from: 2 },
      { slot: 'nw', kind: 'blue', from: 2 },
      { slot: 'ne', kind: 'blue', from: 3 },
    ],
    bonus: [{ op: 'gyrodyne', types: ['small', 'medium'] }],
  },
  {
    id: 'system-09',
    planets: [
      { slot: 'w', kind: 'lifeless', from: 2 },
      { slot: 'nw', kind: 'blue', from: 2 },
      { slot: 'ne', kind: 'blue', from: 4 },
      { slot: 'e', kind: 'lifeless', from: 4 },
    ],
    bonus: [{ op: 'gyrodyne', types: ['small', 'large'] }],
  },
  {
    id: 'system-10',
    planets: [
      { slot: 'nw', kind: 'blue', from: 2 },
      { slot: 'ne', kind: 'blue', from: 2 },
      { slot: 'e', kind: 'lifeless', from: 4 },
    ],
    bonus: [{ op: 'gyrodyne', types: ['medium', 'large'] }],
  },
  {
    id: 'system-11',
    planets: [
      { slot: 'w', kind: 'lifeless', from: 2 },
      { slot: 'nw', kind: 'blue', from: 2 },
      { slot: 'e', kind: 'lifeless', from: 2 },
    ],
    bonus: [{ op: 'cubes', n: 2 }],
  },
  {
    id: 'system-12',
    planets: [
      { slot: 'w', kind: 'lifeless', from: 2 },
      { slot: 'ne', kind: 'blue', from: 2 },
    ],
    bonus: [
      { op: 'cubes', n: 1 },
      { op: 'modifier', kind: 'plus-minus', n: 1 },
    ],
  },
  {
    id: 'system-13',
    planets: [
      { slot: 'w', kind: 'lifeless', from: 2 },
      { slot: 'nw', kind: 'blue', from: 2 },
      { slot: 'e', kind: 'lifeless', from: 2 },
    ],
    bonus: [
      { op: 'cubes', n: 1 },
      { op: 'modifier', kind: 'plus-two', n: 1 },
    ],
  },
  {
    id: 'system-14',
    planets: [
      { slot: 'nw', kind: 'blue', from: 2 },
      { slot: 'ne', kind: 'blue', from: 3 },
    ],
    bonus: [{ op: 'modifier', kind: 'plus-minus', n: 2 }],
  },
  {
    id: 'system-15',
    planets: [
      { slot: 'w', kind: 'lifeless', from: 3 },
      { slot: 'nw', kind: 'blue', from: 2 },
      { slot: 'ne', kind: 'blue', from: 4 },
      { slot: 'e', kind: 'lifeless', from: 4 },
    ],
    bonus: [
      { op: 'modifier', kind: 'plus-minus', n: 1 },
      { op: 'modifier', kind: 'plus-two', n: 1 },
    ],
  },
  {
    id: 'system-16',
    planets: [
      { slot: 'nw', kind: 'blue', from: 2 },
      { slot: 'ne', kind: 'blue', from: 2 },
      { slot: 'e', kind: 'lifeless', from: 4 },
    ],
    bonus: [
      { op: 'modifier', kind: 'plus-minus', n: 1 },
      { op: 'modifier', kind: 'plus-two', n: 1 },
    ],
  },
  {
    id: 'system-17',
    planets: [
      { slot: 'nw', kind: 'blue', from: 2 },
      { slot: 'ne', kind: 'blue', from: 2 },
    ],
    bonus: [{ op: 'cubes', n: 2 }],
  },
];
