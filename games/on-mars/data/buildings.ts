import { BATTERY, MINERAL, OXYGEN, PLANT, WATER } from './names.ts';

/** [Building type] -> the Resource it costs; a Mine costs none, but a Colonist. */
export const BUILD_COST: readonly number[] = [-1, MINERAL, BATTERY, WATER, PLANT, OXYGEN];

/** Tiles of each type in its stack. */
export const STACK_SIZE = 6;

const N = 0;
const NE = 1;
const SE = 2;
const S = 3;
const SW = 4;
const NW = 5;

/** [type][tile] -> directions of the arrows on its back. Starting tiles and Shelters have none. */
export const ARROWS: readonly (readonly (readonly number[])[])[] = [
  [[], [NE], [SE, S], [S, NW], [SW, NE], [NW, NE, S]],
  [[], [SE], [S, SW], [SW, N], [NW, SE], [N, SE, SW]],
  [[], [S], [SW, NW], [NW, NE], [N, S], [NE, S, NW]],
  [[], [SW], [NW, N], [N, SE], [NE, SW], [SE, SW, N]],
  [[], [NW], [N, NE], [NE, S], [SE, NW], [S, NW, NE]],
];
