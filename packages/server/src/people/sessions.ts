import type { IncomingHttpHeaders } from 'node:http';
import type { DatabaseSync } from 'node:sqlite';
import type { DBTransactionAdapter, Where } from '@better-auth/core/db/adapter';
import type { Pool } from 'pg';
import type { Session } from './people.ts';
import { seal } from './sealed.ts';

/** Which of these sessions are still valid. */
export async function validOf(database: DatabaseSync | Pool, given: readonly string[]): Promise<Set<string>> {
  if (given.length === 0) return new Set();
  const plain = new Map(given.map((token) => [seal(token), token]));
  const tokens = [...plain.keys()];
  const rows =
    'connect' in database
      ? (await database.query('SELECT token, "expiresAt" FROM session WHERE token = ANY($1)', [tokens])).rows
      : database
          .prepare('SELECT token, expiresAt FROM session WHERE token IN (SELECT value FROM json_each(?))')
          .all(JSON.stringify(tokens));
  const now = Date.now();
  return new Set(
    rows.flatMap(({ token, expiresAt }) =>
      new Date(expiresAt as string | number).getTime() > now ? (plain.get(token as string) ?? []) : [],
    ),
  );
}

/** The token of a session with our signature, as the cookie carries it. */
export function signedToken(cookies: readonly string[]): string {
  const found = cookies.flatMap((cookie) => /session_token=([^;]+)/.exec(cookie)?.[1] ?? []);
  return decodeURIComponent(found[0] ?? '');
}

/** The library compares tokens, but those in the database are sealed: so sessions are ended from afar by ourselves. */
export async function endSessions(
  adapter: Pick<DBTransactionAdapter, 'deleteMany'>,
  request: Request,
  asking: Session | undefined,
): Promise<Response | undefined> {
  const { pathname } = new URL(request.url);
  const others = pathname === '/api/auth/revoke-other-sessions';
  if (request.method !== 'POST' || asking === undefined) return undefined;
  if (!others && pathname !== '/api/auth/revoke-session') return undefined;
  const { token } = others ? asking : ((await request.json()) as { token?: unknown });
  const where: Where[] = [
    { field: 'userId', value: asking.visitor.who },
    { field: 'token', operator: others ? 'ne' : 'eq', value: String(token) },
  ];
  await adapter.deleteMany({ model: 'session', where });
  return Response.json({ status: true });
}

/** The headers of a request as the library wants them. */
export function webHeaders(headers: IncomingHttpHeaders): Headers {
  const result = new Headers();
  for (const [key, value] of Object.entries(headers)) {
    if (value !== undefined) result.set(key, Array.isArray(value) ? value.join(', ') : value);
  }
  return result;
}
