import { countBits, type Seat } from '@orrery/kernel';
import { type Cost, CRYSTAL, DEPOT_SLOTS, GOODS, MINERAL, QUARTERS, RESOURCES } from '../data/index.ts';
import type { Chapter } from './chapter.ts';
import { contractWanting, putOnContract } from './contracts.ts';
import { voice } from './events.ts';
import { ask, doNext, isLacerda, isOwnTurn, type OmChoice, type OnMarsState, type Player } from './state.ts';

/** OM-TERM-03. */
export function storageRoom(p: Player): number {
  return p.shelters + 1;
}

/** OM-TERM-04. */
export function quartersRoom(p: Player): number {
  return QUARTERS.first + QUARTERS.further * (p.shelters - 1);
}

/** OM-CRYST-03: Depot slots without a Ship. */
export function crystalRoom(p: Player): number {
  return DEPOT_SLOTS - countBits(p.ships);
}

/** Crystals a cost can be paid with now; a Private Goal counts as one on the own turn (OM-CRYST-05). */
export function spendable(s: OnMarsState, seat: Seat): number {
  const p = s.players[seat];
  return p.crystals + (isOwnTurn(s, seat) ? p.goals.length : 0);
}

/** Something from the general supply (OM-TERM-01); what finds no room is lost (OM-TERM-02). */
export function gain(s: OnMarsState, seat: Seat, good: number, n: number): void {
  if (n <= 0) return;
  const p = s.players[seat];
  if (good === CRYSTAL) {
    p.below += n;
    voice.tell?.({ event: 'gained', seat, good, n, lost: 0 });
    return;
  }
  // OM-LACG-03: Lacerda has no use for Resources.
  if (isLacerda(s, seat)) return;
  const stored = Math.max(0, Math.min(n, storageRoom(p) - p.storage[good]));
  p.storage[good] += stored;
  let lost = n - stored;
  // OM-CONTR-02: what would be lost goes straight on a Contract that wants it.
  while (lost > 0) {
    const contract = contractWanting(s, seat, good);
    if (contract < 0) break;
    putOnContract(s, seat, contract, good);
    lost--;
  }
  voice.tell?.({ event: 'gained', seat, good, n: n - lost, lost });
}

/** Could at least one of it be stored or delivered? */
export function hasRoomFor(s: OnMarsState, seat: Seat, good: number): boolean {
  const p = s.players[seat];
  return p.storage[good] < storageRoom(p) || contractWanting(s, seat, good) >= 0;
}

/** OM-TERM-05: from the supply to LQ; without room or supply they stay where they are. */
export function gainColonists(s: OnMarsState, seat: Seat, n: number): void {
  if (isLacerda(s, seat)) return;
  const p = s.players[seat];
  const come = Math.max(0, Math.min(n, p.supply, quartersRoom(p) - p.quarters));
  p.supply -= come;
  p.quarters += come;
  if (s.active === seat) s.gained += come;
  voice.tell?.({ event: 'colonists', seat, n: come, lost: n - come });
}

/** OM-TERM-06: back to LQ, or to the supply when LQ is full. */
export function bringHome(s: OnMarsState, seat: Seat, n: number): void {
  if (n === 0 || isLacerda(s, seat)) return;
  const p = s.players[seat];
  const home = Math.max(0, Math.min(n, quartersRoom(p) - p.quarters));
  p.quarters += home;
  p.supply += n - home;
  voice.tell?.({ event: 'retrieved', seat, n: home, lost: n - home });
}

export function sendToWork(s: OnMarsState, seat: Seat, n: number): void {
  if (n === 0) return;
  s.players[seat].quarters -= n;
  s.players[seat].working += n;
  voice.tell?.({ event: 'sent', seat, n });
}

/** OM-CRYST-02: Crystals below the Depot move into it; those without a slot are lost. */
export function stowCrystals(s: OnMarsState, seat: Seat): void {
  const p = s.players[seat];
  if (p.below === 0) return;
  const n = Math.max(0, Math.min(p.below, crystalRoom(p) - p.crystals));
  voice.tell?.({ event: 'depot', seat, n, lost: p.below - n });
  p.crystals += n;
  p.below = 0;
}

/** A cost as five numbers, made once for every cost of the data. */
const NEEDS = new Map<Cost, readonly number[]>();

export function needOf(cost: Cost): readonly number[] {
  let need = NEEDS.get(cost);
  if (need === undefined) {
    const made = [0, 0, 0, 0, 0];
    for (const [good, n] of cost.goods) made[good] += n;
    need = made;
    NEEDS.set(cost, need);
  }
  return need;
}

/** OM-TERM-07, OM-TERM-09: Minerals stand in for anything. */
export function canPayGoods(p: Player, need: readonly number[], any: number): boolean {
  let minerals = p.storage[MINERAL] - need[MINERAL];
  let left = 0;
  for (let good = 1; good < RESOURCES; good++) {
    const over = p.storage[good] - need[good];
    if (over < 0) minerals += over;
    else left += over;
  }
  return minerals >= 0 && minerals + left >= any;
}

export function canPay(p: Player, cost: Cost, crystals: number): boolean {
  return cost.crystals <= crystals && canPayGoods(p, needOf(cost), cost.any);
}

