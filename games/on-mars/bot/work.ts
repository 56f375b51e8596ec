import { countBits } from '@orrery/kernel';
import {
  BLUEPRINTS,
  COMPLEX_FOR_CONTRACT,
  CONTRACTS,
  CRYSTAL,
  GOALS,
  GREENHOUSE,
  LAB,
  MINERAL,
  type RequirementName,
  ROVER_TECH,
  START_MINE,
} from '../data/index.ts';
import { stillWants } from '../rules/contracts.ts';
import { countFor } from '../rules/goals.ts';
import { complexSize, distance, HEX_COUNT, kindOf } from '../rules/hexes.ts';
import { highestLevel } from '../rules/lss.ts';
import { researchType } from '../rules/possible.ts';
import { type RequirementState, requirements } from '../rules/scoring.ts';
import { CONTRACT, type Hex, NONE, type OnMarsState, RESEARCH_TILES, TILE } from '../rules/state.ts';
import { bestLevel } from '../rules/using.ts';
import { WORK } from './weights.ts';

// How many turns of work the Goal against Lacerda is still away. A turn left over can be spent on points; a turn that
// is missing loses the play, however many points there are.

const HUMAN = 0;
const TOP = 6;
/** What cannot be done any more. */
const HOPELESS = 9;

/** Goods that a Contract still wants, those in hand almost left out. */
function deliveryWork(s: OnMarsState, contract: number): number {
  const { storage, crystals, below } = s.players[HUMAN];
  let work = 0;
  for (let good = 0; good <= CRYSTAL; good++) {
    const open = stillWants(s, contract, good);
    if (open <= 0) continue;
    const held = Math.min(open, good === CRYSTAL ? crystals + below : storage[good]);
    const each = good === MINERAL ? WORK.mineral : good === CRYSTAL ? WORK.crystal : WORK.good;
    work += each * (open - held + WORK.held * held);
  }
  return work;
}

function hasBlueprint(s: OnMarsState, type: number): boolean {
  for (let card = 0; card < BLUEPRINTS.length; card++) {
    if (s.cardOwner[card] === HUMAN && s.cardAt[card] === NONE && BLUEPRINTS[card].building === type) return true;
  }
  return false;
}

/** Buildings until a Complex is large enough, the Tech to join them, a Blueprint and its marker. */
function upgradeWork(s: OnMarsState, contract: number): number {
  const type = CONTRACTS[contract].building;
  const kind = kindOf(type, HUMAN);
  const marking = WORK.marker + (hasBlueprint(s, type) ? 0 : WORK.blueprint);
  const learning = WORK.tech * Math.max(0, COMPLEX_FOR_CONTRACT - 1 - bestLevel(s, type));
  let least = COMPLEX_FOR_CONTRACT * WORK.build + learning + marking;
  for (let hex = 0; hex < HEX_COUNT; hex++) {
    const marker = s.marker[hex];
    if (s.building[hex] !== kind || (marker !== NONE && marker !== HUMAN)) continue;
    const missing = Math.max(0, COMPLEX_FOR_CONTRACT - complexSize(s, hex));
    const work = missing * WORK.build + (missing > 0 ? learning : 0) + (marker === HUMAN ? 0 : marking);
    least = Math.min(least, work);
  }
  return least;
}

/** The Contract of a kind that takes least: an own one, one on display, or one that may come there. */
function contractWork(s: OnMarsState, fits: (contract: number) => boolean): number {
  let least = HOPELESS;
  for (let c = 0; c < CONTRACTS.length; c++) {
    const owner = s.contractOwner[c];
    if (!fits(c) || (owner !== NONE && owner !== HUMAN)) continue;
    const taking = owner === HUMAN ? 0 : s.display.includes(c + CONTRACT) ? WORK.take : WORK.take + WORK.wait;
    least = Math.min(least, taking + (CONTRACTS[c].building < 0 ? deliveryWork(s, c) : upgradeWork(s, c)));
  }
  return least;
}

