import { type Facilities, facilities } from './effects.ts';
import { COMPANIES, type Company } from './names.ts';

interface AsteroidRow {
  readonly asteroid: number;
  readonly x: number;
  readonly y: number;
  /** One letter a space. */
  readonly spaces: string;
  readonly window: string;
  /** SKY-BELT-25: pairs of spaces that give one more collector. */
  readonly linked: readonly string[];
}

interface ShuttleRow {
  readonly shuttle: number;
  readonly x: number;
  readonly y: number;
  readonly between: readonly [number, number];
  /** SKY-BELT-11: energy symbols on the part towards either asteroid. */
  readonly bolts: readonly [number, number];
  /** SKY-BELT-16: fields on the active company's track. */
  readonly pit: number;
}

export const ASTEROID_ROWS: readonly AsteroidRow[] = [
  { asteroid: 1, x: 500, y: 105, spaces: 'abcd', window: 'gas 1, mine 1', linked: ['ab', 'cd'] },
  { asteroid: 3, x: 215, y: 215, spaces: 'abc', window: 'research 1, pit 1', linked: [] },
  { asteroid: 5, x: 785, y: 215, spaces: 'abc', window: 'mine 1, research 1', linked: [] },
  { asteroid: 8, x: 130, y: 460, spaces: 'abc', window: 'gas 1, mine 1', linked: [] },
  { asteroid: 10, x: 885, y: 430, spaces: 'abc', window: 'gas 1, research 1', linked: [] },
  { asteroid: 14, x: 640, y: 390, spaces: 'abc', window: 'research 1, mine 1', linked: [] },
  { asteroid: 15, x: 355, y: 640, spaces: 'abcd', window: 'gas 1, mine 1', linked: ['ab', 'cd'] },
  { asteroid: 18, x: 770, y: 620, spaces: 'abc', window: 'mine 1, pit 1', linked: [] },
  { asteroid: 23, x: 800, y: 860, spaces: 'abc', window: 'mine 1, research 1', linked: [] },
  { asteroid: 25, x: 190, y: 850, spaces: 'abc', window: 'research 1, pit 1', linked: [] },
  { asteroid: 27, x: 500, y: 900, spaces: 'abc', window: 'gas 2', linked: [] },
];

export const SHUTTLE_ROWS: readonly ShuttleRow[] = [
  { shuttle: 2, x: 358, y: 160, between: [1, 3], bolts: [0, 0], pit: 0 },
  { shuttle: 4, x: 642, y: 160, between: [1, 5], bolts: [0, 0], pit: 1 },
  { shuttle: 6, x: 172, y: 338, between: [3, 8], bolts: [0, 0], pit: 1 },
  { shuttle: 7, x: 835, y: 322, between: [5, 10], bolts: [0, 1], pit: 0 },
  { shuttle: 9, x: 570, y: 248, between: [1, 14], bolts: [0, 1], pit: 0 },
  { shuttle: 11, x: 385, y: 425, between: [8, 14], bolts: [1, 1], pit: 1 },
  { shuttle: 12, x: 242, y: 550, between: [8, 15], bolts: [0, 1], pit: 0 },
  { shuttle: 13, x: 762, y: 410, between: [10, 14], bolts: [0, 0], pit: 1 },
  { shuttle: 16, x: 562, y: 630, between: [15, 18], bolts: [1, 1], pit: 1 },
  { shuttle: 17, x: 828, y: 525, between: [10, 18], bolts: [1, 0], pit: 0 },
  { shuttle: 19, x: 705, y: 505, between: [14, 18], bolts: [1, 0], pit: 0 },
  { shuttle: 20, x: 160, y: 655, between: [8, 25], bolts: [1, 0], pit: 0 },
  { shuttle: 21, x: 272, y: 745, between: [15, 25], bolts: [1, 0], pit: 1 },
  { shuttle: 22, x: 785, y: 740, between: [18, 23], bolts: [0, 0], pit: 0 },
  { shuttle: 24, x: 345, y: 875, between: [25, 27], bolts: [0, 0], pit: 1 },
  { shuttle: 26, x: 650, y: 880, between: [23, 27], bolts: [0, 1], pit: 0 },
];

