import { countBits } from '@orrery/kernel';
import type { GoalCondition } from '../../data/index.ts';
import { countActive, countItems, countSpinning, countStations, spinningByType } from '../../rules/counts.ts';
import type { PulsarState } from '../../rules/state.ts';

/** How far a seat has come with what a goal asks for. */
export function progressOf(view: PulsarState, seat: number, condition: GoalCondition): number {
  const { patents, projects, runs } = view.players[seat];
  switch (condition) {
    case 'spinning-same-type':
      return Math.max(...spinningByType(view, seat));
    case 'spinning-different-types':
      return countItems(view, seat, 'spinning-gyrodyne-type');
    case 'spinning-any':
      return countSpinning(view, seat);
    case 'active-transmitters':
      return countActive(view, seat);
    case 'stations':
      return countStations(view, seat);
    case 'patents':
      return patents.length;
    case 'hq-projects':
      return countBits(projects);
    case 'gate-runs-executed':
      return countBits(runs);
  }
}
