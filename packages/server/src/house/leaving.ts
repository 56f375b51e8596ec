import type { MyData, Refusal } from '@orrery/protocol';
import { type Entry, type Logged, refuseAt, seatOf } from '@orrery/table';
import { resignEntry } from '../hall/actions.ts';
import type { Loaded } from '../hall/hall.ts';
import type { Visitor } from '../people/people.ts';
import type { Services } from '../services.ts';

/** Empties somebody's seats: at open tables they are free again, at running ones a computer player goes on. */
export async function giveUpSeats({ hall, store, throttled }: Services, who: string): Promise<void> {
  for (const id of await store.tablesWith(who)) {
    try {
      await hall.act(id, (loaded) => giveUp(loaded, who) ?? NOTHING);
    } catch (error) {
      // One table that cannot be read keeps nobody.
      throttled.say('a seat could not be given up', { err: error, table: id });
    }
  }
}

const NOTHING = refuseAt('not-playing', 'There is nothing to give up.');

/** An open table ends with whoever opened it; others get up, and who plays resigns. */
function giveUp({ table: { status, seats }, summary }: Loaded, who: string): Entry | undefined {
  if (status === 'open' && summary.row.owner === who) return { do: 'close' };
  const seat = seatOf(seats, who);
  if (seat === null) return undefined;
  if (status === 'open') return { do: 'leave', seat };
  return status === 'playing' ? resignEntry(seat) : undefined;
}

/** Lets somebody leave for good: their seats, their name in every log, all that is theirs. */
export async function removePerson(services: Services, who: string): Promise<void> {
  const { hall, store, people } = services;
  await giveUpSeats(services, who);
  for (const table of await store.tablesWith(who)) {
    await store.forgetName(table, who);
    await hall.readAnew(table);
    await store.tell({ table, row: true });
  }
  await store.forgetPerson(who);
  // Last, so that whoever was interrupted can ask again.
  await people.remove(who);
}

export async function deleteMyself(
  services: Services,
  visitor: Visitor,
  password: string | undefined,
): Promise<{ deleted: true } | Refusal> {
  const { people, audit } = services;
  const { who, guest, rights } = visitor;
  if (rights.role === 'owner')
    return { refused: 'forbidden', message: 'The house needs an owner: name another one first.' };
  if (!guest && !(await people.hasPassword(who, password ?? '')))
    return { refused: 'INVALID_PASSWORD', message: 'This is not the password of the account.' };
  await removePerson(services, who);
  await audit({ by: who, act: 'account-deleted', about: who, details: guest ? 'guest' : 'account' });
  return { deleted: true };
}

/** All that the server keeps about somebody, for themselves. */
export async function exportData(services: Services, { who, rights }: Visitor): Promise<MyData> {
  const { store, people, audit, now } = services;
  const [data, settings, ignored, plays, chat, reports, restrictions] = await Promise.all([
    people.dataOf(who),
    store.settings(who),
    store.ignoredBy(who),
    store.playedBy(who, Number.MAX_SAFE_INTEGER),
    store.chatBy(who),
    store.reportsBy(who),
    store.restrictions(now(), who),
  ]);
  const tables = [];
  for (const id of await store.tablesWith(who)) {
    const row = await store.table(id);
    if (row === undefined) continue;
    const { game, title, status, created, updated, owner } = row;
    const entries = ownEntries(await store.entries(id), who);
    tables.push({ id, game, title, status, created, updated, opened: owner === who, entries });
  }
  await audit({ by: who, act: 'data-exported', about: who });
  return {
    orrery: 'export 1',
    at: now(),
    ...data,
    settings,
    ignored,
    tables,
    plays: plays.map(({ who: _who, ...play }) => play),
    chat,
    reports,
    restrictions: restrictions.map(({ kind, until, reason, at }) => ({ kind, until, reason, at })),
    role: rights.role,
    tournaments: await store.tournamentsWith(who),
    clubs: (await store.clubsOf(who)).map(({ id, name }) => ({ id, name })),
    friends: (await store.friendshipsOf(who)).flatMap(({ other, state }) => (state === 'friends' ? [other] : [])),
    webhook: (await store.webhook(who))?.address ?? '',
  };
}

/** What somebody did at a table, from sitting down to getting up. What a computer player did in their place is not theirs. */
export function ownEntries(log: readonly Logged[], who: string): Logged[] {
  const own: Logged[] = [];
  let seat: number | null = null;
  let plays = false;
  for (const logged of log) {
    const { entry } = logged;
    if (entry.do === 'sit' && entry.sitter.kind === 'person' && entry.sitter.who === who) {
      seat = entry.seat;
      plays = true;
    }
    const isHere = seat !== null && 'seat' in entry && entry.seat === seat;
    if (isHere && entry.do === 'return') plays = true;
    if (!isHere || !plays) continue;
    own.push(logged);
    if (entry.do === 'leave') seat = null;
    if (entry.do === 'resign' || entry.do === 'flag') plays = false;
  }
  return own;
}
