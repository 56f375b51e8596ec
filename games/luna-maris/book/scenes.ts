import type { Scene } from '@orrery/board';

/** The steps that the two pages begin with. */
export const SCENES: readonly Scene[] = [
  ['scientist', 'next', 'laboratory'],
  ['food', 'next', 'scientist'],
  ['pass', 'next', 'turn-order'],
];
