import { type Gain, gains, type Requirement, requirements } from './effects.ts';
import { indexById, type Letter } from './names.ts';
import { START_TILES } from './start-tiles.ts';

const PLAN_ROWS: readonly (readonly [id: string, requirement: string, reward: string])[] = [
  ['plan-a01', 'carbon 1', 'total carbon 1'],
  ['plan-a02', 'carbon 2', 'rp 1'],
  ['plan-a03', 'carbon 2', 'coins 2'],
  ['plan-a04', 'carbon 2', 'helium 1'],
  ['plan-a05', 'carbon 3', 'any 2'],
  ['plan-a06', 'carbon 3', 'helium 2'],
  ['plan-a07', 'minerals 1', 'total minerals 1'],
  ['plan-a08', 'minerals 2', 'rp 1'],
  ['plan-a09', 'minerals 2', 'coins 2'],
  ['plan-a10', 'minerals 2', 'helium 1'],
  ['plan-a11', 'minerals 3', 'any 2'],
  ['plan-a12', 'minerals 3', 'helium 2'],
  ['plan-a13', 'titanium 1', 'total titanium 1'],
  ['plan-a14', 'titanium 2', 'rp 1'],
  ['plan-a15', 'titanium 2', 'coins 2'],
  ['plan-a16', 'titanium 2', 'helium 1'],
  ['plan-a17', 'titanium 3', 'any 2'],
  ['plan-a18', 'titanium 3', 'helium 2'],
  ['plan-a19', 'energy 1', 'coins 1'],
  ['plan-a20', 'energy 2', 'rp 1'],
  ['plan-a21', 'energy 2', 'helium 1'],
  ['plan-a22', 'energy 3', 'any 2'],
  ['plan-a23', 'lab-other 1', 'coins 2'],
  ['plan-a24', 'lab-other 1', 'rp 1'],
  ['plan-b01', 'carbon 2, minerals 2', 'any 3'],
  ['plan-b02', 'carbon 2, minerals 2', 'coins 3'],
  ['plan-b03', 'carbon 2, titanium 2', 'any 3'],
  ['plan-b04', 'carbon 2, titanium 2', 'coins 3'],
  ['plan-b05', 'minerals 2, titanium 2', 'any 3'],
  ['plan-b06', 'minerals 2, titanium 2', 'coins 3'],
  ['plan-b07', 'carbon 2, energy 2', 'any 3'],
  ['plan-b08', 'carbon 2, energy 2', 'coins 3'],
  ['plan-b09', 'minerals 2, energy 2', 'any 3'],
  ['plan-b10', 'minerals 2, energy 2', 'coins 3'],
  ['plan-b11', 'titanium 2, energy 2', 'any 3'],
  ['plan-b12', 'titanium 2, energy 2', 'coins 3'],
  ['plan-b13', 'carbon 3, lab-other 1', 'rp 2'],
  ['plan-b14', 'minerals 3, lab-other 1', 'rp 2'],
  ['plan-b15', 'titanium 3, lab-other 1', 'rp 2'],
  ['plan-b16', 'energy 3, lab-other 1', 'rp 2'],
  ['plan-b17', 'carbon 4', 'remove 1, coins 1'],
  ['plan-b18', 'minerals 4', 'helium 3'],
  ['plan-b19', 'titanium 4', 'remove 1, coins 1'],
  ['plan-b20', 'energy 4', 'helium 3'],
  ['plan-b21', 'one-kind 4', 'coins 3'],
  ['plan-b22', 'one-kind 4', 'remove 1'],
  ['plan-b23', 'chemist 1', 'helium 2'],
  ['plan-b24', 'chemist 1', 'coins 2'],
  ['plan-c01', 'carbon 2', 'any 3'],
  ['plan-c02', 'carbon 2', 'helium 3'],
  ['plan-c03', 'minerals 2', 'any 3'],
  ['plan-c04', 'minerals 2', 'helium 3'],
  ['plan-c05', 'titanium 2', 'any 3'],
  ['plan-c06', 'titanium 2', 'helium 3'],
  ['plan-c07', 'energy 2', 'any 3'],
  ['plan-c08', 'energy 2', 'helium 3'],
  ['plan-c09', 'carbon 3, one-kind 3', 'remove 2'],
  ['plan-c10', 'minerals 3, one-kind 3', 'remove 2'],
  ['plan-c11', 'titanium 3, one-kind 3', 'remove 2'],
  ['plan-c12', 'one-kind 4', 'coins 5'],
  ['plan-c13', 'one-kind 4', 'any 4'],
  ['plan-c14', 'one-kind 4', 'rp 3'],
  ['plan-c15', 'lab-other 1', 'rp 2, coins 1'],
  ['plan-c16', 'lab-other 1', 'any 3'],
  ['plan-c17', 'chemist 1', 'helium 3'],
  ['plan-c18', 'chemist 1', 'coins 4'],
  ['plan-c19', 'carbon 3', 'track skymine 4'],
  ['plan-c20', 'minerals 3', 'track minerva 4'],
  ['plan-c21', 'titanium 3', 'track astrogo 4'],
  ['plan-c22', 'energy 3', 'track tawac 4'],
  ['plan-c23', 'energy 2, lab-other 1', 'rp 3'],
  ['plan-c24', 'energy 2, lab-other 1', 'coins 4'],
];

