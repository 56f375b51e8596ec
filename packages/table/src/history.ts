import { allOf, type Game, isRefused, type Seat } from '@orrery/kernel';
import { applyEntry } from './apply.ts';
import { type Beat, heardOf } from './beats.ts';
import type { Logged } from './entry.ts';
import { type KeptTable, takeUpTable } from './keep.ts';
import { tailFor } from './look.ts';
import { type Refused, refuseAt } from './refused.ts';
import { EMPTY } from './seats.ts';
import { emptyTable, openTable, type Table } from './table.ts';

/** Builds a table from its log. */
export function replayTable(game: Game, log: readonly Logged[]): Table | Refused {
  return allOf(replayingTable(game, log));
}

/** The same entry by entry, for whoever must not stand still meanwhile. */
export function* replayingTable(game: Game, log: readonly Logged[]): Generator<void, Table | Refused> {
  const begun = beginningOf(game, log);
  if (isRefused(begun)) return begun;
  const { table, rest } = begun;
  for (const logged of rest) {
    const outcome = applyEntry(table, logged);
    if (isRefused(outcome)) return refuseAt('bad-record', `Entry ${logged.number} does not fit: ${outcome.message}`);
    yield;
  }
  return table;
}

/** Everything that a seat (null: a spectator) has heard at a table, as far back as the rules of today can tell it. */
export function historyOf(game: Game, log: readonly Logged[], seat: Seat | null): Beat[] {
  const begun = beginningOf(game, log);
  if (isRefused(begun)) return [];
  let beats = tailFor(begun.table, seat);
  for (const logged of begun.rest) {
    const outcome = applyEntry(begun.table, logged);
    if (isRefused(outcome)) break;
    const heard = heardOf(outcome, seat);
    if (heard.drop !== null) beats = beats.filter((beat) => beat.id !== heard.drop);
    beats.push(...heard.beats);
  }
  return beats;
}

/** The version of its game under which a table was played last. */
export function versionOf(log: readonly Logged[]): number {
  const last = log.findLast(({ entry }) => entry.do === 'upgrade' || entry.do === 'open')?.entry;
  if (last?.do === 'upgrade') return last.kept.table.setup.version;
  return last?.do === 'open' ? last.setup.version : 0;
}

/** The last copy that a log itself holds. */
export function keptIn(log: readonly Logged[]): { readonly number: number; readonly kept: KeptTable } | undefined {
  const last = log.findLast(({ entry }) => entry.do === 'upgrade');
  return last?.entry.do === 'upgrade' ? { number: last.number, kept: last.entry.kept } : undefined;
}

/** Where a log can be read from: its opening, the last change of version, or the end of what nobody can read. */
function beginningOf(game: Game, log: readonly Logged[]): { table: Table; rest: readonly Logged[] } | Refused {
  const [first] = log;
  if (first?.number !== 0 || first.entry.do !== 'open')
    return refuseAt('bad-record', 'The log does not begin with the opening.');
  const retired = log.find(({ entry }) => entry.do === 'retire');
  if (retired !== undefined) {
    return { table: withoutPlay(game, log.slice(0, retired.number)), rest: log.slice(retired.number) };
  }
  const upgraded = keptIn(log);
  if (upgraded !== undefined) {
    const table = takeUpTable(game, structuredClone(upgraded.kept));
    if (table === undefined) return refuseAt('outdated', 'This was kept under another version of the game.');
    return { table: { ...table, length: upgraded.number }, rest: log.slice(upgraded.number) };
  }
  const table = openTable(game, first.entry.setup, first.at);
  return isRefused(table) ? table : { table, rest: log.slice(1) };
}

/** All of a table but its play: who sits there, and how far it came. Nothing of it depends on the game's rules. */
export function withoutPlay(game: Game, log: readonly Logged[]): Table {
  const [first] = log;
  if (first.entry.do !== 'open') throw new Error('The log does not begin with the opening.');
  const table = emptyTable(game, first.entry.setup, first.at);
  for (const { number, at, entry } of log.slice(1)) {
    if (entry.do === 'sit') table.seats[entry.seat] = entry.sitter;
    else if (entry.do === 'leave') table.seats[entry.seat] = EMPTY;
    else if (entry.do === 'start') table.status = 'playing';
    else if (entry.do === 'close') table.status = 'closed';
    table.length = number + 1;
    table.at = at;
  }
  return table;
}
