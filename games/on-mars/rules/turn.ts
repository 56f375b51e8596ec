import type { Seat } from '@orrery/kernel';
import {
  ACTIONS,
  ADVANCED_SLOT,
  BLUEPRINTS,
  COLONY,
  DEPOT,
  DEPOT_SLOTS,
  HIRE,
  LANDING_POD,
  MAIN_ACTIONS,
  RED_ACTIONS,
  SHIPS,
} from '../data/index.ts';
import { cardNamed } from './blueprints.ts';
import type { Chapter } from './chapter.ts';
import { DONE } from './choices.ts';
import { contractWanting, listDeliveries } from './contracts.ts';
import { voice } from './events.ts';
import { crystalRoom, payCrystals, spendable, stowCrystals } from './goods.ts';
import { canPlace, clearSlots, placementCost } from './placement.ts';
import { isPossible } from './possible.ts';
import { ask, doNext, isLacerda, NONE, type OmChoice, type OnMarsState, sideOf, thenEffect } from './state.ts';

const MAIN: readonly OmChoice[] = ACTIONS.map((action) => ({ do: 'main', action }));
const EXECUTIVE: readonly OmChoice[] = Array.from({ length: DEPOT_SLOTS + 1 }, (_, slot) => ({
  do: 'executive',
  slot,
}));
const ADVANCED: readonly OmChoice[] = BLUEPRINTS.map(({ id }) => ({ do: 'advanced', card: id, scientist: false }));
const ADVANCED_FREE: readonly OmChoice[] = BLUEPRINTS.map(({ id }) => ({ do: 'advanced', card: id, scientist: true }));
const END: OmChoice = { do: 'end' };

/** OM-TURN-02, OM-DEC-14: an action of the side the marker is on that can have an effect. */
export function canTakeMain(s: OnMarsState, seat: Seat, action: number): boolean {
  const { side, effect } = MAIN_ACTIONS[action];
  if (sideOf(s.players[seat]) !== side) return false;
  if (action < RED_ACTIONS) return canPlace(s, seat, action);
  return isPossible(s, seat, effect, s.players[seat].quarters, spendable(s, seat));
}

/** OM-EXEC-01: the slot holds no Ship. */
export function isOpen(s: OnMarsState, seat: Seat, slot: number): boolean {
  return slot > SHIPS || ((s.players[seat].ships >> (slot - 1)) & 1) === 0;
}

/** Crystals that using an Advanced Building would cost; undefined when the seat may not use it that way. */
export function advancedCost(s: OnMarsState, seat: Seat, card: number, scientist: boolean): number | undefined {
  // OM-ADV-01, OM-SCI-02.
  if (s.cardOwner[card] === NONE || s.cardAt[card] === NONE) return undefined;
  const works = BLUEPRINTS[card].building;
  const helper = s.scientistOwner[works];
  const mine = s.cardOwner[card] === seat;
  // OM-SCI-03, OM-SCI-07: a Scientist on the card makes it free for both owners.
  if (s.scientistOn[works] === card) return !scientist && (mine || helper === seat) ? 0 : undefined;
  if (scientist) return helper === seat ? 0 : undefined;
  return mine ? DEPOT[ADVANCED_SLOT].cost : undefined;
}

function canUseAdvanced(s: OnMarsState, seat: Seat, card: number, scientist: boolean, crystals: number): boolean {
  const cost = advancedCost(s, seat, card, scientist);
  if (cost === undefined || cost > crystals) return false;
  return isPossible(s, seat, BLUEPRINTS[card].action, s.players[seat].quarters, crystals - cost);
}

function listExecutive(s: OnMarsState, seat: Seat, out: OmChoice[]): void {
  const crystals = spendable(s, seat);
  const { quarters } = s.players[seat];
  if (crystals >= DEPOT[ADVANCED_SLOT].cost) {
    for (let slot = 1; slot < ADVANCED_SLOT; slot++) {
      const { cost, effect } = DEPOT[slot];
      if (cost > crystals || effect === null || !isOpen(s, seat, slot)) continue;
      if (isPossible(s, seat, effect, quarters, crystals - cost)) out.push(EXECUTIVE[slot]);
    }
  }
  for (let card = 0; card < BLUEPRINTS.length; card++) {
    if (s.cardAt[card] === NONE) continue;
    if (canUseAdvanced(s, seat, card, false, crystals)) out.push(ADVANCED[card]);
    if (canUseAdvanced(s, seat, card, true, crystals)) out.push(ADVANCED_FREE[card]);
  }
}

function takeMain(s: OnMarsState, seat: Seat, action: number): void {
  s.mainDone = true;
  voice.tell?.({ event: 'action', seat, action });
  if (action === LANDING_POD) return void doNext(s, { step: 'travel', seat, to: COLONY, pod: true });
  thenEffect(s, seat, MAIN_ACTIONS[action].effect);
  if (action >= RED_ACTIONS) return;
  // OM-TURN-11: clear, place, pay, then the action itself.
  const n = placementCost(s, seat, action);
  clearSlots(s, action);
  const p = s.players[seat];
  p.quarters--;
  p.slots[action]++;
  doNext(s, { step: 'pay-place', seat, n, action });
}

function useAdvanced(s: OnMarsState, seat: Seat, card: number, scientist: boolean): void {
  const cost = advancedCost(s, seat, card, scientist) ?? 0;
  const { building, action } = BLUEPRINTS[card];
  if (scientist) {
    s.scientistOn[building] = card;
    voice.tell?.({ event: 'scientist-moved', seat, scientist: building, card });
  }
  voice.tell?.({ event: 'advanced', seat, card, owner: s.cardOwner[card] });
  thenEffect(s, seat, action);
  payCrystals(s, seat, cost);
}

