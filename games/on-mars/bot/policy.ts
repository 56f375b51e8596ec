import { nextInt, type Random, type Seat } from '@orrery/kernel';
import type { OmChoice, OnMarsState } from '../rules/state.ts';
import { glance } from './choices.ts';

/** Points by which a choice has to be better to look e times as promising. */
const PRIOR_SPREAD = 1;
/** Luck in playouts, in points. */
const PLAYOUT_LUCK = 0.15;

export function weighOptions(s: OnMarsState, seat: Seat, options: readonly OmChoice[]): number[] {
  const worths = glance(s, seat, options);
  let best = Number.NEGATIVE_INFINITY;
  for (const worth of worths) best = Math.max(best, worth);
  return worths.map((worth) => Math.exp((worth - best) / PRIOR_SPREAD));
}

/** A quick choice for playouts: what looks best at a glance, give or take a little luck. */
export function choosePlayout(s: OnMarsState, seat: Seat, options: readonly OmChoice[], random: Random): OmChoice {
  const worths = glance(s, seat, options);
  let best = 0;
  let most = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < worths.length; i++) {
    const luck = ((nextInt(random) >>> 0) + 1) / 4294967297;
    const felt = worths[i] - PLAYOUT_LUCK * Math.log(-Math.log(luck));
    if (felt > most) {
      most = felt;
      best = i;
    }
  }
  return options[best];
}
