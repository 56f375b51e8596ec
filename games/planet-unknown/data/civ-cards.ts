export type CivLevel = 1 | 2 | 3 | 4;
/** 'now' acts when the card is taken, 'end' at the end of the game. */
export type CivTiming = 'now' | 'end';

export type CivEffect =
  /** That many different markers, each by that many steps. */
  | { readonly op: 'advance'; readonly markers: number; readonly steps: number }
  | { readonly op: 'patch'; readonly n: number }
  | { readonly op: 'rover-moves'; readonly n: number }
  | { readonly op: 'extra-tile'; readonly resources: boolean }
  | { readonly op: 'collect-lifepods'; readonly n: number }
  | { readonly op: 'teleport-rover'; readonly to: 'any-cell' }
  | { readonly op: 'destroy-meteorites-line' }
  | { readonly op: 'destroy-meteorites'; readonly n: number }
  | { readonly op: 'advance-all-to'; readonly space: number; readonly synergy: boolean }
  | { readonly op: 'medals'; readonly n: number; readonly endAdvance: number }
  | { readonly op: 'medals-per-patch'; readonly n: number }
  | { readonly op: 'lifepods-worth'; readonly n: number }
  | { readonly op: 'meteorite-repo' }
  | { readonly op: 'commerce-agreement' };

export interface CivCard {
  readonly id: CivCardId;
  readonly no: number;
  readonly level: CivLevel;
  readonly name: string;
  readonly timing: CivTiming;
  readonly effect: CivEffect;
}

type CivRow = readonly [no: number, level: CivLevel, id: string, name: string, timing: CivTiming, effect: CivEffect];

const CIV_ROWS = [
  [1, 1, 'temp-agency', 'Temp Agency', 'now', { op: 'advance', markers: 2, steps: 1 }],
  [2, 1, 'dept-of-operations', 'Dept of Operations', 'now', { op: 'advance', markers: 1, steps: 2 }],
  [3, 1, 'dept-of-natural-resources', 'Dept of Natural Resources', 'now', { op: 'patch', n: 1 }],
  [4, 1, 'dept-of-engineering', 'Dept of Engineering', 'now', { op: 'rover-moves', n: 4 }],
  [5, 1, 'salvage-yard', 'Salvage Yard', 'now', { op: 'extra-tile', resources: false }],
  [
    6,
    1,
    'observance-of-first-planet-holiday',
    'Observance of First Planet Holiday',
    'end',
    { op: 'medals', n: 1, endAdvance: 0 },
  ],
  [7, 1, 'rising-planet-award', 'Rising Planet Award', 'end', { op: 'medals', n: 2, endAdvance: 0 }],
  [29, 1, 'meteorite-repo-1', 'Meteorite Repo (1/4)', 'end', { op: 'meteorite-repo' }],
  [33, 1, 'commerce-agreement-1', 'Commerce Agreement (1/4)', 'end', { op: 'commerce-agreement' }],

  [8, 2, 'first-planet-holiday', 'First Planet Holiday', 'end', { op: 'medals', n: 1, endAdvance: 0 }],
  [9, 2, 'peoples-planet-choice-award', "People's Planet Choice Award", 'end', { op: 'medals', n: 2, endAdvance: 0 }],
  [10, 2, 'new-angel-investors', 'New Angel Investors', 'now', { op: 'advance', markers: 3, steps: 1 }],
  [11, 2, 'wage-increase', 'Wage Increase', 'now', { op: 'advance', markers: 2, steps: 1 }],
  [12, 2, 'dept-of-parks-and-rec', 'Dept of Parks and Rec', 'now', { op: 'patch', n: 2 }],
  [13, 2, 'approved-overtime', 'Approved Overtime', 'now', { op: 'collect-lifepods', n: 2 }],
  [14, 2, 'relocation-bonus', 'Relocation Bonus', 'now', { op: 'teleport-rover', to: 'any-cell' }],
  [30, 2, 'meteorite-repo-2', 'Meteorite Repo (2/4)', 'end', { op: 'meteorite-repo' }],
  [34, 2, 'commerce-agreement-2', 'Commerce Agreement (2/4)', 'end', { op: 'commerce-agreement' }],

  [15, 3, 'top-planet-award', 'Top Planet Award', 'end', { op: 'medals', n: 2, endAdvance: 0 }],
  [16, 3, 'depot-repair-online', 'Depot Repair Online', 'now', { op: 'extra-tile', resources: true }],
  [17, 3, 'landing-zone-approved', 'Landing Zone Approved', 'now', { op: 'destroy-meteorites-line' }],
  [18, 3, 'search-and-rescue-team', 'Search and Rescue Team', 'now', { op: 'collect-lifepods', n: 3 }],
  [19, 3, 'partnership-opportunity', 'Partnership Opportunity', 'now', { op: 'advance', markers: 3, steps: 1 }],
  [20, 3, 'best-in-planet-award', 'Best in Planet Award', 'end', { op: 'medals', n: 3, endAdvance: 0 }],
  [21, 3, 'unionization', 'Unionization', 'now', { op: 'advance-all-to', space: 5, synergy: false }],
  [31, 3, 'meteorite-repo-3', 'Meteorite Repo (3/4)', 'end', { op: 'meteorite-repo' }],
  [35, 3, 'commerce-agreement-3', 'Commerce Agreement (3/4)', 'end', { op: 'commerce-agreement' }],

  [22, 4, 'sustainable-living-act', 'Sustainable Living Act', 'end', { op: 'medals-per-patch', n: 1 }],
  [23, 4, 'gaming-commission', 'Gaming Commission', 'end', { op: 'medals', n: 2, endAdvance: 1 }],
  [24, 4, 'planet-lottery', 'Planet Lottery', 'end', { op: 'medals', n: 3, endAdvance: 1 }],
  [25, 4, 'meteor-defense-program', 'Meteor Defense Program', 'now', { op: 'destroy-meteorites', n: 3 }],
  [26, 4, 'global-parks-system', 'Global Parks System', 'now', { op: 'patch', n: 3 }],
  [27, 4, 'best-planet-to-live-on-award', 'Best Planet to Live on Award', 'end', { op: 'medals', n: 4, endAdvance: 0 }],
  [28, 4, 'space-citizen-decree', 'Space Citizen Decree', 'end', { op: 'lifepods-worth', n: 2 }],
  [32, 4, 'meteorite-repo-4', 'Meteorite Repo (4/4)', 'end', { op: 'meteorite-repo' }],
  [36, 4, 'commerce-agreement-4', 'Commerce Agreement (4/4)', 'end', { op: 'commerce-agreement' }],
] as const satisfies readonly CivRow[];
export type CivCardId = (typeof CIV_ROWS)[number][2];

/** Nine cards of each level, level by level. */
export const CIV_CARDS: readonly CivCard[] = CIV_ROWS.map(([no, level, id, name, timing, effect]) => {
  return { id, no, level, name, timing, effect };
});

/** [commerce agreements owned] -> medals of the set. */
export const COMMERCE_MEDALS = [0, 1, 3, 6, 10] as const;
/** [meteorite repos owned] -> medals for each three meteorites. */
export const METEORITE_MEDALS = [1, 2, 3, 4, 5] as const;
