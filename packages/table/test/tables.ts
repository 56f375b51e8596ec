import { comet } from '@orrery/comet';
import { type Choice, type Game, isRefused, type Seat } from '@orrery/kernel';
import {
  applyEntry,
  type ClockSpec,
  type Entry,
  type Logged,
  NO_CLOCK,
  type Outcome,
  openTable,
  type Refused,
  type Sitter,
  type Table,
} from '@orrery/table';

export const game = comet as unknown as Game;

export interface Seated {
  readonly table: Table;
  readonly log: Logged[];
  /** Lets an entry happen `later` milliseconds after the one before. */
  act(entry: Entry, later?: number): Outcome | Refused;
  must(entry: Entry, later?: number): Outcome;
  bid(seat: Seat, card: number): Outcome;
}

export const person = (name: string, confirm = false): Sitter => ({ kind: 'person', who: name, name, confirm });

/** A table of the example game that has begun. */
export function seated(
  sitters: readonly Sitter[],
  { clock = NO_CLOCK, begin = true, seed = 'table', played = game }: Setting = {},
): Seated {
  const setup = { game: 'comet', version: 1, seats: sitters.length, settings: { comets: 3 }, clock };
  const table = openTable(played, setup, 1000);
  if (isRefused(table)) throw new Error(table.message);
  const log: Logged[] = [{ number: 0, at: 1000, entry: { do: 'open', setup } }];
  const act = (entry: Entry, later = 0): Outcome | Refused => {
    const logged = { number: table.length, at: table.at + later, entry };
    const outcome = applyEntry(table, logged);
    if (!isRefused(outcome)) log.push(JSON.parse(JSON.stringify(logged)));
    return outcome as Outcome | Refused;
  };
  const must = (entry: Entry, later?: number): Outcome => {
    const outcome = act(entry, later);
    if ('refused' in outcome) throw new Error(`${entry.do}: ${outcome.message}`);
    return outcome;
  };
  for (const [seat, sitter] of sitters.entries()) must({ do: 'sit', seat, sitter });
  if (begin) must({ do: 'start', seed });
  return { table, log, act, must, bid: (seat, card) => must({ do: 'choose', seat, choice: bidding(card) }) };
}

interface Setting {
  clock?: ClockSpec;
  begin?: boolean;
  seed?: string;
  /** The example game, or one like it. */
  played?: Game;
}

export const bidding = (card: number): Choice => ({ do: 'bid', card }) as Choice;
