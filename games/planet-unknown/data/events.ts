import { BIOMASS, CIV, ENERGY, ROVER, TECH, type TerrainIndex, type TrackIndex, WATER } from './terrains.ts';

export type EventColor = 'green' | 'orange' | 'red';
/** 'action' is carried out once in the event phase, 'round' is in force until the round ends. */
export type EventScope = 'action' | 'round';

export type EventEffect =
  | { readonly op: 'advance'; readonly tracks: readonly TrackIndex[]; readonly steps: number; readonly bonus: boolean }
  | { readonly op: 'regress'; readonly tracks: readonly TrackIndex[]; readonly steps: number }
  | { readonly op: 'rover-not-onto'; readonly terrain: TerrainIndex }
  | { readonly op: CountedOp; readonly n: number }
  | { readonly op: PlainOp };

type CountedOp =
  | 'draw-single-objective'
  | 'patch'
  | 'synergy'
  | 'collect-lifepods'
  | 'collect-meteorites'
  | 'add-meteorite-on-free-symbol'
  | 'destroy-own-objective'
  | 'destroy-rover-if-more-than-1'
  | 'destroy-lifepod-on-planet'
  | 'destroy-collected-lifepod'
  | 'destroy-collected-meteorite';

type PlainOp =
  | 'extra-rover'
  | 'add-civ-card-each-level'
  | 'rotate-station-freely'
  | 'no-tile-on-edge'
  | 'ignore-one-tile-resource'
  | 'no-milestones'
  | 'remove-random-civ-card-each-level'
  | 'remove-stack-of-current-sector'
  | 'synergy-or-peek'
  | 'no-tile-next-to-same-terrain'
  | 'no-tile-on-ice'
  | 'no-synergy';

export interface EventCard {
  readonly id: string;
  readonly no: number;
  readonly color: EventColor;
  readonly soloOnly: boolean;
  readonly scope: EventScope;
  readonly effect: EventEffect;
}

type EventRow = readonly [no: number, scope: EventScope, effect: EventEffect, solo?: 'solo'];

const ALL_TRACKS = [CIV, WATER, BIOMASS, ROVER, TECH] as const;

const GREEN = [
  [65, 'action', { op: 'extra-rover' }, 'solo'],
  [66, 'action', { op: 'add-civ-card-each-level' }, 'solo'],
  [67, 'action', { op: 'draw-single-objective', n: 1 }, 'solo'],
  [68, 'action', { op: 'advance', tracks: [CIV, BIOMASS, WATER], steps: 3, bonus: false }],
  [69, 'action', { op: 'advance', tracks: [ROVER, CIV], steps: 1, bonus: true }],
  [70, 'action', { op: 'advance', tracks: [ROVER, TECH], steps: 1, bonus: true }],
  [71, 'action', { op: 'advance', tracks: [ROVER, WATER], steps: 1, bonus: true }],
  [72, 'action', { op: 'advance', tracks: [ROVER, BIOMASS], steps: 1, bonus: true }],
  [73, 'action', { op: 'advance', tracks: [CIV, TECH], steps: 1, bonus: true }],
  [74, 'action', { op: 'advance', tracks: [WATER, CIV], steps: 1, bonus: true }],
  [75, 'action', { op: 'advance', tracks: [BIOMASS, CIV], steps: 1, bonus: true }],
  [76, 'action', { op: 'advance', tracks: [TECH, WATER], steps: 1, bonus: true }],
  [77, 'action', { op: 'advance', tracks: [BIOMASS, TECH], steps: 1, bonus: true }],
  [78, 'action', { op: 'advance', tracks: [BIOMASS, WATER], steps: 1, bonus: true }],
  [79, 'action', { op: 'rotate-station-freely' }, 'solo'],
  [80, 'action', { op: 'patch', n: 1 }],
  [81, 'action', { op: 'synergy', n: 1 }],
  [82, 'action', { op: 'collect-lifepods', n: 1 }],
  [83, 'action', { op: 'collect-meteorites', n: 1 }],
  [84, 'action', { op: 'synergy', n: 1 }],
] as const satisfies readonly EventRow[];

