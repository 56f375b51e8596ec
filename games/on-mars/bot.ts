import type { Advice } from '@orrery/kernel';
import { learning } from './bot/features.ts';
import { choosePlayout, weighOptions } from './bot/policy.ts';
import { leadOverLacerda, standingOf } from './bot/value.ts';
import type { OmChoice, OnMarsState } from './rules/state.ts';

export const advice: Advice<OnMarsState, OmChoice> = {
  value: standingOf,
  lead: leadOverLacerda,
  learning,
  priors: weighOptions,
  playout: choosePlayout,
};
