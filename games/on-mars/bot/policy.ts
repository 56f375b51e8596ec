import { bestOf, nextInt, priorsBy, type Random, type Seat } from '@orrery/kernel';
import type { OmChoice, OnMarsState } from '../rules/state.ts';
import { glance } from './choices.ts';

/** Points by which a choice has to be better to look e times as promising. */
const PRIOR_SPREAD = 1;
/** Luck in playouts, in points. */
const PLAYOUT_LUCK = 0.15;

export function weighOptions(s: OnMarsState, seat: Seat, options: readonly OmChoice[]): number[] {
  return priorsBy(glance(s, seat, options), PRIOR_SPREAD);
}

/** Now and then luck is great: the draws that make each option best as often as its prior says. */
function luck(random: Random): number {
  return -PLAYOUT_LUCK * Math.log(-Math.log(((nextInt(random) >>> 0) + 1) / 4294967297));
}

/** A quick choice for playouts: what looks best at a glance, give or take a little luck. */
export function choosePlayout(s: OnMarsState, seat: Seat, options: readonly OmChoice[], random: Random): OmChoice {
  return bestOf(options, glance(s, seat, options), () => luck(random));
}
