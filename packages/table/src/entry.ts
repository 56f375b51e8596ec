import type { Choice, Seat, TableSettings } from '@orrery/kernel';
import type { ClockSpec } from './clock.ts';
import type { KeptTable } from './keep.ts';
import type { Sitter } from './seats.ts';

/** What a table is for. Nothing of it changes but the version, when a newer one of the game takes it up. */
export interface TableSetup {
  readonly game: string;
  /** The game's version the table is played under. */
  readonly version: number;
  readonly seats: number;
  readonly settings: TableSettings;
  readonly clock: ClockSpec;
  /** Does the result count for the ratings? Tables from before there were any do not. */
  readonly rated?: boolean;
  /** May bots sit down where the result counts? */
  readonly bots?: boolean;
  /** Who looks on sees the table so many milliseconds later. */
  readonly delay?: number;
}

/** Everything that can happen at a table, as plain data. */
export type Entry =
  | { readonly do: 'open'; readonly setup: TableSetup }
  | { readonly do: 'sit'; readonly seat: Seat; readonly sitter: Sitter }
  | { readonly do: 'leave'; readonly seat: Seat }
  | { readonly do: 'close' }
  | { readonly do: 'start'; readonly seed: string }
  /** `confirmed`: this choice need not wait, whatever the seat prefers. */
  | { readonly do: 'choose'; readonly seat: Seat; readonly choice: Choice; readonly confirmed?: true }
  | { readonly do: 'confirm'; readonly seat: Seat }
  | { readonly do: 'undo'; readonly seat: Seat }
  | { readonly do: 'prefer'; readonly seat: Seat; readonly confirm?: boolean; readonly delegates?: boolean }
  | { readonly do: 'resign'; readonly seat: Seat; readonly level: string }
  /**
   * `late`: nobody watched the clock when it ran out, so that the play counts for nothing.
   * `absent`: they never came, so their clock is not waited for.
   */
  | {
      readonly do: 'flag';
      readonly seat: Seat;
      readonly level: string;
      readonly late?: true;
      readonly absent?: true;
    }
  | { readonly do: 'return'; readonly seat: Seat }
  | { readonly do: 'pause'; readonly seat: Seat }
  | { readonly do: 'resume'; readonly seat: Seat }
  | { readonly do: 'rematch'; readonly seat: Seat }
  | { readonly do: 'successor'; readonly table: string }
  /** From here on the table is played under a newer version of its game, from the state that is kept here. */
  | { readonly do: 'upgrade'; readonly kept: KeptTable }
  /** A newer version of the game cannot go on from the state: the table ends without a result. */
  | { readonly do: 'retire'; readonly version: number }
  /** Nobody has done anything here for so long that it ends without a result. */
  | { readonly do: 'lapse' };

/** An entry as it was stored: tables opened before settings had their name call them options. */
export function readEntry(text: string): Entry {
  const entry = JSON.parse(text) as Entry;
  if (entry.do !== 'open' || entry.setup.settings !== undefined) return entry;
  const { options: settings, ...setup } = entry.setup as unknown as TableSetup & { readonly options: TableSettings };
  return { ...entry, setup: { ...setup, settings } };
}

/** An entry as it is stored: the table's whole life is the list of these. */
export interface Logged {
  /** The entry number, counted from 0. */
  readonly number: number;
  /** Milliseconds since 1970; never earlier than the entry before. */
  readonly at: number;
  readonly entry: Entry;
}
