import type { IncomingHttpHeaders } from 'node:http';
import type { DatabaseSync } from 'node:sqlite';
import type { Where } from '@better-auth/core/db/adapter';
import { betterAuth } from 'better-auth';
import { getAdapter } from 'better-auth/db/adapter';
import { getMigrations } from 'better-auth/db/migration';
import type { Pool } from 'pg';
import { NO_RIGHTS, type Rights } from '../store/house.ts';
import { migrateAlone } from '../store/postgres.ts';
import { dataOf, guestsUnseenSince, noticeSignIn, removeRows, tidy } from './keeping.ts';
import { NAME_HEADER, optionsFor, type PeopleSettings } from './library.ts';
import { Recent } from './recent.ts';
import { seal, sealedAdapter, sealOldSessions } from './sealed.ts';
import { askAddress, nameAddress, putPassword, refuseTaken } from './sign-up.ts';

/** Somebody who has a session: a guest, or the holder of an account. */
export interface Visitor {
  readonly who: string;
  readonly name: string;
  readonly guest: boolean;
  readonly mail: string | undefined;
  /** Has the mail address proved to be theirs? */
  readonly verified: boolean;
  readonly rights: Rights;
}

/** A visitor with the secret name of the session, which leaves the server in cookies only. */
export interface Session {
  readonly visitor: Visitor;
  readonly token: string;
}

/** How somebody who came in goes on: the token for programs, the cookies for browsers. */
export interface Entered {
  readonly token: string;
  readonly cookies: string[];
}

/** What came of an address that has proved to be somebody's: a guest has an account, an account has moved, or nothing else. */
export type Proved = 'made' | 'moved' | 'proved';

export interface People {
  /** Who sent this request; undefined without a valid session. */
  visitor(headers: IncomingHttpHeaders): Promise<Visitor | undefined>;
  session(headers: IncomingHttpHeaders): Promise<Session | undefined>;
  /** Which of these sessions are still valid. */
  valid(tokens: readonly string[]): Promise<Set<string>>;
  /** Hears of everybody whose name, sessions or rights may have changed here. */
  onChange(listener: (who: string) => void): void;
  /** Hears of addresses that have proved to be somebody's. */
  onVerified(listener: (visitor: Visitor, what: Proved) => Promise<void>): void;
  /** Something of somebody has changed here: all processes ask anew. */
  changed(who: string): void;
  /** Somebody has changed at another process: what is remembered is asked anew. */
  forget(who: string): void;
  find(who: string): Promise<Visitor | undefined>;
  /** What these people are called; who has left is not in it. */
  names(people: readonly string[]): Promise<Map<string, string>>;
  findByMail(mail: string): Promise<Visitor | undefined>;
  /** The account that was there first. */
  firstAccount(): Promise<string | undefined>;
  /** Lets somebody in by name alone. The answer carries the session cookie. */
  admitGuest(name: string, headers: IncomingHttpHeaders): Promise<Entered & { readonly visitor: Visitor }>;
  rename(who: string, name: string): Promise<void>;
  /**
   * Makes a guest's place an account, with everything that belongs to it. Where there is mail, that is when the link of a
   * letter is opened (`kept` is false until then), and whose the address is stays untold.
   */
  keepGuest(
    who: string,
    mail: string,
    password: string,
    headers: IncomingHttpHeaders,
  ): Promise<(Entered & { readonly kept: boolean }) | 'mail-taken'>;
  hasPassword(who: string, password: string): Promise<boolean>;
  /** What the library keeps of somebody, without anything that opens a door. */
  dataOf(who: string): Promise<{ account: object; sessions: object[]; passkeys: object[] }>;
  /** Takes somebody's account away with all that belongs to it; their sockets close. */
  remove(who: string): Promise<void>;
  /** Guests who have not been here since a moment. */
  guestsUnseenSince(before: number): Promise<string[]>;
  /** Takes away what is over, and from where people came before a moment. */
  tidy(now: number, addressesBefore: number): Promise<void>;
  /** The library's own endpoints: passwords, passkeys, sign-out. */
  handle(request: Request, headers: IncomingHttpHeaders): Promise<Response>;
}

