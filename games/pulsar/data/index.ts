/**
 * The components of one edition. Rules know them only through this door: another edition is another set of tables
 * with the same types.
 */
export const EDITION = 'reconstructed-2';

export * from './cluster.ts';
export * from './figures.ts';
export * from './goals.ts';
export * from './headquarters.ts';
export * from './systems.ts';
export * from './technologies.ts';
export * from './transmitters.ts';
export type * from './types.ts';
