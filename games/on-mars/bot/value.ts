import { countBits, isOver, type Seat } from '@orrery/kernel';
import {
  BLUEPRINT_POINTS,
  BLUEPRINTS,
  COLONY,
  CONTRACTS,
  LAB,
  MAIN_ACTIONS,
  MINERAL,
  PLAYER,
  QUARTERS,
  RESOURCES,
  SCIENTIST_POINTS,
  SCIENTISTS,
  START_MINE,
} from '../data/index.ts';
import { crystalRoom, quartersRoom } from '../rules/goods.ts';
import { isPossible } from '../rules/possible.ts';
import { advancedOfType, colonistsAtEnd, isSoloGoalMet, scoreOf } from '../rules/scoring.ts';
import { NONE, type OnMarsState, type Player, sideOf } from '../rules/state.ts';
import { cardChance, contractHope, scientistHope, scientistShare } from './cards.ts';
import { lookAround, type Survey } from './prospects.ts';
import { nearestGoal, soloProgress } from './solo.ts';
import { engineLeft, hasteWorth, stockLeft, turnsLeft } from './time.ts';
import { AHEAD, WORTH } from './weights.ts';
import { effectWorth, productionWorth, roverSpot } from './worth.ts';

const READY = 3;
const ROVER_POINTS = 3;

/** Goods, Crystals and Colonists at hand: worth as much as there is time to use them. */
function stockWorth(p: Player): number {
  let worth = p.storage[MINERAL] * WORTH.mineral;
  for (let good = 1; good < RESOURCES; good++) {
    worth += p.storage[good] * WORTH.resource + (p.storage[good] > 0 ? WORTH.firstOfKind : 0);
  }
  const crystals = p.crystals + 0.9 * Math.min(p.below, crystalRoom(p) - p.crystals);
  const used = Math.min(crystals, WORTH.crystalsUsed);
  worth += used * WORTH.crystal + (crystals - used) * WORTH.spareCrystal;
  worth += p.quarters * WORTH.atHome + Math.min(p.quarters, READY) * WORTH.ready + p.working * WORTH.atWork;
  for (let i = 0; i < p.slots.length; i++) worth += p.slots[i] * WORTH.onSlot;
  return p.goal === NONE ? worth : worth + p.goals.length * WORTH.crystal;
}

/** What goes on working turn after turn. */
function engineWorth(s: OnMarsState, seat: Seat): number {
  const p = s.players[seat];
  let worth = (PLAYER.colonists - p.supply) * WORTH.colonist;
  worth +=
    p.shelters * WORTH.shelter + p.bots.length * WORTH.bot + p.hangar * WORTH.ship + p.miners.length * WORTH.miner;
  worth += countBits(p.progress) * WORTH.cube;
  worth += countBits(p.discoveries) * WORTH.discovery + countBits(p.research) * WORTH.research;
  for (let tech = 0; tech < p.tech.length; tech++) {
    if (p.tech[tech] !== NONE) worth += WORTH.tile + LAB[p.tech[tech]].level * WORTH.techLevel;
  }
  return worth;
}

/** Colonists score where they live; those at work anywhere will come home in time. */
function colonistHope(s: OnMarsState, seat: Seat): number {
  const p = s.players[seat];
  let out = p.working;
  for (let i = 0; i < p.slots.length; i++) out += p.slots[i];
  const all = Math.min(quartersRoom(p), p.quarters + out);
  const points = (n: number): number => QUARTERS.points[Math.ceil(n / QUARTERS.row)];
  return s.ending ? 0 : points(all) - points(colonistsAtEnd(s, seat));
}

/** Blueprints to be used, Scientists still to score, Contracts still to be fulfilled. */
function cardHope(s: OnMarsState, seat: Seat, stock: number, engine: number): number {
  let hope = 0;
  for (let card = 0; card < BLUEPRINTS.length; card++) {
    if (s.cardOwner[card] !== seat) continue;
    const { level, building } = BLUEPRINTS[card];
    if (s.cardAt[card] !== NONE) hope += WORTH.advanced * engine;
    else {
      const bring = 2 * BLUEPRINT_POINTS[level] + scientistShare(s, seat, building);
      hope += bring * cardChance(s, seat, card) * stock * Math.min(1, 0.4 + 2 * engine);
    }
  }
  for (let i = 0; i < SCIENTISTS.length; i++) {
    if (s.scientistOwner[i] !== seat) continue;
    const now = SCIENTIST_POINTS * advancedOfType(s, SCIENTISTS[i].scores);
    hope += scientistHope(s, i, engine) - now + WORTH.scientist * engine;
  }
  for (let c = 0; c < CONTRACTS.length; c++) {
    if (s.contractOwner[c] === seat) hope += contractHope(s, seat, c, engine);
  }
  return hope;
}

