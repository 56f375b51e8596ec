import { type Advice, priorsBy } from '@orrery/kernel';
import { leadOverLuna } from './bot/alone.ts';
import { learning } from './bot/features.ts';
import { quickly } from './bot/round.ts';
import { sensible } from './bot/sensible.ts';
import { weigh } from './bot/weigh.ts';
import { termsOf, worthOf } from './bot/worth.ts';
import type { SkyChoice } from './rules/choices.ts';
import type { SkyState } from './rules/state.ts';

/** How much two options of unlike worth differ as first looks. */
const HEAT = 3;

export const advice: Advice<SkyState, SkyChoice> = {
  value: worthOf,
  lead: leadOverLuna,
  learning,
  terms: termsOf,
  strength: { random: 885, easy: 1445, medium: 1500, hard: 1795, expert: 2010 },
  // A turn is one card: what it was laid for shows only some cards later.
  turnsAhead: (s) => (s.rules.humans > 1 ? 4 : undefined),
  odds: { early: 40, late: 1.5 },
  sensible,
  priors: (s, seat, options) => priorsBy(weigh(s, seat, options), HEAT),
  playout: quickly,
};
