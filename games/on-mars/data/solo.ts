export interface SoloCard {
  /** Mission A, B or C as 0, 1, 2. */
  readonly mission: number;
  readonly travels: boolean;
  readonly action: 1 | 2 | 3;
}

export const SOLO_CARDS: readonly SoloCard[] = [
  { mission: 0, travels: true, action: 2 },
  { mission: 0, travels: false, action: 2 },
  { mission: 0, travels: true, action: 1 },
  { mission: 0, travels: true, action: 3 },
  { mission: 1, travels: true, action: 1 },
  { mission: 1, travels: false, action: 3 },
  { mission: 1, travels: true, action: 1 },
  { mission: 1, travels: true, action: 2 },
  { mission: 2, travels: false, action: 1 },
  { mission: 2, travels: true, action: 2 },
  { mission: 2, travels: true, action: 1 },
  { mission: 2, travels: true, action: 3 },
];

export const SOLO_GOALS = ['first-colonists', 'next-generation', 'hunky-dory', 'martian-potato'] as const;
export type SoloGoalName = (typeof SOLO_GOALS)[number];

export const REQUIREMENTS = [
  'level',
  'contract',
  'delivery',
  'upgrade',
  'contract-04',
  'contract-11',
  'private-goal',
  'level-6-tech',
  'greenhouse-tech-6',
  'biochemist',
  'research',
  'shelters',
  'mines',
  'advanced',
  'advanced-greenhouses',
  'greenhouse-complex',
  'plants',
  'orbit',
  'margin',
] as const;
export type RequirementName = (typeof REQUIREMENTS)[number];
export type Requirement = readonly [what: RequirementName, atLeast: number];

export const SOLO_REQUIREMENTS: Readonly<Record<SoloGoalName, readonly Requirement[]>> = {
  'first-colonists': [
    ['level', 3],
    ['contract', 1],
    ['private-goal', 1],
    ['level-6-tech', 1],
    ['margin', 1],
  ],
  'next-generation': [
    ['level', 3],
    ['delivery', 1],
    ['upgrade', 1],
    ['private-goal', 1],
    ['research', 2],
    ['shelters', 4],
    ['margin', 10],
  ],
  'hunky-dory': [
    ['level', 4],
    ['delivery', 1],
    ['upgrade', 1],
    ['private-goal', 1],
    ['mines', 3],
    ['advanced', 5],
    ['margin', 20],
  ],
  'martian-potato': [
    ['level', 3],
    ['contract-04', 1],
    ['contract-11', 1],
    ['biochemist', 1],
    ['advanced-greenhouses', 3],
    ['greenhouse-complex', 5],
    ['plants', 5],
    ['research', 2],
    ['greenhouse-tech-6', 1],
    ['orbit', 1],
    ['margin', 30],
  ],
};
