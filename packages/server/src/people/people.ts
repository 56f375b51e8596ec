import type { IncomingHttpHeaders } from 'node:http';
import type { DatabaseSync } from 'node:sqlite';
import { passkey } from '@better-auth/passkey';
import { betterAuth } from 'better-auth';
import { getMigrations } from 'better-auth/db/migration';
import { anonymous, bearer } from 'better-auth/plugins';
import type { Pool } from 'pg';
import { migrateAlone } from '../store/postgres.ts';

/** Somebody who has a session: a guest, or the holder of an account. */
export interface Visitor {
  readonly who: string;
  readonly name: string;
  readonly guest: boolean;
  readonly mail: string | undefined;
}

export interface People {
  /** Who sent this request; undefined without a valid session. */
  visitor(headers: IncomingHttpHeaders): Promise<Visitor | undefined>;
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
  handle(request: Request): Promise<Response>;
}

export interface PeopleSettings {
  readonly database: DatabaseSync | Pool;
  readonly secret: string;
  /** Where the app is, as people type it. */
  readonly address: string;
  readonly origins: readonly string[];
  readonly limits: boolean;
}

export async function openPeople({ database, secret, address, origins, limits }: PeopleSettings): Promise<People> {
  const { hostname, origin, protocol } = new URL(address);
  const auth = betterAuth({
    database: database as DatabaseSync,
    secret,
    baseURL: address,
    basePath: '/api/auth',
    trustedOrigins: [origin, ...origins],
    emailAndPassword: { enabled: true, minPasswordLength: 10 },
    session: { expiresIn: 60 * 60 * 24 * 60, updateAge: 60 * 60 * 24 },
    advanced: { cookiePrefix: 'orrery', useSecureCookies: protocol === 'https:' },
    rateLimit: { enabled: limits },
    telemetry: { enabled: false },
    logger: { disabled: true },
    plugins: [
      anonymous({ disableDeleteAnonymousUser: true }),
      bearer(),
      passkey({ rpID: hostname, rpName: 'Orrery', origin: [origin, ...origins] }),
    ],
  });
  const migrate = async (): Promise<void> => (await getMigrations(auth.options)).runMigrations();
  // Several processes may start on one database at the same moment.
  if ('connect' in database) await migrateAlone(database, migrate);
  else await migrate();
  const context = await auth.$context;
  const { internalAdapter } = context;
  const known = new Recent<Visitor>(KNOWN_FOR);

  return {
    async visitor(headers) {
      const key = keyOf(headers.cookie, headers.authorization);
      const recent = known.get(key);
      if (recent !== undefined) return recent;
      const session = await auth.api.getSession({ headers: webHeaders(headers) });
      if (session === null) return undefined;
      const visitor = visitorOf(session.user);
      known.set(key, visitor);
      return visitor;
    },
    async find(who) {
      const user = await internalAdapter.findUserById(who);
      return user === null ? undefined : visitorOf(user);
    },
    async admitGuest(name, headers) {
      // Whoever is somebody already does not become somebody else: only the address of the request counts here.
      const { cookie: _cookie, authorization: _authorization, ...rest } = headers;
      const answer = await auth.api.signInAnonymous({ headers: webHeaders(rest), asResponse: true });
      const { token, user } = (await answer.json()) as { token: string; user: User };
      await internalAdapter.updateUser(user.id, { name });
      return { visitor: { ...visitorOf(user), name }, token, cookies: answer.headers.getSetCookie() };
    },
    async rename(who, name) {
      await internalAdapter.updateUser(who, { name });
      known.clear();
    },
    async keepGuest(who, mail, password, headers) {
      const taken = await internalAdapter.findUserByEmail(mail.toLowerCase());
      if (taken !== null && taken !== undefined) return 'mail-taken';
      await auth.api.setPassword({ body: { newPassword: password }, headers: webHeaders(headers) });
      await internalAdapter.updateUser(who, { email: mail.toLowerCase(), isAnonymous: false });
      known.clear();
      return 'kept';
    },
    async handle(request) {
      const { headers, method } = request;
      // Whoever signs out, or changes anything else, is asked anew.
      const key = keyOf(headers.get('cookie') ?? undefined, headers.get('authorization') ?? undefined);
      if (method !== 'GET') known.delete(key);
      const answer = await auth.handler(request);
      if (method !== 'GET') known.delete(key);
      return answer;
    },
  };
}

/** How long a session is believed without asking, in milliseconds: after a break everybody comes back at once. */
const KNOWN_FOR = 20_000;
const MOST_KNOWN = 20_000;

/** What was found out a moment ago. */
class Recent<T> {
  readonly #found = new Map<string, { readonly value: T; readonly until: number }>();
  readonly #time: number;

  constructor(time: number) {
    this.#time = time;
  }

  get(key: string): T | undefined {
    const found = this.#found.get(key);
    return found !== undefined && found.until > performance.now() ? found.value : undefined;
  }

  set(key: string, value: T): void {
    if (this.#found.size >= MOST_KNOWN) this.#found.clear();
    this.#found.set(key, { value, until: performance.now() + this.#time });
  }

  delete(key: string): void {
    this.#found.delete(key);
  }

  clear(): void {
    this.#found.clear();
  }
}

const keyOf = (cookie = '', authorization = ''): string => `${cookie}\n${authorization}`;

interface User {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly isAnonymous?: boolean | null | undefined;
}

function visitorOf({ id, name, email, isAnonymous }: User): Visitor {
  const guest = isAnonymous === true;
  return { who: id, name, guest, mail: guest ? undefined : email };
}

function webHeaders(headers: IncomingHttpHeaders): Headers {
  const result = new Headers();
  for (const [key, value] of Object.entries(headers)) {
    if (value !== undefined) result.set(key, Array.isArray(value) ? value.join(', ') : value);
  }
  return result;
}
