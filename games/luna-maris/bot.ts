import { type Advice, nextInt } from '@orrery/kernel';
import { learning } from './bot/features.ts';
import { worths } from './bot/policy.ts';
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
  strength: { random: 550, easy: 1245, medium: 1500, hard: 2010, expert: 2110 },
  odds: { early: 10, late: 1.5 },
  priors(s, seat, options) {
    const hopes = worths(s, seat, options);
    const most = Math.max(...hopes);
    return hopes.map((hope) => Math.exp((hope - most) / SPREAD));
  },
  playout(s, seat, options, random) {
    const hopes = worths(s, seat, options);
    let best = 0;
    let most = Number.NEGATIVE_INFINITY;
    for (let i = 0; i < hopes.length; i++) {
      const felt = hopes[i] + BLUR * ((nextInt(random) >>> 0) / 4294967296);
      if (felt > most) {
        best = i;
        most = felt;
      }
    }
    return options[best];
  },
};
