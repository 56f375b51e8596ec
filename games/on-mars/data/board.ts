import { BOTS, type Effect, effect, ROVER, SPECIAL } from './effects.ts';
import { CRYSTAL, MINERAL } from './names.ts';

/** [Turn Order space] -> its bonus, null for none. Spaces 1 to 4 are the Orbit side, 5 to 8 the Colony side. */
export const TURN_ORDER: readonly (Effect | null)[] = [
  null,
  null,
  effect('warehouse'),
  effect('learn'),
  effect('buy-colonist'),
  null,
  effect('gain', { of: CRYSTAL }),
  effect('move', { n: 2, of: BOTS }),
  effect('blueprint'),
];
export const SPACES = 8;
export const ORBIT_SPACES = 4;

/** [players] items in every Warehouse column; columns are Crystal, Battery, Water, Plant, Oxygen. */
export const WAREHOUSE_FILL: Readonly<Record<number, number>> = { 1: 2, 2: 2, 3: 3, 4: 3 };
export const WAREHOUSE_COLUMNS: readonly number[] = [CRYSTAL, 1, 2, 3, 4];

/** [Colony level] -> Travel space where the Shuttle arrives. */
export const ARRIVAL: readonly number[] = [0, 1, 2, 3, 3, 3];

export interface DepotSlot {
  readonly cost: number;
  /** null: the action of an Advanced Building. */
  readonly effect: Effect | null;
}

/** [slot] of the Depot, from the top; slots 1 to 5 hold Ships at the start. */
export const DEPOT: readonly DepotSlot[] = [
  { cost: 0, effect: null },
  { cost: 4, effect: effect('develop', { free: true }) },
  { cost: 4, effect: effect('move', { n: 2, of: ROVER, tech: true }) },
  { cost: 3, effect: effect('blueprint') },
  { cost: 3, effect: effect('upgrade') },
  { cost: 3, effect: effect('gain', { of: MINERAL }) },
  { cost: 2, effect: effect('move', { n: 2, of: BOTS }) },
  { cost: 2, effect: effect('warehouse', { of: SPECIAL }) },
  { cost: 2, effect: null },
];
export const DEPOT_SLOTS = 8;
export const ADVANCED_SLOT = 8;
export const SHIPS = 5;

export const PLAYER = {
  colonists: 12,
  quarters: 3,
  goods: 1,
  crystals: 1,
  bots: 4,
  shelters: 5,
  markers: 8,
  goals: 3,
} as const;

/** Living Quarters: open spaces for the first Shelter and for each further one; OP of the highest row in use. */
export const QUARTERS = { first: 4, further: 2, row: 2, points: [0, 0, 3, 6, 10, 15, 21] } as const;
/** Spaces with every Shelter built. */
export const QUARTERS_SPACES = 12;

/** [own cubes in the Progress area] -> OP. */
export const PROGRESS_POINTS: readonly number[] = [0, 1, 2, 4, 7, 11];
export const SHIP_POINTS = 3;
