import type { ModuleLetter } from '../../../data/index.ts';
import type { Drawn } from '../pen.ts';
import { greenhouse, mineControlRoom, spaceport } from './lower.ts';
import { airlock, communicationsRoom, industrialComplex, powerPlant } from './middle.ts';
import { laboratory, quarters, recyclingPlant } from './upper.ts';

/** What stands in every room, in a space of 154 by 92 with the floor at 76. */
export const FURNITURE: Readonly<Record<ModuleLetter, () => Drawn>> = {
  A: recyclingPlant,
  B: quarters,
  C: laboratory,
  D: powerPlant,
  E: industrialComplex,
  F: communicationsRoom,
  G: airlock,
  H: mineControlRoom,
  I: spaceport,
  J: greenhouse,
};
