export * from './analysis.ts';
export { chanceAfter, chancesOf, oddsAt, type Standing, standingOf } from './chances.ts';
export { type Duel, duel } from './duel.ts';
export { type AnalysisOrder, openAnalyst } from './order.ts';
export * from './puzzle.ts';
export { EXPERIENCE, type Reason, RIVALS, SCORING } from './reasons.ts';
export * from './report.ts';
export * from './run.ts';
export { work } from './work.ts';
