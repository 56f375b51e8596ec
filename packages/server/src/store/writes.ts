import type { DatabaseSync, StatementSync } from 'node:sqlite';
import type { Row, Value } from './rows.ts';
import { memberValues, satBy } from './sql-store.ts';
import type { TableRow, Write } from './store.ts';

/** The statements of a database, each prepared once. */
export class Statements {
  readonly #db: DatabaseSync;
  readonly #prepared = new Map<string, StatementSync>();

  constructor(db: DatabaseSync) {
    this.#db = db;
  }

  all(sql: string, values: readonly Value[]): Row[] {
    return this.#prepare(sql).all(...values) as Row[];
  }

  run(sql: string, values: readonly Value[]): number {
    return Number(this.#prepare(sql).run(...values).changes);
  }

  #prepare(sql: string): StatementSync {
    let statement = this.#prepared.get(sql);
    if (statement === undefined) {
      statement = this.#db.prepare(sql.replace(/\$(\d+)/g, '?$1'));
      this.#prepared.set(sql, statement);
    }
    return statement;
  }
}

/** Writes an entry with all that follows from it; false when its number is taken. */
export function storeEntry(statements: Statements, { table, logged, row, members, jobs, notices }: Write): boolean {
  const { number, at, entry } = logged;
  const won = statements.run(
    'INSERT INTO entries (table_id, seq, at, entry) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING',
    [table, number, at, JSON.stringify(entry)],
  );
  if (won === 0) return false;
  if (row !== undefined) statements.run(PUT_TABLE, tableValues(row));
  if (members !== undefined) {
    // Most of the time one or two have changed: what stays as it is need not be written again.
    statements.run(DROP_MEMBERS, [table, JSON.stringify(members.map(({ who }) => who))]);
    for (const member of members) statements.run(PUT_MEMBER, memberValues(table, member));
  }
  if (jobs !== undefined) {
    statements.run('DELETE FROM jobs WHERE table_id = $1', [table]);
    for (const { seat, level, question, owner, created } of jobs) {
      statements.run(PUT_JOB, [table, seat, level, question, owner, created]);
    }
  }
  for (const { who, kind, due } of notices ?? []) statements.run(PUT_NOTICE, [table, who, kind, due]);
  const sat = satBy(entry);
  if (sat !== undefined) statements.run(PUT_SAT, [sat, table]);
  return true;
}

const PUT_TABLE = `INSERT INTO tables
  (id, game, owner, title, status, listed, invitation, seats, free, created, updated, deadline, version, rated, pace)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15)
  ON CONFLICT (id) DO UPDATE SET status = excluded.status, free = excluded.free, updated = excluded.updated,
    deadline = excluded.deadline, version = excluded.version`;
const DROP_MEMBERS = 'DELETE FROM members WHERE table_id = $1 AND who NOT IN (SELECT value FROM json_each($2))';
const PUT_MEMBER = `INSERT INTO members (table_id, who, name, seat, turn, since) VALUES ($1, $2, $3, $4, $5, $6)
  ON CONFLICT (table_id, who) DO UPDATE SET name = excluded.name, seat = excluded.seat, turn = excluded.turn,
    since = excluded.since
  WHERE (name, seat, turn, since) <> (excluded.name, excluded.seat, excluded.turn, excluded.since)`;
const PUT_JOB = 'INSERT INTO jobs (table_id, seat, level, question, owner, created) VALUES ($1, $2, $3, $4, $5, $6)';
const PUT_SAT = 'INSERT INTO sat (who, table_id) VALUES ($1, $2) ON CONFLICT DO NOTHING';
const PUT_NOTICE = 'INSERT INTO notices (table_id, who, kind, due) VALUES ($1, $2, $3, $4)';

function tableValues(row: TableRow): Value[] {
  const { id, game, owner, title, status, listed, invitation, seats, free } = row;
  const { created, updated, deadline, version, rated, pace } = row;
  const flags = { listed: listed ? 1 : 0, rated: rated ? 1 : 0 };
  const first = [id, game, owner, title, status, flags.listed, invitation, seats, free];
  return [...first, created, updated, deadline, version, flags.rated, pace];
}
