import { countBits, type Seat } from '@orrery/kernel';
import { GOAL_SPACES, GOALS, type GoalCondition, RESOURCES } from '../data/index.ts';
import { isContractDone } from './contracts.ts';
import { complexOf, complexSize } from './hexes.ts';
import { advancedCount, ownMines } from './lss.ts';
import { NONE, type OmChoice, type OnMarsState } from './state.ts';

type Count = (s: OnMarsState, seat: Seat) => number;

function markers(s: OnMarsState, seat: Seat): number[] {
  const hexes: number[] = [];
  for (let card = 0; card < s.cardOwner.length; card++) {
    if (s.cardOwner[card] === seat && s.cardAt[card] !== NONE) hexes.push(s.cardAt[card]);
  }
  return hexes;
}

const ownedBy = (owners: readonly number[], seat: Seat): number => owners.filter((owner) => owner === seat).length;

/** Size of the Complexes that the Goal of two Complexes asks for. */
const TWO_COMPLEXES_SIZE = 3;

/** How much a player has of what a Goal counts. */
const COUNT: Readonly<Record<GoalCondition, Count>> = {
  blueprints: (s, seat) => ownedBy(s.cardOwner, seat),
  advanced: advancedCount,
  mines: ownMines,
  discoveries: (s, seat) => countBits(s.players[seat].discoveries),
  'marker-on-complex': (s, seat) => Math.max(0, ...markers(s, seat).map((hex) => complexSize(s, hex))),
  'equal-resources': (s, seat) => Math.max(...s.players[seat].storage.slice(1, RESOURCES)),
  shelters: (s, seat) => s.players[seat].shelters,
  level: (s) => s.level,
  quarters: (s, seat) => s.players[seat].quarters,
  techs: (s, seat) => s.players[seat].tech.filter((at) => at !== NONE).length,
  hangar: (s, seat) => s.players[seat].hangar,
  research: (s, seat) => countBits(s.players[seat].research),
  'scientist-and-contract': (s, seat) =>
    Number(s.scientistOwner.includes(seat)) +
    Number(s.contractOwner.some((owner, c) => owner === seat && isContractDone(s, c))),
  'lab-spaces': (s, seat) => GOAL_SPACES.filter((space) => s.players[seat].tech.includes(space)).length,
  progress: (s, seat) => countBits(s.players[seat].progress),
  'two-complexes': (s, seat) =>
    new Set(
      markers(s, seat)
        .filter((hex) => complexSize(s, hex) >= TWO_COMPLEXES_SIZE)
        .map((hex) => complexOf(s, hex)),
    ).size,
};

export function countFor(s: OnMarsState, seat: Seat, goal: number): number {
  return COUNT[GOALS[goal].condition](s, seat);
}

export function holds(s: OnMarsState, seat: Seat, goal: number): boolean {
  return countFor(s, seat, goal) >= GOALS[goal].n;
}

const REVEAL = GOALS.map((_, goal) => [
  { do: 'goal', goal: goal + 1, reward: 'develop' } as const,
  { do: 'goal', goal: goal + 1, reward: 'own' } as const,
]);

/** OM-GOAL-01, OM-GOAL-02, OM-GOAL-08: Goals in hand whose condition holds, whatever the reward is worth now. */
export function listGoals(s: OnMarsState, seat: Seat, out: OmChoice[]): void {
  const p = s.players[seat];
  if (p.goal !== NONE) return;
  for (let i = 0; i < p.goals.length; i++) {
    if (p.goals[i] >= 0 && holds(s, seat, p.goals[i])) out.push(REVEAL[p.goals[i]][0], REVEAL[p.goals[i]][1]);
  }
}
