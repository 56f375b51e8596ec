import type { IncomingHttpHeaders } from 'node:http';
import type { Where } from '@better-auth/core/db/adapter';
import { betterAuth } from 'better-auth';
import { getAdapter } from 'better-auth/db/adapter';
import { getMigrations } from 'better-auth/db/migration';
import { NO_RIGHTS } from '../store/house.ts';
import { migrateAlone } from '../store/postgres.ts';
import { dataOf, guestsUnseenSince, noticeSignIn, removeRows, tidy } from './keeping.ts';
import { NAME_HEADER, optionsFor, type PeopleSettings } from './library.ts';
import { type Entered, type People, type Proved, type Session, type User, type Visitor, visitorOf } from './people.ts';
import { Recent } from './recent.ts';
import { sealedAdapter, sealOldSessions } from './sealed.ts';
import { endSessions, signedToken, validOf, webHeaders } from './sessions.ts';
import { askAddress, nameAddress, putPassword, refuseTaken } from './sign-up.ts';

/** How long a session is believed without asking, in milliseconds: after a break everybody comes back at once. */
const KNOWN_FOR = 20_000;
/** Whoever wraps a session in more than that is asked every time: nobody fills our memory with it. */
const LONGEST_KEY = 1000;

const keyOf = (cookie = '', authorization = ''): string => `${cookie}\n${authorization}`;

export async function openPeople(settings: PeopleSettings): Promise<People> {
  const { database, flush = async () => {} } = settings;
  const options = optionsFor(settings, {
    async onReset({ id: who, emailVerified }) {
      // Until now anybody could have named the address, and have left a passkey for later.
      if (emailVerified !== true) await forgetPasskeys(who);
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

  const forgetPasskeys = (who: string): Promise<number> =>
    adapter.deleteMany({ model: 'passkey', where: [{ field: 'userId', value: who }] });

  async function session(headers: IncomingHttpHeaders): Promise<Session | undefined> {
    const key = keyOf(headers.cookie, headers.authorization);
    const recent = known.get(key);
    if (recent !== undefined) return recent;
    const before = changes;
    const got = await auth.api.getSession({ headers: webHeaders(headers) });
    if (got === null) return undefined;
    const session = { visitor: await found(got.user), token: got.session.token };
    // Somebody may have ended it while it was looked up.
    if (changes === before && key.length <= LONGEST_KEY) known.set(key, session);
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
      // Whoever has learned the token of the guest does not have the account: it begins with a session of its own, and
      // without passkeys that may be theirs.
      await forgetPasskeys(who);
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
          (await endSessions(adapter, request, asking)) ??
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
}
