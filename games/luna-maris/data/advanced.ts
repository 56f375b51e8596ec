import type { Cost, Exchange } from './effects.ts';
import { type ModuleLetter, moduleOfLetter } from './modules.ts';

interface AdvancedRow {
  readonly id: string;
  readonly module: ModuleLetter;
}

/** Eight tiles, each for the module of its letter; five are laid out in a game. */
export const ADVANCED = [
  { id: 'adv-recycling-plant', module: 'A' },
  { id: 'adv-power-plant', module: 'D' },
  { id: 'adv-industrial-complex', module: 'E' },
  { id: 'adv-communications-room', module: 'F' },
  { id: 'adv-airlock', module: 'G' },
  { id: 'adv-mine-control-room', module: 'H' },
  { id: 'adv-spaceport', module: 'I' },
  { id: 'adv-greenhouse', module: 'J' },
] as const satisfies readonly AdvancedRow[];

export type AdvancedId = (typeof ADVANCED)[number]['id'];

export const ADVANCED_MODULE: readonly number[] = ADVANCED.map((row) => moduleOfLetter(row.module));

/** Recycling with the advanced plant: the tile that replaces options a to c, and points for every main action. */
export const ADV_RECYCLING = { maxWasteA: 2, energyB: 4, waterC: 2, sp: 1 } as const;
export const ADV_POWER: readonly Exchange[] = [
  { cost: { iron: 1 }, gain: { energy: 3, sp: 1 } },
  { cost: { water: 1, waste: 1 }, gain: { energy: 5, sp: 2 } },
];
export const ADV_EXTRACTION = { ironLess: 1, min: 1 } as const;
export const ADV_HIRE = { ironLess: 1, min: 0, sp: 1 } as const;
/** Points for every main action in the control room. */
export const ADV_MINE = { sp: 1 } as const;
export const ADV_ORDER = { sp: 1 } as const;
export const ADV_GREENHOUSE = { upTo: 2, deck: 1, sp: 2 } as const;

export const BUILD_COST = { titanium: 2, energy: 1 } as const satisfies Cost;
export const BUILD_SP: readonly number[] = [9, 7, 6, 4];
export const ADVANCED_LAID_OUT = 5;
