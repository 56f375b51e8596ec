export { gameProperties, type PropertyCases } from './properties/index.ts';
export * from './rule.ts';
export * from './trial.ts';
