import type { betterAuth } from 'better-auth';
import { createEmailVerificationToken } from 'better-auth/api';
import { type PeopleSettings, write } from './library.ts';
import { MOVE, movesTo } from './move-link.ts';

/** What is needed of the library. */
interface Context {
  readonly internalAdapter: Awaited<ReturnType<typeof betterAuth>['$context']>['internalAdapter'];
  readonly password: { hash(password: string): Promise<string> };
  readonly secret: string;
}

/** How long the link of a letter makes an account, in seconds. */
const A_DAY = 60 * 60 * 24;

/** Makes a guest the holder of an account with this address; false where somebody has it. */
export async function nameAddress({ internalAdapter }: Context, who: string, mail: string): Promise<boolean> {
  const isTaken = async (): Promise<boolean> => Boolean(await internalAdapter.findUserByEmail(mail));
  if (await isTaken()) return false;
  // Of two who name one address at the same moment the database lets one have it.
  const named = await internalAdapter
    .updateUser(who, { email: mail, emailVerified: false, isAnonymous: false })
    .catch((error: unknown) => error);
  if (!(named instanceof Error)) return true;
  if (await isTaken()) return false;
  throw named;
}

/** Gives somebody a password, or another one. */
export async function putPassword({ internalAdapter, password }: Context, who: string, given: string): Promise<void> {
  const hash = await password.hash(given);
  if (await internalAdapter.findCredentialAccount(who)) return internalAdapter.updatePassword(who, hash);
  await internalAdapter.linkAccount({ userId: who, providerId: 'credential', accountId: who, password: hash });
}

/**
 * Writes to the address that a guest wants an account with. Whether it has one already only the letter says, so that nobody
 * learns here who has an account: the guest stays one until the link is opened.
 */
export async function askAddress(
  { internalAdapter, secret }: Context,
  settings: PeopleSettings,
  guest: { readonly id: string; readonly name: string; readonly email: string },
  mail: string,
): Promise<void> {
  // Made in both cases: what is asked takes as long, whoever has the address.
  const token = await createEmailVerificationToken(secret, guest.email, mail, A_DAY, { requestType: MOVE });
  const link = new URL('/api/auth/verify-email', settings.address);
  link.search = String(new URLSearchParams({ token, callbackURL: '/profile' }));
  const known = await internalAdapter.findUserByEmail(mail);
  if (known) write(settings, 'tried', known.user, new URL('/profile', settings.address).href);
  else write(settings, 'account', { ...guest, email: mail }, link.href);
}

/** Of two letters to one address the first makes an account, and the other says that there is one. */
export async function refuseTaken(
  { internalAdapter }: Context,
  { address }: PeopleSettings,
  request: Request,
): Promise<Response | undefined> {
  const mail = movesTo(request.url);
  if (mail === undefined || !(await internalAdapter.findUserByEmail(mail))) return undefined;
  return Response.redirect(new URL('/profile?error=USER_ALREADY_EXISTS', address), 302);
}
