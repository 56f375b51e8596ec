import { countBits, type Seat } from '@orrery/kernel';
import { GOALS, type GoalCondition } from '../data/index.ts';
import type { Chapter } from './chapter.ts';
import type { Doing } from './choices.ts';
import { countActive, countStations, spinningByType } from './counts.ts';
import { voice } from './events.ts';
import { goalDiscount, hasWildGoal } from './final.ts';
import { gainCubes, gainPoints, pushAll } from './gains.ts';
import { NONE, type PulsarFrame, type PulsarState } from './state.ts';

const SPINNING: readonly GoalCondition[] = ['spinning-same-type', 'spinning-different-types', 'spinning-any'];
const isAboutSpinning = (goal: number): boolean => SPINNING.includes(GOALS[goal].needs.op);

const total = (counts: readonly number[]): number => counts.reduce((sum, n) => sum + n, 0);

function spinMeets(goal: number, counts: readonly number[]): boolean {
  const { op, n } = GOALS[goal].needs;
  if (op === 'spinning-same-type') return counts.some((count) => count >= n);
  if (op === 'spinning-different-types') return counts.filter((count) => count > 0).length >= n;
  return total(counts) >= n;
}

/** PUL-GOAL-05 to PUL-GOAL-12, each goal for itself. */
export function meetsGoal(s: PulsarState, seat: Seat, goal: number): boolean {
  const { op, n } = GOALS[goal].needs;
  const player = s.players[seat];
  switch (op) {
    case 'active-transmitters':
      return countActive(s, seat) >= n;
    case 'stations':
      return countStations(s, seat) >= n;
    case 'patents':
      return player.patents.length >= n;
    case 'hq-projects':
      return countBits(player.projects) >= n;
    case 'gate-runs-executed':
      return countBits(player.runs) >= n;
    default:
      return spinMeets(goal, spinningByType(s, seat));
  }
}

/** Every way to bind as many gyrodynes as a goal names: what is left of each type. */
function leftovers(goal: number, counts: readonly number[]): number[][] {
  const { op, n } = GOALS[goal].needs;
  const take = (used: readonly number[]): number[] => counts.map((count, type) => count - used[type]);
  const ways: number[][] = [];
  for (let small = 0; small <= n; small++) {
    for (let medium = 0; medium + small <= n; medium++) {
      const used = [small, medium, n - small - medium];
      const kinds = used.filter((count) => count > 0).length;
      if (op === 'spinning-same-type' && kinds > 1) continue;
      if (op === 'spinning-different-types' && kinds < n) continue;
      if (used.every((count, type) => count <= counts[type])) ways.push(take(used));
    }
  }
  return ways;
}

/** PUL-GOAL-07, PUL-GOAL-16: can both goals be met without counting a gyrodyne twice? */
function meetsBoth(first: number, second: number, counts: readonly number[]): boolean {
  return leftovers(first, counts).some((left) => spinMeets(second, left));
}

/** Goals a seat meets; `wild` is met by a technology and needs nothing. */
export function goalsMet(s: PulsarState, seat: Seat, wild: number): number[] {
  return s.goals.filter((goal) => goal === wild || meetsGoal(s, seat, goal));
}

/** The two gyrodyne goals of which only one can be met; none when there is nothing to decide. */
export function rivalGoals(s: PulsarState, seat: Seat, wild: number): number[] {
  const rivals = goalsMet(s, seat, wild).filter((goal) => goal !== wild && isAboutSpinning(goal));
  if (rivals.length < 2 || meetsBoth(rivals[0], rivals[1], spinningByType(s, seat))) return [];
  return rivals;
}

export const bonusPrice = (s: PulsarState, seat: Seat, goal: number, bonus: number): number =>
  Math.max(0, GOALS[goal].bonuses[bonus].cubes - goalDiscount(s.players[seat]));

