import { randomBytes } from 'node:crypto';
import { chmodSync, closeSync, existsSync, mkdirSync, openSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Pool } from 'pg';
import type { ServerConfig } from './config.ts';
import { BackgroundSync } from './store/background-sync.ts';
import { openPostgres } from './store/postgres.ts';
import { openFile, openSqlite } from './store/sqlite.ts';
import type { Store } from './store/store.ts';

/** The databases a server uses, opened. */
export interface Databases {
  readonly store: Store;
  readonly accounts: DatabaseSync | Pool;
  /** For accounts in a file: waits until what was written survives the loss of power. */
  readonly sync?: BackgroundSync;
  readonly secret: string;
  close(): Promise<void>;
}

type Where = Pick<ServerConfig, 'data' | 'databaseUrl' | 'secret'> & Partial<Pick<ServerConfig, 'now'>>;

const SHORTEST_SECRET = 32;
export const TABLES_FILE = 'tables.db';
export const ACCOUNTS_FILE = 'accounts.db';

export async function openDatabases({ data, databaseUrl, secret, now }: Where): Promise<Databases> {
  if (secret !== undefined) checkSecret(secret, 'ORRERY_SECRET');
  if (databaseUrl !== undefined) {
    if (secret === undefined) {
      throw new Error('With DATABASE_URL, set ORRERY_SECRET: at least 32 characters, the same for all processes.');
    }
    const { store, pool } = await openPostgres(databaseUrl);
    return { store, accounts: pool, secret, close: () => store.close() };
  }
  mkdirSync(data, { recursive: true, mode: 0o700 });
  for (const file of [TABLES_FILE, ACCOUNTS_FILE, 'lock']) makePrivate(join(data, file));
  const lock = lockFolder(data);
  const store = openSqlite(join(data, TABLES_FILE), now);
  // Accounts have a file of their own: their library holds transactions open while others write.
  const accounts = openFile(join(data, ACCOUNTS_FILE));
  const sync = new BackgroundSync(accounts, join(data, ACCOUNTS_FILE));
  return {
    store,
    accounts,
    sync,
    secret: secret ?? ownSecret(join(data, 'secret')),
    async close() {
      await store.close();
      await sync.close();
      accounts.close();
      lock.close();
    },
  };
}

/** One folder is for one server: a second one would not hear what the first one does. The lock ends with its process. */
function lockFolder(data: string): DatabaseSync {
  const lock = new DatabaseSync(join(data, 'lock'), { timeout: 3000 });
  try {
    lock.exec('BEGIN EXCLUSIVE');
    return lock;
  } catch {
    lock.close();
    throw new Error(`Another server is at work in ${data}. Several share a PostgreSQL: see DATABASE_URL.`);
  }
}

function ownSecret(file: string): string {
  if (!existsSync(file)) writeFileSync(file, randomBytes(48).toString('base64url'), { mode: 0o600, flag: 'wx' });
  const secret = readFileSync(file, 'utf8').trim();
  checkSecret(secret, file);
  return secret;
}

/** With a key that others can guess anybody could be anybody. */
function checkSecret(secret: string, where: string): void {
  if (secret.length < SHORTEST_SECRET)
    throw new Error(`The secret of ${where} is too short: at least ${SHORTEST_SECRET} characters.`);
}

/** Nobody else on this machine reads it; what SQLite puts beside a file has the rights of the file. */
function makePrivate(file: string): void {
  closeSync(openSync(file, 'a', 0o600));
  chmodSync(file, 0o600);
}
