/** Columns of flat-top hexes in axial coordinates: q to the right, r downwards. [q, first r, last r] */
export const COLUMNS: readonly (readonly [q: number, from: number, to: number])[] = [
  [-6, 2, 4],
  [-5, 0, 5],
  [-4, -1, 5],
  [-3, -2, 5],
  [-2, -3, 5],
  [-1, -3, 4],
  [0, -4, 4],
  [1, -4, 3],
  [2, -5, 3],
  [3, -5, 2],
  [4, -5, 1],
  [5, -5, 0],
  [6, -4, -2],
];

/** Directions, clockwise from north: arrows name them by number. */
export const DIRECTIONS = ['n', 'ne', 'se', 's', 'sw', 'nw'] as const;
export const OFFSETS: readonly (readonly [q: number, r: number])[] = [
  [0, -1],
  [1, -1],
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
];

/** Every hex as [q, r]; its number is its place in this list. */
export const HEXES: readonly (readonly [q: number, r: number])[] = COLUMNS.flatMap(([q, from, to]) =>
  Array.from({ length: to - from + 1 }, (_, i) => [q, from + i] as const),
);

export function hexAt(q: number, r: number): number {
  return HEXES.findIndex(([hq, hr]) => hq === q && hr === r);
}

export const START_MINE = hexAt(0, 0);
/** Where the four starting LSS Buildings go at random. */
export const START_BUILDINGS: readonly number[] = [hexAt(0, -2), hexAt(0, 2), hexAt(-2, 1), hexAt(2, -1)];

const NW = hexAt(-2, -1);
const NE = hexAt(2, -3);
const SE = hexAt(2, 1);
const SW = hexAt(-2, 3);
/** [players] -> Shelter hexes in seat order from the start player; a player and Lacerda count as 2. */
export const SHELTER_STARTS: Readonly<Record<number, readonly number[]>> = {
  2: [NW, SE],
  3: [NW, NE, SE],
  4: [NW, NE, SE, SW],
};

/** [type A to D] -> the two hexes of its corner. */
export const RESEARCH_HEXES: readonly (readonly [number, number])[] = [
  [hexAt(-5, 0), hexAt(-4, -1)],
  [hexAt(4, -5), hexAt(5, -5)],
  [hexAt(4, 1), hexAt(5, 0)],
  [hexAt(-5, 5), hexAt(-4, 5)],
];
