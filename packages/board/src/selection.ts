import type { Choice } from '@orrery/kernel';
import type { Place } from './drawing.ts';

/** An option with the presses that make it. */
export interface Pressable<C extends Choice = Choice> {
  readonly option: C;
  /** What is answered to the question that the option opens, where both are chosen in one go. */
  readonly then?: C;
  readonly presses: readonly Place[];
  /** The presses count in any order. */
  readonly inAnyOrder?: boolean;
}

const begins = <C extends Choice>({ presses, inAnyOrder }: Pressable<C>, held: readonly Place[]): boolean =>
  held.every((place, i) => (inAnyOrder ? presses.includes(place) : presses[i] === place));

/** What can be pressed next for an option that what is held begins; nothing where it is complete. */
const nextOf = <C extends Choice>({ presses, inAnyOrder }: Pressable<C>, held: readonly Place[]): readonly Place[] =>
  inAnyOrder ? presses.filter((place) => !held.includes(place)) : presses.slice(held.length, held.length + 1);

/** What the held places still lead to. */
export interface Reach<C extends Choice = Choice> {
  /** Options that are complete: nothing more has to be pressed for them. */
  readonly ready: readonly Pressable<C>[];
  /** Places that can be pressed next, each with the options it leads to. */
  readonly next: ReadonlyMap<Place, readonly Pressable<C>[]>;
}

export function reachOf<C extends Choice>(all: readonly Pressable<C>[], held: readonly Place[]): Reach<C> {
  const ready: Pressable<C>[] = [];
  const next = new Map<Place, Pressable<C>[]>();
  for (const each of all) {
    if (!begins(each, held)) continue;
    const places = nextOf(each, held);
    if (places.length === 0) ready.push(each);
    for (const place of places) {
      const list = next.get(place);
      if (list === undefined) next.set(place, [each]);
      else list.push(each);
    }
  }
  return { ready, next };
}

/** The options that a press on a place would complete; empty where more has to be pressed afterwards. */
export function completedBy<C extends Choice>(
  reach: Reach<C>,
  held: readonly Place[],
  place: Place,
): readonly Pressable<C>[] {
  const list = reach.next.get(place) ?? [];
  return list.filter(({ presses }) => presses.length === held.length + 1);
}

/** The longest beginning of what was held that still leads somewhere: a new question keeps what it can. */
export function stillHeld<C extends Choice>(all: readonly Pressable<C>[], held: readonly Place[]): readonly Place[] {
  for (let length = held.length; length > 0; length--) {
    const part = held.slice(0, length);
    if (all.some((each) => each.presses.length > length && begins(each, part))) return part;
  }
  return [];
}

/**
 * What is held after a press: the place is added where it leads on, let go where it was held, and otherwise begins
 * anew. Undefined where the place leads nowhere.
 */
export function heldAfter<C extends Choice>(
  all: readonly Pressable<C>[],
  held: readonly Place[],
  place: Place,
): readonly Place[] | undefined {
  if (reachOf(all, held).next.has(place)) return [...held, place];
  const at = held.lastIndexOf(place);
  if (at >= 0) return held.slice(0, at);
  for (let length = held.length - 1; length >= 0; length--) {
    const part = held.slice(0, length);
    if (reachOf(all, part).next.has(place)) return [...part, place];
  }
  return undefined;
}
