import type { DatabaseSync } from 'node:sqlite';
import { passkey } from '@better-auth/passkey';
import type { BetterAuthOptions } from 'better-auth';
import { anonymous, bearer } from 'better-auth/plugins';
import type { FastifyBaseLogger } from 'fastify';
import type { Pool } from 'pg';
import { isTrusted } from '../http/origin.ts';

export interface PeopleSettings {
  readonly database: DatabaseSync | Pool;
  /** Waits until everything written so far survives the loss of power. */
  readonly flush?: () => Promise<void>;
  readonly secret: string;
  /** Where the app is, as people type it. */
  readonly address: string;
  readonly origins: readonly string[];
  readonly limits: boolean;
  readonly log?: FastifyBaseLogger;
  /** Writes to somebody's address; without it nobody is asked whether it is theirs, and no password is set anew. */
  readonly sendLink?: (why: LinkReason, to: Addressee, link: string) => Promise<void>;
}

/** Why somebody gets a link: it proves their address, or lets them choose a new password. */
export type LinkReason = 'verify' | 'password';

export interface Addressee {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly emailVerified?: boolean;
  readonly isAnonymous?: boolean | null;
}

/** Where a request really comes from; set by us alone, so nobody can claim another address. */
export const ADDRESS_HEADER = 'x-orrery-address';

/** The name of a guest who comes in; set by us alone. */
export const NAME_HEADER = 'x-orrery-name';

export const LONGEST_NAME = 40;

/** Names are shown to others, so they are short and on one line, whichever door they come through. */
function withName<U extends { name?: string }>(user: U): U {
  if (user.name === undefined) return user;
  const name = user.name.replace(/[\p{C}\p{Zl}\p{Zp}]+/gu, ' ').trim();
  return { ...user, name: [...name].slice(0, LONGEST_NAME).join('') || 'Guest' };
}

/** How the library that keeps accounts is set up; `onReset` hears of everybody who has chosen a new password by mail. */
export function optionsFor(settings: PeopleSettings, onReset: (user: Addressee) => Promise<void>) {
  const { database, secret, address, origins, limits, log, sendLink } = settings;
  const { hostname, origin, protocol } = new URL(address);
  const send = async (why: LinkReason, to: Addressee, link: string): Promise<void> => {
    // The address of a guest is made up.
    if (to.isAnonymous === true) return;
    // Who waits for the answer does not wait for the mail; what goes wrong with it is in the log.
    void sendLink?.(why, to, link).catch((error: Error) =>
      log?.warn({ why: error.message }, 'a mail could not be sent'),
    );
  };
  return {
    database: database as DatabaseSync,
    secret,
    baseURL: address,
    basePath: '/api/auth',
    trustedOrigins: (request?: Request) => [origin, ...origins, ...ownOrigin(request)],
    emailAndPassword: {
      enabled: true,
      minPasswordLength: 10,
      ...(sendLink && {
        resetPasswordTokenExpiresIn: 60 * 60,
        sendResetPassword: ({ user, token }: { user: Addressee; token: string }) =>
          // Behind the number sign, so that it is in nobody's log.
          send('password', user, new URL(`/profile#password=${token}`, address).href),
        onPasswordReset: ({ user }: { user: Addressee }) => onReset(user),
      }),
    },
    ...(sendLink && {
      emailVerification: {
        sendOnSignUp: true,
        expiresIn: 60 * 60 * 24,
        sendVerificationEmail: ({ user, url }: { user: Addressee; url: string }) => send('verify', user, url),
      },
    }),
    // What a letter's link carries opens an account, so the database does not hold it readable either.
    verification: { storeIdentifier: 'hashed' },
    session: { expiresIn: 60 * 60 * 24 * 60, updateAge: 60 * 60 * 24 },
    advanced: {
      cookiePrefix: 'orrery',
      useSecureCookies: protocol === 'https:',
      ipAddress: { ipAddressHeaders: [ADDRESS_HEADER] },
    },
    // Guests come in by name through a door of our own.
    disabledPaths: ['/sign-in/anonymous'],
    databaseHooks: {
      user: {
        create: { before: async (user: { name: string }) => ({ data: withName(user) }) },
        update: { before: async (user: { name?: string }) => ({ data: withName(user) }) },
      },
    },
    rateLimit: { enabled: limits },
    telemetry: { enabled: false },
    // What fails inside is thrown, and logged like everything else.
    onAPIError: { throw: true },
    logger: { level: 'info', log: log === undefined ? () => {} : logInto(log) },
    plugins: [
      anonymous({
        disableDeleteAnonymousUser: true,
        generateName: ({ headers }) => decodeURIComponent(headers?.get(NAME_HEADER) ?? ''),
      }),
      // A token without our signature, as it lies in the database, opens nothing.
      bearer({ requireSignature: true }),
      passkey({ rpID: hostname, rpName: 'Orrery', origin: [origin, ...origins] }),
    ],
  } satisfies BetterAuthOptions;
}

/** A page that came from the very address it now talks to, such as this machine's in a home network. */
function ownOrigin(request: Request | undefined): string[] {
  const origin = request?.headers.get('origin') ?? '';
  return isTrusted(origin, request?.headers.get('host') ?? undefined, []) ? [origin] : [];
}

/** Lines of the library go the way of all others. What it adds may hold addresses and tokens, so only its words stay. */
function logInto(log: FastifyBaseLogger) {
  return (level: 'debug' | 'info' | 'warn' | 'error', message: string, ...more: unknown[]): void => {
    const error = more.find((part) => part instanceof Error);
    log[level === 'error' ? 'warn' : level]({ part: 'accounts', ...(error && { why: error.name }) }, message);
  };
}
