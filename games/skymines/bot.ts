import { type Advice, nextInt } from '@orrery/kernel';
import { learning } from './bot/features.ts';
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
  priors(s, seat, options) {
    const weights = weigh(s, seat, options);
    const most = Math.max(...weights);
    return weights.map((weight) => Math.exp((weight - most) / HEAT));
  },
  playout(s, seat, options, random) {
    const weights = weigh(s, seat, options);
    let best = 0;
    let most = Number.NEGATIVE_INFINITY;
    for (let i = 0; i < options.length; i++) {
      const felt = weights[i] + (BLUR * (nextInt(random) >>> 0)) / 4294967296;
      if (felt > most) {
        best = i;
        most = felt;
      }
    }
    return options[best];
  },
};
