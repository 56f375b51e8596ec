import type { Scene } from '@orrery/board';

/** The steps that the two pages begin with. */
export const SCENES: readonly Scene[] = [
  ['commander', 'turn-right', 'wheel'],
  ['wheel', 'next', 'planet'],
  ['meteorite', 'lost', 'row'],
  ['technology', 'up', 'medal'],
  ['card', 'next', 'commander'],
];
