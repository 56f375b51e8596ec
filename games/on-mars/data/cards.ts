import {
  ANY,
  BOTS_AS_ROVERS,
  CONTRACT_CARD,
  type Effect,
  EITHER_CARD,
  effect,
  FROM_ANYWHERE,
  FROM_ONE_SIDE,
  FROM_WORKING_AREA,
  NO_LIMIT,
  ROVER,
  ROVER_HIGHEST,
  SCIENTIST_CARD,
  SPECIAL,
} from './effects.ts';
import {
  BATTERY,
  CRYSTAL,
  GENERATOR,
  GREENHOUSE,
  MINE,
  MINERAL,
  ORBIT,
  OXYGEN,
  OXYGEN_CONDENSER,
  PLANT,
  SHELTER,
  WATER,
  WATER_EXTRACTOR,
} from './names.ts';

export interface Blueprint {
  readonly id: string;
  readonly level: 1 | 3;
  readonly building: number;
  readonly action: Effect;
}

const construct = (building: number): Effect => effect('construct', { of: building, boosts: NO_LIMIT });

/** Cards 1 to 24. The gain for taking one is 1 of what its Building makes. */
export const BLUEPRINTS: readonly Blueprint[] = [
  { id: 'construction-yard', level: 1, building: MINE, action: effect('upgrade', { tech: true, boosts: NO_LIMIT }) },
  { id: 'metal-deposit', level: 1, building: MINE, action: construct(MINE) },
  { id: 'automated-production', level: 1, building: GENERATOR, action: effect('produce', { boosts: NO_LIMIT }) },
  { id: 'wind-turbines', level: 1, building: GENERATOR, action: construct(GENERATOR) },
  {
    id: 'private-ship',
    level: 1,
    building: WATER_EXTRACTOR,
    action: effect('ship', { of: SPECIAL, tech: true, boosts: NO_LIMIT }),
  },
  { id: 'moisture-vaporator', level: 1, building: WATER_EXTRACTOR, action: construct(WATER_EXTRACTOR) },
  { id: 'biomarket', level: 1, building: GREENHOUSE, action: effect('warehouse', { boosts: NO_LIMIT }) },
  { id: 'hydroponic-farm', level: 1, building: GREENHOUSE, action: construct(GREENHOUSE) },
  { id: 'oxygen-tank', level: 1, building: OXYGEN_CONDENSER, action: effect('learn', { boosts: NO_LIMIT }) },
  { id: 'concentrator', level: 1, building: OXYGEN_CONDENSER, action: construct(OXYGEN_CONDENSER) },
  { id: 'casino', level: 1, building: SHELTER, action: effect('gain', { n: 2, of: CRYSTAL, boosts: NO_LIMIT }) },
  { id: 'gym', level: 1, building: SHELTER, action: construct(SHELTER) },
  { id: 'mineral-mine', level: 3, building: MINE, action: effect('points', { n: 2 }) },
  { id: 'biolab', level: 3, building: MINE, action: effect('hire', { of: CONTRACT_CARD }) },
  { id: 'radar', level: 3, building: GENERATOR, action: effect('radar') },
  { id: 'builder-drone', level: 3, building: GENERATOR, action: effect('upgrade', { of: SPECIAL, tech: true }) },
  { id: 'research-lab', level: 3, building: WATER_EXTRACTOR, action: effect('develop', { n: 2, boosts: NO_LIMIT }) },
  { id: 'aqueduct', level: 3, building: WATER_EXTRACTOR, action: effect('retrieve', { n: 2, of: FROM_WORKING_AREA }) },
  { id: 'eco-resort', level: 3, building: GREENHOUSE, action: effect('retrieve', { n: NO_LIMIT, of: FROM_ONE_SIDE }) },
  { id: 'trade-market', level: 3, building: GREENHOUSE, action: effect('trade', { n: 2, boosts: NO_LIMIT }) },
  { id: 'recycling-bots', level: 3, building: OXYGEN_CONDENSER, action: effect('move', { n: 2, of: BOTS_AS_ROVERS }) },
  { id: 'aerial-elevator', level: 3, building: OXYGEN_CONDENSER, action: effect('travel', { of: ORBIT }) },
  { id: 'library', level: 3, building: SHELTER, action: effect('blueprint', { boosts: NO_LIMIT }) },
  { id: 'command-center', level: 3, building: SHELTER, action: effect('move', { n: 0, of: ROVER_HIGHEST }) },
];
export const RADAR = 14;
/** [level] -> OP at the end for a card in use; the same is lost for one that is not. */
export const BLUEPRINT_POINTS: Readonly<Record<number, number>> = { 1: 3, 3: 5 };
export const COMPLEX_FOR_LEVEL_3 = 3;
export const ROW = 6;

