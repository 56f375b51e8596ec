import {
  type Choice,
  type PlayRecord,
  type Result,
  recordOf,
  type Seat,
  type State,
  sightOf,
  undoable,
  viewOf,
  viewsOf,
} from '@orrery/kernel';
import { type Beat, beatFor } from './beats.ts';
import type { Clock } from './clock.ts';
import type { TableSetup } from './entry.ts';
import { type Compared, follow, type Patch } from './patch.ts';
import { questionOf, waitingFor } from './question.ts';
import { type Refused, refuseAt } from './refused.ts';
import type { Sitter } from './seats.ts';
import type { Table, TableStatus } from './table.ts';

/** All that a seat (null: a spectator) may know of a table. */
export interface Look {
  readonly setup: TableSetup;
  readonly status: TableStatus;
  readonly paused: boolean;
  readonly seat: Seat | null;
  readonly seats: readonly Sitter[];
  /** The game's state as this seat may know it; null before the start. */
  readonly view: State | null;
  readonly waitingFor: readonly Seat[];
  /** The number of the question this seat is asked; null when it is not asked. */
  readonly question: number | null;
  /** This seat's choice that waits for its confirmation. */
  readonly held: Choice | null;
  readonly canUndo: boolean;
  readonly clocks: readonly Clock[];
  /** When the last thing happened that this seat can know of. */
  readonly pausing: readonly Seat[];
  readonly rematching: readonly Seat[];
  readonly successor: string | null;
  /** Has it ended without a result, because a newer version of the game could not go on? */
  readonly retired: boolean;
  readonly result: Result | null;
}

/** A look with what its view follows from. */
export interface Sight {
  readonly look: Look;
  readonly of: readonly unknown[];
}

/** What somebody is shown now, and the patch that leads there from what they were shown before. */
export interface Shown {
  readonly sight: Sight;
  readonly patch: Patch | undefined;
}

/**
 * Looks at a table for several seats at one moment. What all of them may know is made once, and compared once with what
 * they were shown before; where nothing has happened that a seat may know of, its view is the one it had.
 */
export function looksAt(table: Table): (seat: Seat | null, before: Sight | undefined) => Shown {
  const { play } = table;
  const view = play === undefined ? () => null : viewsOf(play);
  const open = openLook(table);
  const compared: Compared = new Map();
  return (seat, before) => {
    const of = play === undefined ? [] : sightOf(play, seat);
    const isSame =
      before !== undefined && before.of.length === of.length && of.every((part, i) => part === before.of[i]);
    const now = lookWith(table, seat, open, isSame ? before.look.view : view(seat));
    if (before === undefined) return { sight: { look: now, of }, patch: undefined };
    // What follows from a seat's own choices, others do not share.
    const { patch, kept } = follow(before.look, now, of.length > 1 ? undefined : compared);
    return { sight: { look: kept, of }, patch };
  };
}

export function lookAt(table: Table, seat: Seat | null): Look {
  return lookWith(table, seat, openLook(table), table.play === undefined ? null : viewOf(table.play, seat));
}

type Own = 'seat' | 'view' | 'question' | 'held' | 'canUndo';

/** What everybody may know of a table, beside the game itself. */
function openLook(table: Table): Omit<Look, Own> {
  const { play } = table;
  return {
    setup: table.setup,
    status: table.status,
    paused: table.paused,
    // Sitters are exchanged in their list, which goes on being the table's own.
    seats: table.seats.slice(),
    waitingFor: waitingFor(table),
    // The clock of a seat runs while it is waited for, which everybody may see.
    clocks: table.clocks.map(({ left, since }) => ({ left, since })),
    pausing: table.pausing,
    rematching: table.rematching,
    successor: table.successor,
    retired: table.retired,
    result: play?.game.result(play.state) ?? null,
  };
}

function lookWith(table: Table, seat: Seat | null, open: Omit<Look, Own>, view: State | null): Look {
  return {
    ...open,
    seat,
    view,
    question: seat === null ? null : (questionOf(table, seat) ?? null),
    held: seat === null ? null : table.held[seat],
    canUndo: seat !== null && canUndo(table, seat),
  };
}

export function canUndo(table: Table, seat: Seat): boolean {
  if (table.status !== 'playing' || table.paused || table.play === undefined) return false;
  return table.held[seat] !== null || undoable(table.play, seat) !== undefined;
}

/** The last beats that a seat has heard, oldest first. */
export function tailFor(table: Table, seat: Seat | null): Beat[] {
  return [...table.tail, ...table.untold].flatMap((telling) => beatFor(telling, seat) ?? []);
}

/** The play as a record. Before the end it would tell what is hidden, so nobody gets it. */
export function exportRecord(table: Table): PlayRecord | Refused {
  if (table.retired) return refuseAt('outdated', `Its rules were those of an older version of ${table.setup.game}.`);
  if (table.play === undefined) return refuseAt('not-playing', 'The play has not begun.');
  if (table.status === 'playing') {
    return refuseAt('too-early', 'The record tells what is hidden; it can be had when the play is over.');
  }
  if (table.begunUnder !== null) {
    const { game, version } = table.setup;
    return refuseAt(
      'outdated',
      `This play began under version ${table.begunUnder} of ${game}; this is version ${version}.`,
    );
  }
  return recordOf(table.play);
}