/** The Private Goal that is nearest to completion. */
function goalHope(s: OnMarsState, seat: Seat): number {
  const p = s.players[seat];
  if (p.goal !== NONE || p.goals.length === 0) return 0;
  return WORTH.goal * (0.4 + 0.6 * nearestGoal(s, seat) ** 2) + WORTH.crystal * (p.goals.length - 1);
}

const works: number[] = [];
const COUNTED_ELSEWHERE: readonly string[] = ['travel', 'construct', 'upgrade'];

/** The best things to do, each counting less than the one before. */
function bestWorks(): number {
  works.sort((a, b) => b - a);
  const [best = 0, second = 0, third = 0] = works;
  works.length = 0;
  return AHEAD.best * Math.max(0, best) + AHEAD.second * Math.max(0, second) + AHEAD.third * Math.max(0, third);
}

/** What can be done on a side of the board. */
function workOn(s: OnMarsState, seat: Seat, side: number, around: Survey): number {
  const p = s.players[seat];
  for (let action = 0; action < MAIN_ACTIONS.length; action++) {
    const { effect } = MAIN_ACTIONS[action];
    if (MAIN_ACTIONS[action].side !== side || COUNTED_ELSEWHERE.includes(effect.kind)) continue;
    if (isPossible(s, seat, effect, p.quarters, p.crystals)) works.push(effectWorth(s, seat, effect, around));
  }
  if (side === COLONY) for (let type = 0; type < around.best.length; type++) works.push(around.best[type]);
  return bestWorks();
}

/** What the next turns could bring, on this side of the board and on the other. */
function workAhead(s: OnMarsState, seat: Seat): number {
  const around = lookAround(s, seat);
  const side = sideOf(s.players[seat]);
  let worth = workOn(s, seat, side, around) + AHEAD.elsewhere * workOn(s, seat, 1 - side, around);
  for (let type = 0; type < around.ahead.length; type++) worth += AHEAD.sites * around.ahead[type];
  return side === COLONY ? worth + AHEAD.produce * productionWorth(s, seat) : worth;
}

/** What a standing is made of: the score now, and what the means will still bring. */
export function partsOf(s: OnMarsState, seat: Seat): number[] {
  const p = s.players[seat];
  const turns = turnsLeft(s, seat);
  const stock = stockLeft(turns);
  const parts = [
    scoreOf(s, seat),
    colonistHope(s, seat),
    hasteWorth(s, seat),
    s.rules.solo && seat === 0 ? soloProgress(s, turns) : 0,
  ];
  if (turns === 0) return [...parts, 0.01 * (p.crystals + p.below), 0, 0, 0, 0, 0];
  const engine = engineLeft(turns);
  const rover = roverSpot(s, seat, p.rover === NONE ? START_MINE : p.rover, ROVER_POINTS);
  return [
    ...parts,
    stock * stockWorth(p),
    engine * engineWorth(s, seat),
    cardHope(s, seat, stock, engine),
    stock * workAhead(s, seat),
    stock * 0.5 * rover,
    stock * goalHope(s, seat),
  ];
}

/** What a player would call each of the parts. */
const TERMS = ['points', 'colonists', 'end', 'mission', 'stock', 'engine', 'cards', 'work', 'rover', 'goals'] as const;

/** Which of them tells how near the end is: `urgeToEnd` sees to that, for it grows with the rounds. */
const END = TERMS.indexOf('end');

/** A standing term by term, in points. */
export function termsOf(s: OnMarsState, seat: Seat): Record<string, number> {
  const parts = partsOf(s, seat);
  parts[END] = 0;
  return Object.fromEntries(TERMS.map((term, i) => [term, parts[i]]));
}

/** How well a seat stands, in points. */
export function standingOf(s: OnMarsState, seat: Seat): number {
  const parts = partsOf(s, seat);
  let value = 0;
  for (let i = 0; i < parts.length; i++) value += parts[i];
  return value;
}

/** How well a seat stands, however near the end is. */
export function worthOf(s: OnMarsState, seat: Seat): number {
  return standingOf(s, seat) - hasteWorth(s, seat);
}

/** What meeting the Goal against Lacerda is worth, in points. */
const GOAL_MET = 30;

/** Against Lacerda what counts is the Goal, also when the play is over. */
export function leadOverLacerda(s: OnMarsState, seat: Seat): number {
  const standing = standingOf(s, seat);
  return isOver(s) && isSoloGoalMet(s) ? standing + GOAL_MET : standing;
}

/**
 * How far a seat is ahead of the others on average. Who would like to see the end is left out here: it grows from round
 * to round, so that a play put off would look better than one that is over (`urgeToEnd` sees to the end).
 */
export function leadOf(s: OnMarsState, seat: Seat): number {
  if (s.rules.solo) return leadOverLacerda(s, seat);
  const over = isOver(s);
  const standing = (of: Seat): number => (over ? scoreOf(s, of) : worthOf(s, of));
  const seats = s.players.length;
  let others = 0;
  for (let other = 0; other < seats; other++) if (other !== seat) others += standing(other);
  return standing(seat) - others / (seats - 1);
}
