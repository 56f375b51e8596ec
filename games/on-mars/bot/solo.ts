import { GOALS } from '../data/index.ts';
import { countFor } from '../rules/goals.ts';
import { lacking, requirements } from '../rules/scoring.ts';
import { NONE, type OnMarsState } from '../rules/state.ts';
import { SOLO } from './weights.ts';
import { blurred, workToGoal } from './work.ts';

const HUMAN = 0;

/** How near the best Private Goal in hand is. */
export function nearestGoal(s: OnMarsState, seat: number): number {
  let best = 0;
  for (const goal of s.players[seat].goals) {
    if (goal >= 0) best = Math.max(best, Math.min(1, countFor(s, seat, goal) / GOALS[goal].n));
  }
  return best;
}

/** Whoever has paid with the last Private Goal cannot win any more. */
function isLost(s: OnMarsState): boolean {
  const { goal, goals } = s.players[HUMAN];
  return goal === NONE && goals.length === 0 && lacking(s, 'private-goal') > 0;
}

/** How many requirements are not met, and how many points the lead over Lacerda is above the one that is asked for. */
function tally(s: OnMarsState): [unmet: number, spare: number] {
  let unmet = 0;
  let spare = 0;
  for (const { what, have, needed } of requirements(s)) {
    if (what === 'margin') spare = have - needed;
    else if (have < needed) unmet++;
  }
  return [unmet, spare];
}

/**
 * What the Goal against Lacerda takes off a standing. As long as there are turns enough for all that it still asks for,
 * little: points and means come first. What there is no time for any more costs dearly, turn by turn. Points beyond a
 * lead that is safe win nothing as long as something is open.
 */
export function soloProgress(s: OnMarsState, turns: number): number {
  const lost = isLost(s) ? -SOLO.lost : 0;
  const [unmet, spare] = tally(s);
  if (turns === 0) return lost - SOLO.missed * unmet;
  const lacks = workToGoal(s) - SOLO.pace * turns;
  const late = blurred(lacks, SOLO.blur);
  const failed = 1 / (1 + Math.exp(-lacks / (SOLO.doubt * Math.sqrt(turns))));
  const idle = unmet > 0 ? SOLO.idle * blurred(spare - SOLO.safe, SOLO.sway) : 0;
  return lost - SOLO.failed * failed - SOLO.turn * late - SOLO.open * unmet - idle;
}

/** What the end of a play against Lacerda counts: above all that it is won, then how near it came. */
const WON = 60;
const MET = 6;
const LEAD = 0.5;
const LEAD_SEEN = 20;
const MARGIN_SEEN = 40;

export function goalReached(s: OnMarsState): number {
  let reached = 0;
  let isWon = true;
  for (const { what, have, needed } of requirements(s)) {
    if (have < needed) isWon = false;
    if (what === 'margin') reached += LEAD * Math.max(-MARGIN_SEEN, Math.min(have - needed, LEAD_SEEN));
    else if (have >= needed) reached += MET;
  }
  return isWon ? reached + WON : reached;
}
