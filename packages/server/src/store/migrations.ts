import { CLUB_TABLES, clubTables } from './club/clubs.ts';
import { DAILY_MIGRATION } from './club/daily.ts';
import { FRIENDS_MIGRATION, FRIENDS_TABLES } from './club/friends.ts';
import { PLAYS_MIGRATION } from './club/plays.ts';
import { SEEKERS_MIGRATION, WAITS_MIGRATION } from './club/seekers.ts';
import { TOURNAMENT_TABLES, tournamentTables } from './club/tournaments.ts';
import { WEBHOOKS_MIGRATION } from './club/webhooks.ts';

/** What a database can do differently. */
export interface Dialect {
  /** The type of a key that counts up by itself. */
  readonly serial: string;
  /** The clause behind a table that is looked up by its key alone. */
  readonly keyed: string;
  /** Makes a table one whose rows nobody can change or remove. */
  appendOnly(table: string): readonly string[];
  /** A text in a column that holds JSON, by its path. */
  jsonText(column: string, ...path: readonly string[]): string;
}

/** Every change of the database since the first, in order. A list that only grows. */
export const MIGRATIONS: readonly ((dialect: Dialect) => readonly string[])[] = [
  ({ serial, keyed }) => [
    `CREATE TABLE entries (
      table_id TEXT NOT NULL, seq INTEGER NOT NULL, at BIGINT NOT NULL, entry TEXT NOT NULL,
      PRIMARY KEY (table_id, seq)
    )${keyed}`,
    `CREATE TABLE tables (
      id TEXT PRIMARY KEY, game TEXT NOT NULL, owner TEXT NOT NULL, title TEXT NOT NULL, status TEXT NOT NULL,
      listed INTEGER NOT NULL, invitation TEXT NOT NULL, seats INTEGER NOT NULL, free INTEGER NOT NULL,
      created BIGINT NOT NULL, updated BIGINT NOT NULL, deadline BIGINT
    )`,
    "CREATE INDEX tables_open ON tables (created) WHERE status = 'open' AND listed = 1",
    'CREATE INDEX tables_deadline ON tables (deadline) WHERE deadline IS NOT NULL',
    `CREATE TABLE members (
      table_id TEXT NOT NULL, who TEXT NOT NULL, name TEXT NOT NULL, seat INTEGER NOT NULL, turn INTEGER NOT NULL,
      since BIGINT NOT NULL, PRIMARY KEY (table_id, who)
    )`,
    'CREATE INDEX members_who ON members (who, turn)',
    `CREATE TABLE kept (
      table_id TEXT PRIMARY KEY, length INTEGER NOT NULL, data TEXT NOT NULL
    )`,
    `CREATE TABLE jobs (
      table_id TEXT NOT NULL, seat INTEGER NOT NULL, level TEXT NOT NULL, question INTEGER NOT NULL,
      owner TEXT NOT NULL, created BIGINT NOT NULL, claimed_by TEXT NOT NULL DEFAULT '',
      claimed_until BIGINT NOT NULL DEFAULT 0, tries INTEGER NOT NULL DEFAULT 0, PRIMARY KEY (table_id, seat)
    )`,
    `CREATE TABLE notices (
      id ${serial}, table_id TEXT NOT NULL, who TEXT NOT NULL, kind TEXT NOT NULL, due BIGINT NOT NULL,
      claimed_until BIGINT NOT NULL DEFAULT 0, tries INTEGER NOT NULL DEFAULT 0
    )`,
    'CREATE INDEX notices_due ON notices (due)',
    `CREATE TABLE chat (
      id ${serial}, table_id TEXT NOT NULL, who TEXT NOT NULL, name TEXT NOT NULL, at BIGINT NOT NULL, text TEXT NOT NULL
    )`,
    'CREATE INDEX chat_table ON chat (table_id, id)',
    'CREATE TABLE ignored (who TEXT NOT NULL, other TEXT NOT NULL, PRIMARY KEY (who, other))',
    `CREATE TABLE reports (
      id ${serial}, by_who TEXT NOT NULL, about TEXT NOT NULL, table_id TEXT NOT NULL, text TEXT NOT NULL,
      at BIGINT NOT NULL
    )`,
    'CREATE TABLE settings (who TEXT PRIMARY KEY, data TEXT NOT NULL)',
  ],
  () => ['CREATE TABLE here (process TEXT PRIMARY KEY, until BIGINT NOT NULL, people TEXT NOT NULL)'],
  // Tables from before this are looked at once, whatever their version.
  () => ['ALTER TABLE tables ADD COLUMN version INTEGER NOT NULL DEFAULT 0'],
  () => ['CREATE TABLE stocks (key TEXT PRIMARY KEY, full_at BIGINT NOT NULL)'],
  // Who watches over the house, who may not do what, what was done about it; and where people have ever sat.
  ({ serial, appendOnly, jsonText }) => [
    'CREATE TABLE roles (who TEXT PRIMARY KEY, role TEXT NOT NULL)',
    "CREATE UNIQUE INDEX roles_owner ON roles (role) WHERE role = 'owner'",
    `CREATE TABLE restrictions (
      who TEXT NOT NULL, kind TEXT NOT NULL, until BIGINT, reason TEXT NOT NULL, by_who TEXT NOT NULL,
      at BIGINT NOT NULL, PRIMARY KEY (who, kind)
    )`,
    `CREATE TABLE audit (
      id ${serial}, at BIGINT NOT NULL, by_who TEXT NOT NULL, act TEXT NOT NULL, about TEXT NOT NULL,
      details TEXT NOT NULL
    )`,
    ...appendOnly('audit'),
    'ALTER TABLE reports ADD COLUMN settled_at BIGINT',
    "ALTER TABLE reports ADD COLUMN settled_by TEXT NOT NULL DEFAULT ''",
    "ALTER TABLE reports ADD COLUMN note TEXT NOT NULL DEFAULT ''",
    'CREATE INDEX reports_about ON reports (about)',
    'CREATE TABLE sat (who TEXT NOT NULL, table_id TEXT NOT NULL, PRIMARY KEY (who, table_id))',
    'INSERT INTO sat (who, table_id) SELECT who, table_id FROM members',
    `INSERT INTO sat (who, table_id) SELECT DISTINCT ${jsonText('entry', 'sitter', 'who')}, table_id FROM entries
     WHERE CASE WHEN entry LIKE '{"do":"sit"%' THEN ${jsonText('entry', 'sitter', 'kind')} ELSE '' END = 'person'
     ON CONFLICT DO NOTHING`,
    'CREATE INDEX tables_owner ON tables (owner)',
    'CREATE INDEX tables_idle ON tables (status, updated)',
    'CREATE INDEX chat_who ON chat (who)',
  ],
  PLAYS_MIGRATION,
  SEEKERS_MIGRATION,
  tournamentTables,
  DAILY_MIGRATION,
  clubTables,
  FRIENDS_MIGRATION,
  WEBHOOKS_MIGRATION,
  WAITS_MIGRATION,
];

/** The tables that a backup holds, in an order in which they can be filled. What is a cache is left out. */
export const KEPT_TABLES = [
  'entries',
  'tables',
  'members',
  'jobs',
  'notices',
  'chat',
  'ignored',
  'reports',
  'settings',
  'roles',
  'restrictions',
  'audit',
  'sat',
  'plays',
  'played',
  'ratings',
  ...TOURNAMENT_TABLES,
  'daily',
  ...CLUB_TABLES,
  ...FRIENDS_TABLES,
  'webhooks',
  'waits',
] as const;
