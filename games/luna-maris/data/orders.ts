import type { Cost, Effect } from './effects.ts';

interface OrderRow {
  readonly id: string;
  readonly cost: Cost;
  readonly sp: number;
  readonly bonus: Effect;
}

/** Six stacks of five, one after the other. */
export const ORDERS = [
  { id: 'iron-1', cost: { iron: 3 }, sp: 4, bonus: {} },
  { id: 'iron-2', cost: { iron: 3 }, sp: 3, bonus: { research: 1 } },
  { id: 'iron-3', cost: { iron: 4 }, sp: 6, bonus: {} },
  { id: 'iron-4', cost: { iron: 4 }, sp: 5, bonus: { seedbedFood: 1 } },
  { id: 'iron-5', cost: { iron: 5 }, sp: 8, bonus: {} },
  { id: 'titanium-1', cost: { titanium: 2 }, sp: 7, bonus: {} },
  { id: 'titanium-2', cost: { titanium: 2 }, sp: 6, bonus: { energy: 2 } },
  { id: 'titanium-3', cost: { titanium: 2, iron: 1 }, sp: 7, bonus: { research: 1 } },
  { id: 'titanium-4', cost: { titanium: 3 }, sp: 10, bonus: {} },
  { id: 'titanium-5', cost: { titanium: 3 }, sp: 9, bonus: { co2Down: 1 } },
  { id: 'water-1', cost: { water: 2 }, sp: 6, bonus: {} },
  { id: 'water-2', cost: { water: 2 }, sp: 5, bonus: { seedbedFood: 1 } },
  { id: 'water-3', cost: { water: 3 }, sp: 10, bonus: {} },
  { id: 'water-4', cost: { water: 3 }, sp: 9, bonus: { stressDown: 1 } },
  { id: 'water-5', cost: { water: 4 }, sp: 13, bonus: {} },
  { id: 'helium-1', cost: { helium: 1 }, sp: 5, bonus: { energy: 1 } },
  { id: 'helium-2', cost: { helium: 2 }, sp: 10, bonus: {} },
  { id: 'helium-3', cost: { helium: 2 }, sp: 8, bonus: { research: 1 } },
  { id: 'helium-4', cost: { helium: 3 }, sp: 14, bonus: {} },
  { id: 'helium-5', cost: { helium: 3 }, sp: 13, bonus: { co2Down: 1 } },
  { id: 'mixed-1', cost: { iron: 3, water: 1 }, sp: 8, bonus: {} },
  { id: 'mixed-2', cost: { water: 2, helium: 1 }, sp: 11, bonus: {} },
  { id: 'mixed-3', cost: { titanium: 2, iron: 2 }, sp: 9, bonus: {} },
  { id: 'mixed-4', cost: { titanium: 2, water: 1 }, sp: 8, bonus: { co2Down: 1 } },
  { id: 'mixed-5', cost: { iron: 2, water: 2 }, sp: 9, bonus: {} },
  { id: 'grand-1', cost: { water: 2, helium: 2 }, sp: 15, bonus: {} },
  { id: 'grand-2', cost: { titanium: 1, water: 1, helium: 2 }, sp: 14, bonus: { energy: 2 } },
  { id: 'grand-3', cost: { titanium: 3, water: 2 }, sp: 14, bonus: {} },
  { id: 'grand-4', cost: { water: 1, helium: 3 }, sp: 16, bonus: {} },
  { id: 'grand-5', cost: { titanium: 1, water: 2, helium: 2 }, sp: 18, bonus: {} },
] as const satisfies readonly OrderRow[];

export type OrderId = (typeof ORDERS)[number]['id'];

export const ORDER_TYPES = ['iron', 'titanium', 'water', 'helium', 'mixed', 'grand'] as const;
export const STACKS = ORDER_TYPES.length;
export const TILES_PER_TYPE = 5;
export const stackOf = (order: number): number => Math.floor(order / TILES_PER_TYPE);

/** What orders cost, one number per kind, and the same with one cube left out where a drone allows it. */
export const ORDER_COST: readonly Required<Omit<Cost, 'energy' | 'waste'>>[] = ORDERS.map((row) => {
  const { iron = 0, titanium = 0, water = 0, helium = 0 }: Cost = row.cost;
  return { iron, titanium, water, helium };
});
