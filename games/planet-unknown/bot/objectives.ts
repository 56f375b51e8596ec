import type { Seat } from '@orrery/kernel';
import { isFulfilled, measure, neighbourSide, singleSide } from '../rules/objectives.ts';
import type { PlanetUnknownState } from '../rules/state.ts';

/** Ahead of a neighbour counts more and more as the end comes near. */
export function objectives(s: PlanetUnknownState, seat: Seat, left: number): number {
  const { players, neighbours } = s;
  let value = 0;
  const sure = 1 / (1 + left / 8);
  for (let i = 0; i < neighbours.length; i++) {
    const a = players.length === 2 ? 0 : i;
    const b = players.length === 2 ? 1 : (i + 1) % players.length;
    if (seat !== a && seat !== b) continue;
    const side = neighbourSide(neighbours[i]);
    const lead = measure(players[seat], side) - measure(players[seat === a ? b : a], side);
    value += 2.5 + 2.5 * sure * Math.max(-1, Math.min(1, lead / 2));
  }
  if (s.common >= 0) value += 2.5 + 2.5 * sure * Math.max(-1, Math.min(1, commonLead(s, seat, s.common) / 2));
  for (const objective of s.players[seat].objectives) {
    if (objective >= 0 && isFulfilled(s.players[seat], singleSide(objective))) value += 5;
  }
  return value;
}

/** How far a seat is ahead of the best other planet in an objective for all (PU-JUMP-12). */
export function commonLead(s: PlanetUnknownState, seat: Seat, objective: number): number {
  const side = neighbourSide(objective);
  const others = s.players.filter((_, other) => other !== seat).map((p) => measure(p, side));
  return measure(s.players[seat], side) - Math.max(0, ...others);
}
