import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { Worker } from 'node:worker_threads';
import { type Dialect, MIGRATIONS } from './migrations.ts';
import type { Database, Row, Value } from './rows.ts';
import { sqlStore } from './sql-store.ts';
import type { Store, Write } from './store.ts';
import { type Answers, type Done, type Order, type Orders, openFile as open, ring } from './writer.ts';
import { Statements } from './writes.ts';

export function openFile(file: string): DatabaseSync {
  mkdirSync(dirname(file), { recursive: true });
  try {
    return open(file);
  } catch (error) {
    const { message } = error as Error;
    // The list of tables itself may be among what is damaged.
    throw /malformed|not a database/.test(message) ? damaged(file, message) : error;
  }
}

const damaged = (file: string, found: unknown): Error =>
  new Error(`${file} is damaged (${found}). Restore a backup into a fresh folder.`);

export function openSqlite(file: string, now: () => number = Date.now): Store {
  const db = openFile(file);
  checkWhole(db, file);
  migrate(db);
  return sqlStore(new SqliteDatabase(db, file, now));
}

/** A damaged file is noticed before anybody plays on it. */
export function checkWhole(db: DatabaseSync, file: string): void {
  let found: unknown;
  try {
    found = db.prepare('PRAGMA quick_check(1)').get()?.quick_check;
  } catch (error) {
    found = (error as Error).message;
  }
  if (found === 'ok') return;
  db.close();
  throw damaged(file, found);
}

const DIALECT: Dialect = {
  serial: 'INTEGER PRIMARY KEY AUTOINCREMENT',
  keyed: ' WITHOUT ROWID',
  appendOnly: (table) =>
    ['UPDATE', 'DELETE'].map(
      (change) => `CREATE TRIGGER ${table}_no_${change.toLowerCase()} BEFORE ${change} ON ${table}
        BEGIN SELECT RAISE(ABORT, '${table} only grows'); END`,
    ),
  jsonText: (column, ...path) => `json_extract(${column}, '$.${path.join('.')}')`,
};

export function migrate(db: DatabaseSync): void {
  db.exec('BEGIN IMMEDIATE');
  try {
    const { user_version: done } = db.prepare('PRAGMA user_version').get() as { user_version: number };
    if (done > MIGRATIONS.length) throw new Error(`the data is of a newer version (${done}) than this program`);
    for (const migration of MIGRATIONS.slice(done)) for (const sql of migration(DIALECT)) db.exec(sql);
    db.exec(`PRAGMA user_version = ${MIGRATIONS.length}`);
    db.exec('COMMIT');
  } catch (error) {
    // A full disk has ended the transaction already, and is what has to be told.
    if (db.isTransaction) db.exec('ROLLBACK');
    throw error;
  }
}

/** Reads where it is asked, and writes in a thread: nobody who only looks waits for the disk. */
class SqliteDatabase implements Database {
  readonly kind = 'sqlite';
  readonly #db: DatabaseSync;
  readonly #reading: Statements;
  readonly #writer: Writer;
  readonly #now: () => number;

  constructor(db: DatabaseSync, file: string, now: () => number) {
    this.#db = db;
    this.#reading = new Statements(db);
    this.#writer = new Writer(file);
    this.#now = now;
  }

  query = async (sql: string, values: readonly Value[] = []): Promise<Row[]> => {
    if (/^\s*SELECT\b/.test(sql)) return this.#reading.all(sql, values);
    return (await this.#writer.order({ sql, values })) as Row[];
  };
  append = async (write: Write): Promise<boolean> =>
    (await this.#writer.order({ write: JSON.stringify(write) })) as boolean;
  clock = async (): Promise<number> => this.#now();
  textsOf = (parameter: string): string => `SELECT value FROM json_each(${parameter})`;
  /** One process has one file, so there is nobody to listen to. */
  listen = (): void => {};
  tell = async (): Promise<void> => {};

  close = async (): Promise<void> => {
    await this.#writer.close();
    this.#db.close();
  };
}

interface Waiting {
  readonly order: Order;
  resolve(done: readonly Row[] | boolean): void;
  reject(error: Error): void;
}

/** This side of the thread that writes. */
class Writer {
  readonly #file: string;
  readonly #bell = new Int32Array(new SharedArrayBuffer(4));
  #thread: Worker | undefined;
  #gathering: Waiting[] = [];
  readonly #under = new Map<number, readonly Waiting[]>();
  #ids = 0;
  #closed = false;

  constructor(file: string) {
    this.#file = file;
    this.#thread = this.#start();
  }

  #start(): Worker {
    const workerData = { writesTo: this.#file, bell: this.#bell };
    const thread = new Worker(new URL('./writer.ts', import.meta.url), { workerData });
    thread.on('message', ({ id, answers }: Answers) => this.#hear(id, answers));
    const lost = (problem: Error): void => {
      if (this.#thread !== thread) return;
      this.#thread = undefined;
      for (const id of [...this.#under.keys()]) this.#hear(id, undefined, problem);
    };
    thread.on('error', lost);
    thread.on('exit', () => lost(new Error('the thread that writes has ended')));
    return thread;
  }

  /** What is ordered together is written together. */
  order(order: Order): Promise<readonly Row[] | boolean> {
    return new Promise((resolve, reject) => {
      if (this.#closed) return reject(new Error('the database is closed'));
      this.#gathering.push({ order, resolve, reject });
      if (this.#gathering.length > 1) return;
      // Whoever is alone goes at once; while others are under way it is worth gathering.
      if (this.#under.size === 0) queueMicrotask(() => this.#send());
      else setImmediate(() => this.#send());
    });
  }

  #send(): void {
    const list = this.#gathering;
    if (list.length === 0) return;
    this.#gathering = [];
    this.#thread ??= this.#start();
    const id = ++this.#ids;
    this.#under.set(id, list);
    this.#post(this.#thread, { id, orders: list.map(({ order }) => order) });
  }

  #hear(id: number, answers: readonly Done[] | undefined, problem = new Error('nothing was answered')): void {
    const list = this.#under.get(id) ?? [];
    this.#under.delete(id);
    for (const [i, { resolve, reject }] of list.entries()) {
      const answer = answers?.[i];
      if (answer === undefined) reject(problem);
      else if ('failed' in answer) reject(new Error(answer.failed));
      else resolve(answer.done);
    }
  }

  /** Ends when everything that was ordered is written. */
  async close(): Promise<void> {
    this.#send();
    this.#closed = true;
    const thread = this.#thread;
    if (thread === undefined) return;
    const gone = new Promise((resolve) => thread.once('exit', resolve));
    this.#post(thread, undefined);
    await gone;
  }

  #post(thread: Worker, orders: Orders): void {
    thread.postMessage(orders);
    ring(this.#bell);
  }
}
