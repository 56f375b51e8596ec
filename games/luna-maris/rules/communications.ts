import { reveal } from '@orrery/kernel';
import { ADV_HIRE, COMMUNICATIONS, DEEP_SPACE_ANTENNA, EQUIPMENT, MARKET_IRON, SCIENTISTS } from '../data/index.ts';
import { hasReady, isAdvanced, type ModuleAction, useEquipment, whyNotEquipment } from './action.ts';
import { cardNumber, HIRE, HIRE_EQUIPPED } from './choices.ts';
import { gain } from './effects.ts';
import { told, voice } from './events.ts';
import { oreOf, payOre } from './payment.ts';
import { type LunaState, NONE } from './state.ts';
import { changeSp } from './stores.ts';

// Module F: hiring level-2 scientists from the applicant market.

const antenna = EQUIPMENT[DEEP_SPACE_ANTENNA].effect;

export function hirePrice(s: LunaState, slot: number, equipped: boolean): number {
  if (equipped) return antenna.iron;
  const less = isAdvanced(s, COMMUNICATIONS) ? ADV_HIRE.ironLess : 0;
  return Math.max(ADV_HIRE.min, MARKET_IRON[slot] - less);
}

/** Removes a card from the market; the others slide to the right and a new one comes from the left (LM-COM-02). */
export function takeApplicant(s: LunaState, player: number, slot: number): number {
  const card = s.market[slot];
  for (let i = slot; i > 0; i--) s.market[i] = s.market[i - 1];
  s.market[0] = NONE;
  s.players[player].level2++;
  voice.tell?.({ event: 'hired', seat: told(s, player), scientist: SCIENTISTS[card].id });
  const next = s.scientists.pop();
  if (next === undefined) return card;
  s.market[0] = next;
  reveal(s);
  voice.tell?.({ event: 'applicant', scientist: SCIENTISTS[next].id });
  return card;
}

export const hiring: ModuleAction = {
  list(s, seat, out) {
    const p = s.players[seat];
    const equipped = hasReady(p, DEEP_SPACE_ANTENNA);
    for (let slot = 0; slot < s.market.length; slot++) {
      const card = s.market[slot];
      if (card === NONE) continue;
      if (oreOf(p) >= hirePrice(s, slot, false)) out.push(HIRE[card]);
      if (equipped) out.push(HIRE_EQUIPPED[card]);
    }
  },
  pay(s, seat, choice) {
    if (choice.do !== 'hire') return;
    if (choice.equipment) useEquipment(s, seat);
    const slot = s.market.indexOf(cardNumber[choice.scientist]);
    payOre(s, seat, hirePrice(s, slot, choice.equipment === true), 0);
  },
  resolve(s, seat, choice) {
    if (choice.do !== 'hire') return;
    const card = takeApplicant(s, seat, s.market.indexOf(cardNumber[choice.scientist]));
    const p = s.players[seat];
    p.hand |= 1 << card;
    p.handSize++;
    if (choice.equipment) gain(s, seat, antenna.gain);
    if (isAdvanced(s, COMMUNICATIONS)) changeSp(s, seat, ADV_HIRE.sp);
  },
  whyNot(s, seat, choice) {
    if (choice.do !== 'hire') return undefined;
    if (!s.market.includes(cardNumber[choice.scientist])) return 'LM-COM-06';
    if (choice.equipment) return whyNotEquipment(s.players[seat], DEEP_SPACE_ANTENNA);
    return 'LM-COM-01';
  },
};
