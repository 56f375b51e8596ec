export { analysis } from './analysis.ts';
export { app } from './app.ts';
export { house } from './house.ts';
export { lesson } from './lesson.ts';
export { online } from './online.ts';
export { puzzles } from './puzzles.ts';
export { ratings } from './ratings.ts';
export { records } from './records.ts';
