import { GRID_SIZE, PLANETS } from '../data/index.ts';
import { xOf, yOf } from './grid.ts';
import { freeRows } from './placement.ts';
import type { Player } from './state.ts';

/**
 * Cells that are empty at the end (PU-DEF-28). PU-DEC-14: on Petra an uncovered current counts as filled, unless a
 * lifepod still stands there.
 */
export function emptyRows(p: Player): number[] {
  const empty = freeRows(p);
  const { rules, currents } = PLANETS[p.planet];
  if ((rules as readonly string[]).includes('currents-as-energy')) {
    for (let y = 0; y < GRID_SIZE; y++) empty[y] &= ~currents[y];
    for (const cell of p.lifepods) empty[yOf(cell)] |= 1 << xOf(cell);
  }
  return empty;
}

export function countCells(rows: readonly number[]): number {
  let count = 0;
  for (let row of rows) for (; row !== 0; row &= row - 1) count++;
  return count;
}
