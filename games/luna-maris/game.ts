import { type Game, isOver } from '@orrery/kernel';
import { type AutomatonLevel, EDITION, LEVELS } from './data/index.ts';
import { guess } from './guess.ts';
import type { LunaChoice } from './rules/choices.ts';
import { clone } from './rules/clone.ts';
import type { LunaEvent } from './rules/events.ts';
import { breakdown, playerScores, resultOf } from './rules/scoring.ts';
import { setup } from './rules/setup.ts';
import type { LunaState } from './rules/state.ts';
import { steps } from './rules/steps.ts';
import { seatView, view } from './view.ts';

export type LunaSettings = {
  readonly edition: string;
  /** The opponent of a single seat. */
  readonly automaton: AutomatonLevel;
};

export const lunaMaris: Game<LunaState, LunaChoice, LunaSettings> = {
  id: 'luna-maris',
  version: 6,
  seats: { min: 1, max: 4 },
  settings: {
    edition: { kind: 'one-of', of: [EDITION], default: EDITION },
    automaton: { kind: 'one-of', of: LEVELS, default: 'basic' },
  },
  checkSettings: ({ automaton }, seats) =>
    seats > 1 && automaton !== 'basic'
      ? [`the automaton plays only against a single seat, so '${automaton}' does not fit ${seats} seats`]
      : [],
  setup: (settings, seats, random) => setup(seats, random, settings.automaton),
  steps,
  saysDone: (choice) => choice.do === 'end' || choice.do === 'pass',
  pointsIn: (told) => {
    const event = told as LunaEvent;
    return event.event === 'sp' ? event.amount : undefined;
  },
  clone,
  view,
  seatView,
  guess,
  scores: (s) => playerScores(s).slice(0, s.agenda.seats.length),
  breakdown,
  result: (s) => (isOver(s) ? resultOf(s) : undefined),
};
