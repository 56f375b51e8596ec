import { GRID_SIZE } from '../../data/index.ts';
import { xOf, yOf } from '../../rules/grid.ts';
import type { Cell } from '../../rules/state.ts';

/** How large a cell is drawn, and the space around the grid for names and medals. */
export const CELL = 40;
export const EDGE = 34;
export const SIZE = GRID_SIZE * CELL + 2 * EDGE;

export const left = (cell: Cell): number => EDGE + xOf(cell) * CELL;
export const top = (cell: Cell): number => EDGE + yOf(cell) * CELL;
