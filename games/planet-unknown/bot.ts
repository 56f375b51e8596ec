import { type Advice, below, type Random, type Seat } from '@orrery/kernel';
import { worthOfChoice } from './bot/choices.ts';
import { learning } from './bot/features.ts';
import { filledRows, worthOfPlacement } from './bot/placements.ts';
import { standing, standingTerms } from './bot/standing.ts';
import type { PuChoice } from './rules/choices.ts';
import type { PlanetUnknownState } from './rules/state.ts';

/** How much a point of worth tilts the priors. */
const STEEPNESS = 1.1;
/** How many placements a playout compares. */
const COMPARED = 8;

/** What each option is worth, in points of the game as far as a glance can tell. */
function worths(s: PlanetUnknownState, seat: Seat, options: readonly PuChoice[]): number[] {
  const p = s.players[seat];
  const filled = filledRows(p);
  return options.map((option) =>
    option.do === 'place' ? worthOfPlacement(s, p, filled, option) : worthOfChoice(s, seat, option),
  );
}

export const advice: Advice<PlanetUnknownState, PuChoice> = {
  value: standing,
  learning,
  terms: standingTerms,
  strength: { random: 550, easy: 1350, medium: 1500, hard: 1710, expert: 1810 },
  odds: { early: 8, late: 1.5 },
  priors(s, seat, options) {
    const worth = worths(s, seat, options);
    const best = Math.max(...worth);
    return worth.map((each) => Math.exp(STEEPNESS * (each - best)));
  },
  playout(s, seat, options, random) {
    const some = options.length > COMPARED ? sample(options, random) : options;
    const worth = worths(s, seat, some);
    let best = 0;
    for (let i = 1; i < some.length; i++) if (worth[i] > worth[best]) best = i;
    return some[best];
  },
};

function sample(options: readonly PuChoice[], random: Random): PuChoice[] {
  return Array.from({ length: COMPARED }, () => options[below(random, options.length)]);
}
