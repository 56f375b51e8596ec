import {
  type BoardSide,
  CIV,
  type Difficulty,
  type Edition,
  ENERGY,
  TECH,
  TERRAINS,
  type TerrainIndex,
  WATER,
} from './terrains.ts';

export const GRID_SIZE = 12;
export const GRID_CELLS = GRID_SIZE * GRID_SIZE;

/** Twelve rows of twelve bits, row y at index y, bit x = column x. */
export type BitRows = readonly number[];
export type Point = readonly [x: number, y: number];

export interface Quadrant {
  readonly x: readonly [from: number, to: number];
  readonly y: readonly [from: number, to: number];
  readonly forbidden: TerrainIndex;
}

export interface Subplanet {
  readonly id: string;
  readonly medals: number;
  readonly cells: BitRows;
}

export interface Planet {
  readonly id: PlanetId;
  readonly name: string;
  readonly edition: Edition;
  readonly side: BoardSide;
  readonly difficulty: Difficulty;
  readonly grid: readonly string[];
  readonly rowMedals: readonly number[];
  readonly columnMedals: readonly number[];
  readonly rules: readonly PlanetRule[];
  /** Cell numbers, y * 12 + x. */
  readonly lifepods: readonly number[];
  readonly cellCount: number;
  readonly iceCount: number;
  readonly cells: BitRows;
  readonly ice: BitRows;
  /** Every cell that is not ice. */
  readonly land: BitRows;
  readonly border: BitRows;
  readonly holes: BitRows;
  readonly ring: BitRows;
  readonly cities: BitRows;
  readonly currents: BitRows;
  readonly toxic: BitRows;
  /** PU-CHA-01: the four crater cells. */
  readonly centre: BitRows;
  /** PU-TAR-01: cells on the right side of the chasm. */
  readonly chasmRight: BitRows;
  /** PU-TAR-03: pairs of cell numbers a diagonal step may join across the chasm. */
  readonly diagonalGaps: readonly (readonly [number, number])[];
  readonly quadrants: readonly Quadrant[];
  /** PU-PERS-01: [terrain] -> cells where a symbol of it may not lie. */
  readonly forbiddenSymbols: readonly BitRows[];
  readonly subplanets: readonly Subplanet[];
}

interface PlanetRow {
  readonly id: string;
  readonly name: string;
  readonly edition: Edition;
  readonly side: BoardSide;
  readonly difficulty: Difficulty;
  readonly grid: readonly string[];
  /** Points x,y. */
  readonly lifepods: string;
  readonly rowMedals: readonly number[];
  readonly columnMedals: readonly number[];
  readonly rules: readonly string[];
  readonly quadrants?: readonly Quadrant[];
  readonly chasmSides?: readonly string[];
  readonly diagonalGaps?: readonly (readonly [Point, Point])[];
  readonly subplanets?: readonly { readonly id: string; readonly medals: number }[];
  readonly subplanetMap?: readonly string[];
}

/** PU-PLANET-04. */
const USUAL_MEDALS = [1, 1, 1, 2, 2, 3, 3, 2, 2, 1, 1, 1] as const;

