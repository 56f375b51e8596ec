import { bestOf, nextInt, priorsBy, type Random, type Seat } from '@orrery/kernel';
import type { OmChoice, OnMarsState } from '../rules/state.ts';
import { glance } from './choices.ts';
import { QUICK } from './weights.ts';

export function weighOptions(s: OnMarsState, seat: Seat, options: readonly OmChoice[]): number[] {
  return priorsBy(glance(s, seat, options), QUICK.spread);
}

/** Now and then luck is great: the draws that make each option best as often as its prior says. */
function luck(random: Random): number {
  return -QUICK.luck * Math.log(-Math.log(((nextInt(random) >>> 0) + 1) / 4294967297));
}

/** A quick choice for playouts: what looks best at a glance, give or take a little luck. */
export function choosePlayout(s: OnMarsState, seat: Seat, options: readonly OmChoice[], random: Random): OmChoice {
  return bestOf(options, glance(s, seat, options), () => luck(random));
}