export const turnSteps: Chapter<'begin-turn' | 'start-turn' | 'deliver' | 'turn' | 'act' | 'end-turn' | 'lay-down'> = {
  'begin-turn': {
    run(s, { seat }) {
      s.active = seat;
      s.mainDone = false;
      s.executiveDone = false;
      s.closing = false;
      s.gained = 0;
      for (const p of s.players) p.developed = 0;
      voice.tell?.({ event: 'turn', seat });
      if (isLacerda(s, seat)) {
        stowCrystals(s, seat);
        doNext(s, { step: 'end-turn', seat });
        return doNext(s, { step: 'lacerda', act: 'turn' });
      }
      doNext(s, { step: 'start-turn', seat });
      const p = s.players[seat];
      // OM-CRYST-02: Crystals that find no slot could still go on a Contract first.
      if (p.below + p.crystals > crystalRoom(p) && contractWanting(s, seat, 5) >= 0) ask(s, seat, { step: 'deliver' });
    },
  },
  'start-turn': {
    run(s, { seat }) {
      stowCrystals(s, seat);
      doNext(s, { step: 'turn', seat });
    },
  },
  deliver: {
    skip(s, seat) {
      const out: OmChoice[] = [];
      listDeliveries(s, seat, out);
      return out.length === 0;
    },
    // The deliveries themselves are listed by `anytime`, or below once the turns are over.
    options: () => [DONE],
    take: () => undefined,
    whyNot: () => ({ rule: 'OM-CONTR-01' }),
  },
  turn: { run: (s, { seat }) => ask(s, seat, { step: 'act' }) },
  act: {
    options(s, seat) {
      const out: OmChoice[] = [];
      if (s.mainDone) out.push(END);
      else {
        for (let action = 0; action < ACTIONS.length; action++) {
          if (canTakeMain(s, seat, action)) out.push(MAIN[action]);
        }
      }
      if (!s.executiveDone) listExecutive(s, seat, out);
      return out;
    },
    take(s, seat, choice) {
      if (choice.do === 'end') return doNext(s, { step: 'end-turn', seat });
      doNext(s, { step: 'turn', seat });
      if (choice.do === 'main') return takeMain(s, seat, ACTIONS.indexOf(choice.action));
      s.executiveDone = true;
      if (choice.do === 'advanced') return useAdvanced(s, seat, cardNamed(choice.card), choice.scientist);
      if (choice.do !== 'executive') return;
      const { cost, effect } = DEPOT[choice.slot];
      voice.tell?.({ event: 'executive', seat, slot: choice.slot });
      thenEffect(s, seat, effect);
      payCrystals(s, seat, cost);
    },
    whyNot(s, seat, choice) {
      if (choice.do === 'end') return { rule: 'OM-TURN-02' };
      if (choice.do === 'main') return whyNotMain(s, seat, ACTIONS.indexOf(choice.action));
      if (choice.do !== 'executive' && choice.do !== 'advanced') return undefined;
      if (s.executiveDone) return { rule: 'OM-TURN-03' };
      if (choice.do === 'executive') {
        if (!isOpen(s, seat, choice.slot)) return { rule: 'OM-EXEC-01' };
        return { rule: DEPOT[choice.slot].cost > spendable(s, seat) ? 'OM-EXEC-02' : 'OM-EXEC-13' };
      }
      const card = cardNamed(choice.card);
      if (s.cardAt[card] === NONE) return { rule: choice.scientist ? 'OM-SCI-02' : 'OM-ADV-01' };
      if (advancedCost(s, seat, card, choice.scientist) === undefined) {
        return { rule: choice.scientist ? 'OM-SCI-01' : 'OM-EXEC-10' };
      }
      return { rule: 'OM-EXEC-02' };
    },
  },
  // OM-TURN-04.
  'end-turn': {
    run(s, { seat }) {
      s.closing = true;
      doNext(s, { step: 'lay-down', seat });
      doNext(s, { step: 'status', seat });
      doNext(s, { step: 'refill', seat });
      doNext(s, { step: 'compensate', seat });
    },
  },
  'lay-down': {
    run(s, { seat }) {
      s.players[seat].standing = false;
      s.active = NONE;
    },
  },
};

function whyNotMain(s: OnMarsState, seat: Seat, action: number): { rule: string } {
  if (s.mainDone) return { rule: 'OM-TURN-01' };
  if (action < 0 || MAIN_ACTIONS[action].side !== sideOf(s.players[seat])) return { rule: 'OM-TURN-02' };
  const p = s.players[seat];
  if (action === HIRE && p.slots[HIRE] > 0) return { rule: 'OM-HIRE-01' };
  const { effect } = MAIN_ACTIONS[action];
  if (isPossible(s, seat, effect, p.quarters, spendable(s, seat))) return { rule: 'OM-PLACE-06' };
  const why: Readonly<Record<string, string>> = {
    blueprint: p.markers === 0 ? 'OM-BLUE-02' : 'OM-BLUE-08',
    develop: 'OM-RND-09',
    construct: 'OM-BUILD-17',
    upgrade: 'OM-UPGR-01',
    hire: 'OM-PLACE-06',
    learn: p.tech.includes(0) && p.tech.includes(1) ? 'OM-TECH-03' : 'OM-TECH-09',
    warehouse: 'OM-SUPPLY-03',
    ship: 'OM-SHIP-03',
  };
  return { rule: why[effect.kind] ?? 'OM-TURN-02' };
}
