import { resolve } from 'node:path';
import { PARTS, type Part } from '@orrery/protocol';
import type { Sender } from './jobs/senders.ts';
import type { WebhookSettings } from './jobs/webhooks.ts';

/** How many days what nobody uses is kept; 0 for ever. */
export interface KeepDays {
  /** Guests who belong to no table. */
  readonly guests: number;
  /** From where, and with which browser, somebody came. */
  readonly addresses: number;
  /** Tables that never began: then they are closed, and after as long again removed. */
  readonly openTables: number;
  /** Plays in which nobody does anything: then they end without a result. */
  readonly idleTables: number;
}

/** How a server is set up. Every field has a default that works for one process on one machine. */
export interface ServerConfig {
  readonly host: string;
  readonly port: number;
  /** Where people find it, e.g. https://orrery.example; needed behind a proxy and for passkeys. */
  readonly address: string | undefined;
  /** Further origins whose pages may use it. */
  readonly origins: readonly string[];
  /** The folder of the embedded database. */
  readonly data: string;
  /** A PostgreSQL to use instead. */
  readonly databaseUrl: string | undefined;
  /** Signs sessions; made and kept in the data folder when not given. */
  readonly secret: string | undefined;
  readonly behindProxy: boolean;
  readonly threads: number | undefined;
  readonly limits: boolean;
  readonly logLevel: string;
  readonly noticeDelay: number;
  readonly idle: number;
  /** Milliseconds until sockets are closed whose session is gone from the database, where nobody said so. */
  readonly sessionCheck: number;
  /** The mail address of whoever owns the house; the first account where none is named. */
  readonly owner: string | undefined;
  /** How long what nobody uses is kept. */
  readonly keep: KeepDays;
  /** Parts of the house that are switched off. */
  readonly without: readonly Part[];
  readonly smtp: string | undefined;
  readonly mailFrom: string;
  /** How webhooks are reached, and which hosts are trusted with what no stranger is. */
  readonly webhooks: WebhookSettings;
  readonly push: { readonly publicKey: string; readonly privateKey: string } | undefined;
  /** Writes notices into this file. */
  readonly noticeFile: string | undefined;
  readonly app: string | undefined;
  /** The module that lists the games. */
  readonly roomsModule: string;
  /** Further ways to reach people. */
  readonly senders: readonly Sender[];
  /** This process's time; a test can set it wrong. */
  readonly now: () => number;
}

export const DEFAULTS: ServerConfig = {
  host: '127.0.0.1',
  port: 2849,
  address: undefined,
  origins: [],
  data: resolve('data'),
  databaseUrl: undefined,
  secret: undefined,
  behindProxy: false,
  threads: undefined,
  limits: true,
  logLevel: 'info',
  noticeDelay: 60_000,
  idle: 60_000,
  sessionCheck: 15_000,
  owner: undefined,
  keep: { guests: 30, addresses: 30, openTables: 30, idleTables: 365 },
  without: [],
  smtp: undefined,
  mailFrom: 'orrery@localhost',
  webhooks: { trusted: [] },
  push: undefined,
  noticeFile: undefined,
  app: undefined,
  roomsModule: '@orrery/registry',
  senders: [],
  now: Date.now,
};

function readParts(text: string): Part[] {
  const named = text.split(',').flatMap((part) => part.trim() || []);
  const unknown = named.find((part) => !(PARTS as readonly string[]).includes(part));
  if (unknown !== undefined) throw new Error(`ORRERY_WITHOUT names '${unknown}'; there are ${PARTS.join(', ')}`);
  return named as Part[];
}

type Environment = Readonly<Record<string, string | undefined>>;

/** The settings that the environment names. */
export function readConfig(env: Environment): ServerConfig {
  const number = (name: string, otherwise: number): number => {
    const text = env[name];
    if (text === undefined || text === '') return otherwise;
    const value = Number(text);
    if (!Number.isFinite(value) || value < 0) throw new Error(`${name} must be a number, not '${text}'`);
    return value;
  };
  const pushKeys = (env.ORRERY_PUSH_KEYS ?? '').split(':');
  return {
    ...DEFAULTS,
    host: env.ORRERY_HOST || DEFAULTS.host,
    port: number('ORRERY_PORT', DEFAULTS.port),
    address: env.ORRERY_ADDRESS || undefined,
    origins: (env.ORRERY_ORIGINS ?? '').split(',').filter((origin) => origin !== ''),
    data: resolve(env.ORRERY_DATA || DEFAULTS.data),
    databaseUrl: env.DATABASE_URL || undefined,
    // An empty one is a mistake to be told, not a wish for another.
    secret: env.ORRERY_SECRET,
    behindProxy: env.ORRERY_PROXY === '1',
    threads: env.ORRERY_THREADS ? number('ORRERY_THREADS', 1) : undefined,
    limits: env.ORRERY_LIMITS !== '0',
    logLevel: env.ORRERY_LOG || DEFAULTS.logLevel,
    noticeDelay: number('ORRERY_NOTICE_DELAY', DEFAULTS.noticeDelay),
    idle: number('ORRERY_IDLE', DEFAULTS.idle),
    owner: env.ORRERY_OWNER || undefined,
    keep: {
      guests: number('ORRERY_KEEP_GUESTS', DEFAULTS.keep.guests),
      addresses: number('ORRERY_KEEP_ADDRESSES', DEFAULTS.keep.addresses),
      openTables: number('ORRERY_KEEP_OPEN_TABLES', DEFAULTS.keep.openTables),
      idleTables: number('ORRERY_KEEP_IDLE_TABLES', DEFAULTS.keep.idleTables),
    },
    without: readParts(env.ORRERY_WITHOUT ?? ''),
    smtp: env.ORRERY_SMTP || undefined,
    mailFrom: env.ORRERY_MAIL_FROM || DEFAULTS.mailFrom,
    webhooks: { trusted: (env.ORRERY_WEBHOOK_HOSTS ?? '').split(',').flatMap((host) => host.trim() || []) },
    push: pushKeys.length === 2 ? { publicKey: pushKeys[0], privateKey: pushKeys[1] } : undefined,
    noticeFile: env.ORRERY_NOTICE_FILE || undefined,
    app: env.ORRERY_APP || undefined,
    roomsModule: env.ORRERY_ROOMS || DEFAULTS.roomsModule,
  };
}
