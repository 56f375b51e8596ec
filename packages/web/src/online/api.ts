import { isRefused, type PlayRecord } from '@orrery/kernel';
import type { AnswerTo, AskName, AskWith, MySettings, NewTable, QueryOf, Refusal, Shown } from '@orrery/protocol';

/** Which open tables somebody is looking for. */
export type OpenWish = Omit<Exclude<QueryOf<'GET /api/tables'>, undefined>, 'from' | 'to'> & {
  /** Only where people have about the reader's own rating. */
  readonly near?: boolean;
};

/** Why something was not done: in the server's words, those of the library that keeps accounts, or our own. */
export type Refused = Omit<Refusal, 'refused'> & { readonly refused: string };

/** The code of an answer that never came. */
export const LOST = 'lost';
const NO_ANSWER: Refused = { refused: LOST, message: 'The server does not answer.' };

interface Said {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string | number | boolean | undefined>>;
  readonly body?: unknown;
}

/** Asks the server something that the protocol knows by its method and address. */
export async function ask<N extends AskName>(
  name: N,
  ...[said]: object extends AskWith<N> ? [AskWith<N>?] : [AskWith<N>]
): Promise<AnswerTo<N> | Refused> {
  const { params = {}, query = {}, body } = (said ?? {}) as Said;
  const [method, address] = name.split(' ');
  const path = address.replace(/:(\w+)/g, (_, key: string) => encodeURIComponent(params[key]));
  const asked = Object.entries(query).flatMap(([key, value]) => (value === undefined ? [] : [[key, String(value)]]));
  const url = asked.length === 0 ? path : `${path}?${new URLSearchParams(asked)}`;
  let answer: Response;
  try {
    answer = await fetch(url, {
      method,
      ...(body === undefined ? {} : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    });
  } catch {
    return NO_ANSWER;
  }
  const read: unknown = await answer.json().catch(() => undefined);
  if (answer.ok && read !== undefined) return read as AnswerTo<N>;
  if (isRefused(read)) return read;
  // The library that keeps accounts has words of its own, and none for somebody too quick.
  const { code, message } = (read ?? {}) as { code?: string; message?: string };
  const usual = answer.status === 429 ? 'too-many' : `status-${answer.status}`;
  return { refused: code ?? usual, message: message ?? `${answer.status}` };
}

/** Is there a server behind this page? Where the app is only files, its first page answers to every address. */
export async function isServed(): Promise<boolean> {
  const health = await ask('GET /healthz');
  return !isRefused(health) && health.ok === true;
}

/** A table, with the invitation where there is one. */
const at = (table: string, invitation?: string) => ({
  params: { table },
  query: invitation === undefined ? {} : { invitation },
});

/** Who we are there; null where nobody knows us yet, which is no fault. */
export const askVisitor = () => ask('GET /api/visitor');
export const comeInAs = (name: string) => ask('POST /api/guests', { body: { name } });
export const changeMe = (change: MySettings & { name?: string }) => ask('PUT /api/me', { body: change });
/** How far from one's own rating a table may be to be about as strong. */
const NEAR = 150;

/** Open tables; those of about the reader's strength where that is wanted, which one game's rating says. */
export async function listOpen({ near = false, ...filter }: OpenWish = {}) {
  if (!near) return ask('GET /api/tables', { query: filter });
  const rating =
    filter.game === undefined ? undefined : await ask('GET /api/ratings/:game', { params: { game: filter.game } });
  const mine = (rating && !isRefused(rating) ? rating.mine?.points : undefined) ?? NEWCOMER;
  return ask('GET /api/tables', { query: { ...filter, from: mine - NEAR, to: mine + NEAR } });
}

/** Where everybody begins. */
const NEWCOMER = 1500;
export const listMine = () => ask('GET /api/tables/mine');
export const nextTable = () => ask('GET /api/tables/next');
export const openTable = (table: NewTable) => ask('POST /api/tables', { body: table });
/** A table that only the members of a club see. */
export const openTableOf = (club: string, table: NewTable) =>
  ask('POST /api/clubs/:club/tables', { params: { club }, body: table });
export const importRecord = (record: unknown) => ask('POST /api/tables/import', { body: { record } });
export const showTable = (table: string, invitation?: string): Promise<Shown | Refused> =>
  ask('GET /api/tables/:table', at(table, invitation));
export const wholeLog = (table: string, invitation?: string) =>
  ask('GET /api/tables/:table/log', at(table, invitation));
export const readChat = (table: string, invitation?: string) =>
  ask('GET /api/tables/:table/chat', at(table, invitation));
export const fetchRecord = (table: string, invitation?: string): Promise<PlayRecord | Refused> =>
  ask('GET /api/tables/:table/record', at(table, invitation));
export const ignorePerson = (who: string) => ask('PUT /api/ignored/:who', { params: { who }, body: { ignore: true } });
export const reportPerson = (about: string, table: string, text: string) =>
  ask('POST /api/reports', { body: { about, table, text } });
export const renewInvitation = (table: string) => ask('POST /api/tables/:table/invitation', { params: { table } });
