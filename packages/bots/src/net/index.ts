export * from './duel.ts';
export * from './learned.ts';
export * from './net.ts';
export * from './plays.ts';
export * from './store.ts';
export * from './train.ts';
