import { TECHNOLOGIES } from '../../data/index.ts';
import type { PulsarState } from '../../rules/state.ts';

/** Who holds a technology: the first and the second seat, or -1; with two players some have room for one only. */
export function holdersOf(view: PulsarState, tech: number): readonly number[] {
  const slot = view.techs.indexOf(tech) * 4;
  const isAlone = view.players.length === 2 && TECHNOLOGIES[tech].icons === 1;
  return isAlone ? [view.holders[slot]] : [view.holders[slot], view.holders[slot + 2]];
}

/** The second seat has to wait for the next round, where only one may patent it in a round. */
export function isWaiting(view: PulsarState, tech: number, place: number): boolean {
  const slot = view.techs.indexOf(tech) * 4;
  return (
    place === 1 && TECHNOLOGIES[tech].icons === 1 && view.holders[slot] >= 0 && view.holders[slot + 1] === view.round
  );
}

/** Who holds a technology, and since which round. */
export function holdingsOf(
  view: PulsarState,
  tech: number,
): readonly { readonly seat: number; readonly round: number }[] {
  const slot = view.techs.indexOf(tech) * 4;
  return [slot, slot + 2]
    .filter((at) => view.holders[at] >= 0)
    .map((at) => ({ seat: view.holders[at], round: view.holders[at + 1] }));
}
