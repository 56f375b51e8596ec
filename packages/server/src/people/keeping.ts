import type { DBTransactionAdapter, Where } from '@better-auth/core/db/adapter';
import { networkOf } from '../hall/limits.ts';
import { type Addressee, type NewSession, type PeopleSettings, write } from './library.ts';

type Rows = Record<string, unknown>;
type Accounts = Pick<DBTransactionAdapter, 'findOne' | 'findMany' | 'delete' | 'deleteMany' | 'updateMany'>;

const ofPerson = (who: string): Where[] => [{ field: 'userId', value: who }];
const older = (field: string, before: number): Where => ({ field, operator: 'lt', value: new Date(before) });

/** What the library keeps of somebody, without anything that opens a door. */
export async function dataOf(
  adapter: Accounts,
  who: string,
): Promise<{ account: object; sessions: object[]; passkeys: object[] }> {
  const [user, sessions, passkeys] = await Promise.all([
    adapter.findOne<Rows>({ model: 'user', where: [{ field: 'id', value: who }] }),
    adapter.findMany<Rows>({ model: 'session', where: ofPerson(who) }),
    adapter.findMany<Rows>({ model: 'passkey', where: ofPerson(who) }),
  ]);
  const { id, name, email, emailVerified, isAnonymous, createdAt } = user ?? {};
  return {
    account: {
      who: id,
      name,
      guest: isAnonymous === true,
      createdAt,
      ...(isAnonymous ? {} : { email, emailVerified }),
    },
    sessions: sessions.map(({ createdAt, expiresAt, ipAddress, userAgent }) => ({
      createdAt,
      expiresAt,
      ipAddress,
      userAgent,
    })),
    passkeys: passkeys.map(({ name, createdAt, deviceType }) => ({ name, createdAt, deviceType })),
  };
}

/** Takes away all rows of somebody; sessions are gone before. */
export async function removeRows(adapter: Accounts, who: string): Promise<void> {
  for (const model of ['passkey', 'account']) await adapter.deleteMany({ model, where: ofPerson(who) });
  await adapter.deleteMany({ model: 'verification', where: [{ field: 'value', value: who }] });
  await adapter.delete({ model: 'user', where: [{ field: 'id', value: who }] });
}

const AT_ONCE = 500;

/** Guests who came before a moment, and whose sessions nobody has used since. */
export async function guestsUnseenSince(adapter: Accounts, before: number): Promise<string[]> {
  const unseen: string[] = [];
  for (let offset = 0; ; offset += AT_ONCE) {
    const guests = await adapter.findMany<{ id: string }>({
      model: 'user',
      where: [{ field: 'isAnonymous', value: true }, older('createdAt', before)],
      sortBy: { field: 'createdAt', direction: 'asc' },
      limit: AT_ONCE,
      offset,
    });
    if (guests.length === 0) return unseen;
    const sessions = await adapter.findMany<{ userId: string; updatedAt: Date }>({
      model: 'session',
      where: [{ field: 'userId', operator: 'in', value: guests.map(({ id }) => id) }],
      limit: 100 * AT_ONCE,
    });
    const seen = new Set(
      sessions.flatMap(({ userId, updatedAt }) => (new Date(updatedAt).getTime() >= before ? [userId] : [])),
    );
    unseen.push(...guests.flatMap(({ id }) => (seen.has(id) ? [] : [id])));
  }
}

/** Takes away what is over, and from where people came before a moment. */
export async function tidy(adapter: Accounts, now: number, addressesBefore: number): Promise<void> {
  await adapter.deleteMany({ model: 'session', where: [older('expiresAt', now)] });
  await adapter.deleteMany({ model: 'verification', where: [older('expiresAt', now)] });
  await adapter.updateMany({
    model: 'session',
    where: [older('createdAt', addressesBefore), { field: 'ipAddress', operator: 'ne', value: '' }],
    update: { ipAddress: '', userAgent: '' },
  });
}

/** Tells somebody that a session of theirs has begun where none of theirs was before. */
export async function noticeSignIn(
  { adapter, settings }: { adapter: Accounts; settings: PeopleSettings },
  session: NewSession,
): Promise<void> {
  if (settings.sendLink === undefined) return;
  const where: Where[] = [{ field: 'id', value: session.userId }];
  const user = await adapter.findOne<Addressee>({ model: 'user', where });
  if (user === null || user.isAnonymous === true || user.emailVerified !== true) return;
  const others = await adapter.findMany<NewSession>({ model: 'session', where: ofPerson(session.userId) });
  const isKnown = others.some(({ id, ...other }) => id !== session.id && placeOf(other) === placeOf(session));
  if (isKnown) return;
  write(settings, 'sign-in', user, new URL('/profile', settings.address).href, String(session.userAgent ?? ''));
}

const placeOf = ({ ipAddress, userAgent }: Pick<NewSession, 'ipAddress' | 'userAgent'>): string =>
  `${networkOf(ipAddress ?? '')} ${userAgent ?? ''}`;
