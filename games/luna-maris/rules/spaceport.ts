import { reveal } from '@orrery/kernel';
import { ADV_ORDER, CARGO_DRONE, EQUIPMENT, ORDER_COST, ORDERS, SPACEPORT, stackOf } from '../data/index.ts';
import { hasReady, isAdvanced, type ModuleAction, useEquipment, whyNotEquipment } from './action.ts';
import { ORDER, ORDER_SPARE, orderNumber, type SpareCube } from './choices.ts';
import { gain } from './effects.ts';
import { told, voice } from './events.ts';
import { affordsOre, payOre } from './payment.ts';
import { type LunaState, NONE, type Player } from './state.ts';
import { moveSp, payHelium, payWater } from './stores.ts';

// Module I: orders.

const SPARES: readonly SpareCube[] = ['iron', 'titanium', 'water'];

export function topOrder(s: LunaState, stack: number): number {
  const tiles = s.stacks[stack];
  return tiles.length > 0 ? tiles[tiles.length - 1] : NONE;
}

export function affordsOrder(p: Player, order: number, spare?: SpareCube): boolean {
  const { iron, titanium, water, helium } = ORDER_COST[order];
  return (
    p.helium >= helium &&
    p.water >= water - (spare === 'water' ? 1 : 0) &&
    affordsOre(p, iron - (spare === 'iron' ? 1 : 0), titanium - (spare === 'titanium' ? 1 : 0))
  );
}

/** The player keeps the tile and gains its points; the next of the stack is turned up. */
export function takeOrder(s: LunaState, player: number, order: number, extraSp: number): void {
  const stack = stackOf(order);
  s.stacks[stack].pop();
  s.players[player].orders.push(order);
  const sp = ORDERS[order].sp + extraSp;
  voice.tell?.({ event: 'fulfilled', seat: told(s, player), order: ORDERS[order].id, sp });
  moveSp(s, player, sp);
  const next = topOrder(s, stack);
  if (next === NONE) return;
  reveal(s);
  voice.tell?.({ event: 'order-revealed', order: ORDERS[next].id });
}

export const spaceport: ModuleAction = {
  list(s, seat, out) {
    const p = s.players[seat];
    const drone = hasReady(p, CARGO_DRONE);
    for (let stack = 0; stack < s.stacks.length; stack++) {
      const order = topOrder(s, stack);
      if (order === NONE) continue;
      if (affordsOrder(p, order)) out.push(ORDER[order]);
      if (!drone) continue;
      for (const spare of SPARES) {
        if (ORDER_COST[order][spare] > 0 && affordsOrder(p, order, spare)) out.push(ORDER_SPARE[spare][order]);
      }
    }
  },
  pay(s, seat, choice) {
    if (choice.do !== 'order') return;
    const { spare } = choice;
    const { iron, titanium, water, helium } = ORDER_COST[orderNumber[choice.order]];
    if (spare !== undefined) useEquipment(s, seat);
    payWater(s, seat, water - (spare === 'water' ? 1 : 0));
    payHelium(s, seat, helium);
    payOre(s, seat, iron - (spare === 'iron' ? 1 : 0), titanium - (spare === 'titanium' ? 1 : 0));
  },
  resolve(s, seat, choice) {
    if (choice.do !== 'order') return;
    const order = orderNumber[choice.order];
    takeOrder(s, seat, order, isAdvanced(s, SPACEPORT) ? ADV_ORDER.sp : 0);
    if (choice.spare !== undefined) gain(s, seat, EQUIPMENT[CARGO_DRONE].effect.gain);
    gain(s, seat, ORDERS[order].bonus);
  },
  whyNot(s, seat, choice) {
    if (choice.do !== 'order') return undefined;
    const order = orderNumber[choice.order];
    if (order === undefined) return undefined;
    if (topOrder(s, stackOf(order)) !== order)
      return s.stacks[stackOf(order)].length === 0 ? 'LM-PORT-06' : 'LM-PORT-03';
    if (choice.spare === undefined) return 'LM-PORT-01';
    const why = whyNotEquipment(s.players[seat], CARGO_DRONE);
    return why ?? (ORDER_COST[order][choice.spare] > 0 ? 'LM-PORT-01' : 'LM-EQUIP-11');
  },
};
