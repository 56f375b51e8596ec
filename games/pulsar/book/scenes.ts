import type { Scene } from '@orrery/board';

/** The steps that the two pages begin with. */
export const SCENES: readonly Scene[] = [
  ['person', 'next', 'dice'],
  ['dice', 'next', 'initiative'],
  ['initiative', 'next', 'turn-order'],
  ['engineering', 'next', 'progress'],
];
