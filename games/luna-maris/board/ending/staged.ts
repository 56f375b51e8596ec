import type { LunaState, Player } from '../../rules/state.ts';
import { roundEndOf } from '../reading.ts';

/** What happens between two rounds, in this order. */
export const STEPS = ['probes', 'rank', 'modules', 'tidy', 'production'] as const;
export type EndStep = (typeof STEPS)[number];

/**
 * Has a round ended between two positions, one of which follows the other? Whoever jumps through a replay has not seen
 * its end: then somebody still had to pass. What the last round brought is told by the final scoring.
 */
export const hasEnded = (before: LunaState, now: LunaState): boolean =>
  before.round > 0 &&
  now.round === before.round + 1 &&
  now.phase !== 'finished' &&
  before.nextOrder.length >= before.order.length - 1;

/** What production changes: it is shown last. */
const ofProduction = ({ ironLeft, ironRight, titaniumLeft, titaniumRight, waste, co2, stress, energy }: Player) => ({
  ironLeft,
  ironRight,
  titaniumLeft,
  titaniumRight,
  waste,
  co2,
  stress,
  energy,
});

/** The points a seat has got by the steps so far. */
export function paidUntil(ended: LunaState, seat: number, step: EndStep): number {
  const { probes, rank, built } = roundEndOf(ended)[seat];
  return [probes, rank, built].slice(0, STEPS.indexOf(step) + 1).reduce((sum, points) => sum + points, 0);
}

/** The new position as far as the end of the round has been shown: each step changes what it is about. */
export function staged(ended: LunaState, now: LunaState, step: EndStep): LunaState {
  if (step === 'production') return now;
  const tidied = step === 'tidy';
  return {
    ...now,
    round: ended.round,
    order: ended.order,
    nextOrder: ended.nextOrder,
    current: ended.current,
    players: now.players.map((p, seat) => {
      const before = ended.players[seat];
      return {
        ...p,
        ...ofProduction(before),
        o2: tidied ? 0 : before.o2,
        ready: tidied ? p.ready : before.ready,
        sp: before.sp + paidUntil(ended, seat, step),
      };
    }),
  };
}
