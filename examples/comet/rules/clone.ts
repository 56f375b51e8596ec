import { cloneAgenda } from '@orrery/kernel';
import type { CometState } from './state.ts';

/** Written out by hand, field by field: computer players copy states more often than they do anything else. */
export const clone = (s: CometState): CometState => ({
  random: s.random.slice(),
  agenda: cloneAgenda(s.agenda),
  revealed: s.revealed,
  comets: s.comets.slice(),
  comet: s.comet,
  seen: s.seen.slice(),
  hands: s.hands.map((hand) => hand.slice()),
  bids: s.bids.slice(),
  points: s.points.slice(),
});
