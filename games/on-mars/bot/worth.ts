import type { Seat } from '@orrery/kernel';
import {
  ANY,
  BOTS,
  BOTS_AS_ROVERS,
  CRYSTAL,
  DEVELOP_COST,
  DISCOVERIES,
  type Effect,
  LAB,
  MINERAL,
  ROVER_TECH,
  SCIENTISTS,
  START_MINE,
  TECH_POINTS,
  UPGRADE_TECH,
} from '../data/index.ts';
import { canPay, hasRoomFor, spendable, storageRoom } from '../rules/goods.ts';
import { distance } from '../rules/hexes.ts';
import { canTakeCard } from '../rules/hiring.ts';
import { researchType } from '../rules/possible.ts';
import { canTakeItem, production } from '../rules/production.ts';
import { CONTRACT, CRYSTAL_HERE, type Hex, NONE, type OnMarsState, RESEARCH_TILES, TILE } from '../rules/state.ts';
import { bestLevel } from '../rules/using.ts';
import { blueprintWorth, contractHope, scientistHope, upgradesWorth } from './cards.ts';
import type { Survey } from './prospects.ts';
import { engineLeft, turnsLeft } from './time.ts';
import { wanted, wantedContract } from './wanted.ts';
import { TILES, WORTH } from './weights.ts';

export function goodWorth(good: number): number {
  return good === MINERAL ? WORTH.mineral : good === CRYSTAL ? WORTH.crystal : WORTH.resource;
}

/** What it is worth to have a tile on a Lab space rather than one column to the left. */
export function developmentWorth(s: OnMarsState, seat: Seat, to: number): number {
  const { level, benefit } = LAB[to];
  const points = TECH_POINTS[level] - TECH_POINTS[level - 1];
  return points + WORTH.techLevel + (benefit === null ? 0 : benefitWorth(s, seat, benefit));
}

/** A rough figure for the benefit of a Lab space. */
function benefitWorth(s: OnMarsState, seat: Seat, benefit: Effect): number {
  switch (benefit.kind) {
    case 'gain':
      return benefit.of === CRYSTAL || hasRoomFor(s, seat, benefit.of) ? goodWorth(benefit.of) : 0;
    case 'upgrade':
      return upgradesWorth(s, seat, 1, false, false);
    case 'blueprint':
      return WORTH.blueprint;
    default:
      return 0.6;
  }
}

/** The best developments, as many as `n`. */
function developmentsWorth(s: OnMarsState, seat: Seat, n: number, free: boolean): number {
  const p = s.players[seat];
  const crystals = spendable(s, seat);
  let first = 0;
  let second = 0;
  for (let tech = 0; tech < p.tech.length; tech++) {
    const at = p.tech[tech];
    if (at === NONE) continue;
    const { level, next } = LAB[at];
    const cost = DEVELOP_COST[level + 1];
    if (next.length === 0 || (!free && !canPay(p, cost, crystals))) continue;
    let best = 0;
    for (let i = 0; i < next.length; i++) {
      if (!p.tech.includes(next[i])) best = Math.max(best, developmentWorth(s, seat, next[i]));
    }
    if (best === 0) continue;
    if (!free) best -= (cost.goods.length + cost.any) * WORTH.resource + cost.crystals * WORTH.crystal;
    if (best > first) {
      second = first;
      first = best;
    } else if (best > second) second = best;
  }
  // The same tile may go twice.
  return n === 1 ? first : first + Math.max(second, first * 0.6);
}

function hireWorth(s: OnMarsState, seat: Seat, effect: Effect): number {
  let best = 0;
  const left = engineLeft(turnsLeft(s, seat));
  const { quarters } = s.players[seat];
  const crystals = spendable(s, seat);
  for (let i = 0; i < s.display.length; i++) {
    const card = s.display[i];
    if (!canTakeCard(s, seat, card, effect, quarters, crystals)) continue;
    best = Math.max(best, cardWorth(s, seat, card, left, effect.free));
  }
  return best;
}

/** What a card of the display is worth to the seat. */
export function cardWorth(s: OnMarsState, seat: Seat, card: number, left: number, free: boolean): number {
  if (card >= CONTRACT) {
    const hope = contractHope(s, seat, card - CONTRACT, left) + wantedContract(s, seat, card - CONTRACT);
    return hope - 4 - (free ? 0 : WORTH.crystal);
  }
  const cost = SCIENTISTS[card].goods === ANY ? 2 * (WORTH.atHome - WORTH.atWork) : 2 * WORTH.resource;
  return scientistHope(s, card, left) + WORTH.scientist * left - (free ? 0 : cost);
}

/** What is left of the worth of something so many steps away. */
const FAR = 9;

