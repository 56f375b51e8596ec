import { randomBytes } from 'node:crypto';
import { isRefused } from '@orrery/kernel';
import type { ClubRole, ClubRow, NewTable, Refusal, WholeClub } from '@orrery/protocol';
import type { Loaded } from '../../hall/hall.ts';
import { createTable, newInvitation } from '../../hall/opening.ts';
import { showRow } from '../../hall/showing.ts';
import { whyNot } from '../../house/rights.ts';
import type { Visitor } from '../../people/people.ts';
import type { Services } from '../../services.ts';
import { showListed } from '../tournaments/showing.ts';
import { tellClub } from '../webhooks/webhooks.ts';
import { membership, NO_CLUB, NOT_YOURS, runs } from './membership.ts';
import { showSeason } from './seasons.ts';

const MOST_CLUBS = 20;
const MOST_TABLES = 50;

export async function listClubs(services: Services, { who }: Visitor): Promise<ClubRow[]> {
  const clubs = await services.store.clubsOf(who);
  const all = await Promise.all(clubs.map(({ id }) => membership(services, who, id)));
  return all.flatMap((one) =>
    one === undefined
      ? []
      : [{ id: one.club.id, name: one.club.name, role: one.mine.role, members: one.members.length }],
  );
}

export async function showClub(services: Services, visitor: Visitor, id: string): Promise<WholeClub | Refusal> {
  const found = await membership(services, visitor.who, id);
  if (found === undefined) return NO_CLUB;
  const { club, members, mine } = found;
  const { store } = services;
  const ids = await store.clubTables(id, MOST_TABLES);
  const [tables, tournaments, season] = await Promise.all([
    Promise.all(ids.map((table) => store.table(table))),
    store.tournaments(visitor.who, MOST_TABLES, id),
    showSeason(services, found),
  ]);
  return {
    id,
    name: club.name,
    about: club.about,
    role: mine.role,
    invitation: club.invitation,
    members: members.map(({ who, name, role, since }) => ({ who, name, role, since, here: services.isHere(who) })),
    tables: tables.flatMap((row) =>
      row === undefined ? [] : [{ ...showRow(services, row), invitation: row.invitation }],
    ),
    tournaments: tournaments.map(showListed),
    season,
  };
}

export async function foundClub(
  services: Services,
  visitor: Visitor,
  { name, about = '' }: { readonly name: string; readonly about?: string | undefined },
): Promise<string | Refusal> {
  const { store, now } = services;
  if (visitor.guest) return { refused: 'forbidden', message: 'Make an account first: a club needs its owner.' };
  const muted = whyNot('mute', visitor, now());
  if (muted !== undefined) return muted;
  if ((await store.clubsOf(visitor.who)).length >= MOST_CLUBS) {
    return { refused: 'too-many', message: 'You belong to many clubs already.' };
  }
  const id = randomBytes(9).toString('base64url');
  await store.addClub({ id, name: name.trim(), about: about.trim(), invitation: newInvitation(), created: now() });
  await store.putMember(id, { who: visitor.who, name: visitor.name, role: 'owner', since: now() });
  return id;
}

export async function joinClub(services: Services, visitor: Visitor, invitation: string): Promise<string | Refusal> {
  const { store, now } = services;
  const club = await store.clubInvitedBy(invitation);
  if (club === undefined) return NO_CLUB;
  const { who, name } = visitor;
  const known = (await store.membersOf(club.id)).some((member) => member.who === who);
  if (!known) await store.putMember(club.id, { who, name, role: 'member', since: now() });
  return club.id;
}

export async function leaveClub(services: Services, visitor: Visitor, id: string): Promise<Refusal | undefined> {
  const found = await membership(services, visitor.who, id);
  if (found === undefined) return NO_CLUB;
  await services.store.dropMember(id, visitor.who);
  await shutOut(services, id);
  return undefined;
}

/** Whoever is gone has no way in any more: the club and its open tables have new invitations. */
async function shutOut({ store, hall }: Services, id: string): Promise<void> {
  await store.setClubInvitation(id, newInvitation());
  for (const table of await store.allClubTables(id)) await hall.renewInvitation(table, newInvitation());
}

export async function changeMember(
  services: Services,
  visitor: Visitor,
  id: string,
  who: string,
  role: Exclude<ClubRole, 'owner'> | 'none',
): Promise<Refusal | undefined> {
  const found = await membership(services, visitor.who, id);
  if (found === undefined) return NO_CLUB;
  const member = found.members.find((other) => other.who === who);
  if (member === undefined) return { refused: 'no-such-person', message: 'Nobody of the club is known by that.' };
  // Organisers look after members; the owner after all.
  const may = found.mine.role === 'owner' || (found.mine.role === 'organiser' && member.role === 'member');
  if (!may || member.role === 'owner') return NOT_YOURS;
  if (role !== 'none') await services.store.putMember(id, { ...member, role });
  else {
    await services.store.dropMember(id, who);
    await shutOut(services, id);
  }
  return undefined;
}

export async function renewClubInvitation(
  services: Services,
  visitor: Visitor,
  id: string,
): Promise<Refusal | undefined> {
  const found = await membership(services, visitor.who, id);
  if (found === undefined) return NO_CLUB;
  if (!runs(found)) return NOT_YOURS;
  await services.store.setClubInvitation(id, newInvitation());
  return undefined;
}

/** A table that only members find: it is in no other list, and its invitation is the club's to give. */
export async function openClubTable(
  services: Services,
  visitor: Visitor,
  id: string,
  wanted: NewTable,
): Promise<Loaded | Refusal> {
  const found = await membership(services, visitor.who, id);
  if (found === undefined) return NO_CLUB;
  const opened = await createTable(services, visitor, { ...wanted, listed: false });
  if (isRefused(opened)) return opened;
  await services.store.addClubTable(id, opened.id);
  await tellClub(services, id, 'opened', opened.id);
  return opened;
}
