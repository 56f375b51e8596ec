import type { Friend, Friends, FriendTable, Refusal, Someone, TableInvitation } from '@orrery/protocol';
import type { Visitor } from '../../people/people.ts';
import type { Services } from '../../services.ts';
import type { PlaceOf } from '../../store/club/friends.ts';

/** How many friends and open questions somebody has at most. */
const MOST_FRIENDS = 200;
/** How many tables are looked through for friends, and how many of one friend are shown. */
const MOST_PLACES = 200;
const SHOWN_EACH = 3;

const NOBODY: Refusal = { refused: 'no-such-person', message: 'Nobody is known by that.' };

/** Somebody's friends with where they are, and who asks for them. What ignored people want is not shown. */
export async function showFriends(services: Services, { who }: Pick<Visitor, 'who'>): Promise<Friends> {
  const { store, people } = services;
  const [friendships, ignoredList, invited] = await Promise.all([
    store.friendshipsOf(who),
    store.ignoredBy(who),
    store.invitationsOf(who),
  ]);
  const ignored = new Set(ignoredList);
  const known = friendships.filter(({ other, state }) => state === 'asked' || !ignored.has(other));
  const names = await people.names([...known.map(({ other }) => other), ...invited.map(({ by }) => by)]);
  const inState = (wanted: string): Someone[] =>
    known.flatMap(({ other, state }) => (state === wanted && names.get(other) ? [someone(names, other)] : []));
  const mine = known.filter(({ other, state }) => state === 'friends' && names.get(other));
  const where = await placesOf(
    services,
    mine.map(({ other }) => other),
    who,
  );
  const friends = mine.map(
    ({ other, since }): Friend => ({
      ...someone(names, other),
      since,
      here: services.isHere(other),
      tables: where.get(other) ?? [],
    }),
  );
  const invitations = invited
    .filter(({ by }) => !ignored.has(by))
    .map(
      ({ table, game, title, by, at, invitation }): TableInvitation => ({
        table,
        game,
        title,
        by: someone(names, by),
        at,
        invitation,
      }),
    );
  return {
    friends: friends.sort((a, b) => Number(b.here) - Number(a.here) || a.name.localeCompare(b.name)),
    asking: inState('asking'),
    asked: inState('asked'),
    invitations,
  };
}

const someone = (names: ReadonlyMap<string, string>, who: string): Someone => ({ who, name: names.get(who) ?? '' });

/**
 * The tables at which these people are now, and those at which they wait for somebody to sit down: only those that `viewer`
 * could find without a word of theirs.
 */
async function placesOf(
  { store, presence }: Services,
  people: readonly string[],
  viewer: string,
): Promise<Map<string, FriendTable[]>> {
  if (people.length === 0) return new Map();
  const present = new Map(people.map((who) => [who, presence.tablesOf(who)]));
  const seated = await store.tablesAround(people, viewer, MOST_PLACES);
  const mine = new Set((await store.tablesOf(viewer, MOST_PLACES)).map(({ id }) => id));
  const doing = (place: PlaceOf): FriendTable['doing'] =>
    mine.has(place.id) ? 'with-me' : isFree(place) ? 'waits' : 'plays';
  const visited = await store.openTo([...new Set([...present.values()].flat())], viewer);
  return new Map(
    people.map((who) => {
      const at = new Set(present.get(who));
      const own = seated.filter((place) => place.who === who);
      const sits = own.filter((place) => at.has(place.id) || isFree(place));
      const watches = visited.filter(({ id }) => at.has(id) && !own.some((place) => place.id === id));
      const tables: FriendTable[] = [
        ...sits.map((place): FriendTable => ({ ...shownTable(place), doing: doing(place) })),
        ...watches.map((place): FriendTable => ({ ...shownTable(place), doing: 'looks-on' })),
      ];
      // Where they are comes before where they are expected.
      tables.sort((a, b) => Number(at.has(b.table)) - Number(at.has(a.table)));
      return [who, tables.slice(0, SHOWN_EACH)];
    }),
  );
}

const isFree = ({ status, free }: PlaceOf): boolean => status === 'open' && free > 0;
const shownTable = ({ id, game, title }: Pick<PlaceOf, 'id' | 'game' | 'title'>) => ({ table: id, game, title });

/** Asks somebody, or says yes to who has asked. Whether the other ignores who asks stays untold. */
export async function askFriend(services: Services, visitor: Visitor, other: string): Promise<Friends | Refusal> {
  const { store, people, now } = services;
  if (other === visitor.who) return { refused: 'forbidden', message: 'Everybody is their own friend already.' };
  if (!(await people.names([other])).get(other)) return NOBODY;
  if ((await store.friendshipsOf(visitor.who)).length >= MOST_FRIENDS) {
    return { refused: 'too-many', message: 'You have many friends already.' };
  }
  await store.askFriend(visitor.who, other, now());
  const ignores = await store.ignoredBy(other);
  if (!ignores.includes(visitor.who)) await services.tellFriends([other]);
  return showFriends(services, visitor);
}

export async function dropFriend(services: Services, visitor: Visitor, other: string): Promise<Friends> {
  await services.store.dropFriend(visitor.who, other);
  await services.tellFriends([other]);
  return showFriends(services, visitor);
}
