import type { Chapters } from '@orrery/board';

/** The sections of the ledger, in the order in which somebody learns the game. */
export const CHAPTERS = [
  ['goal', 'DATA SETUP INFO'],
  ['round', 'ROUND PLAN TURN PASS PREP'],
  ['resources', 'RES CARD'],
  ['tracks', 'TRACK PERM XTRA'],
  ['expansion', 'EXP FAC'],
  ['research', 'RP SCI CHEM LAB'],
  ['bonus', 'BON MAJ STD BTF TILE'],
  ['end', 'END SCORE LINK'],
  ['modules', 'MISSION THREAT'],
  ['belt', 'BELT'],
  ['campaign', 'CAMP EP'],
  ['luna', 'LUNA'],
] as const satisfies Chapters;

export type Chapter = (typeof CHAPTERS)[number][0];
