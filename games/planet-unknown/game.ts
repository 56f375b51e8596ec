import { type Game, isOver, resultBy } from '@orrery/kernel';
import { EVENT_DECK_DEFAULT, EVENT_DECK_MAX, EVENT_DECK_SIZE, PLAYERS } from './data/index.ts';
import { guess } from './guess.ts';
import type { PuChoice } from './rules/choices.ts';
import { clone } from './rules/clone.ts';
import { breakdown, breakTie, finalScores, soloTarget } from './rules/scoring.ts';
import { type PuSettings, setUp } from './rules/setup.ts';
import type { PlanetUnknownState } from './rules/state.ts';
import { steps } from './rules/steps.ts';
import { seatView, view } from './view.ts';

export const planetUnknown: Game<PlanetUnknownState, PuChoice, PuSettings> = {
  id: 'planet-unknown',
  version: 2,
  seats: PLAYERS,
  settings: {
    boards: { kind: 'one-of', of: ['standard', 'choose', 'special'], default: 'standard' },
    deluxe: { kind: 'switch', default: false },
    events: { kind: 'switch', default: false },
    green: { kind: 'count', min: 0, max: EVENT_DECK_SIZE, default: EVENT_DECK_DEFAULT.green },
    orange: { kind: 'count', min: 0, max: EVENT_DECK_SIZE, default: EVENT_DECK_DEFAULT.orange },
    red: { kind: 'count', min: 0, max: EVENT_DECK_SIZE, default: EVENT_DECK_DEFAULT.red },
    singleObjectives: { kind: 'switch', default: false },
    twoPlayerRotation: { kind: 'switch', default: false },
    edition: { kind: 'one-of', of: ['first'], default: 'first' },
  },
  checkSettings,
  matters,
  setup: setUp,
  steps,
  saysDone: (choice) => choice.do === 'end',
  clone,
  view,
  seatView,
  guess,
  scores: finalScores,
  breakdown,
  result(s) {
    if (!isOver(s)) return undefined;
    const scores = finalScores(s);
    if (s.players.length === 1) {
      // PU-SOLO-11.
      const won = scores[0] >= soloTarget(s.settings);
      return { scores, places: [1], winners: won ? [0] : [] };
    }
    return resultBy(scores, (a, b) => breakTie(s, a, b));
  },
};

/** PU-SETUP-28, PU-EVENT-04, PU-EVENT-05. */
function checkSettings({ events, green, orange, red, twoPlayerRotation }: PuSettings, seats: number): string[] {
  const problems: string[] = [];
  if (twoPlayerRotation && seats !== 2) problems.push(`the two-player rotation needs exactly 2 seats, not ${seats}`);
  if (!events && seats > 1) return problems;
  if (green + orange + red !== EVENT_DECK_SIZE) {
    problems.push(`green, orange and red events must add up to ${EVENT_DECK_SIZE}, not ${green + orange + red}`);
  }
  const max = seats === 1 ? EVENT_DECK_MAX.solo : EVENT_DECK_MAX.multiplayer;
  for (const [colour, count] of [
    ['green', green],
    ['orange', orange],
    ['red', red],
  ] as const) {
    if (count > max[colour])
      problems.push(`there are only ${max[colour]} ${colour} events for ${seats} seats, not ${count}`);
  }
  return problems;
}

/** Alone events and single objectives are always in play, and only special sides have deluxe boards among them. */
function matters(key: string, { boards, events }: PuSettings, seats: number): boolean {
  switch (key) {
    case 'deluxe':
      return boards !== 'standard';
    case 'events':
    case 'singleObjectives':
      return seats > 1;
    case 'green':
    case 'orange':
    case 'red':
      return events || seats === 1;
    default:
      return true;
  }
}
