import { countBits, type Result, resultBy, type ScoreRow, type Seat } from '@orrery/kernel';
import {
  BIOCHEMIST,
  BLUEPRINT_POINTS,
  BLUEPRINTS,
  CONTRACTS,
  GREENHOUSE,
  LAB,
  MAIN_ACTIONS,
  PLANT,
  QUARTERS,
  QUARTERS_SPACES,
  RED_ACTIONS,
  type RequirementName,
  SCIENTIST_POINTS,
  SCIENTISTS,
  SHIP_POINTS,
  SOLO_REQUIREMENTS,
  TECH_POINTS,
} from '../data/index.ts';
import { contractPoints, isContractDone } from './contracts.ts';
import { quartersRoom } from './goods.ts';
import { advancedCount, highestLevel, ownMines } from './lss.ts';
import { isLacerda, NONE, type OnMarsState, sideOf } from './state.ts';
import { progressPoints } from './status.ts';
import { levelOf } from './technology.ts';

/** OM-SCORE-04, OM-SCORE-05: Colonists in LQ once those of the own side and of WA have come home. */
export function colonistsAtEnd(s: OnMarsState, seat: Seat): number {
  const p = s.players[seat];
  // OM-LACG-08, OM-DEC-23: all spaces, whether his Shelters have opened them or not.
  if (isLacerda(s, seat)) return QUARTERS_SPACES;
  let n = p.quarters + p.working;
  const side = sideOf(p);
  for (let action = 0; action < RED_ACTIONS; action++) if (MAIN_ACTIONS[action].side === side) n += p.slots[action];
  return Math.min(n, quartersRoom(p));
}

function quartersPoints(s: OnMarsState, seat: Seat): number {
  return QUARTERS.points[Math.ceil(colonistsAtEnd(s, seat) / QUARTERS.row)];
}

function techPoints(s: OnMarsState, seat: Seat): number {
  let points = 0;
  for (const at of s.players[seat].tech) if (at !== NONE) points += TECH_POINTS[LAB[at].level];
  return points;
}

function blueprintPoints(s: OnMarsState, seat: Seat): number {
  let points = 0;
  for (let card = 0; card < BLUEPRINTS.length; card++) {
    if (s.cardOwner[card] !== seat) continue;
    const worth = BLUEPRINT_POINTS[BLUEPRINTS[card].level];
    points += s.cardAt[card] === NONE ? -worth : worth;
  }
  return points;
}

/** Advanced Buildings of a type on Mars, whoever owns them. */
export function advancedOfType(s: OnMarsState, type: number): number {
  let n = 0;
  for (let card = 0; card < BLUEPRINTS.length; card++) {
    if (s.cardAt[card] !== NONE && BLUEPRINTS[card].building === type) n++;
  }
  return n;
}

function scientistPoints(s: OnMarsState, seat: Seat): number {
  let points = 0;
  for (let i = 0; i < SCIENTISTS.length; i++) {
    if (s.scientistOwner[i] === seat) points += SCIENTIST_POINTS * advancedOfType(s, SCIENTISTS[i].scores);
  }
  return points;
}

function allContractPoints(s: OnMarsState, seat: Seat): number {
  let points = 0;
  for (let c = 0; c < CONTRACTS.length; c++) if (s.contractOwner[c] === seat) points += contractPoints(s, c);
  return points;
}

export function scoreRows(s: OnMarsState, seat: Seat): ScoreRow[] {
  const p = s.players[seat];
  return [
    { row: 'opportunity', points: p.op },
    { row: 'progress', points: progressPoints(p) },
    { row: 'ships', points: SHIP_POINTS * p.hangar },
    { row: 'colonists', points: quartersPoints(s, seat) },
    { row: 'technology', points: techPoints(s, seat) },
    { row: 'blueprints', points: blueprintPoints(s, seat) },
    { row: 'scientists', points: scientistPoints(s, seat) },
    { row: 'contracts', points: allContractPoints(s, seat) },
  ];
}

