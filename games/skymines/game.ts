import { type Game, isOver } from '@orrery/kernel';
import { guessState } from './guess.ts';
import { followUp } from './rules/campaign.ts';
import type { SkyChoice } from './rules/choices.ts';
import { cloneState } from './rules/clone.ts';
import type { SkyEvent } from './rules/events.ts';
import { breakdownOf, resultOf, scoresOf } from './rules/scoring.ts';
import { checkSettings, SETTING_SPECS, type SkySettings } from './rules/settings.ts';
import { setupTable } from './rules/setup.ts';
import type { SkyState } from './rules/state.ts';
import { steps } from './rules/steps.ts';
import { seatView, viewState } from './view.ts';

export const skymines: Game<SkyState, SkyChoice, SkySettings> = {
  id: 'skymines',
  version: 2,
  seats: { min: 1, max: 4 },
  settings: SETTING_SPECS,
  checkSettings,
  followUp,
  setup: setupTable,
  steps,
  saysDone: (choice) => choice.do === 'end-turn' || choice.do === 'hand-in',
  // A coin is a point at the end, unless it is spent before.
  pointsIn: (told) => {
    const event = told as SkyEvent;
    return event.event === 'coins' ? event.n : undefined;
  },
  clone: cloneState,
  view: viewState,
  seatView,
  guess: guessState,
  scores: scoresOf,
  breakdown: breakdownOf,
  result: (s) => (isOver(s) ? resultOf(s) : undefined),
};