const ORANGE = [
  [85, 'action', { op: 'regress', tracks: [ROVER, CIV], steps: 1 }],
  [86, 'action', { op: 'regress', tracks: [ROVER, TECH], steps: 1 }],
  [87, 'action', { op: 'regress', tracks: [ROVER, WATER], steps: 1 }],
  [88, 'action', { op: 'regress', tracks: [ROVER, BIOMASS], steps: 1 }],
  [89, 'action', { op: 'regress', tracks: [CIV, TECH], steps: 1 }],
  [90, 'action', { op: 'regress', tracks: [WATER, CIV], steps: 1 }],
  [91, 'action', { op: 'regress', tracks: [BIOMASS, CIV], steps: 1 }],
  [92, 'action', { op: 'regress', tracks: [TECH, WATER], steps: 1 }],
  [93, 'action', { op: 'regress', tracks: [BIOMASS, TECH], steps: 1 }],
  [94, 'action', { op: 'regress', tracks: [BIOMASS, WATER], steps: 1 }],
  [95, 'action', { op: 'add-meteorite-on-free-symbol', n: 1 }],
  [96, 'action', { op: 'regress', tracks: ALL_TRACKS, steps: 1 }],
  [97, 'round', { op: 'rover-not-onto', terrain: WATER }],
  [98, 'round', { op: 'rover-not-onto', terrain: BIOMASS }],
  [99, 'round', { op: 'rover-not-onto', terrain: ENERGY }],
  [100, 'round', { op: 'rover-not-onto', terrain: ROVER }],
  [101, 'round', { op: 'rover-not-onto', terrain: TECH }],
  [102, 'round', { op: 'rover-not-onto', terrain: CIV }],
  [103, 'round', { op: 'no-tile-on-edge' }],
  [104, 'round', { op: 'ignore-one-tile-resource' }],
] as const satisfies readonly EventRow[];

const RED = [
  [105, 'action', { op: 'regress', tracks: ALL_TRACKS, steps: 2 }],
  [106, 'action', { op: 'regress', tracks: ALL_TRACKS, steps: 3 }],
  [107, 'action', { op: 'add-meteorite-on-free-symbol', n: 1 }],
  [108, 'round', { op: 'ignore-one-tile-resource' }],
  [109, 'round', { op: 'no-milestones' }],
  [110, 'action', { op: 'destroy-own-objective', n: 1 }, 'solo'],
  [111, 'action', { op: 'destroy-rover-if-more-than-1', n: 1 }],
  [112, 'action', { op: 'remove-random-civ-card-each-level' }],
  [113, 'action', { op: 'destroy-lifepod-on-planet', n: 1 }],
  [114, 'action', { op: 'destroy-collected-lifepod', n: 1 }],
  [115, 'action', { op: 'destroy-collected-meteorite', n: 1 }],
  [116, 'action', { op: 'remove-stack-of-current-sector' }, 'solo'],
  [117, 'action', { op: 'synergy-or-peek' }],
  [118, 'action', { op: 'synergy-or-peek' }],
  [119, 'round', { op: 'no-tile-next-to-same-terrain' }],
  [120, 'round', { op: 'no-tile-on-ice' }],
  [121, 'round', { op: 'no-tile-on-ice' }],
  [122, 'round', { op: 'no-synergy' }],
  [123, 'round', { op: 'no-milestones' }],
  [124, 'round', { op: 'no-tile-on-edge' }],
] as const satisfies readonly EventRow[];

const readEvents = (color: EventColor, rows: readonly EventRow[]): EventCard[] =>
  rows.map(([no, scope, effect, solo]) => ({ id: `event-${no}`, no, color, soloOnly: solo === 'solo', scope, effect }));

/** In the order of their numbers; the first is number FIRST_EVENT_NO. */
export const EVENTS: readonly EventCard[] = [
  ...readEvents('green', GREEN),
  ...readEvents('orange', ORANGE),
  ...readEvents('red', RED),
];
export const FIRST_EVENT_NO = 65;
