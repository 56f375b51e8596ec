import type { Effect } from './effects.ts';

interface FoodRow {
  readonly id: string;
  readonly nutrition: number;
  readonly bonus: Effect;
}

export const FOOD = [
  { id: 'lettuce', nutrition: 2, bonus: { o2Recover: 1 } },
  { id: 'radish', nutrition: 2, bonus: { energy: 2 } },
  { id: 'strawberry', nutrition: 2, bonus: { stressDown: 1 } },
  { id: 'carrot', nutrition: 3, bonus: { co2Down: 1 } },
  { id: 'spinach', nutrition: 3, bonus: { energy: 1 } },
  { id: 'tomato', nutrition: 3, bonus: { sp: 1 } },
  { id: 'potato', nutrition: 4, bonus: {} },
  { id: 'soybean', nutrition: 4, bonus: {} },
  { id: 'wheat', nutrition: 4, bonus: {} },
] as const satisfies readonly FoodRow[];

export type FoodId = (typeof FOOD)[number]['id'];

export const NUTRITION: readonly number[] = FOOD.map((row) => row.nutrition);

/** Copies of every name; the marked one stays in the box with fewer than four players. */
export const COPIES = 4;
export const COPIES_FEW = 3;
export const ALL_COPIES_FROM = 4;