// . outside, O hole (no cell), L land, I ice; land of a special kind: R ring, C city, E current, T toxic, H crater.
const PLANET_ROWS = [
  {
    id: 'ksb-4156',
    name: 'KSB-4156',
    edition: 'base',
    side: 'standard',
    difficulty: 1,
    grid: [
      '.....LL.....',
      '...ILLLLL...',
      '..LIIILLIL..',
      '.LLLLILLIIL.',
      '.LLLLILLLLL.',
      'IILLLILLLLLL',
      'IILLLILLLLLL',
      '.LLLIILLLLL.',
      '.LLIILLLLLL.',
      '..LILLLLLL..',
      '...ILLLLL...',
      '.....LL.....',
    ],
    lifepods: '7,2 1,4 10,4 2,7 8,8 5,9',
    rowMedals: USUAL_MEDALS,
    columnMedals: USUAL_MEDALS,
    rules: [],
  },
  {
    id: 'arashi',
    name: 'Arashi',
    edition: 'base',
    side: 'special',
    difficulty: 2,
    grid: [
      '.....LL.....',
      '...LIIILL...',
      '..LLLLLLLL..',
      '.LLIIILIILL.',
      '.LLLLLLILLL.',
      'RRRRRRRRRRRR',
      'RRRRRRRRRRRR',
      '.IIILLLIILL.',
      '.LLIILLIILL.',
      '..LLLLLLLL..',
      '...LIIIIL...',
      '.....LL.....',
    ],
    lifepods: '2,2 9,2 5,4 6,7 2,9 9,9',
    rowMedals: USUAL_MEDALS,
    columnMedals: USUAL_MEDALS,
    rules: ['ring-anchor', 'no-patch-on-ring'],
  },
  {
    id: 'gaia',
    name: 'Gaia',
    edition: 'base',
    side: 'special',
    difficulty: 2,
    grid: [
      '.....CL.....',
      '...ILLLLI...',
      '..CLILLILC..',
      '.LLIIIIIILL.',
      '.LLILLLLILL.',
      'LLLILLLLILLC',
      'CLLILLLLILLL',
      '.LLILLLLILL.',
      '.LLIIIIIILL.',
      '..CLLLLLLC..',
      '...LLLLLL...',
      '.....LC.....',
    ],
    lifepods: '6,0 3,2 4,4 7,7 9,8 5,11',
    rowMedals: USUAL_MEDALS,
    columnMedals: USUAL_MEDALS,
    rules: ['city-2-medals-if-uncovered'],
  },
  {
    id: 'k-273',
    name: 'K-273',
    edition: 'base',
    side: 'special',
    difficulty: 3,
    grid: [
      '.....II.....',
      '...IILIII...',
      '..IIIIIIII..',
      '.IIIIIILLII.',
      '.IILIIIILII.',
      'IILLIIIIIIII',
      'IILIIIIIIILL',
      '.IIIIIIIIIL.',
      '.IIIILLIIIL.',
      '..IIILLIII..',
      '...IIIIII...',
      '.....II.....',
    ],
    lifepods: '5,1 8,3 3,4 2,6 11,6 5,9',
    rowMedals: USUAL_MEDALS,
    columnMedals: USUAL_MEDALS,
    rules: ['no-mixed-ice-land'],
  },
  {
    id: 'persephone',
    name: 'Persephone',
    edition: 'base',
    side: 'special',
    difficulty: 3,
    grid: [
      '.....LL.....',
      '...ILLLLL...',
      '..IIIILLLL..',
      '.LILLILLLLL.',
      '.LILLILLLLL.',
      'LLILLIIIIIII',
      'LLILLILLLLLL',
      '.LILIILLLLL.',
      '.LIIILLLLLL.',
      '..LILLLLLL..',
      '...ILLLLL...',
      '.....LL.....',
    ],
    lifepods: '4,3 10,4 1,5 3,7 9,9 4,10',
    rowMedals: USUAL_MEDALS,
    columnMedals: USUAL_MEDALS,
    rules: ['quadrant-forbidden-symbol'],
    quadrants: [
      { x: [0, 5], y: [0, 5], forbidden: CIV },
      { x: [6, 11], y: [0, 5], forbidden: ENERGY },
      { x: [0, 5], y: [6, 11], forbidden: TECH },
      { x: [6, 11], y: [6, 11], forbidden: WATER },
    ],
  },
  {
    id: 'petra',
    name: 'Petra',
    edition: 'base',
    side: 'special',
    difficulty: 2,
    grid: [
      '.....LL.....',
      '...LELLLL...',
      '..LLEELLLE..',
      '.LLLLELEEEL.',
      '.LLLLELELLL.',
      'LLEEEELEEELL',
      'LEELLELELELL',
      '.ELLEEEEEEL.',
      '.EEEELLELLL.',
      '..LLLLLEEL..',
      '...LLLLLE...',
      '.....LL.....',
    ],
    lifepods: '3,2 8,2 4,6 8,6 3,9 8,9',
    rowMedals: USUAL_MEDALS,
    columnMedals: USUAL_MEDALS,
    rules: ['currents-as-energy', 'no-ice'],
  },
  {
    id: 'tartarus',
    name: 'Tartarus',
    edition: 'base',
    side: 'special',
    difficulty: 3,
    grid: [
      '.....LL.....',
      '...ILLLLL...',
      '..LILLLLII..',
      '.LIILLLIIIL.',
      '.LILLILILLL.',
      'LIILLIIILLLL',
      'IILLLILILLLL',
      '.LLLLLLILLL.',
      '.LLLLLLILLL.',
      '..LLLLLLLL..',
      '...LLLLLL...',
      '.....LL.....',
    ],
    lifepods: '6,0 1,3 6,4 6,6 10,8 6,9',
    rowMedals: USUAL_MEDALS,
    columnMedals: USUAL_MEDALS,
    rules: ['chasm'],
    chasmSides: [
      '000000000000',
      '000000111111',
      '000000111111',
      '000000111111',
      '000001111111',
      '000001111111',
      '000001111111',
      '000000111111',
      '000000111111',
      '000000011111',
      '000000111111',
      '000000111111',
    ],
    diagonalGaps: [
      [
        [5, 3],
        [6, 4],
      ],
      [
        [6, 8],
        [5, 9],
      ],
    ],
  },
  {
    id: 'cerberus',
    name: 'Cerberus',
    edition: 'deluxe',
    side: 'special',
    difficulty: 3,
    grid: [
      '.......LLLL.',
      '.......LLLI.',
      '......LLIIIL',
      '......LIILLL',
      '..LLL..ILLL.',
      '.LLLLLLIIIL.',
      'LLLLLLI.....',
      'LLIIIII.LLI.',
      'LIILLILLLLIL',
      'LILLLIIIIIIL',
      '.LLLLLLLLLIL',
      '..LLLL..LLL.',
    ],
    lifepods: '7,2 10,4 2,5 6,8 3,9 8,10',
    rowMedals: [1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 1],
    columnMedals: [1, 1, 2, 2, 2, 2, 2, 2, 2, 2, 2, 1],
    rules: ['subplanet-2-medals-if-covered'],
    subplanets: [
      { id: 'upper-right', medals: 2 },
      { id: 'left', medals: 2 },
      { id: 'lower-right', medals: 2 },
    ],
    subplanetMap: [
      '.......0000.',
      '.......0000.',
      '......000000',
      '......000000',
      '..111..0000.',
      '.1111110000.',
      '1111111.....',
      '1111111.222.',
      '111111122222',
      '111111122222',
      '.11111122222',
      '..1111..222.',
    ],
  },
  {
    id: 'charybdis',
    name: 'Charybdis',
    edition: 'deluxe',
    side: 'special',
    difficulty: 1,
    grid: [
      '.....LL.....',
      '...LLLLLL...',
      '..LIIILLIL..',
      '.LLLLILLIIL.',
      '.LLLIIIIILL.',
      'ILLLIHHILLLL',
      'ILLLIHHILLLL',
      '.LLLIIIIIIL.',
      '.LLIILLLIIL.',
      '..LILLLLLL..',
      '...LLLLLL...',
      '.....II.....',
    ],
    lifepods: '4,1 9,2 4,3 9,4 5,8 7,8',
    rowMedals: USUAL_MEDALS,
    columnMedals: USUAL_MEDALS,
    rules: ['first-tile-on-centre'],
  },
  {
    id: 'kaax',
    name: "K'Aax",
    edition: 'deluxe',
    side: 'special',
    difficulty: 2,
    grid: [
      '.....LL.....',
      '...TLLLII...',
      '..TTTLLLIL..',
      '.IITLTLTTLL.',
      '.ILLTLTTLLL.',
      'LTLLLLLLLLLL',
      'LTLIIILLIIIL',
      '.LIITILLITT.',
      '.LITIILLITL.',
      '..TTILLIIT..',
      '...LILLIL...',
      '.....LL.....',
    ],
    lifepods: '9,2 4,3 0,5 11,5 10,8 5,10',
    rowMedals: USUAL_MEDALS,
    columnMedals: USUAL_MEDALS,
    rules: ['rover-not-onto-toxic'],
  },
  {
    id: 'lacuna',
    name: 'Lacuna',
    edition: 'deluxe',
    side: 'special',
    difficulty: 4,
    grid: [
      '....LILL....',
      '..LIIILLLL..',
      '.LIILOOLLLL.',
      '.LILOLLOLLL.',
      'LLIIOOLLIIII',
      'LLLIILLLIOOL',
      'LLOLIIOLILLL',
      'LLLOLIIIILOL',
      '.LLOLLIOLLL.',
      '...LLLILLOL.',
      '...LLIILLL..',
      '....LILL....',
    ],
    lifepods: '3,3 7,4 1,5 10,6 8,8 4,9',
    rowMedals: [1, 2, 2, 2, 2, 2, 2, 2, 2, 1, 1, 1],
    columnMedals: [1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 2, 1],
    rules: ['holes-not-cells'],
  },
  {
    id: 'oblivion',
    name: 'Oblivion',
    edition: 'deluxe',
    side: 'special',
    difficulty: 3,
    grid: [
      'IIILLLLLLIII',
      'IIILLLLLLIII',
      'IIIL....LIII',
      'LLLL....LLLL',
      'LLL......LLL',
      'L..........L',
      'L..........L',
      'LLL......LLL',
      'LLLL....LLLL',
      'IIIL....LIII',
      'IIILLLLLLIII',
      'IIILLLLLLIII',
    ],
    lifepods: '6,1 0,3 9,3 2,8 11,8 5,10',
    rowMedals: [3, 3, 1, 1, 1, 1, 1, 1, 1, 1, 3, 3],
    columnMedals: [3, 2, 2, 1, 1, 1, 1, 1, 1, 2, 2, 3],
    rules: ['outer-edge-only'],
  },
  {
    id: 'pajitnov',
    name: 'Pajitnov',
    edition: 'deluxe',
    side: 'special',
    difficulty: 2,
    grid: [
      '.....LL.....',
      '...IILLLL...',
      '..LILLLIIL..',
      '.LLILLLLIIL.',
      '.ILLIILLLLL.',
      'LIILIILILLLL',
      'LLILLLLILLLL',
      '.LLILLLIILL.',
      '.LLILLLLLLL.',
      '..LILLLIII..',
      '...ILLLLI...',
      '.....LL.....',
    ],
    lifepods: '9,2 2,3 8,4 2,7 8,8 6,10',
    rowMedals: USUAL_MEDALS,
    columnMedals: USUAL_MEDALS,
    rules: ['slide-in'],
  },
] as const satisfies readonly PlanetRow[];

