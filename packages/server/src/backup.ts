import { createReadStream, createWriteStream, existsSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import pg from 'pg';
import { DEFAULTS, type ServerConfig } from './config.ts';
import { ACCOUNTS_FILE, openDatabases, TABLES_FILE } from './databases.ts';
import { openPeople } from './people/open.ts';
import { NO_RIGHTS } from './store/house.ts';
import { KEPT_TABLES } from './store/migrations.ts';
import { openFile } from './store/sqlite.ts';

/** Where the data lies: a folder, or the address of a PostgreSQL. */
type Where = Partial<Pick<ServerConfig, 'data' | 'databaseUrl' | 'secret'>>;
type Row = Record<string, unknown>;

const FORMAT = 'orrery-backup 1';
/** What the library for accounts keeps. */
const ACCOUNT_TABLES = ['user', 'account', 'session', 'passkey', 'verification'] as const;
const ALL_TABLES: readonly string[] = [...ACCOUNT_TABLES, ...KEPT_TABLES];

/** Something that rows can be read from and written to, one state of it from begin to end. */
interface Vault {
  rows(table: string): AsyncIterable<Row>;
  put(table: string, row: Row): Promise<void>;
  isEmpty(): Promise<boolean>;
  /** Keeps what was put, or leaves everything as it was. */
  end(keep: boolean): Promise<void>;
}

/** Writes everything into one file, while the server may go on. Returns the number of rows. */
export async function backup(where: Where, file: string): Promise<number> {
  const vault = await openVault(where, false);
  let count = 0;
  async function* lines(): AsyncGenerator<string> {
    yield `${JSON.stringify(FORMAT)}\n`;
    for (const table of ALL_TABLES) {
      for await (const row of vault.rows(table)) {
        count++;
        yield `${JSON.stringify([table, row])}\n`;
      }
    }
    yield `${JSON.stringify(['end', count])}\n`;
  }
  // An earlier backup of this name stays until the new one is whole.
  const unfinished = `${file}.part`;
  try {
    await pipeline(Readable.from(lines()), createGzip(), createWriteStream(unfinished, { mode: 0o600, flush: true }));
    renameSync(unfinished, file);
  } finally {
    rmSync(unfinished, { force: true });
    await vault.end(false);
  }
  return count;
}

/** Fills an empty place from a backup; the place may be of the other kind of database. */
export async function restore(where: Where, file: string): Promise<number> {
  if (!existsSync(file)) throw new Error(`There is no file ${file}.`);
  // Opening the databases once makes all tables.
  const databases = await openDatabases({ ...DEFAULTS, secret: 'of no use for restoring, but long enough', ...where });
  await openPeople({
    database: databases.accounts,
    secret: databases.secret,
    address: 'http://localhost',
    origins: [],
    limits: false,
    rightsOf: async () => NO_RIGHTS,
  });
  await databases.close();
  const vault = await openVault(where, true);
  let count: number | undefined;
  try {
    if (!(await vault.isEmpty()))
      throw new Error('There are tables already: restore into an empty database or folder.');
    count = await fill(vault, file);
    return count;
  } finally {
    await vault.end(count !== undefined);
  }
}

async function fill(vault: Vault, file: string): Promise<number> {
  let count = 0;
  let ended: unknown;
  let first = true;
  for await (const line of linesOf(file)) {
    const data = parse(line);
    if (first && data !== FORMAT) throw new Error('This file is not a backup that this version can read.');
    if (!first && data[0] === 'end') ended = data[1];
    else if (!first) {
      const [table, row] = data as [string, Row];
      if (!ALL_TABLES.includes(table)) throw new Error(`The backup has a table '${table}' that is not known here.`);
      await vault.put(table, row);
      count++;
    }
    first = false;
  }
  if (ended !== count) throw new Error('The backup is cut off; nothing was restored.');
  return count;
}

async function* linesOf(file: string): AsyncGenerator<string> {
  try {
    yield* createInterface({ input: createReadStream(file).pipe(createGunzip()) });
  } catch (error) {
    if (!String((error as { code?: string }).code).startsWith('Z_')) throw error;
    throw new Error('This file is not a whole backup; nothing was restored.');
  }
}

function parse(line: string): string | [string, Row] {
  try {
    return JSON.parse(line);
  } catch {
    throw new Error('This file is not a whole backup; nothing was restored.');
  }
}

async function openVault({ data = DEFAULTS.data, databaseUrl }: Where, writes: boolean): Promise<Vault> {
  return databaseUrl === undefined ? sqliteVault(data, writes) : postgresVault(databaseUrl, writes);
}

const quote = (name: string): string => `"${name.replaceAll('"', '')}"`;

function sqliteVault(data: string, writes: boolean): Vault {
  if (!existsSync(join(data, TABLES_FILE))) throw new Error(`There is no data in ${data}.`);
  const begin = (file: string) => {
    const db = openFile(join(data, file));
    db.exec(writes ? 'BEGIN IMMEDIATE' : 'BEGIN');
    return db;
  };
  const tables = begin(TABLES_FILE);
  const accounts = begin(ACCOUNTS_FILE);
  const placeOf = (table: string) => ((ACCOUNT_TABLES as readonly string[]).includes(table) ? accounts : tables);
  // A read transaction sees the state of its first read.
  for (const db of [tables, accounts]) db.prepare('SELECT count(*) FROM sqlite_master').get();
  return {
    async *rows(table) {
      yield* placeOf(table)
        .prepare(`SELECT * FROM ${quote(table)}`)
        .iterate() as Iterable<Row>;
    },
    async put(table, row) {
      const values = Object.values(row).map((value) => (typeof value === 'boolean' ? Number(value) : value));
      const columns = Object.keys(row).map(quote).join(', ');
      const marks = values.map(() => '?').join(', ');
      placeOf(table)
        .prepare(`INSERT INTO ${quote(table)} (${columns}) VALUES (${marks})`)
        .run(...(values as (string | number | null)[]));
    },
    async isEmpty() {
      return tables.prepare('SELECT 1 FROM entries LIMIT 1').get() === undefined;
    },
    async end(keep) {
      for (const db of [tables, accounts]) {
        db.exec(keep ? 'COMMIT' : 'ROLLBACK');
        db.close();
      }
    },
  };
}

async function postgresVault(url: string, writes: boolean): Promise<Vault> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(writes ? 'BEGIN' : 'BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
  const types = new Map<string, string>();
  const columns = await client.query(
    'SELECT table_name, column_name, data_type FROM information_schema.columns WHERE table_schema = current_schema()',
  );
  for (const { table_name, column_name, data_type } of columns.rows)
    types.set(`${table_name} ${column_name}`, data_type);
  const convert = (table: string, column: string, value: unknown): unknown =>
    types.get(`${table} ${column}`) === 'boolean' && typeof value === 'number' ? value !== 0 : value;
  return {
    async *rows(table) {
      await client.query(`DECLARE reading CURSOR FOR SELECT * FROM ${quote(table)}`);
      for (;;) {
        const { rows } = await client.query('FETCH 500 FROM reading');
        if (rows.length === 0) break;
        for (const row of rows) yield withNumbers(row, table, types);
      }
      await client.query('CLOSE reading');
    },
    async put(table, row) {
      const names = Object.keys(row);
      const marks = names.map((_, i) => `$${i + 1}`).join(', ');
      await client.query(
        `INSERT INTO ${quote(table)} (${names.map(quote).join(', ')}) VALUES (${marks})`,
        names.map((name) => convert(table, name, row[name])),
      );
    },
    async isEmpty() {
      return (await client.query('SELECT 1 FROM entries LIMIT 1')).rows.length === 0;
    },
    async end(keep) {
      if (keep) {
        for (const table of ['notices', 'chat', 'reports', 'audit']) {
          await client.query(
            `SELECT setval(pg_get_serial_sequence($1, 'id'), (SELECT coalesce(max(id), 0) + 1 FROM ${quote(table)}), false)`,
            [table],
          );
        }
      }
      await client.query(keep ? 'COMMIT' : 'ROLLBACK');
      await client.end();
    },
  };
}

/** 64-bit numbers arrive as texts; ours fit into numbers. */
function withNumbers(row: Row, table: string, types: ReadonlyMap<string, string>): Row {
  const result: Row = {};
  for (const [name, value] of Object.entries(row)) {
    const isNumber = types.get(`${table} ${name}`) === 'bigint' && value !== null;
    result[name] = isNumber ? Number(value) : value;
  }
  return result;
}
