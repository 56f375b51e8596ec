import type { Seat } from '@orrery/kernel';

/** Somebody with a name; `who` is whatever the host knows people by. */
export interface Person {
  readonly who: string;
  readonly name: string;
}

/** Who sits at a seat. An automaton belongs to the rules; where the rules ask it something, it answers by itself. */
export type Sitter =
  | { readonly kind: 'empty' }
  | ({
      readonly kind: 'person' /** The last choice of a turn waits for a confirmation. */;
      readonly confirm: boolean;
    } & Person)
  | {
      readonly kind: 'computer';
      readonly level: string;
      /** The person whose seat it looks after, and why. */
      readonly standsInFor?: StandIn;
    }
  | { readonly kind: 'automaton' };

export interface StandIn extends Person {
  readonly why: 'resigned' | 'time';
  readonly confirm: boolean;
}

export const EMPTY: Sitter = { kind: 'empty' };

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
