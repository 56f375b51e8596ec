import type { Chapters } from '@orrery/board';

/** The sections of the ledger, in the order in which somebody learns the game. */
export const CHAPTERS = [
  ['goal', 'STATE SETUP INFO'],
  ['dice', 'ROUND DICE'],
  ['actions', 'ACT MOD BONUS'],
  ['flight', 'FLIGHT SYS'],
  ['pulsars', 'PULSAR GYRO'],
  ['transmitters', 'TRANS'],
  ['projects', 'HQ RUN'],
  ['patents', 'TECH'],
  ['production', 'PROD'],
  ['end', 'END SCORE GOAL WIN'],
  ['fewer', 'TWO THREE VAR'],
] as const satisfies Chapters;

export type Chapter = (typeof CHAPTERS)[number][0];
