import type { Entry } from './entry.ts';
import { personSeats, type Sitter } from './seats.ts';
import type { Table } from './table.ts';

/** Do all people at the table want to play again? */
export function wantsRematch(table: Table): boolean {
  const people = personSeats(table.seats);
  return people.length > 0 && table.successor === null && people.every((seat) => table.rematching.includes(seat));
}

/** The first entries of the next table: what follows in the same seats, or the same again, everybody one seat further. */
export function rematchOf(table: Table): Entry[] {
  const { game, setup, play } = table;
  const next = play && game.followUp?.(play.state, setup.settings);
  const further = next === undefined ? 1 : 0;
  const count = table.seats.length;
  const entries: Entry[] = [{ do: 'open', setup: { ...setup, settings: next ?? setup.settings } }];
  for (const [seat, sitter] of table.seats.entries()) {
    entries.push({ do: 'sit', seat: (seat + further) % count, sitter: withoutHistory(sitter) });
  }
  return entries;
}

function withoutHistory(sitter: Sitter): Sitter {
  if (sitter.kind !== 'computer' || sitter.standsInFor === undefined) return sitter;
  return { kind: 'computer', level: sitter.level };
}
