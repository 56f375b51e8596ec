import type { Advice } from '@orrery/kernel';
import { learning } from './bot/features.ts';
import { choosePlayout, weighOptions } from './bot/policy.ts';
import { sensible } from './bot/sensible.ts';
import { standingOf, termsOf } from './bot/value.ts';
import type { PulsarChoice } from './rules/choices.ts';
import type { PulsarState } from './rules/state.ts';

export const advice: Advice<PulsarState, PulsarChoice> = {
  value: standingOf,
  learning,
  terms: termsOf,
  strength: { random: 800, easy: 1400, medium: 1500, hard: 1790, expert: 1900 },
  // Four turns beat two where two play (docs/strength.md).
  turnsAhead: (s) => (s.players.length === 2 ? 4 : undefined),
  odds: { early: 25, late: 1.5 },
  sensible,
  priors: weighOptions,
  playout: choosePlayout,
};
