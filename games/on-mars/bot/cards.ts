import type { Seat } from '@orrery/kernel';
import {
  BLUEPRINT_POINTS,
  BLUEPRINTS,
  CONTRACTS,
  CRYSTAL,
  MINERAL,
  SCIENTIST_POINTS,
  SCIENTISTS,
  SHELTER,
} from '../data/index.ts';
import { fitsCard } from '../rules/blueprints.ts';
import { deliveredOf, isContractDone, stillWants } from '../rules/contracts.ts';
import { complexSize, HEX_COUNT, inZone, kindOf } from '../rules/hexes.ts';
import { NONE, type OnMarsState } from '../rules/state.ts';
import { wanted } from './wanted.ts';
import { WORTH } from './weights.ts';

/** What own Scientists score for one more Advanced Building of a type. */
export function scientistShare(s: OnMarsState, seat: Seat, type: number): number {
  for (let i = 0; i < SCIENTISTS.length; i++) {
    if (SCIENTISTS[i].scores === type && s.scientistOwner[i] === seat) return SCIENTIST_POINTS;
  }
  return 0;
}

/** How likely an unused card finds its Building. */
export function cardChance(s: OnMarsState, seat: Seat, card: number): number {
  const p = s.players[seat];
  let chance: number = WORTH.cardAlone;
  for (let hex = 0; hex < HEX_COUNT; hex++) {
    if (s.building[hex] === NONE || !fitsCard(s, seat, card, hex)) continue;
    if (inZone(p, hex)) return WORTH.cardInZone;
    chance = WORTH.cardOnMap;
  }
  return chance;
}

/** What using a card brings: it no longer costs points but scores them, works and produces. */
export function upgradeWorth(s: OnMarsState, seat: Seat, card: number): number {
  const { level, building } = BLUEPRINTS[card];
  return 2 * BLUEPRINT_POINTS[level] + scientistShare(s, seat, building) + WORTH.advanced + wanted(s, seat, 'advanced');
}

/** The best cards that could be used at once, as far as Minerals and `n` go. */
export function upgradesWorth(s: OnMarsState, seat: Seat, n: number, free: boolean, anywhere: boolean): number {
  const p = s.players[seat];
  const most = free ? n : Math.min(n, p.storage[MINERAL]);
  let sum = 0;
  let found = 0;
  for (let card = 0; card < BLUEPRINTS.length && found < most; card++) {
    if (s.cardOwner[card] !== seat || s.cardAt[card] !== NONE) continue;
    for (let hex = 0; hex < HEX_COUNT; hex++) {
      if (s.building[hex] === NONE || !fitsCard(s, seat, card, hex) || !(anywhere || inZone(p, hex))) continue;
      sum += upgradeWorth(s, seat, card) - (free ? 0 : WORTH.mineral);
      found++;
      break;
    }
  }
  return sum;
}

/** What taking a card of the display is worth: what it will bring, less the risk of never using it. */
export function blueprintWorth(s: OnMarsState, seat: Seat, card: number, left: number): number {
  const { level, building } = BLUEPRINTS[card];
  const points = BLUEPRINT_POINTS[level];
  const use = cardChance(s, seat, card) * Math.min(1, left * 1.5);
  const gain = building === SHELTER ? WORTH.crystal : building === MINERAL ? WORTH.mineral : WORTH.resource;
  return use * (2 * points + scientistShare(s, seat, building) + WORTH.advanced) - points + gain;
}

/** Points a Scientist can hope for, from Advanced Buildings on Mars and Blueprints that wait to be used. */
export function scientistHope(s: OnMarsState, scientist: number, left: number): number {
  const { scores } = SCIENTISTS[scientist];
  let hope = 0;
  for (let card = 0; card < BLUEPRINTS.length; card++) {
    if (BLUEPRINTS[card].building !== scores) continue;
    if (s.cardAt[card] !== NONE) hope += SCIENTIST_POINTS;
    else if (s.cardOwner[card] !== NONE) hope += SCIENTIST_POINTS * 0.6 * Math.min(1, 2 * left);
    else hope += SCIENTIST_POINTS * 0.25 * left;
  }
  return hope;
}

/** How near an own Contract is to its end, from 0 to 1. */
export function contractProgress(s: OnMarsState, seat: Seat, contract: number): number {
  const { building, wants } = CONTRACTS[contract];
  if (building >= 0) return complexProgress(s, seat, building);
  let wanted = 0;
  let have = 0;
  const { storage, crystals, below } = s.players[seat];
  for (let good = 0; good <= CRYSTAL; good++) {
    wanted += wants[good];
    const held = good === CRYSTAL ? crystals + below : storage[good];
    have += deliveredOf(s, contract, good) + 0.8 * Math.min(held, stillWants(s, contract, good));
  }
  return have / wanted;
}

/** The largest Complex of a type with an own marker on it, out of four; less without a marker. */
function complexProgress(s: OnMarsState, seat: Seat, type: number): number {
  const kind = kindOf(type, seat);
  let best = 0;
  for (let hex = 0; hex < HEX_COUNT; hex++) {
    if (s.building[hex] !== kind) continue;
    const size = Math.min(4, complexSize(s, hex));
    best = Math.max(best, (s.marker[hex] === seat ? 0.5 : 0.1) * (size / 4) + 0.3 * (size / 4));
  }
  return best;
}

/** What a Contract is worth beyond the penalty that its owner pays while it is open. */
export function contractHope(s: OnMarsState, seat: Seat, contract: number, left: number): number {
  if (isContractDone(s, contract)) return 0;
  const { points, penalty } = CONTRACTS[contract];
  const progress = contractProgress(s, seat, contract);
  return (
    (points + penalty) * Math.min(0.95, WORTH.contract * Math.min(1, 2 * left) + 0.5 * progress * Math.min(1, 4 * left))
  );
}
