import type { Seat } from '@orrery/kernel';
import { COMPLEX_FOR_CONTRACT, CONTRACTS, CRYSTAL, GOODS, type GoodName, RESOURCES } from '../data/index.ts';
import { voice } from './events.ts';
import { complexSize } from './hexes.ts';
import { CONTRACT_MISSION, contribute } from './missions.ts';
import type { OmChoice, OnMarsState } from './state.ts';

const FIELD = 3;
const MASK = 7;

export function deliveredOf(s: OnMarsState, contract: number, good: number): number {
  return (s.contractGoods[contract] >> (good * FIELD)) & MASK;
}

export function isContractDone(s: OnMarsState, contract: number): boolean {
  return ((s.contractsDone >> contract) & 1) === 1;
}

/** How many of a good are still wanted on a Contract. OM-TERM-08: a Mineral counts only as a Mineral here. */
export function stillWants(s: OnMarsState, contract: number, good: number): number {
  return CONTRACTS[contract].wants[good] - deliveredOf(s, contract, good);
}

function missing(s: OnMarsState, contract: number): number {
  let n = 0;
  for (let good = 0; good <= CRYSTAL; good++) n += stillWants(s, contract, good);
  return n;
}

/** Of the own Contracts that want a good, the one nearest to completion; -1 for none. */
export function contractWanting(s: OnMarsState, seat: Seat, good: number): number {
  let best = -1;
  for (let c = 0; c < CONTRACTS.length; c++) {
    if (s.contractOwner[c] !== seat || stillWants(s, c, good) <= 0) continue;
    if (best < 0 || missing(s, c) < missing(s, best)) best = c;
  }
  return best;
}

/** Puts one unit on a Contract; the caller takes it from where it was. */
export function putOnContract(s: OnMarsState, seat: Seat, contract: number, good: number): void {
  s.contractGoods[contract] += 1 << (good * FIELD);
  voice.tell?.({ event: 'delivered', seat, contract, good });
  if (missing(s, contract) === 0) complete(s, seat, contract);
}

function complete(s: OnMarsState, seat: Seat, contract: number): void {
  s.contractsDone |= 1 << contract;
  voice.tell?.({ event: 'completed', seat, contract });
  // OM-MISS-07, OM-CONTR-07: at the moment it first becomes complete, in whoever's turn.
  contribute(s, seat, CONTRACT_MISSION);
}

/** OM-LACA-10: Lacerda's are complete when taken. */
export const completeContract = complete;

/** OM-CONTR-04: an own marker on a Building of the type in a Complex of 4 or more. */
export function fulfilsUpgrade(s: OnMarsState, seat: Seat, contract: number): boolean {
  const { building } = CONTRACTS[contract];
  for (let hex = 0; hex < s.marker.length; hex++) {
    if (s.marker[hex] !== seat) continue;
    const kind = s.building[hex];
    if (Math.min(kind, RESOURCES) === building && complexSize(s, hex) >= COMPLEX_FOR_CONTRACT) return true;
  }
  return false;
}

/** Looks whether an Upgrade Contract became complete, for whoever owns it. */
export function checkContracts(s: OnMarsState): void {
  for (let c = 0; c < CONTRACTS.length; c++) {
    const owner = s.contractOwner[c];
    if (owner < 0 || CONTRACTS[c].building < 0 || isContractDone(s, c)) continue;
    if (fulfilsUpgrade(s, owner, c)) complete(s, owner, c);
  }
}

const DELIVER: readonly (readonly OmChoice[])[] = CONTRACTS.map(({ id }) =>
  GOODS.map((good) => ({ do: 'deliver', contract: id, good }) as const),
);

/** OM-CONTR-01: goods the seat may move to its Contracts now, Crystals below the Depot among them. */
export function listDeliveries(s: OnMarsState, seat: Seat, out: OmChoice[]): void {
  const { storage, crystals, below } = s.players[seat];
  for (let c = 0; c < CONTRACTS.length; c++) {
    if (s.contractOwner[c] !== seat || CONTRACTS[c].building >= 0 || isContractDone(s, c)) continue;
    for (let good = 0; good <= CRYSTAL; good++) {
      const held = good === CRYSTAL ? crystals + below : storage[good];
      if (held > 0 && stillWants(s, c, good) > 0) out.push(DELIVER[c][good]);
    }
  }
}

export function deliver(s: OnMarsState, seat: Seat, contractId: string, goodName: GoodName): void {
  const contract = CONTRACTS.findIndex(({ id }) => id === contractId);
  const good = GOODS.indexOf(goodName);
  const p = s.players[seat];
  // Crystals below the Depot cannot be spent yet, so they go first.
  if (good < CRYSTAL) p.storage[good]--;
  else if (p.below > 0) p.below--;
  else p.crystals--;
  putOnContract(s, seat, contract, good);
}

/** OM-CONTR-05. */
export function contractPoints(s: OnMarsState, contract: number): number {
  const { points, penalty } = CONTRACTS[contract];
  return isContractDone(s, contract) ? points : -penalty;
}