export function scoreOf(s: OnMarsState, seat: Seat): number {
  return (
    s.players[seat].op +
    progressPoints(s.players[seat]) +
    SHIP_POINTS * s.players[seat].hangar +
    quartersPoints(s, seat) +
    techPoints(s, seat) +
    blueprintPoints(s, seat) +
    scientistPoints(s, seat) +
    allContractPoints(s, seat)
  );
}

type Count = (s: OnMarsState) => number;
const ownDone = (s: OnMarsState, fits: (contract: number) => boolean): number =>
  CONTRACTS.filter((_, c) => s.contractOwner[c] === 0 && isContractDone(s, c) && fits(c)).length;

/** OM-SGOAL-01 to 07: what the player has of each thing a solo Goal may ask for. */
const HAVE: Readonly<Record<RequirementName, Count>> = {
  level: (s) => s.level,
  contract: (s) => ownDone(s, () => true),
  delivery: (s) => ownDone(s, (c) => CONTRACTS[c].building < 0),
  upgrade: (s) => ownDone(s, (c) => CONTRACTS[c].building >= 0),
  'contract-04': (s) => ownDone(s, (c) => CONTRACTS[c].id === 'contract-04'),
  'contract-11': (s) => ownDone(s, (c) => CONTRACTS[c].id === 'contract-11'),
  'private-goal': (s) => (s.players[0].goal === NONE ? 0 : 1),
  'level-6-tech': (s) => (highestLevel(s, 0) === 6 ? 1 : 0),
  'greenhouse-tech-6': (s) => (levelOf(s.players[0], GREENHOUSE) === 6 ? 1 : 0),
  biochemist: (s) => (s.scientistOwner[BIOCHEMIST] === 0 ? 1 : 0),
  research: (s) => countBits(s.players[0].research),
  shelters: (s) => s.players[0].shelters,
  mines: (s) => ownMines(s, 0),
  advanced: (s) => advancedCount(s, 0),
  'advanced-greenhouses': (s) => s.marker.filter((owner, hex) => owner === 0 && s.building[hex] === GREENHOUSE).length,
  'greenhouse-complex': (s) => s.players[0].greenhouses,
  plants: (s) => s.players[0].storage[PLANT],
  orbit: (s) => (sideOf(s.players[0]) === 0 ? 1 : 0),
  margin: (s) => scoreOf(s, 0) - scoreOf(s, 1),
};

export interface RequirementState {
  readonly what: RequirementName;
  readonly needed: number;
  readonly have: number;
}

export function requirements(s: OnMarsState): RequirementState[] {
  return SOLO_REQUIREMENTS[s.rules.soloGoal].map(([what, needed]) => ({ what, needed, have: HAVE[what](s) }));
}

/** How much of something the Goal against Lacerda still asks for. */
export function lacking(s: OnMarsState, what: RequirementName): number {
  for (const [name, needed] of SOLO_REQUIREMENTS[s.rules.soloGoal]) {
    if (name === what) return Math.max(0, needed - HAVE[what](s));
  }
  return 0;
}

export function isSoloGoalMet(s: OnMarsState): boolean {
  return requirements(s).every(({ have, needed }) => have >= needed);
}

/** OM-TIE-02. */
function beats(s: OnMarsState, a: Seat, b: Seat): number {
  const [pa, pb] = [s.players[a], s.players[b]];
  return (
    pb.crystals - pa.crystals ||
    advancedCount(s, b) - advancedCount(s, a) ||
    countBits(pb.progress) - countBits(pa.progress)
  );
}

export function resultOf(s: OnMarsState): Result {
  const seats = s.rules.solo ? 1 : s.players.length;
  const scores = Array.from({ length: seats }, (_, seat) => scoreOf(s, seat));
  if (s.rules.solo) return { scores, places: [1], winners: isSoloGoalMet(s) ? [0] : [] };
  return resultBy(scores, (a, b) => beats(s, a, b));
}
