import { type Advice, bestOf, chance, priorsBy } from '@orrery/kernel';
import { learning } from './bot/features.ts';
import { sensible } from './bot/sensible.ts';
import { weigh } from './bot/weigh.ts';
import { leadOverLuna, termsOf, worthOf } from './bot/worth.ts';
import type { SkyChoice } from './rules/choices.ts';
import type { SkyState } from './rules/state.ts';

/** How much two options of unlike worth differ as first looks. */
const HEAT = 3;
/** How far off a playout may take a weight, in coins. */
const BLUR = 1.5;

export const advice: Advice<SkyState, SkyChoice> = {
  value: worthOf,
  lead: leadOverLuna,
  learning,
  terms: termsOf,
  strength: { random: 550, easy: 1285, medium: 1500, hard: 2010, expert: 2110 },
  odds: { early: 40, late: 1.5 },
  sensible,
  priors: (s, seat, options) => priorsBy(weigh(s, seat, options), HEAT),
  playout: (s, seat, options, random) => bestOf(options, weigh(s, seat, options), () => BLUR * chance(random)),
};
