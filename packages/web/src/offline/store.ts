import { type Choice, type Game, isRefused, type PlayRecord, type Result, type TableSettings } from '@orrery/kernel';
import { type Logged, openTable, replayTable, type Sitter } from '@orrery/table';
import { openShelf } from '../kit/shelf.ts';

/** A table stored in this browser: its log is all of it. */
export interface StoredTable {
  readonly id: string;
  readonly game: string;
  readonly names: readonly string[];
  readonly log: readonly Logged[];
  readonly changed: number;
  readonly over: boolean;
  /** How it ended; tables of older versions of the app lack it. */
  readonly result?: Result | null;
  /** Who was asked when the table was left, by name. */
  readonly asked?: readonly string[];
}

const ask = openShelf('orrery', 'tables', 'id');

export const storeTable = (table: StoredTable): Promise<unknown> => ask('readwrite', (store) => store.put(table));
export const dropTable = (id: string): Promise<unknown> => ask('readwrite', (store) => store.delete(id));

/** A table as it was stored: older versions of the app had another name for the number of an entry, its place in the log. */
export const readStored = (table: StoredTable): StoredTable => ({
  ...table,
  log: table.log.map(({ at, entry }, number) => ({ number, at, entry })),
});

export async function findTable(id: string): Promise<StoredTable | undefined> {
  const table = await ask<StoredTable | undefined>('readonly', (store) => store.get(id));
  return table && readStored(table);
}

export async function listTables(): Promise<StoredTable[]> {
  const tables = await ask<StoredTable[]>('readonly', (store) => store.getAll());
  return tables.map(readStored).sort((a, b) => b.changed - a.changed);
}

interface NewTable {
  readonly game: Game;
  readonly settings: TableSettings;
  readonly seed: string;
  readonly sitters: readonly Sitter[];
  readonly names: readonly string[];
  /** Choices already made, from an imported record. */
  readonly choices?: PlayRecord<Choice>['choices'];
}

/** A table set up and started; throws what is wrong with it. */
export function newStoredTable({ game, settings, seed, sitters, names, choices = [] }: NewTable): StoredTable {
  const at = Date.now();
  const setup = {
    game: game.id,
    version: game.version,
    seats: sitters.length,
    settings,
    clock: { kind: 'none' },
  } as const;
  const opened = openTable(game, setup, at);
  if (isRefused(opened)) throw new Error(opened.message);
  const entries: Logged['entry'][] = [
    { do: 'open', setup },
    ...sitters.map((sitter, seat) => ({ do: 'sit', seat, sitter }) as const),
    { do: 'start', seed },
    ...choices.map(([seat, choice]) => ({ do: 'choose', seat, choice, confirmed: true }) as const),
  ];
  const log = entries.map((entry, number): Logged => ({ number, at, entry }));
  const table = replayTable(game, log);
  if (isRefused(table)) throw new Error(table.message);
  const result = (table.play && game.result(table.play.state)) ?? null;
  return { id: crypto.randomUUID(), game: game.id, names, log, changed: at, over: result !== null, result };
}
