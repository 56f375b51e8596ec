import { type Section, SHAPES, type Shape, TILES } from './tiles.ts';

/** r: turned clockwise by that many quarter turns; m: first mirrored left to right, then turned. */
export const TURNS = ['r0', 'r1', 'r2', 'r3', 'm0', 'm1', 'm2', 'm3'] as const;
export type Turn = (typeof TURNS)[number];

export interface OrientedCell {
  readonly x: number;
  readonly y: number;
  readonly section: Section;
  readonly symbol: boolean;
  /** True on the meteor symbol, and only if the tile has one. */
  readonly spot: boolean;
}

export interface Orientation {
  readonly no: number;
  readonly shape: number;
  readonly meteor: boolean;
  readonly turn: Turn;
  readonly width: number;
  readonly height: number;
  /** Cell k is cell k of the shape, wherever it has turned to. */
  readonly cells: readonly OrientedCell[];
}

interface Laid {
  readonly width: number;
  readonly height: number;
  readonly cells: readonly OrientedCell[];
}

const mirror = ({ width, height, cells }: Laid): Laid => ({
  width,
  height,
  cells: cells.map((cell) => ({ ...cell, x: width - 1 - cell.x })),
});

const turnClockwise = ({ width, height, cells }: Laid): Laid => ({
  width: height,
  height: width,
  cells: cells.map((cell) => ({ ...cell, x: height - 1 - cell.y, y: cell.x })),
});

function layAllTurns(shape: Shape, meteor: boolean): Laid[] {
  const { width, height } = shape;
  const cells = shape.cells.map(({ x, y, section, symbol, meteorSpot }) => {
    return { x, y, section, symbol, spot: meteor && meteorSpot };
  });
  const front: Laid = { width, height, cells };
  return [front, mirror(front)].flatMap((start) => {
    const laid = [start];
    while (laid.length < 4) laid.push(turnClockwise(laid[laid.length - 1]));
    return laid;
  });
}

const describe = ({ cells }: Laid): string =>
  cells
    .map(({ x, y, section, symbol, spot }) => [y, x, section, Number(symbol), Number(spot)].join())
    .sort()
    .join(' ');

const orientations: Orientation[] = [];
const byTurn: number[][] = [];
for (const [shape, drawn] of SHAPES.entries()) {
  for (const meteor of [false, true]) {
    const known = new Map<string, number>();
    const numbers = layAllTurns(drawn, meteor).map((laid, turn) => {
      const picture = describe(laid);
      const no = known.get(picture) ?? orientations.length;
      if (no === orientations.length) {
        known.set(picture, no);
        orientations.push({ no, shape, meteor, turn: TURNS[turn], ...laid });
      }
      return no;
    });
    byTurn.push(numbers);
  }
}

/** Every distinct way a tile can lie; turns that look alike share the first of them in the order of TURNS. */
export const ORIENTATIONS: readonly Orientation[] = orientations;

/** [tile no][place in TURNS] -> orientation no. */
export const TILE_TURNS: readonly (readonly number[])[] = TILES.map(
  (tile) => byTurn[tile.shape * 2 + Number(tile.meteor)],
);

/** [tile no] -> its distinct orientation nos, ascending. */
export const TILE_ORIENTATIONS: readonly (readonly number[])[] = TILE_TURNS.map((numbers) => [...new Set(numbers)]);

// The same facts as number tables: [orientation no], or [orientation no][cell].
export const ORIENTATION_WIDTH: readonly number[] = ORIENTATIONS.map((way) => way.width);
export const ORIENTATION_HEIGHT: readonly number[] = ORIENTATIONS.map((way) => way.height);
export const ORIENTATION_SIZE: readonly number[] = ORIENTATIONS.map((way) => way.cells.length);
export const ORIENTATION_DX: readonly (readonly number[])[] = ORIENTATIONS.map((way) =>
  way.cells.map((cell) => cell.x),
);
export const ORIENTATION_DY: readonly (readonly number[])[] = ORIENTATIONS.map((way) =>
  way.cells.map((cell) => cell.y),
);
export const ORIENTATION_SECTION: readonly (readonly Section[])[] = ORIENTATIONS.map((way) =>
  way.cells.map((cell) => cell.section),
);

/** [orientation no * 2 + section] -> cell with the resource symbol of that section. */
export const ORIENTATION_SYMBOL_CELL: readonly number[] = ORIENTATIONS.flatMap((way) =>
  [0, 1].map((section) => way.cells.findIndex((cell) => cell.symbol && cell.section === section)),
);

/** Cell with the meteor symbol, -1 without one. */
export const ORIENTATION_SPOT_CELL: readonly number[] = ORIENTATIONS.map((way) =>
  way.cells.findIndex((cell) => cell.spot),
);

/** [orientation no][row] -> covered columns of that row, bit x = column x. */
export const ORIENTATION_ROWS: readonly (readonly number[])[] = ORIENTATIONS.map((way) => {
  const rows = new Array<number>(way.height).fill(0);
  for (const { x, y } of way.cells) rows[y] |= 1 << x;
  return rows;
});
