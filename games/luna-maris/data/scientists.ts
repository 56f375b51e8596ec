import { type ModuleLetter, moduleOfLetter } from './modules.ts';

interface ScientistRow {
  readonly id: string;
  readonly level: 1 | 2;
  readonly modules: readonly ModuleLetter[];
}

/** Every player owns the first six; the others are hired, and there is one of each. */
export const SCIENTISTS = [
  { id: 'geologist', level: 1, modules: ['G', 'H'] },
  { id: 'mining-engineer', level: 1, modules: ['H', 'E'] },
  { id: 'botanist', level: 1, modules: ['J', 'A'] },
  { id: 'physicist', level: 1, modules: ['D', 'C'] },
  { id: 'chemist', level: 1, modules: ['E', 'J'] },
  { id: 'communications-officer', level: 1, modules: ['F', 'I'] },
  { id: 'systems-ecologist', level: 2, modules: ['A', 'C', 'E'] },
  { id: 'bioenergy-engineer', level: 2, modules: ['A', 'D', 'J'] },
  { id: 'logistics-planner', level: 2, modules: ['A', 'F', 'I'] },
  { id: 'soil-scientist', level: 2, modules: ['A', 'E', 'J'] },
  { id: 'process-engineer', level: 2, modules: ['A', 'E', 'I'] },
  { id: 'space-architect', level: 2, modules: ['C', 'D', 'G'] },
  { id: 'metallurgist', level: 2, modules: ['C', 'E', 'H'] },
  { id: 'mission-director', level: 2, modules: ['C', 'F', 'I'] },
  { id: 'exobiologist', level: 2, modules: ['A', 'C', 'J'] },
  { id: 'payload-specialist', level: 2, modules: ['C', 'H', 'I'] },
  { id: 'biochemist', level: 2, modules: ['C', 'E', 'J'] },
  { id: 'robotics-engineer', level: 2, modules: ['D', 'F', 'H'] },
  { id: 'rocket-engineer', level: 2, modules: ['D', 'G', 'I'] },
  { id: 'cryogenics-expert', level: 2, modules: ['E', 'F', 'G'] },
  { id: 'helium-expert', level: 2, modules: ['E', 'G', 'I'] },
  { id: 'agronomist', level: 2, modules: ['F', 'I', 'J'] },
] as const satisfies readonly ScientistRow[];

export type ScientistId = (typeof SCIENTISTS)[number]['id'];

export const LEVEL_1 = SCIENTISTS.filter((row) => row.level === 1).length;
export const LEVEL_2 = SCIENTISTS.length - LEVEL_1;

/** Hands and rest piles are sets of scientists, one bit each; these are all of level 1. */
export const LEVEL_1_SET = (1 << LEVEL_1) - 1;

/** The modules a scientist shows, by number. */
export const SHOWN: readonly (readonly number[])[] = SCIENTISTS.map((row) =>
  (row.modules as readonly string[]).map(moduleOfLetter),
);
