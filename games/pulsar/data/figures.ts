import type { ExplorationTile, Gyrodyne } from './types.ts';

export const GYRODYNES: readonly Gyrodyne[] = [
  { type: 'small', tiles: 10, takeDie: 1, completeDie: 3, points: 1 },
  { type: 'medium', tiles: 10, takeDie: 2, completeDie: 5, points: 2 },
  { type: 'large', tiles: 10, takeDie: 4, completeDie: 6, points: 3 },
];

/** Awards of every gyrodyne type, the top one first, and the numbers of placed tiles that earn one. */
export const AWARDS: readonly number[] = [7, 4];
export const AWARD_AT: readonly number[] = [2, 4];

export const EXPLORATION_TILES: readonly ExplorationTile[] = [
  { id: 'explore-4-points', copies: 4, keep: false, effects: [{ op: 'points', n: 4 }] },
  { id: 'explore-5-points', copies: 4, keep: false, effects: [{ op: 'points', n: 5 }] },
  { id: 'explore-cubes', copies: 1, keep: false, effects: [{ op: 'cubes', n: 2 }] },
  {
    id: 'explore-modifiers',
    copies: 1,
    keep: false,
    effects: [
      { op: 'modifier', kind: 'plus-minus', n: 1 },
      { op: 'modifier', kind: 'plus-two', n: 1 },
    ],
  },
  { id: 'explore-station', copies: 2, keep: true, effects: [{ op: 'extra-station', n: 1 }] },
];

export const ROUNDS = 8;
export const RINGS = 6;
export const START_POINTS: readonly number[] = [5, 6, 7, 8];
export const START_PLUS_MINUS = 1;
export const COPY_CUBES = 4;

/** Dice that buy a token. */
export const TOKEN_DICE = { 'plus-minus': [1, 2], 'plus-two': [2] } as const;

export interface DiceBoard {
  readonly silver: number;
  /** Dice that are set instead of rolled in a balanced start. */
  readonly balanced: readonly number[];
  /** Ships on the turn order, and markers on each track, of one player. */
  readonly ships: number;
  readonly engineering: readonly { readonly cubes: number; readonly points: number }[];
  readonly initiative: readonly number[];
}

/** By number of players. */
export const DICE_BOARDS: Readonly<Record<number, DiceBoard>> = {
  2: {
    silver: 7,
    balanced: [2, 3, 4, 5],
    ships: 2,
    engineering: [
      { cubes: 2, points: 0 },
      { cubes: 1, points: 0 },
      { cubes: 0, points: 1 },
    ],
    initiative: [7, 4, 2, 0],
  },
  3: {
    silver: 7,
    balanced: [2, 3, 4, 5],
    ships: 1,
    engineering: [
      { cubes: 3, points: 0 },
      { cubes: 2, points: 0 },
    ],
    initiative: [7, 4, 0],
  },
  4: {
    silver: 9,
    balanced: [1, 2, 3, 4, 5, 6],
    ships: 1,
    engineering: [
      { cubes: 3, points: 0 },
      { cubes: 2, points: 0 },
      { cubes: 1, points: 0 },
    ],
    initiative: [7, 4, 2, 0],
  },
};

export const TRACK_FIELDS = 15;
export const START_FIELD = 8;
/** Points a marker on a field costs; fields without an entry cost nothing. */
export const PENALTIES: Readonly<Record<number, number>> = { 14: 1, 15: 2 };

/** Points for 0, 1, 2, ... stations; every further one adds `STATION_BEYOND`. */
export const STATION_POINTS: readonly number[] = [0, 0, 2, 4, 6, 9, 12, 16, 20, 25, 30, 36, 42, 50];
export const STATION_BEYOND = 3;

/** Final points for a pulsar that does not spin, for a gyrodyne that does not, and what cubes are worth. */
export const IDLE_PULSAR_POINTS = 1;
export const IDLE_GYRODYNE_POINTS = 1;
export const CUBES_PER_POINT = 2;
