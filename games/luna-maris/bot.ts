import { type Advice, bestOf, chance, priorsBy } from '@orrery/kernel';
import { learning } from './bot/features.ts';
import { worths } from './bot/policy.ts';
import { sensible } from './bot/sensible.ts';
import { leadOverAutomaton, termsOf, value } from './bot/value.ts';
import type { LunaChoice } from './rules/choices.ts';
import type { LunaState } from './rules/state.ts';

/** How far apart two options must seem for the better one to be tried clearly more often, in points. */
const SPREAD = 1.5;
/** How much chance blurs a quick choice. */
const BLUR = 1;

export const advice: Advice<LunaState, LunaChoice> = {
  value,
  lead: leadOverAutomaton,
  learning,
  terms: termsOf,
  strength: { random: 750, easy: 1310, medium: 1500, hard: 1740, expert: 1915 },
  odds: { early: 10, late: 1.5 },
  sensible,
  priors: (s, seat, options) => priorsBy(worths(s, seat, options), SPREAD),
  playout: (s, seat, options, random) => bestOf(options, worths(s, seat, options), () => BLUR * chance(random)),
};
