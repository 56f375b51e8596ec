import { isRefused, type PlayRecord } from '@orrery/kernel';
import type { AnswerTo, AskName, AskWith, MySettings, NewTable, Refusal, Shown } from '@orrery/protocol';

/** Why something was not done: in the server's words, those of the library that keeps accounts, or our own. */
export type Refused = Omit<Refusal, 'refused'> & { readonly refused: string };

/** The code of an answer that never came. */
export const LOST = 'lost';
const NO_ANSWER: Refused = { refused: LOST, message: 'The server does not answer.' };

interface Said {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string | boolean | undefined>>;
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
export const listOpen = () => ask('GET /api/tables');
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
