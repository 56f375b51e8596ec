export * from './actions.ts';
export * from './board.ts';
export * from './buildings.ts';
export * from './cards.ts';
export * from './effects.ts';
export * from './first-colonists.ts';
export {
  type Cost,
  DEVELOP_COST,
  FIRST_COLUMN,
  FREE,
  GOAL_SPACES,
  GRID_COST,
  GRID_SPACES,
  type GridSpaceName,
  LAB,
  LAB_SPACES,
  type LabSpace,
  type LabSpaceName,
  SHELTER_TECH_START,
  TECH_POINTS,
  TECH_SET,
} from './lab.ts';
export * from './lss.ts';
export * from './map.ts';
export * from './missions.ts';
export * from './names.ts';
export * from './solo.ts';

/** Where the facts come from; another edition would be another set of these tables. */
export const EDITIONS = ['second'] as const;