/** SKY-BELT-21: where a station's printed shuttle leads. */
export const BELT_STATIONS: Readonly<
  Record<Company, { readonly x: number; readonly y: number; readonly entry: number }>
> = {
  skymine: { x: 80, y: 920, entry: 25 },
  minerva: { x: 920, y: 920, entry: 23 },
  astrogo: { x: 920, y: 80, entry: 5 },
  tawac: { x: 80, y: 80, entry: 3 },
};

export const THREAT_PLACE = { x: 475, y: 528 } as const;
/** SKY-THREAT-02. */
export const THREAT_SHUTTLES: readonly number[] = [11, 16];
/** SKY-THREAT-03. */
export const THREAT_REACH = 2;

export interface Asteroid {
  readonly number: number;
  /** Places, in the order of their letters. */
  readonly spaces: readonly number[];
  readonly window: Facilities;
  readonly linked: readonly (readonly [number, number])[];
  /** Shuttle places of the routes that end here, each with the energy symbols of the part towards it. */
  readonly routes: readonly { readonly place: number; readonly bolts: number }[];
}

export interface BeltPlace {
  readonly id: string;
  readonly number: number;
  readonly kind: 'outpost' | 'shuttle';
  /** Index in ASTEROIDS of an outpost space, -1 of a shuttle field. */
  readonly asteroid: number;
  /** Of a shuttle field: the asteroids (indices) it joins, each with the energy symbols of that part. */
  readonly ends: readonly { readonly asteroid: number; readonly bolts: number }[];
  readonly pit: number;
}

const asteroidIndex = (number: number): number => ASTEROID_ROWS.findIndex((row) => row.asteroid === number);

/** Every place a piece can stand on: the outpost spaces, then the shuttle fields. */
export const BELT_PLACES: readonly BeltPlace[] = [
  ...ASTEROID_ROWS.flatMap((row, asteroid) =>
    [...row.spaces].map(
      (letter): BeltPlace => ({
        id: `asteroid-${row.asteroid}${letter}`,
        number: row.asteroid,
        kind: 'outpost',
        asteroid,
        ends: [],
        pit: 0,
      }),
    ),
  ),
  ...SHUTTLE_ROWS.map(
    (row): BeltPlace => ({
      id: `shuttle-${row.shuttle}`,
      number: row.shuttle,
      kind: 'shuttle',
      asteroid: -1,
      ends: row.between.map((number, i) => ({ asteroid: asteroidIndex(number), bolts: row.bolts[i] })),
      pit: row.pit,
    }),
  ),
];

export const ASTEROIDS: readonly Asteroid[] = ASTEROID_ROWS.map((row, index) => {
  const spaces = BELT_PLACES.flatMap((place, i) => (place.asteroid === index ? [i] : []));
  return {
    number: row.asteroid,
    spaces,
    window: facilities(row.window),
    linked: row.linked.map(([a, b]) => [spaces[row.spaces.indexOf(a)], spaces[row.spaces.indexOf(b)]] as const),
    routes: BELT_PLACES.flatMap((place, i) =>
      place.ends.filter((end) => end.asteroid === index).map((end) => ({ place: i, bolts: end.bolts })),
    ),
  };
});

/** [company] the asteroid (index) its printed shuttle serves. */
export const ENTRY_ASTEROID: readonly number[] = COMPANIES.map((company) =>
  asteroidIndex(BELT_STATIONS[company].entry),
);
/** Places beside the threat card. */
export const THREAT_PLACES: readonly number[] = BELT_PLACES.flatMap((place, i) =>
  place.kind === 'shuttle' && THREAT_SHUTTLES.includes(place.number) ? [i] : [],
);
