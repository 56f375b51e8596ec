import type { Advice } from '@orrery/kernel';
import { learning } from './bot/features.ts';
import { choosePlayout, weighOptions } from './bot/policy.ts';
import { sensible } from './bot/sensible.ts';
import { urgeToEnd } from './bot/time.ts';
import { leadOf, termsOf, worthOf } from './bot/value.ts';
import type { OmChoice, OnMarsState } from './rules/state.ts';

export const advice: Advice<OnMarsState, OmChoice> = {
  value: worthOf,
  lead: leadOf,
  urge: urgeToEnd,
  // The way to a Research tile or the goods for a Contract take longer than two turns.
  turnsAhead: (s) => (s.rules.solo ? 5 : undefined),
  learning,
  terms: termsOf,
  strength: { random: 540, easy: 1200, medium: 1500, hard: 1865, expert: 2025 },
  odds: { early: 40, late: 1.5 },
  sensible,
  priors: weighOptions,
  playout: choosePlayout,
};