type AnyRow = (typeof PLANET_ROWS)[number];
export type PlanetId = AnyRow['id'];
export type PlanetRule = AnyRow['rules'][number];

const LAST = GRID_SIZE - 1;
const NO_CELLS: BitRows = new Array<number>(GRID_SIZE).fill(0);

const cellNumber = ([x, y]: Point): number => y * GRID_SIZE + x;

function readCell(point: string): number {
  const [x, y] = point.split(',').map(Number);
  return cellNumber([x, y]);
}

function rowsWhere(holds: (x: number, y: number) => boolean): BitRows {
  return NO_CELLS.map((_, y) => {
    let row = 0;
    for (let x = 0; x < GRID_SIZE; x++) if (holds(x, y)) row |= 1 << x;
    return row;
  });
}

const rowsOf = (map: readonly string[], marks: string): BitRows => rowsWhere((x, y) => marks.includes(map[y][x]));

const countBits = (rows: BitRows): number =>
  rows.reduce((sum, row) => sum + row.toString(2).replaceAll('0', '').length, 0);

function borderOf({ grid, rules }: PlanetRow): BitRows {
  const isCell = (x: number, y: number) => 'LIRCETH'.includes(grid[y][x]);
  // PU-OBL-02: the edge of the void centre is no border.
  if (rules.includes('outer-edge-only')) {
    return rowsWhere((x, y) => isCell(x, y) && (x === 0 || y === 0 || x === LAST || y === LAST));
  }
  // PU-LAC-03: a hole stands in for a neighbour.
  const fills = (x: number, y: number) => x >= 0 && y >= 0 && x <= LAST && y <= LAST && grid[y][x] !== '.';
  return rowsWhere(
    (x, y) => isCell(x, y) && !(fills(x - 1, y) && fills(x + 1, y) && fills(x, y - 1) && fills(x, y + 1)),
  );
}

