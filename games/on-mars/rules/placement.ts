import type { Seat } from '@orrery/kernel';
import { HIRE, MAIN_ACTIONS, SLOTS } from '../data/index.ts';
import type { Chapter } from './chapter.ts';
import { voice } from './events.ts';
import { payCrystals, sendToWork, spendable } from './goods.ts';
import { isPossible } from './possible.ts';
import { ask, isLacerda, type OmChoice, type OnMarsState } from './state.ts';

/** OM-PLACE-04: bits of the players whose Colonists leave because all slots are taken. */
export function leaving(s: OnMarsState, action: number): number {
  if (action === HIRE) return 0;
  let all = 0;
  let most = 0;
  for (let i = 0; i < s.players.length; i++) {
    const n = s.players[i].slots[action];
    all += n;
    if (n > most) most = n;
  }
  if (all < SLOTS) return 0;
  let bits = 0;
  for (let i = 0; i < s.players.length; i++) if (s.players[i].slots[action] === most) bits |= 1 << i;
  return bits;
}

/** OM-PLACE-01, OM-PLACE-02, OM-PLACE-05: the extra cost, counted without those who leave. */
export function placementCost(s: OnMarsState, seat: Seat, action: number): number {
  const gone = leaving(s, action);
  let cost = 0;
  for (let i = 0; i < s.players.length; i++) {
    const n = ((gone >> i) & 1) === 1 ? 0 : s.players[i].slots[action];
    if (s.rules.players <= 2) cost += n;
    else if (i !== seat && n > 0) cost++;
  }
  return cost;
}

export function clearSlots(s: OnMarsState, action: number): void {
  const gone = leaving(s, action);
  if (gone === 0) return;
  for (let i = 0; i < s.players.length; i++) {
    if (((gone >> i) & 1) === 0) continue;
    const p = s.players[i];
    voice.tell?.({ event: 'cleared', seat: i, action, n: p.slots[action] });
    if (!isLacerda(s, i)) p.working += p.slots[action];
    p.slots[action] = 0;
  }
}

/** Can the action still be done after paying with so many Colonists (the rest in Crystals)? */
function splitWorks(
  s: OnMarsState,
  seat: Seat,
  action: number,
  quarters: number,
  n: number,
  colonists: number,
): boolean {
  const left = quarters - colonists;
  const crystals = spendable(s, seat) - (n - colonists);
  return left >= 0 && crystals >= 0 && isPossible(s, seat, MAIN_ACTIONS[action].effect, left, crystals);
}

/** OM-PLACE-06: LQ must hold the Colonist for the slot and there must be enough for the extra cost and the action. */
export function canPlace(s: OnMarsState, seat: Seat, action: number): boolean {
  const p = s.players[seat];
  if (p.quarters === 0 || (action === HIRE && p.slots[HIRE] > 0)) return false;
  const cost = placementCost(s, seat, action);
  for (let colonists = 0; colonists <= cost; colonists++) {
    if (splitWorks(s, seat, action, p.quarters - 1, cost, colonists)) return true;
  }
  return false;
}

const SPLITS: readonly (readonly OmChoice[])[] = Array.from({ length: 5 }, (_, crystals) =>
  Array.from({ length: 5 }, (_, colonists) => ({ do: 'pay', crystals, colonists }) as const),
);

export const placementSteps: Chapter<'pay-place' | 'pay-slot'> = {
  // OM-PLACE-03: each unit a Crystal or a Colonist.
  'pay-place': {
    run(s, { seat, n, action }) {
      if (n === 0) return;
      const { quarters } = s.players[seat];
      const ways: number[] = [];
      for (let c = 0; c <= n; c++) if (splitWorks(s, seat, action, quarters, n, c)) ways.push(c);
      if (ways.length > 1) ask(s, seat, { step: 'pay-slot', n, action });
      else paySlot(s, seat, n, ways[0] ?? 0);
    },
  },
  'pay-slot': {
    options(s, seat, { n, action }) {
      const { quarters } = s.players[seat];
      const out: OmChoice[] = [];
      for (let c = 0; c <= n; c++) if (splitWorks(s, seat, action, quarters, n, c)) out.push(SPLITS[n - c][c]);
      return out;
    },
    take(s, seat, choice, { n }) {
      if (choice.do === 'pay') paySlot(s, seat, n, Number(choice.colonists));
    },
    whyNot: () => ({ rule: 'OM-PLACE-06' }),
  },
};

function paySlot(s: OnMarsState, seat: Seat, n: number, colonists: number): void {
  sendToWork(s, seat, colonists);
  payCrystals(s, seat, n - colonists);
}