const WILD: readonly Doing<'wild'>[] = GOALS.map(({ id }) => ({ do: 'wild', goal: id }));
const ASSIGN: readonly Doing<'assign'>[] = GOALS.map(({ id }) => ({ do: 'assign', goal: id }));
const goalNamed = (id: string): number => GOALS.findIndex((goal) => goal.id === id);

export const goalSteps: Chapter<'final-goals' | 'wild-goal' | 'assign-goal' | 'goals' | 'goal-bonus'> = {
  'final-goals': {
    run(s) {
      s.agenda.table.push({ step: 'final-count' });
      for (let seat = 0; seat < s.players.length; seat++) {
        const wild = hasWildGoal(s.players[seat]);
        s.agenda.seats[seat].push(wild ? { step: 'wild-goal' } : { step: 'goals', wild: NONE, lost: NONE });
      }
    },
  },
  /** PUL-TECH-26 */
  'wild-goal': {
    options: (s) => s.goals.map((goal) => WILD[goal]),
    take(s, seat, choice) {
      if (choice.do === 'wild') s.agenda.seats[seat].push({ step: 'goals', wild: goalNamed(choice.goal), lost: NONE });
    },
    whyNot: () => ({ rule: 'PUL-TECH-26' }),
  },
  'assign-goal': {
    options: (s, seat, { wild }) => rivalGoals(s, seat, wild).map((goal) => ASSIGN[goal]),
    take(s, seat, choice, { wild }) {
      if (choice.do !== 'assign') return;
      const lost = rivalGoals(s, seat, wild).find((goal) => GOALS[goal].id !== choice.goal) ?? NONE;
      s.agenda.seats[seat].push({ step: 'goals', wild, lost });
    },
    whyNot: () => ({ rule: 'PUL-GOAL-16' }),
  },
  /** PUL-GOAL-01: points for every goal met, then the offers to buy. */
  goals: {
    run(s, { wild, lost }, seat) {
      if (lost === NONE && rivalGoals(s, seat, wild).length > 0) {
        s.agenda.seats[seat].push({ step: 'assign-goal', wild });
        return;
      }
      const offers: PulsarFrame[] = [];
      for (const goal of goalsMet(s, seat, wild)) {
        if (goal === lost) continue;
        voice.tell?.({ event: 'goal', seat, goal: GOALS[goal].id });
        gainPoints(s, seat, GOALS[goal].points, 'goals');
        offers.push({ step: 'goal-bonus', goal, bonus: 0 });
      }
      pushAll(s, seat, offers);
    },
  },
  /** PUL-GOAL-02, PUL-GOAL-03: the second bonus is for those who bought the first. */
  'goal-bonus': {
    skip: (s, seat, { goal, bonus }) => s.players[seat].cubes < bonusPrice(s, seat, goal, bonus),
    options: (_, __, { goal, bonus }) => [
      { do: 'buy-bonus', goal: GOALS[goal].id, bonus: bonus + 1 },
      { do: 'decline' },
    ],
    take(s, seat, choice, { goal, bonus }) {
      if (choice.do !== 'buy-bonus') return;
      gainCubes(s, seat, -bonusPrice(s, seat, goal, bonus));
      voice.tell?.({ event: 'goal-bonus', seat, goal: GOALS[goal].id, bonus: bonus + 1 });
      gainPoints(s, seat, GOALS[goal].bonuses[bonus].points, 'goals');
      if (bonus + 1 < GOALS[goal].bonuses.length)
        s.agenda.seats[seat].push({ step: 'goal-bonus', goal, bonus: bonus + 1 });
    },
    whyNot(_, __, choice, { goal, bonus }) {
      if (choice.do !== 'buy-bonus') return { rule: 'PUL-GOAL-15' };
      if (choice.goal !== GOALS[goal].id) return { rule: 'PUL-GOAL-04' };
      return choice.bonus > bonus + 1 ? { rule: 'PUL-GOAL-03' } : { rule: 'PUL-GOAL-14' };
    },
  },
};
