import { isOver, type Seat } from '@orrery/kernel';
import { type Effect, LEVEL_COUNTS_FROM, MISSION_CARDS, MISSIONS_TO_GO, TOP_LEVEL } from '../data/index.ts';
import { scoreOf } from '../rules/scoring.ts';
import type { OnMarsState } from '../rules/state.ts';
import { lookAround } from './prospects.ts';
import {
  BUSY,
  ENGINE_TURNS,
  HASTE,
  LATE,
  SOLO_LENGTH,
  STOCK_TURNS,
  TURNS_AHEAD,
  URGE,
  USUAL_LENGTH,
} from './weights.ts';

/**
 * Turns the seat may still have. It follows the rounds, not the Missions, so that nobody shies away from what brings
 * the end nearer.
 */
export function turnsLeft(s: OnMarsState, seat: Seat): number {
  const now = s.players[seat].standing ? 1 : 0;
  if (s.ending) return s.lastRound - s.round + now;
  if (s.remaining === 0) return (s.rules.spaceOddity ? 0 : 1) + now;
  return Math.max(TURNS_AHEAD, (s.rules.solo ? SOLO_LENGTH : USUAL_LENGTH) - s.round) + now;
}

/** How much of their worth goods in hand keep, and things that work turn after turn. */
export function stockLeft(turns: number): number {
  return Math.min(1, turns / STOCK_TURNS);
}

export function engineLeft(turns: number): number {
  return Math.min(1, turns / ENGINE_TURNS);
}

const steps: number[] = [];

/** How far the game has come towards its end, of three steps: Missions completed and Colony levels reached. */
function endProgress(s: OnMarsState): number {
  steps.length = 0;
  for (let i = 0; i < s.missions.length; i++) {
    if (s.trackers[i] > 0) steps.push(1 - s.trackers[i] / MISSION_CARDS[s.missions[i]].required[s.rules.players]);
  }
  if (s.level < TOP_LEVEL) {
    let built = 0;
    for (let i = 0; i < s.lss.length; i++) if (s.lss[i] > s.level) built++;
    const levels = Math.max(1, LEVEL_COUNTS_FROM - s.level);
    steps.push(built / s.lss.length / levels);
  }
  steps.sort((a, b) => b - a);
  let progress = MISSIONS_TO_GO - s.remaining;
  for (let i = 0; i < s.remaining && i < steps.length; i++) progress += steps[i];
  return progress;
}

/** What the end being near is worth, to whoever leads most of all: games are not to go on forever. */
export function hasteWorth(s: OnMarsState, seat: Seat): number {
  if (s.round <= HASTE.from || s.rules.solo) return 0;
  const own = scoreOf(s, seat);
  let leads = true;
  for (let i = 0; i < s.players.length; i++) if (i !== seat && scoreOf(s, i) > own) leads = false;
  const late = LATE.round * Math.max(0, s.round - LATE.from);
  const weight = Math.min(HASTE.most, HASTE.round * (s.round - HASTE.from)) + late;
  return weight * endProgress(s) * (leads ? 1 : HASTE.behind);
}

/** How much of a Building that could be built at once counts; less where a Bot has to go there or it is not paid for. */
const READY = 0.8;
/** More than anything a Building brings by itself. */
const NEEDED = 100;

/** How far the seat is with the Buildings that the next Colony level waits for: whoever looks one turn ahead sees that. */
function readiness(s: OnMarsState, seat: Seat): number {
  if (s.level >= TOP_LEVEL) return 0;
  const { ahead } = lookAround(s, seat, NEEDED);
  let ready = 0;
  for (let type = 0; type < s.lss.length; type++) {
    if (s.lss[type] <= s.level) ready += READY * Math.min(1, ahead[type + 1] / NEEDED);
  }
  return ready / s.lss.length / Math.max(1, LEVEL_COUNTS_FROM - s.level);
}

/**
 * What it costs that the end is still far: for whoever leads and for whoever is behind, more every round, and nothing
 * when the end has come. So a play is over in time, whatever was learned about winning it.
 */
export function urgeToEnd(s: OnMarsState, seat: Seat): number {
  if (s.round <= URGE.from || s.rules.solo || s.remaining === 0 || isOver(s)) return 0;
  const missing = (MISSIONS_TO_GO - endProgress(s)) * (1 - readiness(s, seat));
  return -URGE.round * (s.round - URGE.from) ** 2 * missing;
}

/** [Mission] the kind of effect that contributes to it. */
const MISSION_WORK: readonly Effect['kind'][] = [
  'move',
  'blueprint',
  'upgrade',
  'ship',
  'move',
  'learn',
  'construct',
  'hire',
  'hire',
];

/** In a game that drags on: how much it is worth to do something for a Mission that is open. */
export function busyWorth(s: OnMarsState, kind: Effect['kind']): number {
  if (s.round <= LATE.from || s.rules.solo) return 0;
  for (let i = 0; i < s.missions.length; i++) {
    if (s.trackers[i] > 0 && MISSION_WORK[s.missions[i]] === kind) {
      return Math.min(BUSY.most, BUSY.round * (s.round - LATE.from));
    }
  }
  return 0;
}
