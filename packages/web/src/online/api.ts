import type { Language, PlayRecord, TableSettings } from '@orrery/kernel';
import type { Beat, ClockSpec, Look, TableStatus } from '@orrery/table';

/** Why the server did not do something: a code that stays the same, and what it says of it in English. */
export interface Refused {
  readonly refused: string;
  readonly message: string;
  readonly rule?: string;
}

/** The code of an answer that never came. */
export const LOST = 'lost';
const NO_ANSWER: Refused = { refused: LOST, message: 'The server does not answer.' };

export const isRefused = (answer: unknown): answer is Refused =>
  typeof answer === 'object' && answer !== null && 'refused' in answer;

export async function ask<T>(method: 'GET' | 'POST' | 'PUT', path: string, body?: object): Promise<T | Refused> {
  let answer: Response;
  try {
    answer = await fetch(path, {
      method,
      ...(body === undefined ? {} : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    });
  } catch {
    return NO_ANSWER;
  }
  const read: unknown = await answer.json().catch(() => undefined);
  if (answer.ok && read !== undefined) return read as T;
  if (isRefused(read)) return read;
  // The library that keeps accounts has words of its own, and none for somebody too quick.
  const { code, message } = (read ?? {}) as { code?: string; message?: string };
  const usual = answer.status === 429 ? 'too-many' : `status-${answer.status}`;
  return { refused: code ?? usual, message: message ?? `${answer.status}` };
}

/** Is there a server behind this page? Where the app is only files, its first page answers to every address. */
export async function isServed(): Promise<boolean> {
  const health = await ask<{ ok?: boolean }>('GET', '/healthz');
  return !isRefused(health) && health.ok === true;
}

export interface PushPlace {
  readonly endpoint: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
}

export interface MySettings {
  readonly language?: Language;
  /** Mail when it is my turn. */
  readonly mail?: boolean;
  readonly push?: readonly PushPlace[];
}

export interface Me {
  readonly who: string;
  readonly name: string;
  readonly guest: boolean;
  readonly mail?: string;
  readonly settings: MySettings;
  /** How many tables wait for me. */
  readonly turns: number;
  /** The public key for Web Push; absent where the server sends none. */
  readonly pushKey?: string;
}

/** Somebody at a table at this moment, seated or looking on. */
export interface Present {
  readonly who: string;
  readonly name: string;
}

export interface TableRow {
  readonly id: string;
  readonly game: string;
  readonly title: string;
  readonly status: TableStatus;
  readonly listed: boolean;
  readonly seats: number;
  readonly free: number;
  readonly created: number;
  readonly updated: number;
  /** The names of those who look at the table now. */
  readonly here: readonly string[];
}

export interface MyTable extends TableRow {
  readonly seat: number;
  readonly turn: boolean;
  readonly since: number;
}

export interface NewTable {
  readonly game: string;
  readonly seats: number;
  readonly settings: TableSettings;
  readonly clock: ClockSpec;
  readonly title?: string;
  readonly listed: boolean;
  readonly sit: boolean;
  readonly confirm: boolean;
}

/** A table as the own seat, or a spectator, may know it. */
export interface Shown {
  readonly table: string;
  readonly title: string;
  readonly now: number;
  readonly look: Look;
  readonly beats: readonly Beat[];
  /** Have I opened this table? Who opens it starts it. */
  readonly mine: boolean;
  /** For members: the secret part of the invitation link. */
  readonly invitation?: string;
}

export interface ChatLine {
  readonly id: number;
  readonly table: string;
  readonly who: string;
  readonly name: string;
  readonly at: number;
  readonly text: string;
}

/** An address below a table's, with the invitation where there is one. */
function at(table: string, rest: string, invitation?: string): string {
  const query = invitation === undefined ? '' : `?${new URLSearchParams({ invitation })}`;
  return `/api/tables/${encodeURIComponent(table)}${rest}${query}`;
}

export const askMe = (): Promise<Me | Refused> => ask('GET', '/api/me');
export const comeInAs = (name: string): Promise<{ who: string } | Refused> => ask('POST', '/api/guests', { name });
export const changeMe = (change: MySettings & { name?: string }): Promise<{ settings: MySettings } | Refused> =>
  ask('PUT', '/api/me', change);

export const listOpen = (): Promise<TableRow[] | Refused> => ask('GET', '/api/tables');
export const listMine = (): Promise<MyTable[] | Refused> => ask('GET', '/api/tables/mine');
export const nextTable = (): Promise<{ table: string | null } | Refused> => ask('GET', '/api/tables/next');
export const openTable = (table: NewTable): Promise<Shown | Refused> => ask('POST', '/api/tables', table);
export const importRecord = (record: unknown): Promise<Shown | Refused> =>
  ask('POST', '/api/tables/import', { record });
export const showTable = (table: string, invitation?: string): Promise<Shown | Refused> =>
  ask('GET', at(table, '', invitation));
export const wholeLog = (table: string, invitation?: string): Promise<{ beats: Beat[] } | Refused> =>
  ask('GET', at(table, '/log', invitation));
export const readChat = (table: string, invitation?: string): Promise<{ lines: ChatLine[] } | Refused> =>
  ask('GET', at(table, '/chat', invitation));
export const fetchRecord = (table: string, invitation?: string): Promise<PlayRecord | Refused> =>
  ask('GET', at(table, '/record', invitation));
export const ignorePerson = (who: string): Promise<object | Refused> =>
  ask('PUT', `/api/ignored/${encodeURIComponent(who)}`, { ignore: true });
export const reportPerson = (about: string, table: string, text: string): Promise<object | Refused> =>
  ask('POST', '/api/reports', { about, table, text });
/** Something a person does at a table. */
export const actAt = (table: string, what: string, body: object = {}): Promise<Shown | Refused> =>
  ask('POST', at(table, `/${what}`), body);
