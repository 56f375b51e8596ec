import type { Seat } from '@orrery/kernel';
import {
  BLUEPRINTS,
  CONTRACTS,
  CRYSTAL,
  LAB,
  MINERAL,
  PLAYER,
  QUARTERS,
  RESOURCES,
  START_MINE,
} from '../data/index.ts';
import { deliveredOf, isContractDone } from '../rules/contracts.ts';
import { crystalRoom, quartersRoom } from '../rules/goods.ts';
import { complexSize, distance } from '../rules/hexes.ts';
import { researchType } from '../rules/possible.ts';
import { colonistsAtEnd, requirements, scoreOf } from '../rules/scoring.ts';
import { bitCount, NONE, type OnMarsState, RESEARCH_TILES, TILE } from '../rules/state.ts';

/** What things are worth beyond the points they score now, while there is time to use them. */
const WORTH = {
  mineral: 0.85,
  resource: 0.65,
  crystal: 0.6,
  below: 0.55,
  colonist: 0.6,
  atHome: 0.6,
  ready: 0.5,
  atWork: 0.5,
  onSlot: 0.25,
  shelter: 1.6,
  bot: 1.3,
  ship: 1.2,
  miner: 0.9,
  advanced: 1.3,
  cube: 1.6,
  tile: 0.5,
  techLevel: 0.45,
  scientist: 1.2,
  discovery: 0.6,
  research: 1.2,
  goalOpen: 1.5,
  nearTile: 0.14,
} as const;
const REQUIREMENT = 9;
const READY = 3;
const FAR = 8;

/** A game among good players takes about this many rounds. */
const USUAL_LENGTH = 22;
/** Means are worth little once a game drags on. */
const LATE = 0.3;

/**
 * How much of the game lies ahead, 1 at the start and little at the end. It follows the rounds, not the Missions, so that
 * nobody shies away from what brings the end nearer.
 */
function timeLeft(s: OnMarsState): number {
  if (s.ending) return s.round >= s.lastRound ? 0.08 : 0.22;
  return Math.max(LATE, 1 - s.round / USUAL_LENGTH);
}

/** Colonists score where they live; those at work anywhere will come home in time. */
function colonistHope(s: OnMarsState, seat: Seat): number {
  const p = s.players[seat];
  let out = p.working;
  for (let i = 0; i < p.slots.length; i++) out += p.slots[i];
  const room = quartersRoom(p);
  const all = Math.min(room, p.quarters + out);
  const hoped = QUARTERS.points[Math.ceil(all / QUARTERS.row)];
  const sure = QUARTERS.points[Math.ceil(colonistsAtEnd(s, seat) / QUARTERS.row)];
  return s.ending ? 0 : hoped - sure;
}

/** The nearer the Rover is to a tile it could use, the better. */
function roverHope(s: OnMarsState, seat: Seat): number {
  const p = s.players[seat];
  const from = p.rover === NONE ? START_MINE : p.rover;
  let near = FAR;
  for (let hex = 0; hex < s.ground.length; hex++) {
    if (s.ground[hex] < TILE || hex === p.rover || s.pieces[hex] > 0) continue;
    const tile = s.ground[hex] - TILE;
    if (tile >= RESEARCH_TILES && ((p.research >> researchType(tile)) & 1) === 1) continue;
    near = Math.min(near, distance(from, hex));
  }
  return (FAR - near) * WORTH.nearTile;
}

/** A Blueprint not used yet costs points now, but it is there to be used. */
function hopeForCards(s: OnMarsState, seat: Seat, left: number): number {
  let hope = 0;
  for (let card = 0; card < BLUEPRINTS.length; card++) {
    if (s.cardOwner[card] !== seat) continue;
    if (s.cardAt[card] !== NONE) hope += WORTH.advanced * left;
    else hope += BLUEPRINTS[card].level === 1 ? 6 * left - 0.6 : 8 * left * levelThreeChance(s, card) - 0.6;
  }
  return hope;
}

/** Is there a Complex the card fits already? */
function levelThreeChance(s: OnMarsState, card: number): number {
  const { building } = BLUEPRINTS[card];
  for (let hex = 0; hex < s.building.length; hex++) {
    if (s.building[hex] === building && s.marker[hex] === NONE && complexSize(s, hex) >= 3) return 0.95;
  }
  return 0.6;
}

function hopeForContracts(s: OnMarsState, seat: Seat, left: number): number {
  let hope = 0;
  for (let c = 0; c < CONTRACTS.length; c++) {
    if (s.contractOwner[c] !== seat || isContractDone(s, c)) continue;
    const { building, wants, points, penalty } = CONTRACTS[c];
    if (building >= 0) {
      hope += (points + penalty) * 0.45 * left;
      continue;
    }
    let wanted = 0;
    let given = 0;
    for (let good = 0; good <= CRYSTAL; good++) {
      wanted += wants[good];
      given += deliveredOf(s, c, good);
    }
    const done = given / wanted;
    hope += (points + penalty) * (0.45 * left + 0.5 * done * Math.min(1, left + 0.3));
  }
  return hope;
}

/** How well a seat stands, in points: the score now and what its means will still bring. */
export function standingOf(s: OnMarsState, seat: Seat): number {
  const p = s.players[seat];
  const left = timeLeft(s);
  let value = scoreOf(s, seat);
  let means = p.storage[MINERAL] * WORTH.mineral;
  for (let good = 1; good < RESOURCES; good++) means += p.storage[good] * WORTH.resource;
  means += p.crystals * WORTH.crystal + Math.min(p.below, crystalRoom(p) - p.crystals) * WORTH.below;
  means += (PLAYER.colonists - p.supply) * WORTH.colonist + p.quarters * WORTH.atHome + p.working * WORTH.atWork;
  for (let i = 0; i < p.slots.length; i++) means += p.slots[i] * WORTH.onSlot;
  // Who has nobody at home can hardly act: the first ones count most.
  if (!s.ending) value += Math.min(p.quarters, READY) * WORTH.ready;
  means +=
    p.shelters * WORTH.shelter + p.bots.length * WORTH.bot + p.hangar * WORTH.ship + p.miners.length * WORTH.miner;
  means += bitCount(p.progress) * WORTH.cube + bitCount(p.discoveries) * WORTH.discovery;
  means += bitCount(p.research) * WORTH.research;
  for (let tech = 0; tech < p.tech.length; tech++) {
    if (p.tech[tech] !== NONE) means += WORTH.tile + LAB[p.tech[tech]].level * WORTH.techLevel;
  }
  for (let i = 0; i < s.scientistOwner.length; i++) if (s.scientistOwner[i] === seat) means += WORTH.scientist;
  if (p.goal === NONE && p.goals.length > 0) means += WORTH.goalOpen;
  means += roverHope(s, seat);
  value += colonistHope(s, seat);
  value += means * left + hopeForCards(s, seat, left) + hopeForContracts(s, seat, left);
  return s.rules.solo ? value + soloProgress(s) : value;
}

/** Against Lacerda the Goal counts, not only the points. */
function soloProgress(s: OnMarsState): number {
  let value = 0;
  for (const { what, have, needed } of requirements(s)) {
    if (what === 'margin') value += Math.max(-10, Math.min(have, needed)) * 0.4;
    else value += REQUIREMENT * Math.min(1, have / needed);
  }
  return value;
}
