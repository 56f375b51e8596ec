import type { DatabaseSync } from 'node:sqlite';
import { passkey } from '@better-auth/passkey';
import type { BetterAuthOptions } from 'better-auth';
import { anonymous, bearer } from 'better-auth/plugins';
import type { FastifyBaseLogger } from 'fastify';
import type { Pool } from 'pg';
import { isTrusted } from '../http/origin.ts';
import type { Rights } from '../store/house.ts';
import { movesTo } from './move-link.ts';

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
  readonly sendLink?: (why: LinkReason, to: Addressee, link: string, more?: string) => Promise<void>;
  /** What somebody may do beyond what everybody may, and what they may not. */
  readonly rightsOf: (who: string) => Promise<Rights>;
}

/**
 * Why somebody gets a letter: its link makes a guest an account, proves an address, lets its owner choose a new password, or
 * lets the account move to another address; or somebody has signed in from where nobody did before, or wanted an account
 * with an address that has one.
 */
export type LinkReason = 'account' | 'tried' | 'verify' | 'password' | 'move' | 'sign-in';

/** What the library tells us of. */
export interface Happenings {
  /** Somebody has chosen a new password by mail. */
  onReset(user: Addressee): Promise<void>;
  /** An address has proved to be somebody's; `moved`: it is another one than before, as for a guest any is. */
  onVerified(user: Addressee, moved: boolean): Promise<void>;
  onSession(session: NewSession): Promise<void>;
}

export interface NewSession {
  readonly id: string;
  readonly userId: string;
  readonly ipAddress?: string | null | undefined;
  readonly userAgent?: string | null | undefined;
}

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

/** Writes to somebody. Nobody waits for the mail; what goes wrong with it is in the log. */
export function write(
  { sendLink, log }: PeopleSettings,
  why: LinkReason,
  to: Addressee,
  link: string,
  more?: string,
): void {
  void sendLink?.(why, to, link, more).catch((error: Error) =>
    log?.warn({ why: error.message }, 'a mail could not be sent'),
  );
}

/** How the library that keeps accounts is set up. */
export function optionsFor(settings: PeopleSettings, { onReset, onVerified, onSession }: Happenings) {
  const { database, secret, address, origins, limits, log, sendLink } = settings;
  const { hostname, origin, protocol } = new URL(address);
  const send = async (why: LinkReason, to: Addressee, link: string, more?: string): Promise<void> => {
    // The address of a guest is made up.
    if (to.isAnonymous !== true) write(settings, why, to, link, more);
  };
  return {
    database: database as DatabaseSync,
    secret,
    baseURL: address,
    basePath: '/api/auth',
    trustedOrigins: (request?: Request) => [origin, ...origins, ...ownOrigin(request, origin)],
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
        afterEmailVerification: (user: Addressee, request?: Request) =>
          onVerified(user, request !== undefined && movesTo(request.url) !== undefined),
      },
      user: {
        changeEmail: {
          enabled: true,
          // The old address is asked first, where it has proved to be theirs; then the new one.
          sendChangeEmailConfirmation: ({ user, newEmail, url }: { user: Addressee; newEmail: string; url: string }) =>
            send('move', user, url, newEmail),
        },
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
    // Guests come in by name through a door of our own, and become accounts there: the library's would tell anybody who
    // has one. Names are given by a door of our own too, which whoever is muted finds shut.
    disabledPaths: ['/sign-in/anonymous', '/sign-up/email', '/update-user'],
    databaseHooks: {
      user: {
        create: { before: async (user: { name: string }) => ({ data: withName(user) }) },
        update: { before: async (user: { name?: string }) => ({ data: withName(user) }) },
      },
      session: { create: { after: (session: NewSession) => onSession(session) } },
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
function ownOrigin(request: Request | undefined, address: string): string[] {
  const origin = request?.headers.get('origin') ?? '';
  return isTrusted(origin, request?.headers.get('host') ?? undefined, [address]) ? [origin] : [];
}

/** Lines of the library go the way of all others. What it adds may hold addresses and tokens, so only its words stay. */
function logInto(log: FastifyBaseLogger) {
  return (level: 'debug' | 'info' | 'warn' | 'error', message: string, ...more: unknown[]): void => {
    const error = more.find((part) => part instanceof Error);
    log[level === 'error' ? 'warn' : level]({ part: 'accounts', ...(error && { why: error.name }) }, message);
  };
}
