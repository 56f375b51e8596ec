import type { Chapters } from '@orrery/board';

/** The sections of the ledger, in the order in which somebody learns the game. */
export const CHAPTERS = [
  ['goal', 'DATA INFO SETUP'],
  ['round', 'ROUND PROD CLEAN'],
  ['turn', 'TURN USE MOVE ENERGY ADDON REUSE LVL2'],
  ['modules', 'REC QRT LAB POW IND COM AIR MINE PORT GRN'],
  ['supplies', 'DEPOT EQUIP'],
  ['feeding', 'FEED'],
  ['waste', 'WASTE CO2'],
  ['pass', 'PASS'],
  ['advanced', 'ADV'],
  ['end', 'END SCORE TIE'],
  ['solo', 'SOLO'],
] as const satisfies Chapters;

export type Chapter = (typeof CHAPTERS)[number][0];
