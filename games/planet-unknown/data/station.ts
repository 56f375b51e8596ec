import { SHAPES, type ShapeId, TILES_PER_SHAPE } from './tiles.ts';

export const SECTORS = 6;
export const TILES_PER_STACK = TILES_PER_SHAPE;

/** PU-SETUP-04: the shape of each slot, slots counted clockwise. */
const OUTER_RING = ['z5', 'f5', 's4', 'i4', 'n5', 'u5'] as const satisfies readonly ShapeId[];
const INNER_RING = ['i3', 't4', 'v3', 'l4', 'i2', 'o4'] as const satisfies readonly ShapeId[];

const shapeIndex = (id: ShapeId): number => SHAPES.findIndex((shape) => shape.id === id);

/** [slot] -> shape index. */
export const OUTER_SLOTS: readonly number[] = OUTER_RING.map(shapeIndex);
export const INNER_SLOTS: readonly number[] = INNER_RING.map(shapeIndex);

/** PU-SETUP-05: the inner ring is turned by a number of slots in this range; `fixed` serves set-ups without chance. */
export const INNER_SHIFT = { min: 0, max: 5, fixed: 0 } as const;

/** Position p faces outer slot (p + rotation) mod 6 and inner slot (that outer slot + shift) mod 6. */
export const CLOCKWISE_ROTATION = -1;

/** PU-SETUP-17: [players] -> positions in seating order; no table has 0 players. */
export const MARKER_POSITIONS = [
  [],
  [0],
  [0, 3],
  [0, 2, 4],
  [0, 1, 3, 4],
  [0, 1, 2, 3, 4],
  [0, 1, 2, 3, 4, 5],
] as const satisfies readonly (readonly number[])[];
