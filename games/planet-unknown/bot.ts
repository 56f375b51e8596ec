import { type Advice, below, bestOf, priorsBy, type Random, type Seat } from '@orrery/kernel';
import { worthOfChoice } from './bot/choices.ts';
import { learning } from './bot/features.ts';
import { filledRows, worthOfPlacement } from './bot/placements.ts';
import { sensible } from './bot/sensible.ts';
import { standing, standingTerms } from './bot/standing.ts';
import type { PuChoice } from './rules/choices.ts';
import type { PlanetUnknownState } from './rules/state.ts';

/** Points by which an option has to be better to look e times as promising. */
const SPREAD = 1 / 1.1;
/** How many placements a playout compares. */
const COMPARED = 8;

/** What each option is worth, in points of the game as far as a glance can tell. */
function worths(s: PlanetUnknownState, seat: Seat, options: readonly PuChoice[]): number[] {
  const p = s.players[seat];
  const filled = filledRows(p);
  const all = new Array<number>(options.length);
  for (let i = 0; i < options.length; i++) {
    const option = options[i];
    all[i] = option.do === 'place' ? worthOfPlacement(s, p, filled, option) : worthOfChoice(s, seat, option);
  }
  return all;
}

export const advice: Advice<PlanetUnknownState, PuChoice> = {
  value: standing,
  learning,
  terms: standingTerms,
  strength: { random: 475, easy: 1135, medium: 1500, hard: 1800, expert: 1890 },
  odds: { early: 8, late: 1.5 },
  sensible,
  priors: (s, seat, options) => priorsBy(worths(s, seat, options), SPREAD),
  playout(s, seat, options, random) {
    const some = options.length > COMPARED ? sample(options, random) : options;
    return bestOf(some, worths(s, seat, some));
  },
};

function sample(options: readonly PuChoice[], random: Random): PuChoice[] {
  const some = new Array<PuChoice>(COMPARED);
  for (let i = 0; i < COMPARED; i++) some[i] = options[below(random, options.length)];
  return some;
}
