import {
  BATTERY,
  CRYSTAL,
  GENERATOR,
  GREENHOUSE,
  MINE,
  MINERAL,
  OXYGEN,
  OXYGEN_CONDENSER,
  PLANT,
  WATER,
  WATER_EXTRACTOR,
} from './names.ts';

/** Turn Order spaces on the six First Colonist tiles. */
export const FIRST_COLONIST_TILES: readonly number[] = [2, 3, 4, 6, 7, 8];

/** [A card] -> the Buildings that set it off. */
export const A_CARDS: readonly (readonly number[])[] = [
  [GENERATOR, WATER_EXTRACTOR, GREENHOUSE, MINE],
  [WATER_EXTRACTOR, GREENHOUSE, OXYGEN_CONDENSER, MINE],
  [GREENHOUSE, OXYGEN_CONDENSER, GENERATOR, MINE],
  [OXYGEN_CONDENSER, GENERATOR, WATER_EXTRACTOR, MINE],
];

export const TASKS = [
  'learn-tech',
  'travel-shuttle',
  'construct-shelter',
  'hire-scientist',
  'develop-1',
  'develop-2',
  'place-discovery',
  'obtain-blueprint',
] as const;
export type TaskName = (typeof TASKS)[number];
/** [B card] -> its reward; card i has task i. */
export const B_REWARDS: readonly number[] = [BATTERY, WATER, OXYGEN, MINERAL, PLANT, CRYSTAL, CRYSTAL, CRYSTAL];