function readPlanet(row: AnyRow): Planet {
  const { id, rules, ...printed }: PlanetRow & Pick<AnyRow, 'id' | 'rules'> = row;
  const { grid, quadrants = [], subplanets = [], subplanetMap = [], chasmSides, diagonalGaps = [] } = printed;
  const cells = rowsOf(grid, 'LIRCETH');
  const ice = rowsOf(grid, 'I');
  return {
    id,
    name: printed.name,
    edition: printed.edition,
    side: printed.side,
    difficulty: printed.difficulty,
    grid,
    rowMedals: printed.rowMedals,
    columnMedals: printed.columnMedals,
    rules,
    lifepods: printed.lifepods.split(' ').map(readCell),
    cellCount: countBits(cells),
    iceCount: countBits(ice),
    cells,
    ice,
    land: rowsOf(grid, 'LRCETH'),
    border: borderOf(row),
    holes: rowsOf(grid, 'O'),
    ring: rowsOf(grid, 'R'),
    cities: rowsOf(grid, 'C'),
    currents: rowsOf(grid, 'E'),
    toxic: rowsOf(grid, 'T'),
    centre: rowsOf(grid, 'H'),
    chasmRight: chasmSides ? rowsOf(chasmSides, '1').map((right, y) => right & cells[y]) : NO_CELLS,
    diagonalGaps: diagonalGaps.map(([from, to]) => [cellNumber(from), cellNumber(to)]),
    quadrants,
    forbiddenSymbols: TERRAINS.map((_, terrain) => {
      const areas = quadrants.filter((quadrant) => quadrant.forbidden === terrain);
      return rowsWhere((px, py) => areas.some(({ x, y }) => px >= x[0] && px <= x[1] && py >= y[0] && py <= y[1]));
    }),
    subplanets: subplanets.map((part, index) => ({ ...part, cells: rowsOf(subplanetMap, String(index)) })),
  };
}

export const PLANETS: readonly Planet[] = PLANET_ROWS.map(readPlanet);
export const STANDARD_PLANET = 0;
