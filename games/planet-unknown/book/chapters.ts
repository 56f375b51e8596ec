import type { Chapters } from '@orrery/board';

/** The sections of the ledger, in the order in which somebody learns the game. */
export const CHAPTERS = [
  ['goal', 'DEF DATA SETUP INFO'],
  ['round', 'ROUND ROT PICK'],
  ['laying', 'PLACE METEOR'],
  ['tracks', 'RES TRACK WATER BIO TECH ENERGY'],
  ['rovers', 'ROVER'],
  ['cards', 'CIV OBJ SOBJ'],
  ['end', 'END FINAL SCORE'],
  ['events', 'EVENT'],
  ['corporations', 'CORP UC REP WORM COS HOR JUMP OAS FLUX MAKE'],
  ['planets', 'PLANET K273 GAIA PERS ARA PET TAR CER CHA KAAX LAC OBL PAJ'],
  ['fewer', 'TWO SOLO'],
  ['questions', 'FAQ DEC'],
] as const satisfies Chapters;

export type Chapter = (typeof CHAPTERS)[number][0];
