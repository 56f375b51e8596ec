import type { Headquarters } from './types.ts';

/** The pyramid is the same on every side: what each slot rests on. */
export const PYRAMID: readonly (readonly number[])[] = [[], [], [], [1, 2], [2, 3], [4], [5], [1, 2, 3, 4, 5, 6, 7]];

export const HEADQUARTERS: readonly Headquarters[] = [
  {
    id: 'hq-a1',
    board: 'A',
    side: 1,
    projects: [
      { id: 'hq-a1-p1', cost: 2, effects: [{ op: 'modifier', kind: 'plus-minus', n: 2 }] },
      { id: 'hq-a1-p2', cost: 4, effects: [{ op: 'gyrodynes-different', n: 2 }] },
      { id: 'hq-a1-p3', cost: 1, effects: [{ op: 'gate-run', colors: ['magenta'], pointsPerGate: 1 }] },
      {
        id: 'hq-a1-p4',
        cost: 4,
        effects: [
          { op: 'points', n: 2 },
          { op: 'exploration-tile', n: 1 },
          { op: 'gate-run', colors: ['orange'], pointsPerGate: 2 },
        ],
      },
      { id: 'hq-a1-p5', cost: 4, effects: [{ op: 'die-doubler', silver: 3, red: 2 }] },
      {
        id: 'hq-a1-p6',
        cost: 3,
        effects: [
          { op: 'points', n: 5 },
          { op: 'modifier', kind: 'plus-two', n: 1 },
        ],
      },
      {
        id: 'hq-a1-p7',
        cost: 6,
        effects: [
          { op: 'points', n: 8 },
          { op: 'gate-run', colors: ['green'], pointsPerGate: 2 },
        ],
      },
      {
        id: 'hq-a1-p8',
        cost: 5,
        effects: [
          { op: 'points', n: 7 },
          { op: 'gate-run', colors: ['orange', 'magenta', 'green'], pointsPerGate: 3 },
        ],
      },
    ],
  },
  {
    id: 'hq-a2',
    board: 'A',
    side: 2,
    projects: [
      {
        id: 'hq-a2-p1',
        cost: 4,
        effects: [
          { op: 'gyrodyne', types: ['small', 'medium', 'large'] },
          { op: 'gate-run', colors: ['orange'], pointsPerGate: 2 },
        ],
      },
      { id: 'hq-a2-p2', cost: 1, effects: [{ op: 'gate-run', colors: ['green'], pointsPerGate: 1 }] },
      {
        id: 'hq-a2-p3',
        cost: 2,
        effects: [
          { op: 'modifier', kind: 'plus-minus', n: 1 },
          { op: 'modifier', kind: 'plus-two', n: 1 },
        ],
      },
      {
        id: 'hq-a2-p4',
        cost: 1,
        effects: [
          { op: 'cubes', n: 1 },
          { op: 'exploration-tile', n: 1 },
        ],
      },
      {
        id: 'hq-a2-p5',
        cost: 3,
        effects: [
          { op: 'die-doubler', silver: 2, red: 1 },
          { op: 'modifier', kind: 'plus-minus', n: 1 },
        ],
      },
      {
        id: 'hq-a2-p6',
        cost: 2,
        effects: [{ op: 'gate-run', colors: ['orange', 'magenta', 'green'], pointsPerGate: 2 }],
      },
      {
        id: 'hq-a2-p7',
        cost: 6,
        effects: [
          { op: 'points', n: 8 },
          { op: 'gate-run', colors: ['magenta'], pointsPerGate: 2 },
        ],
      },
      {
        id: 'hq-a2-p8',
        cost: 5,
        effects: [
          { op: 'points', n: 5 },
          { op: 'gate-run', colors: ['orange', 'magenta', 'green'], pointsPerGate: 4 },
        ],
      },
    ],
  },
  {
    id: 'hq-b1',
    board: 'B',
    side: 1,
    projects: [
      { id: 'hq-b1-p1', cost: 1, effects: [{ op: 'gate-run', colors: ['magenta'], pointsPerGate: 1 }] },
      {
        id: 'hq-b1-p2',
        cost: 5,
        effects: [
          { op: 'gyrodynes-different', n: 2 },
          { op: 'modifier', kind: 'plus-minus', n: 1 },
        ],
      },
      {
        id: 'hq-b1-p3',
        cost: 2,
        effects: [
          { op: 'cubes', n: 1 },
          { op: 'modifier', kind: 'plus-two', n: 1 },
        ],
      },
      { id: 'hq-b1-p4', cost: 3, effects: [{ op: 'die-doubler', silver: 2, red: 2 }] },
      {
        id: 'hq-b1-p5',
        cost: 4,
        effects: [
          { op: 'points', n: 4 },
          { op: 'gate-run', colors: ['orange'], pointsPerGate: 2 },
        ],
      },
      {
        id: 'hq-b1-p6',
        cost: 2,
        effects: [
          { op: 'gyrodyne', types: ['small', 'medium'] },
          { op: 'cubes', n: 1 },
        ],
      },
      {
        id: 'hq-b1-p7',
        cost: 6,
        effects: [
          { op: 'points', n: 8 },
          { op: 'gate-run', colors: ['green'], pointsPerGate: 2 },
        ],
      },
      {
        id: 'hq-b1-p8',
        cost: 5,
        effects: [
          { op: 'points', n: 10 },
          { op: 'gate-run', colors: ['orange', 'magenta', 'green'], pointsPerGate: 2 },
        ],
      },
    ],
  },
  {
    id: 'hq-b2',
    board: 'B',
    side: 2,
    projects: [
      {
        id: 'hq-b2-p1',
        cost: 2,
        effects: [
          { op: 'cubes', n: 1 },
          { op: 'modifier', kind: 'plus-minus', n: 1 },
        ],
      },
      { id: 'hq-b2-p2', cost: 1, effects: [{ op: 'gate-run', colors: ['orange'], pointsPerGate: 1 }] },
      {
        id: 'hq-b2-p3',
        cost: 3,
        effects: [
          { op: 'exploration-tile', n: 1 },
          { op: 'modifier', kind: 'plus-minus', n: 1 },
        ],
      },
      {
        id: 'hq-b2-p4',
        cost: 4,
        effects: [
          { op: 'points', n: 3 },
          { op: 'gate-run', colors: ['green'], pointsPerGate: 2 },
        ],
      },
      { id: 'hq-b2-p5', cost: 5, effects: [{ op: 'die-doubler', silver: 3, red: 3 }] },
      { id: 'hq-b2-p6', cost: 1, effects: [{ op: 'gate-run', colors: ['magenta'], pointsPerGate: 2 }] },
      {
        id: 'hq-b2-p7',
        cost: 6,
        effects: [
          { op: 'points', n: 6 },
          { op: 'modifier', kind: 'plus-two', n: 1 },
          { op: 'gate-run', colors: ['orange'], pointsPerGate: 2 },
        ],
      },
      {
        id: 'hq-b2-p8',
        cost: 5,
        effects: [
          { op: 'points', n: 4 },
          { op: 'gate-run', colors: ['orange', 'magenta', 'green'], pointsPerGate: 4 },
        ],
      },
    ],
  },
  {
    id: 'hq-c1',
    board: 'C',
    side: 1,
    projects: [
      {
        id: 'hq-c1-p1',
        cost: 1,
        effects: [
          { op: 'gyrodyne', types: ['small'] },
          { op: 'modifier', kind: 'plus-minus', n: 1 },
        ],
      },
      { id: 'hq-c1-p2', cost: 2, effects: [{ op: 'cubes', n: 2 }] },
      {
        id: 'hq-c1-p3',
        cost: 3,
        effects: [
          { op: 'gyrodyne', types: ['medium'] },
          { op: 'gate-run', colors: ['magenta'], pointsPerGate: 1 },
        ],
      },
      { id: 'hq-c1-p4', cost: 5, effects: [{ op: 'die-doubler', silver: 4, red: 2 }] },
      {
        id: 'hq-c1-p5',
        cost: 2,
        effects: [
          { op: 'points', n: 2 },
          { op: 'gate-run', colors: ['green'], pointsPerGate: 2 },
        ],
      },
      {
        id: 'hq-c1-p6',
        cost: 4,
        effects: [
          { op: 'gyrodyne', types: ['large'] },
          { op: 'points', n: 2 },
        ],
      },
      {
        id: 'hq-c1-p7',
        cost: 6,
        effects: [
          { op: 'points', n: 7 },
          { op: 'gate-run', colors: ['orange'], pointsPerGate: 2 },
        ],
      },
      {
        id: 'hq-c1-p8',
        cost: 5,
        effects: [
          { op: 'points', n: 8 },
          { op: 'gate-run', colors: ['orange', 'magenta', 'green'], pointsPerGate: 3 },
        ],
      },
    ],
  },
  {
    id: 'hq-c2',
    board: 'C',
    side: 2,
    projects: [
      { id: 'hq-c2-p1', cost: 2, effects: [{ op: 'modifier', kind: 'plus-minus', n: 2 }] },
      {
        id: 'hq-c2-p2',
        cost: 1,
        effects: [
          { op: 'cubes', n: 1 },
          { op: 'modifier', kind: 'plus-two', n: 1 },
        ],
      },
      {
        id: 'hq-c2-p3',
        cost: 4,
        effects: [
          { op: 'points', n: 2 },
          { op: 'gate-run', colors: ['magenta'], pointsPerGate: 2 },
        ],
      },
      {
        id: 'hq-c2-p4',
        cost: 3,
        effects: [
          { op: 'points', n: 2 },
          { op: 'gate-run', colors: ['orange', 'magenta', 'green'], pointsPerGate: 2 },
        ],
      },
      { id: 'hq-c2-p5', cost: 1, effects: [{ op: 'gate-run', colors: ['green'], pointsPerGate: 1 }] },
      { id: 'hq-c2-p6', cost: 6, effects: [{ op: 'die-doubler', silver: 4, red: 3 }] },
      {
        id: 'hq-c2-p7',
        cost: 4,
        effects: [
          { op: 'points', n: 2 },
          { op: 'modifier', kind: 'plus-two', n: 1 },
          { op: 'gate-run', colors: ['orange'], pointsPerGate: 2 },
        ],
      },
      {
        id: 'hq-c2-p8',
        cost: 5,
        effects: [
          { op: 'points', n: 2 },
          { op: 'exploration-tile', n: 1 },
          { op: 'gate-run', colors: ['orange', 'magenta', 'green'], pointsPerGate: 4 },
        ],
      },
    ],
  },
  {
    id: 'hq-d1',
    board: 'D',
    side: 1,
    projects: [
      { id: 'hq-d1-p1', cost: 3, effects: [{ op: 'gyrodyne', types: ['medium', 'large'] }] },
      {
        id: 'hq-d1-p2',
        cost: 1,
        effects: [
          { op: 'cubes', n: 1 },
          { op: 'modifier', kind: 'plus-minus', n: 1 },
        ],
      },
      {
        id: 'hq-d1-p3',
        cost: 2,
        effects: [
          { op: 'gate-run', colors: ['green'], pointsPerGate: 1 },
          { op: 'modifier', kind: 'plus-minus', n: 1 },
        ],
      },
      { id: 'hq-d1-p4', cost: 4, effects: [{ op: 'die-doubler', silver: 3, red: 2 }] },
      {
        id: 'hq-d1-p5',
        cost: 1,
        effects: [
          { op: 'exploration-tile', n: 1 },
          { op: 'gate-run', colors: ['magenta'], pointsPerGate: 1 },
        ],
      },
      {
        id: 'hq-d1-p6',
        cost: 5,
        effects: [
          { op: 'points', n: 6 },
          { op: 'modifier', kind: 'plus-two', n: 1 },
        ],
      },
      {
        id: 'hq-d1-p7',
        cost: 6,
        effects: [
          { op: 'points', n: 6 },
          { op: 'cubes', n: 1 },
          { op: 'gate-run', colors: ['orange'], pointsPerGate: 2 },
        ],
      },
      {
        id: 'hq-d1-p8',
        cost: 5,
        effects: [
          { op: 'points', n: 8 },
          { op: 'gate-run', colors: ['orange', 'magenta', 'green'], pointsPerGate: 3 },
        ],
      },
    ],
  },
  {
    id: 'hq-d2',
    board: 'D',
    side: 2,
    projects: [
      { id: 'hq-d2-p1', cost: 1, effects: [{ op: 'gate-run', colors: ['green'], pointsPerGate: 1 }] },
      {
        id: 'hq-d2-p2',
        cost: 2,
        effects: [
          { op: 'modifier', kind: 'plus-two', n: 1 },
          { op: 'modifier', kind: 'plus-minus', n: 1 },
        ],
      },
      {
        id: 'hq-d2-p3',
        cost: 3,
        effects: [
          { op: 'cubes', n: 2 },
          { op: 'gate-run', colors: ['orange'], pointsPerGate: 1 },
        ],
      },
      { id: 'hq-d2-p4', cost: 2, effects: [{ op: 'gate-run', colors: ['magenta'], pointsPerGate: 2 }] },
      {
        id: 'hq-d2-p5',
        cost: 4,
        effects: [
          { op: 'points', n: 2 },
          { op: 'gate-run', colors: ['orange', 'magenta', 'green'], pointsPerGate: 2 },
        ],
      },
      { id: 'hq-d2-p6', cost: 6, effects: [{ op: 'die-doubler', silver: 4, red: 3 }] },
      {
        id: 'hq-d2-p7',
        cost: 3,
        effects: [
          { op: 'exploration-tile', n: 1 },
          { op: 'points', n: 2 },
        ],
      },
      {
        id: 'hq-d2-p8',
        cost: 5,
        effects: [
          { op: 'points', n: 4 },
          { op: 'exploration-tile', n: 1 },
          { op: 'gate-run', colors: ['orange', 'magenta', 'green'], pointsPerGate: 4 },
        ],
      },
    ],
  },
];
