import { countBits, type Seat } from '@orrery/kernel';
import { GOALS, type GoalCondition } from '../data/index.ts';
import { countActive, countStations, spinningByType } from '../rules/counts.ts';
import type { PulsarState } from '../rules/state.ts';
import type { Outlook } from './outlook.ts';

/** What a seat does that can bring it nearer to a goal. */
export type Deed = 'activate' | 'station' | 'patent' | 'project' | 'run' | 'complete';

const SERVES: Readonly<Record<GoalCondition, Deed>> = {
  'active-transmitters': 'activate',
  stations: 'station',
  patents: 'patent',
  'hq-projects': 'project',
  'gate-runs-executed': 'run',
  'spinning-same-type': 'complete',
  'spinning-different-types': 'complete',
  'spinning-any': 'complete',
};

/** [goal] the deed that brings nearer to it. */
const DEED_FOR: readonly Deed[] = GOALS.map(({ needs }) => SERVES[needs.op]);

/** How many of what a goal asks for the seat has, with one more spinning gyrodyne of a type if one is given. */
function countTowards(s: PulsarState, seat: Seat, op: GoalCondition, type = -1): number {
  const player = s.players[seat];
  switch (op) {
    case 'active-transmitters':
      return countActive(s, seat);
    case 'stations':
      return countStations(s, seat);
    case 'patents':
      return player.patents.length;
    case 'hq-projects':
      return countBits(player.projects);
    case 'gate-runs-executed':
      return countBits(player.runs);
    default: {
      const counts = spinningByType(s, seat);
      if (type >= 0) counts[type]++;
      if (op === 'spinning-same-type') return Math.max(counts[0], counts[1], counts[2]);
      if (op === 'spinning-any') return counts[0] + counts[1] + counts[2];
      return counts.filter((count) => count > 0).length;
    }
  }
}

/** What a goal is worth to somebody who has come so far. */
function hopeFor(goal: number, done: number, look: Outlook): number {
  const { points } = GOALS[goal];
  if (done >= 1) return points + (look.left > 2 ? 3 : 0);
  // What is missing must still be done in the rounds that are left.
  const hope = Math.min(1, done + look.left * 0.11);
  return points * done * hope * hope * 0.9;
}

export function goalsHope(s: PulsarState, seat: Seat, look: Outlook): number {
  if (s.phase === 'final') return 0;
  let worth = 0;
  for (const goal of s.goals) {
    const { op, n } = GOALS[goal].needs;
    worth += hopeFor(goal, countTowards(s, seat, op) / n, look);
  }
  return worth;
}

/** What one more deed adds to the goals in play. */
export function goalGain(s: PulsarState, seat: Seat, deed: Deed, look: Outlook, type = -1): number {
  let worth = 0;
  for (const goal of s.goals) {
    if (DEED_FOR[goal] !== deed) continue;
    const { op, n } = GOALS[goal].needs;
    const have = countTowards(s, seat, op);
    const then = deed === 'complete' ? countTowards(s, seat, op, type) : have + 1;
    if (have < n) worth += hopeFor(goal, then / n, look) - hopeFor(goal, have / n, look);
  }
  return worth;
}
