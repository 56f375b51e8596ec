import { type Game, isOver } from '@orrery/kernel';
import { EDITIONS, SOLO_GOALS, type SoloGoalName } from './data/index.ts';
import { guessState } from './guess.ts';
import { cloneState } from './rules/clone.ts';
import type { OmEvent } from './rules/events.ts';
import { resultOf, scoreOf, scoreRows } from './rules/scoring.ts';
import { setUp } from './rules/setup.ts';
import { NONE, type OmChoice, type OnMarsState, SETUP } from './rules/state.ts';
import { steps } from './rules/steps.ts';
import { seatView, viewState } from './view.ts';

export type OnMarsSettings = {
  readonly edition: string;
  readonly length: string;
  readonly spaceOddity: boolean;
  readonly firstColonists: boolean;
  readonly soloGoal: string;
};

export const onMars: Game<OnMarsState, OmChoice, OnMarsSettings> = {
  id: 'on-mars',
  version: 2,
  seats: { min: 1, max: 4 },
  settings: {
    edition: { kind: 'one-of', of: EDITIONS, default: EDITIONS[0] },
    length: { kind: 'one-of', of: ['short', 'long'], default: 'short' },
    spaceOddity: { kind: 'switch', default: false },
    firstColonists: { kind: 'switch', default: false },
    soloGoal: { kind: 'one-of', of: SOLO_GOALS, default: SOLO_GOALS[0] },
  },
  checkSettings(settings, seats) {
    const problems: string[] = [];
    if (seats === 1 && settings.firstColonists) {
      problems.push('First Colonists is for 2 to 4 players; a game against Lacerda cannot use it');
    }
    if (seats > 1 && settings.soloGoal !== SOLO_GOALS[0]) {
      problems.push('a solo goal needs a game with 1 player');
    }
    if (settings.firstColonists && settings.length === 'long') {
      problems.push('First Colonists has its own three Missions, so the length cannot be chosen');
    }
    return problems;
  },
  // OM-INFO-07: displacement, and developing a Tech tile that was used. Who places the Shuttle decides for themselves.
  isAside: (s, seat) => !s.rules.solo && s.phase !== SETUP && s.active !== NONE && s.active !== seat,
  setup: (settings, seats, random) =>
    setUp(
      {
        players: Math.max(2, seats),
        solo: seats === 1,
        long: settings.length === 'long',
        spaceOddity: settings.spaceOddity,
        firstColonists: settings.firstColonists,
        soloGoal: settings.soloGoal as SoloGoalName,
      },
      seats,
      random,
    ),
  steps,
  saysDone: (choice) => choice.do === 'end',
  pointsIn: (told) => {
    const event = told as OmEvent;
    return event.event === 'points' ? event.n : undefined;
  },
  clone: cloneState,
  view: viewState,
  seatView,
  guess: guessState,
  scores: (s) => s.agenda.seats.map((_, seat) => scoreOf(s, seat)),
  breakdown: scoreRows,
  result: (s) => (isOver(s) ? resultOf(s) : undefined),
};
