/** The five Resources, then the Crystal: what a board holds, what a cost names. */
export const GOODS = ['mineral', 'battery', 'water', 'plant', 'oxygen', 'crystal'] as const;
export type GoodName = (typeof GOODS)[number];
export const MINERAL = 0;
export const BATTERY = 1;
export const WATER = 2;
export const PLANT = 3;
export const OXYGEN = 4;
export const CRYSTAL = 5;
/** How many of the goods are Resources: the first five. */
export const RESOURCES = 5;

export const BUILDINGS = ['mine', 'generator', 'water-extractor', 'greenhouse', 'oxygen-condenser', 'shelter'] as const;
export type BuildingName = (typeof BUILDINGS)[number];
export const MINE = 0;
export const GENERATOR = 1;
export const WATER_EXTRACTOR = 2;
export const GREENHOUSE = 3;
export const OXYGEN_CONDENSER = 4;
export const SHELTER = 5;

/** A construction Tech has the number of its Building. */
export const TECHS = [...BUILDINGS, 'rover', 'ship', 'upgrade'] as const;
export type TechName = (typeof TECHS)[number];
export const ROVER_TECH = 6;
export const SHIP_TECH = 7;
export const UPGRADE_TECH = 8;

export const COLOURS = ['blue', 'purple', 'yellow', 'green'] as const;

export const ORBIT = 0;
export const COLONY = 1;
export const SIDES = ['orbit', 'colony'] as const;
export type SideName = (typeof SIDES)[number];

/** The number of a name among those of its kind; -1 for a name of another kind. */
export const numberOf = (names: readonly string[], name: string): number => names.indexOf(name);
