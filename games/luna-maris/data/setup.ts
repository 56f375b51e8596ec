export const START = { sp: 5, track: 1, stress: 6, energy: 3, water: 2, iron: 1, waste: 1 } as const;

/**
 * Levels of the CO2 discs by number of seats and place in the first turn order; alone, the second is the automaton's.
 * Of three and four, late places find the best modules and orders taken, and begin with cleaner air instead; of two,
 * whoever goes second answers every first step, so the first does. `START_FIELDS` settles what is finer than a level.
 */
export const START_CO2: Readonly<Record<number, readonly number[]>> = {
  1: [6, 6],
  2: [5, 6],
  3: [7, 6, 5],
  4: [8, 6, 4, 3],
};

interface SetupRow {
  readonly ordersPerStack: number;
  readonly equipment: number;
  /** Levels of the scientists that name the start modules. */
  readonly startCards: readonly (1 | 2)[];
}

/** By number of seats; one seat plays against the automaton. */
export const SETUP: Readonly<Record<number, SetupRow>> = {
  1: { ordersPerStack: 3, equipment: 2, startCards: [1] },
  2: { ordersPerStack: 3, equipment: 3, startCards: [1] },
  3: { ordersPerStack: 4, equipment: 4, startCards: [2] },
  4: { ordersPerStack: 5, equipment: 5, startCards: [1, 1] },
};
