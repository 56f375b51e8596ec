import { countBits } from '@orrery/kernel';
import { LEVEL_1_SET, NUTRITION, ORDER_COST, ORDERS, ROUNDS } from '../data/index.ts';
import { ordersSp } from '../rules/scoring.ts';
import { affordsOrder, topOrder } from '../rules/spaceport.ts';
import { type LunaState, NONE, type Player } from '../rules/state.ts';
import { WEIGHTS as W } from './weights.ts';

/** What things are worth to a player now, in points: much early, little when there is no time left to use them. */
export interface Outlook {
  /** Cleanups to come, this round's included. */
  readonly cleanups: number;
  /** Productions to come. */
  readonly productions: number;
  /** Turns with a scientist that oxygen allows in this round, and in those to come. */
  readonly turns: number;
  readonly later: number;
  /** Scientists at hand for them; one of level 2 does more than one turn's work. */
  readonly supply: number;
  /** From 1, with all the time needed, to 0. */
  readonly time: number;
  readonly energy: number;
  readonly iron: number;
  readonly titanium: number;
  readonly water: number;
  readonly helium: number;
  /** Having one more scientist, one more oxygen, one less waste. */
  readonly card: number;
  readonly oxygen: number;
  readonly waste: number;
}

/** A resource nobody will use is worth half a point at the end. */
const STORED = 0.5;

export function outlookOf(s: LunaState, player: number): Outlook {
  const p = s.players[player];
  const passed = s.nextOrder.includes(player);
  const productions = ROUNDS - s.round;
  const o2 = passed ? 0 : Math.max(0, p.stress - p.o2);
  const turns = o2 / W.o2ATurn;
  const later = (productions * p.stress) / W.o2ATurn;
  const level1 = countBits(p.hand & LEVEL_1_SET);
  const supply = level1 + W.level2Turns * (p.handSize - level1);
  const time = Math.min(1, (turns + later) / W.horizon);
  // What runs short in this round is dear: scientists or oxygen.
  const scarce = Math.min(1, Math.max(0, 0.5 + (turns - supply) / 3));
  return {
    cleanups: productions + (s.phase === 'finished' ? 0 : 1),
    productions,
    turns,
    later,
    supply,
    time,
    energy: STORED + (W.energy - STORED) * time,
    iron: STORED + (W.iron - STORED) * time,
    titanium: STORED + (W.titanium - STORED) * time,
    water: STORED + (W.water - STORED) * time,
    helium: STORED + (W.helium - STORED) * time,
    card: W.card * Math.min(1, later / 3) + scarce * W.scarceCard * Math.min(1, turns),
    oxygen: (1 - scarce) * W.scarceO2 * Math.min(1, supply),
    waste: 2 - 0.7 * time,
  };
}

/** Ore in store: what is more than can be used soon is worth no more than at the end. */
export function oreWorth(iron: number, titanium: number, o: Outlook): number {
  return (
    STORED * (iron + titanium) +
    (o.iron - STORED) * Math.min(iron, W.enoughIron) +
    (o.titanium - STORED) * Math.min(titanium, W.enoughTitanium)
  );
}

export function nutritionInHand(p: Player): number {
  let total = 0;
  for (let food = 0; food < NUTRITION.length; food++) total += p.food[food] * NUTRITION[food];
  return total;
}

/** Points of an order, and what a bonus is about worth. */
const ORDER_REWARD: readonly number[] = ORDERS.map(({ sp, bonus }) => sp + (Object.keys(bonus).length > 0 ? 1.2 : 0));

/** What fulfilling an order would bring beyond the cubes it takes. */
export function orderGain(p: Player, order: number, o: Outlook): number {
  const cost = ORDER_COST[order];
  const cubes = cost.iron * o.iron + cost.titanium * o.titanium + cost.water * o.water + cost.helium * o.helium;
  return ORDER_REWARD[order] + ordersSp(p.orders.length + 1) - ordersSp(p.orders.length) - cubes;
}

/** How near the best open orders are: cubes in store are worth more when somebody asks for them. */
export function orderHopes(s: LunaState, player: number, o: Outlook): number {
  const p = s.players[player];
  let best = 0;
  let second = 0;
  for (let stack = 0; stack < s.stacks.length; stack++) {
    const order = topOrder(s, stack);
    if (order === NONE) continue;
    const gain = orderGain(p, order, o);
    if (gain <= 0) continue;
    const hope = affordsOrder(p, order) ? gain : gain * nearness(p, order) ** 2 * 0.8;
    if (hope > best) {
      second = best;
      best = hope;
    } else if (hope > second) second = hope;
  }
  const turns = o.turns + o.later;
  const reach = Math.min(1, turns / 1.5);
  return reach * W.bestOrder * best + Math.min(1, Math.max(0, turns - 1.5) / 2) * W.secondOrder * second;
}

/** The part of an order's cost that is there already. */
function nearness(p: Player, order: number): number {
  const { iron, titanium, water, helium } = ORDER_COST[order];
  const titaniumThere = p.titaniumLeft + p.titaniumRight;
  const oreThere = titaniumThere + p.ironLeft + p.ironRight;
  const there =
    2 * Math.min(titanium, titaniumThere) +
    Math.min(iron, Math.max(0, oreThere - titanium)) +
    2 * Math.min(water, p.water) +
    4 * Math.min(helium, p.helium);
  return there / (2 * titanium + iron + 2 * water + 4 * helium);
}
