import type { Refusal } from '@orrery/protocol';
import type { Services } from '../../services.ts';
import type { StoredClub, StoredMember } from '../../store/club/clubs.ts';

export const NO_CLUB: Refusal = {
  refused: 'no-such-club',
  message: 'There is no such club, or you do not belong to it.',
};
export const NOT_YOURS: Refusal = { refused: 'forbidden', message: 'Only who runs the club can do that.' };

/** A club as somebody of it sees it. */
export interface Membership {
  readonly club: StoredClub;
  readonly members: readonly StoredMember[];
  readonly mine: StoredMember;
}

export const runs = ({ mine }: Membership): boolean => mine.role !== 'member';

/** Where the owner has left, whoever has been there longest owns the club. */
function withOwner(members: readonly StoredMember[]): StoredMember[] {
  if (members.some(({ role }) => role === 'owner')) return [...members];
  const heir = members.find(({ role }) => role === 'organiser') ?? members[0];
  return members.map((member) => (member === heir ? { ...member, role: 'owner' } : member));
}

export async function membership({ store }: Services, who: string, id: string): Promise<Membership | undefined> {
  const club = await store.club(id);
  const members = club === undefined ? [] : withOwner(await store.membersOf(id));
  const mine = members.find((member) => member.who === who);
  return club === undefined || mine === undefined ? undefined : { club, members, mine };
}
