import { BIOMASS, CIV, ENERGY, ROVER, TECH, type TerrainIndex, WATER } from './terrains.ts';

export type NeighbourCriterion =
  | 'edge-symbols'
  | 'largest-area'
  | 'area-count'
  | 'fewest-symbols'
  | 'tracks-at-max'
  | 'most-meteorites'
  | 'most-lifepods'
  | 'fewest-meteorites'
  | 'fewest-lifepods';

export type SingleCriterion =
  | 'rect-3x3'
  | 'rect-2x5'
  | 'area-with-6-symbols'
  | 'track-at-max'
  | 'max-5-symbols'
  | 'min-9-meteorites'
  | 'lifepods-gt-meteorites'
  | 'all-ice-covered'
  | 'all-land-covered';

export interface ObjectiveSide<Criterion> {
  readonly id: string;
  readonly name: string;
  readonly criterion: Criterion;
  /** The terrain the criterion looks at, null where it looks at none. */
  readonly resource: TerrainIndex | null;
}

export interface Objective {
  readonly id: string;
  readonly no: number;
  readonly neighbour: ObjectiveSide<NeighbourCriterion> & { readonly id: NeighbourObjectiveId };
  readonly single: ObjectiveSide<SingleCriterion> & { readonly id: SingleObjectiveId };
}

type SideRow<Criterion> = readonly [id: string, name: string, criterion: Criterion, resource?: TerrainIndex];
type ObjectiveRow = readonly [no: number, neighbour: SideRow<NeighbourCriterion>, single: SideRow<SingleCriterion>];

const OBJECTIVE_ROWS = [
  [37, ['perimeter', 'Perimeter', 'edge-symbols', CIV], ['complex', 'Complex', 'rect-3x3', CIV]],
  [38, ['beacon', 'Beacon', 'edge-symbols', ENERGY], ['rubik', 'Rubik', 'rect-3x3', TECH]],
  [39, ['torus', 'Torus', 'edge-symbols', TECH], ['landfill', 'Landfill', 'rect-3x3', BIOMASS]],
  [40, ['ringworld', 'Ringworld', 'edge-symbols', BIOMASS], ['lattice', 'Lattice', 'rect-3x3', WATER]],
  [41, ['circuit', 'Circuit', 'edge-symbols', ROVER], ['doghouse', 'Doghouse', 'rect-3x3', ROVER]],
  [42, ['biome', 'Biome', 'largest-area', BIOMASS], ['voltaic', 'Voltaic', 'rect-3x3', ENERGY]],
  [43, ['transit', 'Transit', 'largest-area', ROVER], ['highway', 'Highway', 'area-with-6-symbols', CIV]],
  [44, ['plasma', 'Plasma', 'largest-area', ENERGY], ['secret-lab', 'Secret Lab', 'area-with-6-symbols', TECH]],
  [45, ['megacity', 'Megacity', 'largest-area', CIV], ['germinate', 'Germinate', 'area-with-6-symbols', BIOMASS]],
  [46, ['silicon', 'Silicon', 'largest-area', TECH], ['amazon', 'Amazon', 'area-with-6-symbols', WATER]],
  [47, ['pacific', 'Pacific', 'largest-area', WATER], ['pony-express', 'Pony Express', 'area-with-6-symbols', ROVER]],
  [48, ['garden', 'Garden', 'area-count', BIOMASS], ['power-line', 'Power Line', 'area-with-6-symbols', ENERGY]],
  [49, ['interchange', 'Interchange', 'area-count', ROVER], ['skyway', 'Skyway', 'rect-2x5', CIV]],
  [50, ['supercharge', 'Supercharge', 'area-count', ENERGY], ['equator', 'Equator', 'rect-2x5', BIOMASS]],
  [51, ['sprawl', 'Sprawl', 'area-count', CIV], ['genome', 'Genome', 'rect-2x5', TECH]],
  [52, ['x', 'X', 'area-count', TECH], ['panama', 'Panama', 'rect-2x5', WATER]],
  [53, ['10000-lakes', '10,000 Lakes', 'area-count', WATER], ['runway', 'Runway', 'rect-2x5', ROVER]],
  [54, ['luddite', 'Luddite', 'fewest-symbols', TECH], ['power-strip', 'Power Strip', 'rect-2x5', ENERGY]],
  [
    55,
    ['conservation', 'Conservation', 'fewest-symbols', WATER],
    ['crowd-source', 'Crowd Source', 'track-at-max', CIV],
  ],
  [56, ['galvanize', 'Galvanize', 'fewest-symbols', ENERGY], ['exponent', 'Exponent', 'track-at-max', TECH]],
  [57, ['20-percent', '20 Percent', 'fewest-symbols', BIOMASS], ['overgrowth', 'Overgrowth', 'track-at-max', BIOMASS]],
  [58, ['rideshare', 'Rideshare', 'fewest-symbols', ROVER], ['flowrate', 'Flowrate', 'track-at-max', WATER]],
  [59, ['rural', 'Rural', 'fewest-symbols', CIV], ['overdrive', 'Overdrive', 'track-at-max', ROVER]],
  [
    60,
    ['pinnacle', 'Pinnacle', 'tracks-at-max'],
    ['alternative-energy', 'Alternative Energy', 'max-5-symbols', ENERGY],
  ],
  [61, ['geode', 'Geode', 'most-meteorites'], ['cleanup', 'Cleanup', 'min-9-meteorites']],
  [62, ['rescue', 'Rescue', 'most-lifepods'], ['tight-ship', 'Tight Ship', 'lifepods-gt-meteorites']],
  [63, ['vaporize', 'Vaporize', 'fewest-meteorites'], ['meltdown', 'Meltdown', 'all-ice-covered']],
  [64, ['deductible', 'Deductible', 'fewest-lifepods'], ['coveralls', 'Coveralls', 'all-land-covered']],
] as const satisfies readonly ObjectiveRow[];
export type NeighbourObjectiveId = (typeof OBJECTIVE_ROWS)[number][1][0];
export type SingleObjectiveId = (typeof OBJECTIVE_ROWS)[number][2][0];

export const OBJECTIVES: readonly Objective[] = OBJECTIVE_ROWS.map(([no, neighbour, single]) => ({
  id: `objective-${no}`,
  no,
  neighbour: { id: neighbour[0], name: neighbour[1], criterion: neighbour[2], resource: neighbour[3] ?? null },
  single: { id: single[0], name: single[1], criterion: single[2], resource: single[3] ?? null },
}));
export const FIRST_OBJECTIVE_NO = 37;

/** Medals of the neighbour side, by outcome of the comparison. */
export const NEIGHBOUR_MEDALS = { win: 5, tie: 2, lose: 0 } as const;
export const SINGLE_MEDALS = 5;
