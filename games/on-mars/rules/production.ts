import type { Seat } from '@orrery/kernel';
import {
  ACTIONS,
  COLONY,
  CRYSTAL,
  effect as effectOf,
  FROM_ANYWHERE,
  FROM_COLONY,
  FROM_ONE_SIDE,
  FROM_ORBIT,
  FROM_WORKING_AREA,
  GOODS,
  type GoodName,
  MAIN_ACTIONS,
  MINE,
  RED_ACTIONS,
  RESOURCES,
  SHELTER,
} from '../data/index.ts';
import type { Chapter } from './chapter.ts';
import { DONE } from './choices.ts';
import { contractWanting, putOnContract } from './contracts.ts';
import { voice } from './events.ts';
import { bringHome, crystalRoom, gain, gainColonists, hasRoomFor, pay } from './goods.ts';
import { SHIP_COST } from './ships.ts';
import { type OmChoice, type OnMarsState, thenEffect } from './state.ts';
import { less } from './technology.ts';

/** OM-TRAVO-01, OM-TRAVO-02: [good] how much the seat's Miners and Advanced Buildings make. */
export function production(s: OnMarsState, seat: Seat): number[] {
  const made = [s.players[seat].miners.length, 0, 0, 0, 0, 0];
  for (let hex = 0; hex < s.marker.length; hex++) {
    if (s.marker[hex] === seat) made[Math.min(s.building[hex], SHELTER)]++;
  }
  return made;
}

export function produceAll(s: OnMarsState, seat: Seat): void {
  const made = production(s, seat);
  for (let good = MINE; good <= CRYSTAL; good++) gain(s, seat, good, made[good]);
}

/** OM-SUPPLY-03: is there such an item, and room for it? */
export function canTakeItem(s: OnMarsState, seat: Seat, good: number): boolean {
  if (s.warehouse[good] === 0) return false;
  if (good < CRYSTAL) return hasRoomFor(s, seat, good);
  const p = s.players[seat];
  return p.crystals + p.below < crystalRoom(p) || contractWanting(s, seat, CRYSTAL) >= 0;
}

function lastGood(of: number): number {
  return of === 1 ? RESOURCES - 1 : CRYSTAL;
}

export function canTakeAny(s: OnMarsState, seat: Seat, of: number): boolean {
  for (let good = 1; good <= lastGood(of); good++) if (canTakeItem(s, seat, good)) return true;
  return false;
}

function takeItem(s: OnMarsState, seat: Seat, good: number): void {
  const p = s.players[seat];
  s.warehouse[good]--;
  if (good < CRYSTAL || p.crystals + p.below < crystalRoom(p)) return void gain(s, seat, good, 1);
  // Without a free slot a Crystal may only be taken for a Contract, and goes on it at once.
  putOnContract(s, seat, contractWanting(s, seat, CRYSTAL), CRYSTAL);
}

export function canGainAny(s: OnMarsState, seat: Seat): boolean {
  for (let good = 1; good < RESOURCES; good++) if (hasRoomFor(s, seat, good)) return true;
  return false;
}

/** Is there a Colonist that a 'retrieve' effect could bring back? */
export function canRetrieve(s: OnMarsState, seat: Seat, of: number): boolean {
  const p = s.players[seat];
  if ((of & FROM_WORKING_AREA) !== 0 && p.working > 0) return true;
  for (let action = 0; action < RED_ACTIONS; action++) if (p.slots[action] > 0 && isFrom(of, action)) return true;
  return false;
}

const fromSide = (action: number): number => (MAIN_ACTIONS[action].side === COLONY ? FROM_COLONY : FROM_ORBIT);
const isFrom = (of: number, action: number): boolean => (of & fromSide(action)) !== 0;

const goodNamed = (name: GoodName): number => GOODS.indexOf(name);
const TAKE: readonly OmChoice[] = GOODS.map((good) => ({ do: 'take', good }));
const GAIN: readonly OmChoice[] = GOODS.map((good) => ({ do: 'gain', good }));
const SPEND: readonly OmChoice[] = GOODS.map((good) => ({ do: 'spend', good }));
const PRODUCE: readonly OmChoice[] = GOODS.map((good) => ({ do: 'produce', good }));
const RETRIEVE: readonly OmChoice[] = ACTIONS.slice(0, RED_ACTIONS).map((from) => ({ do: 'retrieve', from }));
const RETRIEVE_WORKING: OmChoice = { do: 'retrieve', from: 'working-area' };
const YES: OmChoice = { do: 'yes' };

