import type { Scene } from '@orrery/board';

/** The steps that the two pages begin with. */
export const SCENES: readonly Scene[] = [
  ['station', 'main', 'city'],
  ['main', 'next', 'executive'],
  ['colonist', 'next', 'construct'],
  ['crystal', 'next', 'executive'],
];
