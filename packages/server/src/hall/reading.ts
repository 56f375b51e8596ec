import { type Game, isRefused } from '@orrery/kernel';
import {
  applyEntry,
  type Entry,
  type KeptTable,
  keepTable,
  keptIn,
  type Logged,
  readKept,
  replayTable,
  type Table,
  takeUpTable,
  upgradeTable,
  versionOf,
  withoutPlay,
} from '@orrery/table';
import type { Store, TableRow } from '../store/store.ts';

/** A table as it was read, and what has to be stored before anybody may see it. */
export interface Read {
  readonly table: Table;
  readonly keptLength: number;
  readonly change?: Entry;
  /** A copy did not fit; the log was read instead. */
  readonly badCopy?: true;
}

/** Reads a table from its copy and its log; one of an older version of its game goes on from its copy, or ends. */
export async function readTable(store: Store, game: Game, row: TableRow): Promise<Read> {
  const { id } = row;
  const copy = await store.kept(id);
  const kept = copy && readKept(copy.data);
  const keptLength = copy?.length ?? 0;
  const taken = kept && takeUpTable(game, kept);
  // A copy that does not fit, whatever the reason, is left aside: the log is the truth.
  if (taken !== undefined && goesOn(taken, await store.entries(id, taken.length))) return { table: taken, keptLength };
  const log = await store.entries(id);
  const version = versionOf(log);
  if (version < game.version && !log.some(({ entry }) => entry.do === 'retire')) {
    return { ...readOlder(game, row, log, kept), keptLength };
  }
  const whole = replayTable(game, log);
  if (isRefused(whole)) throw new Error(`table ${id} cannot be read: ${whole.message}`);
  return { table: whole, keptLength, ...(taken === undefined ? {} : { badCopy: true }) };
}

function goesOn(table: Table, rest: readonly Logged[]): boolean {
  try {
    return rest.every((logged) => !isRefused(applyEntry(table, logged)));
  } catch {
    return false;
  }
}

const HAS_ENDED: readonly TableRow['status'][] = ['over', 'abandoned', 'closed'];

function readOlder(
  game: Game,
  row: TableRow,
  log: readonly Logged[],
  kept: KeptTable | undefined,
): Pick<Read, 'table' | 'change'> {
  const hasEnded = HAS_ENDED.includes(row.status);
  const table = upgraded(game, log, kept);
  if (table !== undefined) return hasEnded ? { table } : { table, change: { do: 'upgrade', kept: keepTable(table) } };
  const bare = withoutPlay(game, log);
  if (!hasEnded) return { table: bare, change: { do: 'retire', version: game.version } };
  return { table: Object.assign(bare, { status: row.status, retired: true }) };
}

function upgraded(game: Game, log: readonly Logged[], kept: KeptTable | undefined): Table | undefined {
  const inLog = keptIn(log);
  const copies = [
    kept,
    inLog && { ...inLog.kept, table: { ...inLog.kept.table, length: inLog.number + 1 } },
    unbegun(game, log),
  ];
  for (const copy of copies) {
    const table = copy && takenUp(game, copy);
    if (table !== undefined && goesOn(table, log.slice(table.length))) return table;
  }
  return undefined;
}

/** A game that trips over an older table cannot take it up. */
function takenUp(game: Game, copy: KeptTable): Table | undefined {
  try {
    return upgradeTable(game, copy);
  } catch {
    return undefined;
  }
}

/** A table that has not begun is what its log says, whatever the rules. */
function unbegun(game: Game, log: readonly Logged[]): KeptTable | undefined {
  return log.some(({ entry }) => entry.do === 'start') ? undefined : keepTable(withoutPlay(game, log));
}
