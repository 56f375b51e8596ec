import { advance, bestOf, chance, isAsked, optionsOf, type Random, type Seat } from '@orrery/kernel';
import { skymines } from '../game.ts';
import type { SkyChoice } from '../rules/choices.ts';
import type { SkyState } from '../rules/state.ts';
import { sensible } from './sensible.ts';
import { weigh } from './weigh.ts';

/** How far off a quick choice may take a weight, in coins. */
const BLUR = 1.5;

/** A quick choice: what looks best, give or take a little. */
export function quickly(s: SkyState, seat: Seat, options: readonly SkyChoice[], random: Random): SkyChoice {
  return bestOf(options, weigh(s, seat, options), () => BLUR * chance(random));
}

/**
 * The state when the next round begins, or at the end, the rest of this one played quickly by a seat that is alone at the
 * table. In the midst of a round nobody can tell well what the cards laid will still bring; with all rows stacked and
 * Luna done, positions can be compared, and a line of play is not better for having come further.
 */
export function afterRound(now: SkyState, seat: Seat): SkyState {
  if (now.phase !== 'action') return now;
  const s = skymines.clone(now);
  while (s.phase === 'action' && isAsked(skymines, s, seat)) {
    const options = optionsOf(skymines, s, seat);
    const choices = options.length === 1 ? options : sensible(s, seat, options);
    advance(skymines, s, seat, choices.length === 1 ? choices[0] : quickly(s, seat, choices, s.random));
  }
  return s;
}
