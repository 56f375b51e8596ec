import { type Cost, type Effect, MODULES, ORDERS, type OrderId, SCIENTISTS, SHOWN } from '../data/index.ts';
import { orderNumber } from '../rules/choices.ts';
import type { Text } from './en/phrases.ts';

export { nutritionOf } from '../rules/feeding.ts';

/** What an effect gives, in words. */
export function sayEffect(t: Text, effect: Effect): string {
  const parts = (Object.keys(t.names.effects) as (keyof Effect)[]).flatMap((key) => {
    const amount = effect[key];
    return amount ? [t.names.effects[key](amount)] : [];
  });
  return parts.length > 0 ? t.list(parts) : t.nothing;
}

export function sayCost(t: Text, cost: Cost): string {
  return sayEffect(t, cost);
}

export function sayOrder(t: Text, id: OrderId): { cost: string; reward: string } {
  const row = ORDERS[orderNumber[id]];
  return { cost: sayCost(t, row.cost), reward: sayEffect(t, { sp: row.sp, ...row.bonus }) };
}

/** The modules a scientist shows, by letter. */
export function sayShown(card: number): string {
  return SHOWN[card].map((module) => MODULES[module].letter).join(' ');
}

export function sayScientist(t: Text, card: number): string {
  return `${t.names.scientists[SCIENTISTS[card].id]} (${sayShown(card)})`;
}
