import { BOTS, type Effect, effect, NO_LIMIT } from './effects.ts';
import { CRYSTAL, MINERAL, OXYGEN } from './names.ts';

export const LAB_SPACES = [
  'c1-top',
  'c1-bottom',
  'c2-top',
  'c2-middle',
  'c2-bottom',
  'c3-top',
  'c3-bottom',
  'c4-top',
  'c4-middle',
  'c4-bottom',
  'c5-top',
  'c5-bottom',
  'c6',
] as const;
export type LabSpaceName = (typeof LAB_SPACES)[number];

export interface LabSpace {
  /** The column, which is the level of a tile here. */
  readonly level: number;
  /** Spaces a tile may go on to, the upper one first. */
  readonly next: readonly number[];
  readonly benefit: Effect | null;
}

export const LAB: readonly LabSpace[] = [
  { level: 1, next: [2, 3], benefit: effect('warehouse') },
  { level: 1, next: [3, 4], benefit: effect('gain', { of: CRYSTAL }) },
  { level: 2, next: [5], benefit: null },
  { level: 2, next: [5, 6], benefit: null },
  { level: 2, next: [6], benefit: null },
  { level: 3, next: [7, 8], benefit: effect('gain', { of: MINERAL }) },
  { level: 3, next: [8, 9], benefit: effect('move', { n: 2, of: BOTS }) },
  { level: 4, next: [10], benefit: null },
  { level: 4, next: [10, 11], benefit: null },
  { level: 4, next: [11], benefit: null },
  { level: 5, next: [12], benefit: effect('blueprint', { boosts: NO_LIMIT }) },
  { level: 5, next: [12], benefit: effect('upgrade', { tech: true, boosts: NO_LIMIT }) },
  { level: 6, next: [], benefit: null },
];
/** Spaces a newly learned tile may be put on, and where the Shelter Tech starts. */
export const FIRST_COLUMN: readonly number[] = [0, 1];
export const SHELTER_TECH_START = 3;
/** The three spaces that Private Goal 14 asks for. */
export const GOAL_SPACES: readonly number[] = [7, 8, 9];

/** What it costs: Resources of a kind, Resources of any kind, Crystals. */
export interface Cost {
  readonly goods: readonly (readonly [good: number, n: number])[];
  readonly any: number;
  readonly crystals: number;
}
export const FREE: Cost = { goods: [], any: 0, crystals: 0 };

/** [level entered] */
export const DEVELOP_COST: readonly Cost[] = [
  FREE,
  FREE,
  { goods: [], any: 1, crystals: 0 },
  { goods: [[OXYGEN, 1]], any: 0, crystals: 0 },
  { goods: [[OXYGEN, 1]], any: 0, crystals: 0 },
  { goods: [[OXYGEN, 1]], any: 1, crystals: 0 },
  { goods: [[OXYGEN, 1]], any: 0, crystals: 1 },
];
/** [level] -> OP of a tile at the end. */
export const TECH_POINTS: readonly number[] = [0, 1, 2, 3, 4, 5, 9];

/** Spaces of the Tech Grid in the order they are refilled. */
export const GRID_SPACES = [
  'bottom-1',
  'bottom-2',
  'middle-1',
  'middle-2',
  'middle-3',
  'top-1',
  'top-2',
  'top-3',
] as const;
export type GridSpaceName = (typeof GRID_SPACES)[number];
const MIDDLE: Cost = { goods: [[1, 1]], any: 0, crystals: 0 };
const TOP: Cost = { goods: [[1, 1]], any: 1, crystals: 0 };
export const GRID_COST: readonly Cost[] = [FREE, FREE, MIDDLE, MIDDLE, MIDDLE, TOP, TOP, TOP];
/** The eight types of a set, once each. */
export const TECH_SET: readonly number[] = [0, 1, 2, 3, 4, 6, 7, 8];
