export const MISSIONS = [
  'research-tiles',
  'blueprints',
  'advanced-buildings',
  'bots',
  'discovery-tiles',
  'techs',
  'progress-cubes',
  'scientists',
  'contracts',
] as const;
export type MissionName = (typeof MISSIONS)[number];

export interface Mission {
  /** [players] contributions it takes. */
  readonly required: Readonly<Record<number, number>>;
  readonly crystals: number;
  readonly deck: 'short' | 'long';
  /** The action its marker lies beside, as a reminder. */
  readonly marker: string;
}

export const MISSION_CARDS: readonly Mission[] = [
  { required: { 1: 5, 2: 5, 3: 5, 4: 7 }, crystals: 2, deck: 'long', marker: 'control-center' },
  { required: { 1: 10, 2: 10, 3: 10, 4: 13 }, crystals: 1, deck: 'short', marker: 'obtain-blueprint' },
  { required: { 1: 8, 2: 8, 3: 8, 4: 10 }, crystals: 1, deck: 'long', marker: 'upgrade-building' },
  { required: { 1: 3, 2: 3, 3: 4, 4: 5 }, crystals: 2, deck: 'short', marker: 'welcome-ship' },
  { required: { 1: 5, 2: 5, 3: 7, 4: 9 }, crystals: 1, deck: 'short', marker: 'control-center' },
  { required: { 1: 7, 2: 7, 3: 11, 4: 12 }, crystals: 1, deck: 'short', marker: 'learn-technology' },
  { required: { 1: 8, 2: 8, 3: 11, 4: 14 }, crystals: 1, deck: 'long', marker: 'construct-building' },
  { required: { 1: 4, 2: 4, 3: 4, 4: 5 }, crystals: 2, deck: 'short', marker: 'hire-or-contract' },
  { required: { 1: 2, 2: 2, 3: 2, 4: 3 }, crystals: 1, deck: 'long', marker: 'hire-or-contract' },
];

/** How many Missions of each deck a game has. */
export const MISSION_MIX = { short: { short: 2, long: 1 }, long: { short: 1, long: 2 } } as const;
/** Missions A, B and C of the First Colonists variant: Blueprints, Scientists, Research tiles. */
export const FIRST_COLONISTS_MISSIONS: readonly number[] = [1, 7, 0];
export const MISSIONS_TO_GO = 3;
/** From this Colony level on every new level counts as a Mission. */
export const LEVEL_COUNTS_FROM = 3;
