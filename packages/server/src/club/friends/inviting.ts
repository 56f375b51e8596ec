import { isRefused } from '@orrery/kernel';
import type { Friends, Refusal } from '@orrery/protocol';
import { seatOf } from '@orrery/table';
import { mayLook } from '../../hall/actions.ts';
import { NO_TABLE } from '../../hall/at-table.ts';
import type { Loaded } from '../../hall/hall.ts';
import type { Visitor } from '../../people/people.ts';
import type { Services } from '../../services.ts';
import { showFriends } from './friends.ts';

/** People who are no friends can be challenged too, but rarely: nobody's bell rings all day. */
const CHALLENGES = { burst: 5, perSecond: 1 / 600 };

function whyNotInvite({ table, summary }: Loaded, who: string): Refusal | undefined {
  const belongs = summary.row.owner === who || seatOf(table.seats, who) !== null;
  if (!belongs) return { refused: 'forbidden', message: 'Only who sits at this table can do that.' };
  if (table.status !== 'open') return { refused: 'not-open', message: 'The play has begun.' };
  return undefined;
}

/** Tells people that a seat is kept for them. Who ignores the host hears nothing, and nobody hears of that. */
export async function inviteTo(
  services: Services,
  visitor: Visitor,
  table: string,
  people: readonly string[],
): Promise<{ invited: string[] } | Refusal> {
  const { store, hall, now } = services;
  const { who } = visitor;
  const looked = await hall.with(
    table,
    (loaded) =>
      mayLook(loaded, who, undefined)
        ? (whyNotInvite(loaded, who) ?? loaded.summary.members.map((member) => member.who))
        : NO_TABLE,
    true,
  );
  if (looked === undefined) return NO_TABLE;
  if (isRefused(looked)) return looked as Refusal;
  const friendships = await store.friendshipsOf(who);
  const friends = new Set(friendships.flatMap(({ other, state }) => (state === 'friends' ? [other] : [])));
  const names = await services.people.names(people);
  const invited: string[] = [];
  for (const other of new Set(people)) {
    if (other === who || (looked as string[]).includes(other) || !names.get(other)) continue;
    if (!friends.has(other)) {
      const retryAfter = await services.spend('challenge', who, CHALLENGES);
      if (retryAfter > 0) {
        return { refused: 'too-many', message: 'You have challenged many people; wait a little.', retryAfter };
      }
    }
    invited.push(other);
    if ((await store.ignoredBy(other)).includes(who)) continue;
    if (!(await store.addInvitation({ who: other, table, by: who, at: now() }))) continue;
    // Who is here sees it at once; outside the app they are told when that was not enough.
    const due = now() + (services.isHere(other) ? services.noticeDelay : 0);
    await store.addNotices(table, [{ who: other, kind: 'invited', due }]);
    await services.tellFriends([other]);
  }
  return { invited };
}

export async function declineInvitation(services: Services, visitor: Visitor, table: string): Promise<Friends> {
  await services.store.dropInvitation(visitor.who, table);
  return showFriends(services, visitor);
}
