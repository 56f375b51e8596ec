import type { OmEvent } from '../../rules/events.ts';
import { NONE, type OnMarsState, SHUTTLE, sideOf } from '../../rules/state.ts';

/** The side of every seat that stands on a Turn Order space. */
export type Sides = ReadonlyMap<number, number>;

export const sidesOf = ({ players }: OnMarsState): Sides =>
  new Map(players.flatMap((player, seat) => (player.space > 0 ? [[seat, sideOf(player)] as const] : [])));

/** Who has changed sides between two positions. */
export const journeysBetween = (before: Sides, now: Sides): ReadonlySet<number> =>
  new Set([...now].flatMap(([seat, side]) => ((before.get(seat) ?? side) === side ? [] : [seat])));

/**
 * Whose marks are in the windows of the Shuttle. While it waits, whoever is on its side; once it has left, whoever came
 * along, and those on the side it left who have not said yet that they stay.
 */
export function ridersOf(view: OnMarsState, heard: readonly OmEvent[]): number[] {
  const sides = sidesOf(view);
  const isUnderWay = view.phase === SHUTTLE && view.shuttleLeft !== NONE;
  const home = isUnderWay ? view.shuttleLeft : view.shuttleSide;
  const lately = heard.slice(heard.findLastIndex(({ event }) => event === 'shuttle') + 1);
  const came = new Set(
    lately.flatMap((each) => (each.event === 'travelled' && each.by === 'shuttle' ? [each.seat] : [])),
  );
  const stayed = new Set(lately.flatMap((each) => (each.event === 'stayed' ? [each.seat] : [])));
  return [...sides.keys()].filter((seat) => {
    if (!isUnderWay) return sides.get(seat) === home;
    return came.has(seat) || (sides.get(seat) === home && !stayed.has(seat));
  });
}
