import type { Chapters } from '@orrery/board';

/** The sections of the ledger, in the order in which somebody learns the game. */
export const CHAPTERS = [
  ['goal', 'DATA INFO SETUP PSETUP TERM CRYST'],
  ['round', 'ROUND TURN PLACE TORD'],
  ['orbit', 'POD BLUE TECH RND USE SUPPLY'],
  ['colony', 'CTRL BOT ROVER DISC'],
  ['building', 'BUILD DISPL MINE LSS LEVEL UPGR'],
  ['people', 'SHIP HIRE CONTR SCI'],
  ['executive', 'EXEC ADV'],
  ['missions', 'MISS GOAL'],
  ['travel', 'SHUT TRAVC TRAVO'],
  ['end', 'END SCORE TIE'],
  ['fewer', 'TWO ODD FC'],
  ['solo', 'SOLO LACT LACG LACR LACA SGOAL'],
] as const satisfies Chapters;

export type Chapter = (typeof CHAPTERS)[number][0];
