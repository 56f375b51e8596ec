import { RED_ACTIONS } from '../../data/index.ts';
import type { OnMarsState } from '../../rules/state.ts';

/** Where Colonists stand, spot by spot, and which of them stands there. */
export type Roster = ReadonlyMap<string, number>;

export const homeSpot = (seat: number, nth: number): string => `home ${seat} ${nth}`;
export const workSpot = (seat: number, nth: number): string => `work ${seat} ${nth}`;
export const slotSpot = (seat: number, action: number, nth: number): string => `slot ${seat} ${action} ${nth}`;

const times = (n: number): number[] => Array.from({ length: n }, (_, i) => i);

function spotsOf({ players }: OnMarsState, seat: number): string[] {
  const { quarters, working, slots } = players[seat];
  return [
    ...times(quarters).map((nth) => homeSpot(seat, nth)),
    ...times(working).map((nth) => workSpot(seat, nth)),
    ...times(RED_ACTIONS).flatMap((action) => times(slots[action]).map((nth) => slotSpot(seat, action, nth))),
  ];
}

/**
 * Colonists have no names in the rules. Here whoever has left one spot is whoever turned up at another, so that a
 * drawing can let them walk; the rest come from the supply.
 */
export function rosterOf(view: OnMarsState, before: Roster): Roster {
  const now = new Map<string, number>();
  let next = Math.max(0, ...before.values()) + 1;
  for (const [seat] of view.players.entries()) {
    const spots = spotsOf(view, seat);
    const left = [...before].filter(([spot]) => spot.split(' ')[1] === String(seat) && !spots.includes(spot));
    for (const spot of spots) {
      const who = before.get(spot) ?? left.pop()?.[1] ?? next++;
      now.set(spot, who);
    }
  }
  return now;
}