export interface Scientist {
  readonly id: string;
  readonly scores: number;
  /** A Resource and how many of it, or Colonists to the Working Area. */
  readonly goods: number;
  readonly n: number;
}

/** In display order. Scientist i works in Buildings of type i. */
export const SCIENTISTS: readonly Scientist[] = [
  { id: 'geologist', scores: GENERATOR, goods: ANY, n: 2 },
  { id: 'rd-engineer', scores: WATER_EXTRACTOR, goods: MINERAL, n: 2 },
  { id: 'hydrologist', scores: GREENHOUSE, goods: BATTERY, n: 2 },
  { id: 'biochemist', scores: OXYGEN_CONDENSER, goods: WATER, n: 2 },
  { id: 'geochemist', scores: SHELTER, goods: PLANT, n: 2 },
  { id: 'systems-engineer', scores: MINE, goods: OXYGEN, n: 2 },
];
export const SCIENTIST_POINTS = 3;
export const GEOLOGIST = 0;
export const BIOCHEMIST = 3;

export interface Contract {
  readonly id: string;
  /** Building to upgrade in a Complex of 4, or -1 for a delivery. */
  readonly building: number;
  /** [good] how many are wanted. */
  readonly wants: readonly number[];
  readonly points: number;
  readonly penalty: number;
}

const NOTHING = [0, 0, 0, 0, 0, 0];
const upgradeOf = (id: string, building: number): Contract => ({
  id,
  building,
  wants: NOTHING,
  points: 12,
  penalty: 6,
});
const delivery = (id: string, wants: readonly number[]): Contract => ({
  id,
  building: -1,
  wants,
  points: 9,
  penalty: 4,
});

/** Contracts 1 to 12. */
export const CONTRACTS: readonly Contract[] = [
  upgradeOf('contract-01', MINE),
  upgradeOf('contract-02', GENERATOR),
  upgradeOf('contract-03', WATER_EXTRACTOR),
  upgradeOf('contract-04', GREENHOUSE),
  upgradeOf('contract-05', OXYGEN_CONDENSER),
  upgradeOf('contract-06', SHELTER),
  delivery('contract-07', [4, 0, 0, 0, 0, 0]),
  delivery('contract-08', [2, 3, 0, 0, 0, 0]),
  delivery('contract-09', [2, 0, 3, 0, 0, 0]),
  delivery('contract-10', [2, 0, 0, 0, 3, 0]),
  delivery('contract-11', [2, 0, 0, 3, 0, 0]),
  delivery('contract-12', [2, 0, 0, 0, 0, 3]),
];
export const CONTRACT_COST = 1;
export const COMPLEX_FOR_CONTRACT = 4;

export const DEVELOP_TWICE_FREE = effect('develop', { n: 2, free: true });

export interface Discovery {
  readonly id: string;
  readonly benefit: Effect;
}