export async function openPeople(settings: PeopleSettings): Promise<People> {
  const { database, flush = async () => {} } = settings;
  const options = optionsFor(settings, {
    async onReset({ id: who, emailVerified }) {
      // Until now anybody could have named the address, and have left a passkey for later.
      if (emailVerified !== true)
        await adapter.deleteMany({ model: 'passkey', where: [{ field: 'userId', value: who }] });
      // Whoever could open the letter has the address. Other letters with a link are of no use any more.
      await internalAdapter.updateUser(who, { emailVerified: true });
      await adapter.deleteMany({ model: 'verification', where: [{ field: 'value', value: who }] });
      // Before anybody is told: who looks then must not find them any more.
      await internalAdapter.deleteUserSessions(who);
      changed(who);
      await verified(who, 'proved');
    },
    async onVerified({ id: who, isAnonymous }, moved) {
      if (isAnonymous === true) await internalAdapter.updateUser(who, { isAnonymous: false });
      changed(who);
      await verified(who, isAnonymous === true ? 'made' : moved ? 'moved' : 'proved');
    },
    onSession: (session) => noticeSignIn({ adapter, settings }, session),
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
  const context = await auth.$context;
  const { adapter, internalAdapter } = context;
  const known = new Recent<Session>(KNOWN_FOR);
  const listeners: ((who: string) => void)[] = [];
  const verifiedListeners: ((visitor: Visitor, what: Proved) => Promise<void>)[] = [];

  let changes = 0;
  const forget = (who: string): void => {
    changes++;
    known.forget(({ visitor }) => visitor.who === who);
  };
  const changed = (who: string): void => {
    forget(who);
    for (const listener of listeners) listener(who);
  };

  const found = async (user: User): Promise<Visitor> => visitorOf(user, await settings.rightsOf(user.id));
  const find = async (who: string): Promise<Visitor | undefined> => {
    const user = await internalAdapter.findUserById(who);
    return user === null ? undefined : found(user);
  };
  const verified = async (who: string, what: Proved): Promise<void> => {
    const visitor = await find(who);
    if (visitor !== undefined) for (const listener of verifiedListeners) await listener(visitor, what);
  };

  async function session(headers: IncomingHttpHeaders): Promise<Session | undefined> {
    const key = keyOf(headers.cookie, headers.authorization);
    const recent = known.get(key);
    if (recent !== undefined) return recent;
    const before = changes;
    const got = await auth.api.getSession({ headers: webHeaders(headers) });
    if (got === null) return undefined;
    const session = { visitor: await found(got.user), token: got.session.token };
    // Somebody may have ended it while it was looked up.
    if (changes === before) known.set(key, session);
    return session;
  }

  return {
    session,
    visitor: async (headers) => (await session(headers))?.visitor,
    valid: (tokens) => validOf(database, tokens),
    onChange: (listener) => void listeners.push(listener),
    onVerified: (listener) => void verifiedListeners.push(listener),
    changed,
    forget,
    find,
    async names(people) {
      // PostgreSQL knows no empty list.
      if (people.length === 0) return new Map();
      const users = await adapter.findMany<User>({
        model: 'user',
        where: [{ field: 'id', operator: 'in', value: [...new Set(people)] }],
      });
      return new Map(users.map(({ id, name }) => [id, name]));
    },
    async findByMail(mail) {
      const known = await internalAdapter.findUserByEmail(mail.toLowerCase());
      return known ? found(known.user) : undefined;
    },
    async firstAccount() {
      const [first] = await adapter.findMany<User>({
        model: 'user',
        where: [{ field: 'isAnonymous', operator: 'ne', value: true }],
        sortBy: { field: 'createdAt', direction: 'asc' },
        limit: 1,
      });
      return first?.id;
    },
    async admitGuest(name, headers) {
      // Whoever is somebody already does not become somebody else: only the address of the request counts here.
      const { cookie: _cookie, authorization: _authorization, ...rest } = headers;
      const named = webHeaders({ ...rest, [NAME_HEADER]: encodeURIComponent(name) });
      const answer = await auth.api.signInAnonymous({ headers: named, asResponse: true });
      const { user } = (await answer.json()) as { user: User };
      const cookies = answer.headers.getSetCookie();
      await flush();
      return { visitor: visitorOf(user, NO_RIGHTS), token: signedToken(cookies), cookies };
    },
    async rename(who, name) {
      await internalAdapter.updateUser(who, { name });
      await flush();
      changed(who);
    },
    async keepGuest(who, given, password, headers) {
      const mail = given.toLowerCase();
      const letters = settings.sendLink !== undefined;
      if (!letters && !(await nameAddress(context, who, mail))) return 'mail-taken';
      await putPassword(context, who, password);
      const user = (await internalAdapter.findUserById(who)) as User;
      // Whoever has learned the token of the guest does not have the account: it begins with a session of its own.
      const entered = await enter(user.email, password, headers);
      await flush();
      changed(who);
      if (letters) await askAddress(context, settings, user, mail);
      return { ...entered, kept: !letters };
    },
    async hasPassword(who, password) {
      const account = await internalAdapter.findCredentialAccount(who);
      const hash = account?.password;
      return typeof hash === 'string' && (await context.password.verify({ hash, password }));
    },
    dataOf: (who) => dataOf(adapter, who),
    async remove(who) {
      await internalAdapter.deleteUserSessions(who);
      await removeRows(adapter, who);
      await flush();
      changed(who);
    },
    guestsUnseenSince: (before) => guestsUnseenSince(adapter, before),
    async tidy(now, addressesBefore) {
      await tidy(adapter, now, addressesBefore);
      await flush();
    },
    async handle(request, headers) {
      // Whoever signs out, or changes anything else, is asked anew, at every process.
      const asking = request.method === 'GET' ? undefined : await session(headers);
      try {
        const answer =
          (await endSessions(request, asking)) ??
          (await refuseTaken(context, settings, request)) ??
          (await auth.handler(request));
        await flush();
        return answer;
      } finally {
        if (asking !== undefined) changed(asking.visitor.who);
      }
    },
  };

  /** A new session instead of all that the person had before. */
  async function enter(email: string, password: string, headers: IncomingHttpHeaders): Promise<Entered> {
    const { cookie: _cookie, authorization: _authorization, ...rest } = headers;
    const answer = await auth.api.signInEmail({
      body: { email, password },
      headers: webHeaders(rest),
      asResponse: true,
    });
    const { token, user } = (await answer.json()) as { token: string; user: User };
    const where: Where[] = [
      { field: 'userId', value: user.id },
      { field: 'token', operator: 'ne', value: token },
    ];
    await adapter.deleteMany({ model: 'session', where });
    const cookies = answer.headers.getSetCookie();
    return { token: signedToken(cookies), cookies };
  }

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

export interface User {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly emailVerified?: boolean | undefined;
  readonly isAnonymous?: boolean | null | undefined;
}

function visitorOf({ id, name, email, emailVerified, isAnonymous }: User, rights: Rights): Visitor {
  const guest = isAnonymous === true;
  return { who: id, name, guest, mail: guest ? undefined : email, verified: !guest && emailVerified === true, rights };
}

function webHeaders(headers: IncomingHttpHeaders): Headers {
  const result = new Headers();
  for (const [key, value] of Object.entries(headers)) {
    if (value !== undefined) result.set(key, Array.isArray(value) ? value.join(', ') : value);
  }
  return result;
}