/** Where the nearest Research tile lies that the player may still take, types given apart; NONE where there is none. */
function nearestResearch(s: OnMarsState, from: Hex, had: number): Hex {
  let nearest: Hex = NONE;
  for (let hex = 0; hex < s.ground.length; hex++) {
    const tile = s.ground[hex] - TILE;
    if (tile < RESEARCH_TILES || ((had >> researchType(tile)) & 1) === 1) continue;
    if (nearest === NONE || distance(from, hex) < distance(from, nearest)) nearest = hex;
  }
  return nearest;
}

/** The way of the Rover to one Research tile, and from there to the next. */
function researchWork(s: OnMarsState, needed: number): number {
  const { rover, research } = s.players[HUMAN];
  const steps = WORK.points + bestLevel(s, ROVER_TECH);
  let at = rover === NONE ? START_MINE : rover;
  let had = research;
  let work = 0;
  for (let n = countBits(research); n < needed; n++) {
    const next = nearestResearch(s, at, had);
    if (next === NONE) return HOPELESS;
    work += WORK.tile + distance(at, next) / steps;
    had |= 1 << researchType(s.ground[next] - TILE);
    at = next;
  }
  return work;
}

/** The Private Goal in hand that is nearest to completion. */
function goalWork(s: OnMarsState): number {
  const { goals } = s.players[HUMAN];
  let least = HOPELESS;
  for (const goal of goals) {
    if (goal < 0) continue;
    const open = 1 - Math.min(1, countFor(s, HUMAN, goal) / GOALS[goal].n);
    least = Math.min(least, WORK.reveal + WORK.goal * open);
  }
  return least - WORK.choice * goals.length;
}

function levelWork(s: OnMarsState, needed: number): number {
  let below = 0;
  for (let i = 0; i < s.lss.length; i++) below += Math.max(0, needed - s.lss[i]);
  return WORK.level * below;
}

type Work = (s: OnMarsState, needed: number, have: number) => number;

/** What is not listed here takes about as long for each that is missing. */
const WORKS: Partial<Readonly<Record<RequirementName, Work>>> = {
  level: levelWork,
  contract: (s) => contractWork(s, () => true),
  delivery: (s) => contractWork(s, (c) => CONTRACTS[c].building < 0),
  upgrade: (s) => contractWork(s, (c) => CONTRACTS[c].building >= 0),
  'contract-04': (s) => contractWork(s, (c) => CONTRACTS[c].id === 'contract-04'),
  'contract-11': (s) => contractWork(s, (c) => CONTRACTS[c].id === 'contract-11'),
  'private-goal': (s) => goalWork(s),
  research: researchWork,
  shelters: (_, needed, have) => WORK.shelter * (needed - have),
  'level-6-tech': (s) => WORK.development * (TOP - highestLevel(s, HUMAN)),
  'greenhouse-tech-6'(s) {
    const at = s.players[HUMAN].tech[GREENHOUSE];
    return at === NONE ? 1 + WORK.development * TOP : WORK.development * (TOP - LAB[at].level);
  },
  // A lead is never safe, and one that is missing may come by itself.
  margin: (_, needed, have) => WORK.lead * blurred(needed + WORK.spare - have, WORK.sway),
};

/** x where it is far above 0, 0 where it is far below, and a curve between the two as wide as `blur`. */
export function blurred(x: number, blur: number): number {
  return x > 20 * blur ? x : blur * Math.log1p(Math.exp(x / blur));
}

/** Turns of work that a requirement is still away. */
export function workFor(s: OnMarsState, { what, have, needed }: RequirementState): number {
  if (have >= needed && what !== 'margin') return 0;
  return WORKS[what]?.(s, needed, have) ?? WORK.other * (needed - have);
}

/** Turns of work that the whole Goal is still away. */
export function workToGoal(s: OnMarsState): number {
  let work = 0;
  for (const requirement of requirements(s)) work += workFor(s, requirement);
  return work;
}
