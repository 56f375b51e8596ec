import type { Effect } from './effects.ts';

interface FoodRow {
  readonly id: string;
  readonly nutrition: number;
  readonly bonus: Effect;
}

export const FOOD = [
  { id: 'lettuce', nutrition: 1, bonus: { o2Recover: 1 } },
  { id: 'radish', nutrition: 1, bonus: { energy: 2 } },
  { id: 'strawberry', nutrition: 1, bonus: { stressDown: 1 } },
  { id: 'carrot', nutrition: 2, bonus: { co2Down: 1 } },
  { id: 'spinach', nutrition: 2, bonus: { energy: 1 } },
  { id: 'tomato', nutrition: 2, bonus: { sp: 1 } },
  { id: 'potato', nutrition: 3, bonus: {} },
  { id: 'soybean', nutrition: 3, bonus: {} },
  { id: 'wheat', nutrition: 3, bonus: {} },
] as const satisfies readonly FoodRow[];

export type FoodId = (typeof FOOD)[number]['id'];

export const NUTRITION: readonly number[] = FOOD.map((row) => row.nutrition);

/** Copies of every name; the marked one stays in the box with fewer than four players. */
export const COPIES = 4;
export const COPIES_FEW = 3;
export const ALL_COPIES_FROM = 4;
