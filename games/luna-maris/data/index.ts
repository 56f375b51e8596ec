/**
 * The components of one edition. Most contents are a reconstruction; another edition is another set of these tables,
 * and the rules stay as they are.
 */
export const EDITION = 'reconstruction-6';

export * from './advanced.ts';
export * from './automaton.ts';
export * from './effects.ts';
export * from './equipment.ts';
export * from './food.ts';
export * from './mine-map.ts';
export * from './modules.ts';
export * from './orders.ts';
export * from './scientists.ts';
export * from './scoring.ts';
export * from './setup.ts';
export * from './tracks.ts';