/** Pays before anything else happens, asking where there is more than one way. */
export function pay(s: OnMarsState, seat: Seat, cost: Cost): void {
  if (cost.crystals > 0) doNext(s, { step: 'pay-crystals', seat, n: cost.crystals });
  if (cost.goods.length + cost.any > 0) doNext(s, { step: 'pay', seat, need: needOf(cost), any: cost.any });
}

export function payCrystals(s: OnMarsState, seat: Seat, n: number): void {
  if (n > 0) doNext(s, { step: 'pay-crystals', seat, n });
}

/** [total] -> every way to take that many Resources, with its choice. */
const WAYS: readonly { readonly goods: readonly number[]; readonly choice: OmChoice }[][] = [0, 1, 2, 3].map(
  (total) => {
    const ways: number[][] = [];
    const fill = (goods: number[], good: number, left: number): void => {
      if (good === RESOURCES - 1) ways.push([...goods, left]);
      else for (let n = left; n >= 0; n--) fill([...goods, n], good + 1, left - n);
    };
    fill([], 0, total);
    return ways.map((goods) => {
      const named = goods.flatMap((n, good) => (n > 0 ? [[GOODS[good], n] as const] : []));
      return { goods, choice: { do: 'pay', ...Object.fromEntries(named) } };
    });
  },
);

function covers(p: Player, goods: readonly number[], need: readonly number[]): boolean {
  let minerals = goods[MINERAL] - need[MINERAL];
  if (goods[MINERAL] > p.storage[MINERAL]) return false;
  for (let good = 1; good < RESOURCES; good++) {
    if (goods[good] > p.storage[good]) return false;
    if (goods[good] < need[good]) minerals -= need[good] - goods[good];
  }
  return minerals >= 0;
}

function waysToPay(need: readonly number[], any: number): (typeof WAYS)[number] {
  let total = any;
  for (const n of need) total += n;
  return WAYS[total];
}

function handOver(s: OnMarsState, seat: Seat, goods: readonly number[]): void {
  const { storage } = s.players[seat];
  for (let good = 0; good < RESOURCES; good++) {
    if (goods[good] === 0) continue;
    storage[good] -= goods[good];
    voice.tell?.({ event: 'paid', seat, good, n: goods[good] });
  }
}

function spendCrystals(s: OnMarsState, seat: Seat, n: number): void {
  s.players[seat].crystals -= n;
  voice.tell?.({ event: 'paid', seat, good: CRYSTAL, n });
}

const DISCARDS: readonly OmChoice[] = Array.from({ length: 17 }, (_, goal) => ({ do: 'discard', goal }));

export const paymentSteps: Chapter<'pay' | 'pay-goods' | 'pay-crystals' | 'pay-crystal'> = {
  pay: {
    run(s, { seat, need, any }) {
      const p = s.players[seat];
      let only: readonly number[] | undefined;
      for (const { goods } of waysToPay(need, any)) {
        if (!covers(p, goods, need)) continue;
        if (only !== undefined) return ask(s, seat, { step: 'pay-goods', need, any });
        only = goods;
      }
      if (only !== undefined) handOver(s, seat, only);
    },
  },
  'pay-goods': {
    options(s, seat, { need, any }) {
      const p = s.players[seat];
      const out: OmChoice[] = [];
      for (const way of waysToPay(need, any)) if (covers(p, way.goods, need)) out.push(way.choice);
      return out;
    },
    take(s, seat, choice, { need, any }) {
      const way = waysToPay(need, any).find((one) => one.choice === choice || samePayment(one.choice, choice));
      if (way !== undefined) handOver(s, seat, way.goods);
    },
    whyNot: () => ({ rule: 'OM-TERM-07' }),
  },
  'pay-crystals': {
    run(s, { seat, n }) {
      const p = s.players[seat];
      // OM-GOAL-06: on the own turn a Private Goal may go instead, so there is something to decide.
      if (isOwnTurn(s, seat) && p.goals.length > 0) return ask(s, seat, { step: 'pay-crystal', n });
      spendCrystals(s, seat, n);
    },
  },
  'pay-crystal': {
    options(s, seat, { n }) {
      const p = s.players[seat];
      const out: OmChoice[] = p.crystals >= n ? [PAY_CRYSTALS[n]] : [];
      for (const goal of p.goals) out.push(DISCARDS[goal + 1]);
      return out;
    },
    take(s, seat, choice, { n }) {
      if (choice.do !== 'discard') return spendCrystals(s, seat, n);
      const p = s.players[seat];
      p.goals.splice(p.goals.indexOf(choice.goal - 1), 1);
      voice.tell?.({ event: 'discarded', seat });
      payCrystals(s, seat, n - 1);
    },
    whyNot: () => ({ rule: 'OM-CRYST-04' }),
  },
};

const PAY_CRYSTALS: readonly OmChoice[] = Array.from({ length: 20 }, (_, crystal) => ({ do: 'pay', crystal }));

function samePayment(a: OmChoice, b: OmChoice): boolean {
  return GOODS.every((good) => (a as Record<string, unknown>)[good] === (b as Record<string, unknown>)[good]);
}
