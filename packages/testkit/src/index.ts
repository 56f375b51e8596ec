export { goldenRecords } from './golden.ts';
export { gameProperties, type PropertyCases } from './properties/index.ts';
export * from './rule.ts';
export * from './trial.ts';
