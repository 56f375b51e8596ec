import { optionsOf, pick } from '@orrery/kernel';
import { atOnce, type Thinker } from './thinker.ts';

/** Takes any option, each equally likely. */
export const randomThinker: Thinker = {
  think: (game, _, view, seat, random) => atOnce(pick(random, optionsOf(game, view, seat))),
};
