import { GRID_SIZE, ORIENTATIONS } from '../../data/index.ts';
import type { Cell, EffectOf, Player } from '../../rules/state.ts';

export const heldTile = (p: Player): EffectOf<'place'> | undefined =>
  p.pending.find((effect): effect is EffectOf<'place'> => effect.effect === 'place');

/** The cell of an orientation a person holds it by: the one nearest to its middle. */
export function grip(orientation: number): { x: number; y: number } {
  const { cells, width, height } = ORIENTATIONS[orientation];
  const middle = { x: (width - 1) / 2, y: (height - 1) / 2 };
  const distance = (cell: { x: number; y: number }): number => (cell.x - middle.x) ** 2 + (cell.y - middle.y) ** 2;
  return cells.reduce((best, cell) => (distance(cell) < distance(best) ? cell : best));
}

/** Where the grip comes to lie when the tile's corner is put on a cell. */
export function gripCell(orientation: number, at: Cell): Cell {
  const { x, y } = grip(orientation);
  return at + y * GRID_SIZE + x;
}

/** Where the tile's corner lies when its grip is put on a cell. */
export function cornerCell(orientation: number, cell: Cell): Cell {
  const { x, y } = grip(orientation);
  return cell - y * GRID_SIZE - x;
}
