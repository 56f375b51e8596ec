import type { IncomingHttpHeaders } from 'node:http';
import type { DatabaseSync } from 'node:sqlite';
import type { Where } from '@better-auth/core/db/adapter';
import { betterAuth } from 'better-auth';
import { getAdapter } from 'better-auth/db/adapter';
import { getMigrations } from 'better-auth/db/migration';
import type { Pool } from 'pg';
import { migrateAlone } from '../store/postgres.ts';
import { NAME_HEADER, optionsFor, type PeopleSettings } from './library.ts';
import { Recent } from './recent.ts';
import { seal, sealedAdapter, sealOldSessions } from './sealed.ts';

/** Somebody who has a session: a guest, or the holder of an account. */
export interface Visitor {
  readonly who: string;
  readonly name: string;
  readonly guest: boolean;
  readonly mail: string | undefined;
  /** Has the mail address proved to be theirs? */
  readonly verified: boolean;
}

/** A visitor with the secret name of the session, which leaves the server in cookies only. */
export interface Session {
  readonly visitor: Visitor;
  readonly token: string;
}

export interface People {
  /** Who sent this request; undefined without a valid session. */
  visitor(headers: IncomingHttpHeaders): Promise<Visitor | undefined>;
  session(headers: IncomingHttpHeaders): Promise<Session | undefined>;
  /** Which of these sessions are still valid. */
  valid(tokens: readonly string[]): Promise<Set<string>>;
  /** Hears of everybody whose name or sessions may have changed here. */
  onChange(listener: (who: string) => void): void;
  /** Somebody has changed at another process: what is remembered is asked anew. */
  forget(who: string): void;
  find(who: string): Promise<Visitor | undefined>;
  /** Lets somebody in by name alone. The answer carries the session cookie. */
  admitGuest(
    name: string,
    headers: IncomingHttpHeaders,
  ): Promise<{ visitor: Visitor; token: string; cookies: string[] }>;
  rename(who: string, name: string): Promise<void>;
  /** Makes a guest's place an account, with everything that belongs to it. */
  keepGuest(who: string, mail: string, password: string, headers: IncomingHttpHeaders): Promise<'kept' | 'mail-taken'>;
  /** The library's own endpoints: passwords, passkeys, sign-out. */
  handle(request: Request, headers: IncomingHttpHeaders): Promise<Response>;
}

