import type { Cost, Effect, Exchange } from './effects.ts';

export const STRESS_MIN = 3;
export const STRESS_MAX = 8;

export const BATTERY = 6;
export const WATER_TANK = 6;
export const HELIUM_TANK = 4;

export const WASTE_SPACES = 8;
/** What filling a waste space does, by its number. */
export const WASTE_CO2: readonly number[] = [6, 7];
export const WASTE_STRESS = 8;

/** Bonuses beside the probe slots from top to bottom. */
export const PROBE_BONUS: readonly Effect[] = [{ energy: 2 }, { water: 1 }, { helium: 1 }];
export const PROBE_SLOTS = PROBE_BONUS.length;

export const CO2_MAX = 9;
/** Points at the end, by level. */
export const CO2_SP: readonly number[] = [8, 6, 4, 3, 2, 1, 0, 0, -2, -5];
/** Points for the rank in every round, by number of players, best rank first. */
export const CO2_RANK_SP: Readonly<Record<number, readonly number[]>> = {
  2: [1, -1],
  3: [1, 0, -1],
  4: [2, 1, -1, -2],
};

export const TRACKS = ['extraction', 'sustainability'] as const;
export type TrackId = (typeof TRACKS)[number];
export const TRACK_TOP = 5;
export const TRACK_TOP_SP = 5;

interface Extraction {
  readonly iron: number;
  readonly gain: Effect;
  readonly co2Up: number;
  readonly waste: number;
}

/** Extraction actions by level, the first for level 1. */
export const EXTRACTIONS: readonly Extraction[] = [
  { iron: 1, gain: { water: 1 }, co2Up: 0, waste: 0 },
  { iron: 1, gain: { helium: 1 }, co2Up: 1, waste: 1 },
  { iron: 2, gain: { water: 3 }, co2Up: 0, waste: 2 },
  { iron: 5, gain: { helium: 3 }, co2Up: 2, waste: 3 },
];

/** Recycling options by the sustainability level that opens them; level 4 joins two of them. */
export const RECYCLING_OPTIONS: readonly Exchange[] = [
  { cost: { waste: 1 }, gain: { iron: 1 } },
  { cost: { waste: 1 }, gain: { energy: 3 } },
  { cost: { waste: 1 }, gain: { water: 1 } },
];
export const JOINED_OPTION_LEVEL = 4;

export const POWER_OPTIONS: readonly Exchange[] = [
  { cost: { iron: 1 }, gain: { energy: 2, sp: 1 } },
  { cost: { water: 1, waste: 1 }, gain: { energy: 4, sp: 1 } },
];

export const AIR_FILTER_MAX = 2;

export const GREENHOUSE_WATER = 1;
export const GREENHOUSE_SP = 1;
export const SEEDBED = 3;

interface SelectionBonus {
  readonly id: string;
  readonly effect: Effect;
}

export const SELECTION_BONUSES = [
  { id: 'waste', effect: { wasteRemove: 3 } },
  { id: 'energy', effect: { energy: 3 } },
  { id: 'helium', effect: { helium: 1 } },
  { id: 'water', effect: { water: 1, sp: 1 } },
  { id: 'co2', effect: { co2Down: 2 } },
  { id: 'stress', effect: { stressDown: 2, sp: 1 } },
] as const satisfies readonly SelectionBonus[];
export type SelectionId = (typeof SELECTION_BONUSES)[number]['id'];

export const ROUNDS = 5;
export const SOLAR_ENERGY = 3;
export const SOLAR_ROUNDS: readonly number[] = [3, 5];

/** Bonus of the space a passing player takes, leftmost first; the hourglass row gives none. */
export const PASS_BONUS: readonly Effect[] = [{}, { energy: 1 }, { energy: 2 }, { seedbedFood: 1 }];

export const DEPOT = [
  { cube: 'energy', sp: 3 },
  { cube: 'iron', sp: 3 },
  { cube: 'water', sp: 4 },
] as const satisfies readonly { readonly cube: keyof Cost; readonly sp: number }[];
export type DepotCube = (typeof DEPOT)[number]['cube'];

/** Iron prices of the applicant market from left to right. */
export const MARKET_IRON: readonly number[] = [2, 1, 1];
export const MARKET = MARKET_IRON.length;

export const HUNGRY_SP = 2;