/** What tiles and Crystals are worth to a Rover that stands on a hex. */
export function roverSpot(s: OnMarsState, seat: Seat, from: Hex, points: number): number {
  const p = s.players[seat];
  let best = 0;
  for (let hex = 0; hex < s.ground.length; hex++) {
    const ground = s.ground[hex];
    if (ground === 0 || (s.pieces[hex] > 0 && hex !== from)) continue;
    const steps = distance(from, hex);
    if (steps > FAR) continue;
    let worth = tileWorth(s, seat, ground);
    if (ground >= TILE + RESEARCH_TILES && ((p.research >> researchType(ground - TILE)) & 1) === 1) continue;
    worth *= steps <= points ? 1 - 0.02 * steps : 0.9 * (1 - (steps - points) / FAR);
    if (worth > best) best = worth;
  }
  return best;
}

const foundWorth = (kind: string): number => (kind in TILES ? TILES[kind as keyof typeof TILES] : TILES.other);

export function tileWorth(s: OnMarsState, seat: Seat, ground: number): number {
  if (ground === CRYSTAL_HERE) return TILES.crystal;
  const tile = ground - TILE;
  if (tile >= RESEARCH_TILES) return TILES.research + wanted(s, seat, 'research');
  const { benefit } = DISCOVERIES[tile];
  if (benefit.kind !== 'gain' || benefit.of === CRYSTAL) return foundWorth(benefit.kind);
  const p = s.players[seat];
  return Math.min(benefit.n, storageRoom(p) - p.storage[benefit.of]) * goodWorth(benefit.of);
}

function moveWorth(s: OnMarsState, seat: Seat, effect: Effect): number {
  const { rover } = s.players[seat];
  if (effect.of === BOTS || effect.of === BOTS_AS_ROVERS) return 0.6;
  const from = rover === NONE ? START_MINE : rover;
  const points = effect.n + bestLevel(s, ROVER_TECH);
  return 0.9 * roverSpot(s, seat, from, points) - 0.4;
}

/** What an effect would bring the seat now, in points, its costs taken off. */
export function effectWorth(s: OnMarsState, seat: Seat, effect: Effect, around: Survey): number {
  const p = s.players[seat];
  switch (effect.kind) {
    case 'gain':
      return (
        Math.min(effect.n, effect.of === CRYSTAL ? 3 : storageRoom(p) - p.storage[effect.of]) * goodWorth(effect.of)
      );
    case 'choose-goods':
      return effect.n * WORTH.resource;
    case 'warehouse':
      return suppliesWorth(s, seat, effect);
    case 'points':
      return effect.n;
    case 'colonists':
      return effect.n * WORTH.colonist;
    case 'buy-colonist':
      return WORTH.colonist + WORTH.atHome - 2 * WORTH.resource;
    case 'learn':
      return WORTH.tile + 1 + WORTH.techLevel;
    case 'blueprint':
      return bestBlueprint(s, seat);
    case 'move':
      return moveWorth(s, seat, effect);
    case 'develop':
      return developmentsWorth(s, seat, effect.n, effect.free);
    case 'construct':
      return effect.of === ANY ? Math.max(...around.best) : around.best[effect.of];
    case 'upgrade':
      return upgradesWorth(
        s,
        seat,
        effect.n + (effect.tech ? bestLevel(s, UPGRADE_TECH) : 0),
        effect.free,
        effect.of === 1,
      );
    case 'hire':
      return hireWorth(s, seat, effect);
    case 'ship':
      return 3 + WORTH.ship + 2 * WORTH.colonist - (effect.free ? 0 : 2 * WORTH.resource) + effect.of;
    case 'produce':
    case 'produce-one':
      return productionWorth(s, seat);
    case 'radar':
      return 2.5;
    case 'retrieve':
      return Math.min(effect.n, p.working + 1) * (WORTH.atHome - WORTH.atWork);
    case 'trade':
      return WORTH.resource;
    case 'travel':
      return 1;
  }
}

/** The items that are most needed, one for the action and one for every Colonist sent. */
function suppliesWorth(s: OnMarsState, seat: Seat, effect: Effect): number {
  const p = s.players[seat];
  const sent = Math.min(effect.boosts, p.quarters);
  let left = effect.n + sent;
  let worth = -sent * (WORTH.atHome - WORTH.atWork);
  for (let good = 1; good <= CRYSTAL && left > 0; good++) {
    if (!canTakeItem(s, seat, good)) continue;
    worth += goodWorth(good) + (good < CRYSTAL && p.storage[good] === 0 ? WORTH.firstOfKind : 0);
    left--;
  }
  return worth;
}

export function productionWorth(s: OnMarsState, seat: Seat): number {
  const made = production(s, seat);
  const p = s.players[seat];
  let worth = 0;
  for (let good = 0; good <= CRYSTAL; good++) {
    const room = good === CRYSTAL ? 3 : storageRoom(p) - p.storage[good];
    worth += Math.min(made[good], room) * goodWorth(good);
  }
  return worth;
}

function bestBlueprint(s: OnMarsState, seat: Seat): number {
  const left = engineLeft(turnsLeft(s, seat));
  let best = 0;
  for (let i = 0; i < s.blueprintDisplay.length; i++) {
    const card = s.blueprintDisplay[i];
    if (card !== NONE) best = Math.max(best, blueprintWorth(s, seat, card, left));
  }
  return best;
}
