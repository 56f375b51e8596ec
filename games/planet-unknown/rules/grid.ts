import { type BitRows, GRID_CELLS, GRID_SIZE } from '../data/index.ts';
import type { Cell, Ground, Player } from './state.ts';

const TERRAIN_BITS = 7;
export const SYMBOL = 8;
export const SPOT = 16;
export const PATCH_FLAG = 32;
const TILE_SHIFT = 6;

/** PU-DEF-27: the terrain uppermost on a cell, -1 on bare ground. */
export const terrainOf = (ground: Ground): number => (ground & TERRAIN_BITS) - 1;
export const hasSymbol = (ground: Ground): boolean => (ground & SYMBOL) !== 0;
export const isPatch = (ground: Ground): boolean => (ground & PATCH_FLAG) !== 0;
/** The number of the tile on a cell, -1 without one. */
export const tileOf = (ground: Ground): number => (ground >> TILE_SHIFT) - 1;

export function groundOf(terrain: number, tile: number, symbol: boolean, spot: boolean): Ground {
  return (terrain + 1) | (symbol ? SYMBOL : 0) | (spot ? SPOT : 0) | ((tile + 1) << TILE_SHIFT);
}

/** A patch hides what the tile below shows, but the cell still belongs to that tile (PU-WORM-16). */
export function patchOver(ground: Ground, biomass: number): Ground {
  return (biomass + 1) | PATCH_FLAG | ((ground >> TILE_SHIFT) << TILE_SHIFT);
}

export const xOf = (cell: Cell): number => cell % GRID_SIZE;
export const yOf = (cell: Cell): number => Math.floor(cell / GRID_SIZE);
export const cellAt = (x: number, y: number): Cell => y * GRID_SIZE + x;

export const hasCell = (rows: BitRows, cell: Cell): boolean => (rows[yOf(cell)] & (1 << xOf(cell))) !== 0;

function neighboursOf(cell: Cell, steps: readonly (readonly [number, number])[]): Cell[] {
  const x = xOf(cell);
  const y = yOf(cell);
  return steps
    .filter(([dx, dy]) => x + dx >= 0 && x + dx < GRID_SIZE && y + dy >= 0 && y + dy < GRID_SIZE)
    .map(([dx, dy]) => cellAt(x + dx, y + dy));
}

const ALL_CELLS: readonly Cell[] = Array.from({ length: GRID_CELLS }, (_, cell) => cell);
const ORTHOGONAL = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
] as const;
const DIAGONAL = [
  [1, -1],
  [1, 1],
  [-1, 1],
  [-1, -1],
] as const;

/** [cell] -> orthogonal neighbours inside the 12 x 12 square. */
export const NEIGHBOURS: readonly (readonly Cell[])[] = ALL_CELLS.map((cell) => neighboursOf(cell, ORTHOGONAL));
export const DIAGONALS: readonly (readonly Cell[])[] = ALL_CELLS.map((cell) => neighboursOf(cell, DIAGONAL));

/** Rows of every cell orthogonally next to the given ones (cells of the group itself may be among them). */
export function besideRows(rows: BitRows): number[] {
  const beside = new Array<number>(GRID_SIZE);
  for (let y = 0; y < GRID_SIZE; y++) {
    const row = rows[y];
    const above = y > 0 ? rows[y - 1] : 0;
    const below = y < GRID_SIZE - 1 ? rows[y + 1] : 0;
    beside[y] = (row << 1) | (row >> 1) | above | below;
  }
  return beside;
}

export function terrainRows(ground: readonly Ground[], terrain: number): number[] {
  const rows = new Array<number>(GRID_SIZE).fill(0);
  for (let cell = 0; cell < GRID_CELLS; cell++)
    if (terrainOf(ground[cell]) === terrain) rows[yOf(cell)] |= 1 << xOf(cell);
  return rows;
}

export function coverCell(p: Player, cell: Cell, ground: Ground): void {
  p.ground[cell] = ground;
  p.covered[yOf(cell)] |= 1 << xOf(cell);
}

export const isCovered = (p: Player, cell: Cell): boolean => hasCell(p.covered, cell);

/** Takes the first `item` out of a list; false when it is not there. */
export function removeFrom(list: number[], item: number): boolean {
  const at = list.indexOf(item);
  if (at < 0) return false;
  list.splice(at, 1);
  return true;
}
