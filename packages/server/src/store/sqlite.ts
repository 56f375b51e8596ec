import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { MIGRATIONS } from './migrations.ts';
import { type Database, memberValues, type Row, sqlStore, type Value } from './sql-store.ts';
import type { Store, TableRow, Write } from './store.ts';

/** Opens a database file that survives the loss of power: every commit is on disk before it is answered. */
export function openFile(file: string): DatabaseSync {
  if (file !== ':memory:') mkdirSync(dirname(file), { recursive: true });
  const db = new DatabaseSync(file, { timeout: 10_000 });
  db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON;');
  return db;
}

export function openSqlite(file: string, now: () => number = Date.now): Store {
  const db = openFile(file);
  migrate(db);
  return sqlStore(new SqliteDatabase(db, now));
}

function migrate(db: DatabaseSync): void {
  const dialect = { serial: 'INTEGER PRIMARY KEY AUTOINCREMENT', keyed: ' WITHOUT ROWID' };
  db.exec('BEGIN IMMEDIATE');
  try {
    const { user_version: done } = db.prepare('PRAGMA user_version').get() as { user_version: number };
    if (done > MIGRATIONS.length) throw new Error(`the data is of a newer version (${done}) than this program`);
    for (const migration of MIGRATIONS.slice(done)) for (const sql of migration(dialect)) db.exec(sql);
    db.exec(`PRAGMA user_version = ${MIGRATIONS.length}`);
    db.exec('COMMIT');
  } catch (error) {
    db.exec('ROLLBACK');
    throw error;
  }
}

interface Waiting {
  readonly write: Write;
  resolve(stored: boolean): void;
  reject(error: unknown): void;
}

class SqliteDatabase implements Database {
  readonly kind = 'sqlite';
  readonly #db: DatabaseSync;
  readonly #now: () => number;
  readonly #statements = new Map<string, StatementSync>();
  #waiting: Waiting[] = [];

  constructor(db: DatabaseSync, now: () => number) {
    this.#db = db;
    this.#now = now;
  }

  query = async (sql: string, values: readonly Value[] = []): Promise<Row[]> => this.#all(sql, values);
  clock = async (): Promise<number> => this.#now();
  textsOf = (parameter: string): string => `SELECT value FROM json_each(${parameter})`;
  /** One process has one file, so there is nobody to listen to. */
  listen = (): void => {};
  tell = async (): Promise<void> => {};

  close = async (): Promise<void> => {
    this.#flush();
    this.#db.close();
  };

  /** What comes in together is committed together: one wait for the disk serves them all. */
  append = (write: Write): Promise<boolean> =>
    new Promise((resolve, reject) => {
      if (this.#waiting.length === 0) setImmediate(() => this.#flush());
      this.#waiting.push({ write, resolve, reject });
    });

  #flush(): void {
    const batch = this.#waiting;
    if (batch.length === 0) return;
    this.#waiting = [];
    const stored: boolean[] = [];
    try {
      this.#db.exec('BEGIN IMMEDIATE');
      try {
        for (const { write } of batch) stored.push(this.#store(write));
        this.#db.exec('COMMIT');
      } catch (error) {
        this.#db.exec('ROLLBACK');
        throw error;
      }
    } catch (error) {
      for (const { reject } of batch) reject(error);
      return;
    }
    for (const [i, { resolve }] of batch.entries()) resolve(stored[i]);
  }

  #store({ table, logged, row, members, jobs, notices }: Write): boolean {
    const { seq, at, entry } = logged;
    const won = this.#run(
      'INSERT INTO entries (table_id, seq, at, entry) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING',
      [table, seq, at, JSON.stringify(entry)],
    );
    if (won === 0) return false;
    if (row !== undefined) this.#run(PUT_TABLE, tableValues(row));
    if (members !== undefined) {
      this.#run('DELETE FROM members WHERE table_id = $1', [table]);
      for (const member of members) this.#run(PUT_MEMBER, memberValues(table, member));
    }
    if (jobs !== undefined) {
      this.#run('DELETE FROM jobs WHERE table_id = $1', [table]);
      for (const { seat, level, question, owner, created } of jobs) {
        this.#run(PUT_JOB, [table, seat, level, question, owner, created]);
      }
    }
    for (const { who, kind, due } of notices ?? []) this.#run(PUT_NOTICE, [table, who, kind, due]);
    return true;
  }

  #all(sql: string, values: readonly Value[]): Row[] {
    return this.#prepare(sql).all(...values) as Row[];
  }

  #run(sql: string, values: readonly Value[]): number {
    return Number(this.#prepare(sql).run(...values).changes);
  }

  #prepare(sql: string): StatementSync {
    let statement = this.#statements.get(sql);
    if (statement === undefined) {
      statement = this.#db.prepare(sql.replace(/\$(\d+)/g, '?$1'));
      this.#statements.set(sql, statement);
    }
    return statement;
  }
}

const PUT_TABLE = `INSERT INTO tables
  (id, game, owner, title, status, listed, invitation, seats, free, created, updated, deadline)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)
  ON CONFLICT (id) DO UPDATE SET status = excluded.status, free = excluded.free, updated = excluded.updated,
    deadline = excluded.deadline`;
const PUT_MEMBER = 'INSERT INTO members (table_id, who, name, seat, turn, since) VALUES ($1, $2, $3, $4, $5, $6)';
const PUT_JOB = 'INSERT INTO jobs (table_id, seat, level, question, owner, created) VALUES ($1, $2, $3, $4, $5, $6)';
const PUT_NOTICE = 'INSERT INTO notices (table_id, who, kind, due) VALUES ($1, $2, $3, $4)';

function tableValues(row: TableRow): Value[] {
  const { id, game, owner, title, status, listed, invitation, seats, free, created, updated, deadline } = row;
  return [id, game, owner, title, status, listed ? 1 : 0, invitation, seats, free, created, updated, deadline];
}
