import type { Seat } from '@orrery/kernel';
import { GOAL_SPACES, GOALS, type GoalCondition, RESOURCES } from '../data/index.ts';
import { isContractDone } from './contracts.ts';
import { complexOf, complexSize } from './hexes.ts';
import { advancedCount, ownMines } from './lss.ts';
import { bitCount, NONE, type OmChoice, type OnMarsState } from './state.ts';

type Test = (s: OnMarsState, seat: Seat, n: number) => boolean;

function markers(s: OnMarsState, seat: Seat): number[] {
  const hexes: number[] = [];
  for (let card = 0; card < s.cardOwner.length; card++) {
    if (s.cardOwner[card] === seat && s.cardAt[card] !== NONE) hexes.push(s.cardAt[card]);
  }
  return hexes;
}

const count = (owners: readonly number[], seat: Seat): number => owners.filter((owner) => owner === seat).length;

const CONDITIONS: Readonly<Record<GoalCondition, Test>> = {
  blueprints: (s, seat, n) => count(s.cardOwner, seat) >= n,
  advanced: (s, seat, n) => advancedCount(s, seat) >= n,
  mines: (s, seat, n) => ownMines(s, seat) >= n,
  discoveries: (s, seat, n) => bitCount(s.players[seat].discoveries) >= n,
  'marker-on-complex': (s, seat, n) => markers(s, seat).some((hex) => complexSize(s, hex) >= n),
  'equal-resources': (s, seat, n) => s.players[seat].storage.slice(1, RESOURCES).some((held) => held >= n),
  shelters: (s, seat, n) => s.players[seat].shelters >= n,
  level: (s, _, n) => s.level >= n,
  quarters: (s, seat, n) => s.players[seat].quarters >= n,
  techs: (s, seat, n) => s.players[seat].tech.filter((at) => at !== NONE).length >= n,
  hangar: (s, seat, n) => s.players[seat].hangar >= n,
  research: (s, seat, n) => bitCount(s.players[seat].research) >= n,
  'scientist-and-contract': (s, seat) =>
    s.scientistOwner.includes(seat) && s.contractOwner.some((owner, c) => owner === seat && isContractDone(s, c)),
  'lab-spaces': (s, seat) => GOAL_SPACES.every((space) => s.players[seat].tech.includes(space)),
  progress: (s, seat, n) => bitCount(s.players[seat].progress) >= n,
  'two-complexes': (s, seat, n) =>
    new Set(
      markers(s, seat)
        .filter((hex) => complexSize(s, hex) >= n)
        .map((hex) => complexOf(s, hex)),
    ).size >= 2,
};

export function holds(s: OnMarsState, seat: Seat, goal: number): boolean {
  const { condition, n } = GOALS[goal];
  return CONDITIONS[condition](s, seat, n);
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
