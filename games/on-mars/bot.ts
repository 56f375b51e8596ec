import type { Advice } from '@orrery/kernel';
import { choosePlayout, weighOptions } from './bot/policy.ts';
import { standingOf, termsOf } from './bot/value.ts';
import type { OmChoice, OnMarsState } from './rules/state.ts';

export const advice: Advice<OnMarsState, OmChoice> = {
  value: standingOf,
  terms: termsOf,
  odds: { early: 40, late: 1.5 },
  priors: weighOptions,
  playout: choosePlayout,
};