export async function openPeople(settings: PeopleSettings): Promise<People> {
  const { database, flush = async () => {} } = settings;
  const options = optionsFor(settings, async ({ id: who, emailVerified }) => {
    // Until now anybody could have named the address, and have left a passkey for later.
    if (emailVerified !== true)
      await adapter.deleteMany({ model: 'passkey', where: [{ field: 'userId', value: who }] });
    // Whoever could open the letter has the address. Other letters with a link are of no use any more.
    await internalAdapter.updateUser(who, { emailVerified: true });
    await adapter.deleteMany({ model: 'verification', where: [{ field: 'value', value: who }] });
    // Before anybody is told: who looks then must not find them any more.
    await internalAdapter.deleteUserSessions(who);
    changed(who);
  });
  const migrate = async (): Promise<void> => {
    await (await getMigrations(options)).runMigrations();
    await sealOldSessions(database);
  };
  // Several processes may start on one database at the same moment. The library looks at the tables as soon as it is
  // there and remembers what it saw, so it comes after them.
  if ('connect' in database) await migrateAlone(database, migrate);
  else await migrate();
  const inner = await getAdapter(options);
  const auth = betterAuth({ ...options, database: () => sealedAdapter(inner) });
  const { adapter, internalAdapter } = await auth.$context;
  const known = new Recent<Session>(KNOWN_FOR);
  const listeners: ((who: string) => void)[] = [];

  let changes = 0;
  const forget = (who: string): void => {
    changes++;
    known.forget(({ visitor }) => visitor.who === who);
  };
  const changed = (who: string): void => {
    forget(who);
    for (const listener of listeners) listener(who);
  };

  async function session(headers: IncomingHttpHeaders): Promise<Session | undefined> {
    const key = keyOf(headers.cookie, headers.authorization);
    const recent = known.get(key);
    if (recent !== undefined) return recent;
    const before = changes;
    const found = await auth.api.getSession({ headers: webHeaders(headers) });
    if (found === null) return undefined;
    const session = { visitor: visitorOf(found.user), token: found.session.token };
    // Somebody may have ended it while it was looked up.
    if (changes === before) known.set(key, session);
    return session;
  }

  return {
    session,
    visitor: async (headers) => (await session(headers))?.visitor,
    valid: (tokens) => validOf(database, tokens),
    onChange: (listener) => void listeners.push(listener),
    forget,
    async find(who) {
      const user = await internalAdapter.findUserById(who);
      return user === null ? undefined : visitorOf(user);
    },
    async admitGuest(name, headers) {
      // Whoever is somebody already does not become somebody else: only the address of the request counts here.
      const { cookie: _cookie, authorization: _authorization, ...rest } = headers;
      const named = webHeaders({ ...rest, [NAME_HEADER]: encodeURIComponent(name) });
      const answer = await auth.api.signInAnonymous({ headers: named, asResponse: true });
      const { user } = (await answer.json()) as { user: User };
      const cookies = answer.headers.getSetCookie();
      await flush();
      return { visitor: visitorOf(user), token: signedToken(cookies), cookies };
    },
    async rename(who, name) {
      await internalAdapter.updateUser(who, { name });
      await flush();
      changed(who);
    },
    async keepGuest(who, mail, password, headers) {
      const taken = await internalAdapter.findUserByEmail(mail.toLowerCase());
      if (taken !== null && taken !== undefined) return 'mail-taken';
      await auth.api.setPassword({ body: { newPassword: password }, headers: webHeaders(headers) });
      await internalAdapter.updateUser(who, { email: mail.toLowerCase(), emailVerified: false, isAnonymous: false });
      await flush();
      changed(who);
      if (settings.sendLink !== undefined) await auth.api.sendVerificationEmail({ body: { email: mail } });
      return 'kept';
    },
    async handle(request, headers) {
      // Whoever signs out, or changes anything else, is asked anew, at every process.
      const asking = request.method === 'GET' ? undefined : await session(headers);
      try {
        const answer = (await endSessions(request, asking)) ?? (await auth.handler(request));
        await flush();
        return answer;
      } finally {
        if (asking !== undefined) changed(asking.visitor.who);
      }
    },
  };

  /** The library compares tokens, but those in the database are sealed: so sessions are ended from afar by ourselves. */
  async function endSessions(request: Request, asking: Session | undefined): Promise<Response | undefined> {
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
}

async function validOf(database: DatabaseSync | Pool, given: readonly string[]): Promise<Set<string>> {
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
function signedToken(cookies: readonly string[]): string {
  const found = cookies.flatMap((cookie) => /session_token=([^;]+)/.exec(cookie)?.[1] ?? []);
  return decodeURIComponent(found[0] ?? '');
}

/** How long a session is believed without asking, in milliseconds: after a break everybody comes back at once. */
const KNOWN_FOR = 20_000;

const keyOf = (cookie = '', authorization = ''): string => `${cookie}\n${authorization}`;

interface User {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly emailVerified?: boolean | undefined;
  readonly isAnonymous?: boolean | null | undefined;
}

function visitorOf({ id, name, email, emailVerified, isAnonymous }: User): Visitor {
  const guest = isAnonymous === true;
  return { who: id, name, guest, mail: guest ? undefined : email, verified: !guest && emailVerified === true };
}

function webHeaders(headers: IncomingHttpHeaders): Headers {
  const result = new Headers();
  for (const [key, value] of Object.entries(headers)) {
    if (value !== undefined) result.set(key, Array.isArray(value) ? value.join(', ') : value);
  }
  return result;
}