/** Special plans: coins to move onto them, coins they score once uploaded. */
const SPECIAL_ROWS: readonly { readonly number: number; readonly pay: number; readonly value: number }[] = [
  { number: 2, pay: 2, value: 5 },
  { number: 3, pay: 2, value: 6 },
  { number: 4, pay: 2, value: 6 },
  { number: 5, pay: 3, value: 8 },
  { number: 6, pay: 3, value: 8 },
  { number: 7, pay: 4, value: 10 },
];

export interface Plan {
  readonly id: string;
  readonly letter: Letter | 'special' | 'start';
  readonly require: readonly Requirement[];
  readonly reward: readonly Gain[];
  readonly pay: number;
  readonly value: number;
  /** Round number of a special plan, otherwise 0. */
  readonly number: number;
}

/** Lettered plans (24 each), then the special ones, then those printed on the starting tiles. */
export const PLANS: readonly Plan[] = [
  ...PLAN_ROWS.map(([id, requirement, reward]) => ({
    id,
    letter: id.charAt(5).toUpperCase() as Letter,
    require: requirements(requirement),
    reward: gains(reward),
    pay: 0,
    value: 0,
    number: 0,
  })),
  ...SPECIAL_ROWS.map(({ number, pay, value }) => ({
    id: `special-${number}`,
    letter: 'special' as const,
    require: [],
    reward: [],
    pay,
    value,
    number,
  })),
  ...START_TILES.map(({ id, plan }) => ({
    id,
    letter: 'start' as const,
    require: requirements(plan[0]),
    reward: gains(plan[1]),
    pay: 0,
    value: 0,
    number: 0,
  })),
];

export const PLANS_PER_LETTER = 24;
export const FIRST_SPECIAL = 3 * PLANS_PER_LETTER;
export const FIRST_START_PLAN = FIRST_SPECIAL + SPECIAL_ROWS.length;
export const PLAN_INDEX = indexById(PLANS.map((plan) => plan.id));
/** SKY-RP-02 to 06: research points for a plan of letter A, B, C and for a special one. */
export const LETTER_COST: readonly number[] = [1, 1, 2];
export const SPECIAL_COST = 2;

/** 0, 1, 2 for the letters, 3 for special plans, 4 for printed ones. */
export const PLAN_LETTER: readonly number[] = PLANS.map(({ letter }) =>
  ['A', 'B', 'C', 'special', 'start'].indexOf(letter),
);

/** The special plan of a round. */
export function specialPlan(round: number): number {
  return FIRST_SPECIAL + round - 2;
}
