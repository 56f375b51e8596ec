export { goldenRecords } from './golden.ts';
export { countLines, type LinesRow, lineTable, positionOf } from './lines.ts';
export { gameProperties, type PropertyCases } from './properties/index.ts';
export * from './rule.ts';
export * from './trial.ts';