export const DISCOVERIES: readonly Discovery[] = [
  { id: 'develop-2', benefit: effect('develop', { n: 2 }) },
  { id: 'construct-mine', benefit: effect('construct', { of: MINE }) },
  { id: 'construct-generator', benefit: effect('construct', { of: GENERATOR }) },
  { id: 'construct-water-extractor', benefit: effect('construct', { of: WATER_EXTRACTOR }) },
  { id: 'construct-greenhouse', benefit: effect('construct', { of: GREENHOUSE }) },
  { id: 'construct-oxygen-condenser', benefit: effect('construct', { of: OXYGEN_CONDENSER }) },
  { id: 'construct-shelter', benefit: effect('construct', { of: SHELTER }) },
  { id: 'upgrade-2', benefit: effect('upgrade', { n: 2 }) },
  { id: 'construct-any', benefit: effect('construct', { of: ANY }) },
  { id: 'hire-or-contract', benefit: effect('hire', { of: EITHER_CARD }) },
  { id: 'blueprints-2', benefit: effect('blueprint', { n: 2 }) },
  { id: 'warehouse-2', benefit: effect('warehouse', { n: 2 }) },
  { id: 'crystals-3', benefit: effect('gain', { n: 3, of: CRYSTAL }) },
  { id: 'mineral-2', benefit: effect('gain', { n: 2, of: MINERAL }) },
  { id: 'battery-3', benefit: effect('gain', { n: 3, of: BATTERY }) },
  { id: 'water-3', benefit: effect('gain', { n: 3, of: WATER }) },
  { id: 'plant-3', benefit: effect('gain', { n: 3, of: PLANT }) },
  { id: 'oxygen-3', benefit: effect('gain', { n: 3, of: OXYGEN }) },
  { id: 'learn-tech', benefit: effect('learn') },
];

export type GoalCondition =
  | 'blueprints'
  | 'advanced'
  | 'mines'
  | 'discoveries'
  | 'marker-on-complex'
  | 'equal-resources'
  | 'shelters'
  | 'level'
  | 'quarters'
  | 'techs'
  | 'hangar'
  | 'research'
  | 'scientist-and-contract'
  | 'lab-spaces'
  | 'progress'
  | 'two-complexes';

export interface Goal {
  readonly condition: GoalCondition;
  readonly n: number;
  readonly reward: Effect;
}

const UPGRADE_FREE = effect('upgrade', { n: 2, free: true });
const ROVER_5 = effect('move', { n: 5, of: ROVER, tech: true });
const TWO_COLONISTS = effect('colonists', { n: 2 });
const CONTRACT_FREE = effect('hire', { of: CONTRACT_CARD, free: true });
const RETRIEVE_2 = effect('retrieve', { n: 2, of: FROM_ANYWHERE });

/** Private Goals 1 to 16: each offers DEVELOP_TWICE_FREE or its own reward. */
export const GOALS: readonly Goal[] = [
  { condition: 'blueprints', n: 4, reward: UPGRADE_FREE },
  { condition: 'advanced', n: 3, reward: effect('choose-goods', { n: 3 }) },
  { condition: 'mines', n: 3, reward: effect('gain', { n: 3, of: MINERAL }) },
  { condition: 'discoveries', n: 3, reward: ROVER_5 },
  { condition: 'marker-on-complex', n: 4, reward: TWO_COLONISTS },
  { condition: 'equal-resources', n: 4, reward: CONTRACT_FREE },
  { condition: 'shelters', n: 3, reward: TWO_COLONISTS },
  { condition: 'level', n: 3, reward: ROVER_5 },
  { condition: 'quarters', n: 7, reward: effect('ship', { free: true }) },
  { condition: 'techs', n: 5, reward: RETRIEVE_2 },
  { condition: 'hangar', n: 3, reward: effect('travel', { of: ANY }) },
  { condition: 'research', n: 2, reward: effect('hire', { of: SCIENTIST_CARD, free: true }) },
  { condition: 'scientist-and-contract', n: 2, reward: CONTRACT_FREE },
  { condition: 'lab-spaces', n: 3, reward: effect('gain', { n: 3, of: CRYSTAL }) },
  { condition: 'progress', n: 3, reward: RETRIEVE_2 },
  { condition: 'two-complexes', n: 2, reward: UPGRADE_FREE },
];
