import { GRID_SIZE, type Planet } from '../../data/index.ts';
import { CELL, EDGE } from './cells.ts';

/** What a planet's land looks like: stone, the dark under it and the light of its air. */
export const LAND: Readonly<Record<string, readonly [stone: string, depth: string, air: string]>> = {
  'ksb-4156': ['#a58a6c', '#43362c', '#7fb4ff'],
  arashi: ['#b39463', '#4d3c22', '#ffd79a'],
  gaia: ['#8f9468', '#33402a', '#9fe3b4'],
  'k-273': ['#8f98a6', '#343c4a', '#bfe6ff'],
  persephone: ['#a08088', '#41303a', '#e9b7ff'],
  petra: ['#b07a58', '#4a2b1e', '#ffb98a'],
  tartarus: ['#8c7468', '#33221f', '#ff8f6a'],
  cerberus: ['#93839c', '#362e45', '#b9a6ff'],
  charybdis: ['#7f9792', '#27413f', '#8ff0e6'],
  kaax: ['#9a9560', '#3a3a20', '#d6ef7a'],
  lacuna: ['#a3876f', '#2f2838', '#c3c8ff'],
  oblivion: ['#7d7f8c', '#23242e', '#a9b4d6'],
  pajitnov: ['#9c7f78', '#3b2a33', '#ff9fb6'],
};

/** All cells of some kinds as one path. */
export function cellsPath(grid: readonly string[], wanted: (mark: string, x: number, y: number) => boolean): string {
  return grid
    .flatMap((row, y) =>
      [...row].map((mark, x) =>
        mark !== '.' && wanted(mark, x, y) ? `M${EDGE + x * CELL} ${EDGE + y * CELL}h${CELL}v${CELL}h-${CELL}Z` : '',
      ),
    )
    .join('');
}

export interface Globe {
  readonly x: number;
  readonly y: number;
  readonly r: number;
  readonly path: string;
  readonly outline: string;
}

/** The edge around some cells. */
function outlineOf(inside: (x: number, y: number) => boolean): string {
  let edges = '';
  for (let y = 0; y < GRID_SIZE; y++)
    for (let x = 0; x < GRID_SIZE; x++) {
      if (!inside(x, y)) continue;
      const [px, py] = [EDGE + x * CELL, EDGE + y * CELL];
      if (x === 0 || !inside(x - 1, y)) edges += `M${px + 1.5} ${py}v${CELL}`;
      if (x === GRID_SIZE - 1 || !inside(x + 1, y)) edges += `M${px + CELL - 1.5} ${py}v${CELL}`;
      if (y === 0 || !inside(x, y - 1)) edges += `M${px} ${py + 1.5}h${CELL}`;
      if (y === GRID_SIZE - 1 || !inside(x, y + 1)) edges += `M${px} ${py + CELL - 1.5}h${CELL}`;
    }
  return edges;
}

/** A planet is one globe, or as many as it has parts: each just large enough for its cells. */
export function globesOf({ grid, cells, subplanets }: Planet): Globe[] {
  const parts = subplanets.length > 0 ? subplanets.map((part) => part.cells) : [cells];
  return parts.map((rows) => {
    const inside = (x: number, y: number): boolean => (rows[y] & (1 << x)) !== 0;
    const corners = rows.flatMap((row, y) =>
      Array.from({ length: GRID_SIZE }, (_, x) => x)
        .filter((x) => (row & (1 << x)) !== 0)
        .flatMap((x) => [
          [x, y],
          [x + 1, y],
          [x, y + 1],
          [x + 1, y + 1],
        ]),
    );
    const middle = (axis: 0 | 1): number => {
      const values = corners.map((corner) => corner[axis]);
      return (Math.min(...values) + Math.max(...values)) / 2;
    };
    const [mx, my] = [middle(0), middle(1)];
    const reach = Math.max(...corners.map(([x, y]) => Math.hypot(x - mx, y - my)));
    return {
      x: EDGE + mx * CELL,
      y: EDGE + my * CELL,
      r: reach * CELL + 3,
      path: cellsPath(grid, (mark, x, y) => mark !== 'O' && inside(x, y)),
      outline: outlineOf(inside),
    };
  });
}
