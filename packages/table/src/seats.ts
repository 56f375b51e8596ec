import type { Seat } from '@orrery/kernel';
import type { ClockSpec } from './clock.ts';

/** Somebody with a name; `who` is whatever the host knows people by. */
export interface Person {
  readonly who: string;
  readonly name: string;
}

/** How a person likes to play. */
export interface Preferences {
  /** The last choice of a turn waits for a confirmation. */
  readonly confirm: boolean;
  /** A computer player answers what the person is asked in the turns of others. */
  readonly delegates?: boolean;
}

/** Who sits at a seat. An automaton belongs to the rules; where the rules ask it something, it answers by itself. */
export type Sitter =
  | { readonly kind: 'empty' }
  | ({ readonly kind: 'person' } & Person & Preferences)
  | {
      readonly kind: 'computer';
      readonly level: string;
      /** The person whose seat it looks after, and why. */
      readonly standsInFor?: StandIn;
    }
  | { readonly kind: 'automaton' };

export interface StandIn extends Person, Preferences {
  readonly why: 'resigned' | 'time';
}

export const EMPTY: Sitter = { kind: 'empty' };

/** Somebody who sits down. At a slow table nobody waits for them in the turns of others, unless they want that. */
export function newPerson({ who, name }: Person, confirm: boolean, clock: ClockSpec): Sitter {
  return { kind: 'person', who, name, confirm, delegates: clock.kind === 'days' };
}

export function personAt(seats: readonly Sitter[], seat: Seat): (Sitter & { kind: 'person' }) | undefined {
  const sitter = seats[seat];
  return sitter?.kind === 'person' ? sitter : undefined;
}

/** The seat of a person; null for somebody who only looks on. */
export function seatOf(seats: readonly Sitter[], who: string): Seat | null {
  const seat = seats.findIndex((sitter) => sitter.kind === 'person' && sitter.who === who);
  return seat < 0 ? null : seat;
}

export function personSeats(seats: readonly Sitter[]): Seat[] {
  return seats.flatMap((sitter, seat) => (sitter.kind === 'person' ? [seat] : []));
}
