import type { Scene } from '@orrery/board';

/** The steps that the two pages begin with. */
export const SCENES: readonly Scene[] = [
  ['hand', 'next', 'plan'],
  ['plan', 'next', 'carbon'],
  ['rest', 'next', 'hand'],
  ['marker', 'reset', 'card'],
];