export const productionSteps: Chapter<
  'take-item' | 'choose-goods' | 'trade' | 'produce-one' | 'buy-colonist' | 'retrieve'
> = {
  'take-item': {
    options(s, seat, { effect }) {
      const out: OmChoice[] = effect.must ? [] : [DONE];
      for (let good = 1; good <= lastGood(effect.of); good++) if (canTakeItem(s, seat, good)) out.push(TAKE[good]);
      return out;
    },
    take(s, seat, choice, { effect }) {
      if (choice.do !== 'take') return;
      thenEffect(s, seat, less(effect));
      takeItem(s, seat, goodNamed(choice.good));
    },
    whyNot(s, _, choice, { effect }) {
      if (choice.do !== 'take') return undefined;
      const good = goodNamed(choice.good);
      if (good === CRYSTAL && effect.of === 1) return { rule: 'OM-EXEC-09' };
      return { rule: good > 0 && s.warehouse[good] > 0 ? 'OM-SUPPLY-03' : 'OM-SUPPLY-04' };
    },
  },
  'choose-goods': {
    options(s, seat) {
      const out: OmChoice[] = [DONE];
      for (let good = 1; good < RESOURCES; good++) if (hasRoomFor(s, seat, good)) out.push(GAIN[good]);
      return out;
    },
    take(s, seat, choice, { effect }) {
      if (choice.do !== 'gain') return;
      thenEffect(s, seat, less(effect));
      gain(s, seat, goodNamed(choice.good), 1);
    },
    whyNot: () => ({ rule: 'OM-TERM-02' }),
  },
  trade: {
    options(s, seat) {
      const out: OmChoice[] = [DONE];
      const { storage } = s.players[seat];
      for (let good = 0; good < RESOURCES; good++) if (storage[good] > 0) out.push(SPEND[good]);
      return out;
    },
    take(s, seat, choice, { effect }) {
      if (choice.do !== 'spend') return;
      const good = goodNamed(choice.good);
      s.players[seat].storage[good]--;
      voice.tell?.({ event: 'paid', seat, good, n: 1 });
      thenEffect(s, seat, effectOf('choose-goods', { n: effect.n, boosts: effect.boosts }));
    },
    whyNot: () => ({ rule: 'OM-ADV-19' }),
  },
  'produce-one': {
    options(s, seat) {
      const out: OmChoice[] = [DONE];
      const made = production(s, seat);
      for (let good = 0; good <= CRYSTAL; good++) if (made[good] > 0) out.push(PRODUCE[good]);
      return out;
    },
    take(s, seat, choice, { effect }) {
      if (choice.do !== 'produce') return;
      thenEffect(s, seat, less(effect));
      gain(s, seat, goodNamed(choice.good), 1);
    },
    whyNot: () => ({ rule: 'OM-ADV-06' }),
  },
  'buy-colonist': {
    options: () => [YES, DONE],
    take(s, seat, choice) {
      if (choice.do !== 'yes') return;
      gainColonists(s, seat, 1);
      pay(s, seat, SHIP_COST);
    },
    whyNot: () => ({ rule: 'OM-TORD-02' }),
  },
  retrieve: {
    options(s, seat, { effect }) {
      const p = s.players[seat];
      const out: OmChoice[] = [DONE];
      if ((effect.of & FROM_WORKING_AREA) !== 0 && p.working > 0) out.push(RETRIEVE_WORKING);
      for (let action = 0; action < RED_ACTIONS; action++) {
        if (p.slots[action] > 0 && isFrom(effect.of, action)) out.push(RETRIEVE[action]);
      }
      return out;
    },
    take(s, seat, choice, { effect }) {
      if (choice.do !== 'retrieve') return;
      const p = s.players[seat];
      const action = choice.from === 'working-area' ? -1 : ACTIONS.indexOf(choice.from);
      // OM-ADV-18: the side of the first is the side of all.
      const of = effect.of === FROM_ONE_SIDE ? fromSide(action) : effect.of;
      thenEffect(s, seat, { ...less(effect), of });
      if (action < 0) p.working--;
      else p.slots[action]--;
      bringHome(s, seat, 1);
    },
    whyNot(_, __, choice, { effect }) {
      if (choice.do !== 'retrieve' || effect.of === FROM_ANYWHERE) return { rule: 'OM-LSS-06' };
      return { rule: effect.of === FROM_WORKING_AREA ? 'OM-ADV-17' : 'OM-ADV-18' };
    },
  },
};
