import { isOver, type Seat } from '@orrery/kernel';
import {
  BUILD_COST,
  BUILDINGS,
  CONSTRUCT,
  type Effect,
  GOODS,
  type GoodName,
  LEVEL_COUNTS_FROM,
  MINERAL,
  MISSION_CARDS,
  MISSIONS_TO_GO,
  ORBIT,
  TOP_LEVEL,
} from '../data/index.ts';
import { hasTile, typeNamed } from '../rules/build.ts';
import { placementCost } from '../rules/placement.ts';
import { scoreOf } from '../rules/scoring.ts';
import { type OmChoice, type OnMarsState, sideOf } from '../rules/state.ts';
import { isNeeded, isPaid, lookAround } from './prospects.ts';
import { BEHIND, BUSY, HASTE, LATE, LATEST, SOLO_LENGTH, TURNS, TURNS_AHEAD, URGE, USUAL_LENGTH } from './weights.ts';

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
  return Math.min(1, turns / TURNS.stock);
}

export function engineLeft(turns: number): number {
  return Math.min(1, turns / TURNS.engine);
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
const READY = 0.9;
/** More than anything a Building brings by itself. */
const NEEDED = 100;
/** [Mission] turns that one contribution takes: Blueprints and Techs come by the way, a Contract is long work. */
const MISSION_TURNS: readonly number[] = [1.5, 0.7, 1.2, 1.3, 1.5, 0.8, 1.5, 1.2, 3];
/** What being on the wrong side counts, and the way there and back of whoever can no longer pay for constructing. */
const AWAY = 0.2;
const STUCK = 0.25;
/** A Building that is not paid for is less ready than this. */
const PAID = 0.5;

/**
 * What is to be done before the next Building that is needed: home where it is paid for, else to Orbit for goods. It
 * counts less than the Building, or nobody would build and have to travel then.
 */
function turnsLost(s: OnMarsState, seat: Seat, ready: number): number {
  const p = s.players[seat];
  const inOrbit = sideOf(p) === ORBIT;
  const home = inOrbit ? p.quarters + p.working + p.slots[CONSTRUCT] : p.quarters;
  const cost = inOrbit ? 1 : 1 + placementCost(s, seat, CONSTRUCT);
  if (home === 0 || home + p.crystals < cost) return STUCK;
  return inOrbit === ready > PAID ? AWAY : 0;
}

/** What a Building counts that the next Colony level waits for, and one for the levels after it. */
const NEXT = 1.5;
const LATER = 0.8;
/** What work counts for steps beyond those that take least: what seems nearest may be out of reach. */
const BESIDE = 0.6;

/**
 * Turns of work that the end is still away, all seats together: of the Missions that are open and the Colony levels that
 * count, those that take least. Work that the seat is ready for counts less: whoever looks one turn ahead sees that.
 */
function workToEnd(s: OnMarsState, seat: Seat): number {
  steps.length = 0;
  for (let i = 0; i < s.missions.length; i++) {
    if (s.trackers[i] > 0) steps.push(s.trackers[i] * MISSION_TURNS[s.missions[i]]);
  }
  const { ahead } = lookAround(s, seat, NEEDED);
  let ready = 0;
  let below = 0;
  for (let level = s.level; level < TOP_LEVEL; level++) {
    for (let type = 0; type < s.lss.length; type++) {
      if (s.lss[type] > level) continue;
      below += level === s.level ? NEXT : LATER;
      if (level === s.level) ready = Math.max(ready, ahead[type + 1]);
    }
    if (level + 1 < LEVEL_COUNTS_FROM) continue;
    steps.push(below);
    below = 0;
  }
  steps.sort((a, b) => a - b);
  ready = Math.min(1, ready / NEEDED);
  let work = turnsLost(s, seat, ready) - READY * ready;
  for (let i = 0; i < steps.length; i++) work += i < s.remaining ? steps[i] : BESIDE * steps[i];
  return work;
}

/** Rounds that have gone by since one, and more of them while the Colony is too small for its levels to count. */
function roundsSince(s: OnMarsState, round: number): number {
  return s.round - round + BEHIND * Math.max(0, LEVEL_COUNTS_FROM - s.level);
}

/**
 * What it costs that the end is still far: for whoever leads and for whoever is behind, more every round, and nothing
 * when the end has come. So a play is over in time, whatever was learned about winning it.
 */
export function urgeToEnd(s: OnMarsState, seat: Seat): number {
  const { from, round, last } = URGE;
  const late = roundsSince(s, from);
  if (late <= 0 || s.rules.solo || s.remaining === 0 || isOver(s)) return 0;
  return -round * late ** 2 * (last + workToEnd(s, seat));
}

/**
 * Late in a play whoever can build what the next Colony level waits for does so, however else the position looks, and
 * whoever lacks the goods for it fetches them and keeps them: the options that are left.
 */
export function lateOptions(s: OnMarsState, seat: Seat, options: readonly OmChoice[]): readonly OmChoice[] {
  if (roundsSince(s, LATEST) < 0 || s.rules.solo || s.remaining === 0 || s.level >= TOP_LEVEL) return options;
  if (options.some((option) => option.do === 'main' && option.action === 'construct-building')) {
    const { best } = lookAround(s, seat, NEEDED);
    if (best.some((worth) => worth >= NEEDED / 2)) {
      return options.filter((option) => option.do !== 'main' || option.action === 'construct-building');
    }
  }
  const needed = options.filter((option) => option.do === 'build' && isNeeded(s, typeNamed(option.building)));
  if (needed.length > 0) return needed;
  const waiting = TYPES.filter((type) => isNeeded(s, type) && hasTile(s, seat, type));
  if (waiting.length === 0) return options;
  const kept = options.filter((option) => option.do !== 'deliver' || !isSpent(s, seat, waiting, option.good));
  const isReady = waiting.some((type) => isPaid(s, seat, type));
  const wanted = kept.filter((option) => isOnTheWay(s, seat, waiting, isReady, option));
  return wanted.length > 0 ? wanted : kept.length > 0 ? kept : options;
}

const TYPES = BUILDINGS.map((_, type) => type);

const costs = (types: readonly number[], good: number): boolean =>
  good === MINERAL || types.some((type) => BUILD_COST[type] === good);

/** Is it the last of a good that pays for what the level waits for? */
function isSpent(s: OnMarsState, seat: Seat, waiting: readonly number[], good: GoodName): boolean {
  const n = GOODS.indexOf(good);
  return costs(waiting, n) && s.players[seat].storage[n] === 1;
}

/** Does it bring the goods that are missing, or whoever has them back to the Colony? */
function isOnTheWay(
  s: OnMarsState,
  seat: Seat,
  waiting: readonly number[],
  isReady: boolean,
  option: OmChoice,
): boolean {
  const inOrbit = sideOf(s.players[seat]) === ORBIT;
  if (option.do === 'travel') return inOrbit === isReady;
  if (option.do === 'take') return !isReady && costs(waiting, GOODS.indexOf(option.good));
  if (option.do === 'main') return inOrbit && !isReady && option.action === 'resupply';
  return false;
}

/** What a Building that the next Colony level waits for is worth beyond all else, at a glance: more every late round. */
export function lateNeed(s: OnMarsState): number {
  return s.rules.solo ? 0 : Math.min(BUSY.most, BUSY.round * Math.max(0, s.round - LATE.from));
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
