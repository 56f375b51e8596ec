import { LEVEL_NAMES } from '@orrery/bots';
import { isProvisional, pointsOf } from '@orrery/club';
import type { RatingRow, Refusal } from '@orrery/protocol';
import type { Visitor } from '../../people/people.ts';
import type { Services } from '../../services.ts';
import type { StoredRating } from '../../store/club/plays.ts';
import { membership } from '../clubs/membership.ts';
import { NOTHING_HERE } from '../nothing-here.ts';
import { anchorsOf, computerPlayer } from './anchors.ts';

/** How many people a list shows. */
const SHOWN = 100;
/** So many more are read for those who do not want to be shown. */
const SPARE = 100;
const TREND_MS = 30 * 86_400_000;
const TREND_POINTS = 24;

/** The leaderboard of a game: people who want to be seen, computer players among them, and always who asks. */
export async function leaderboard(
  services: Services,
  game: string,
  visitor: Visitor | undefined,
  among?: string,
): Promise<{ rows: RatingRow[]; mine: RatingRow | null } | Refusal> {
  const { store, rooms } = services;
  if (!Object.hasOwn(rooms, game) || !services.isOn('ratings')) return NOTHING_HERE;
  const group = among === undefined ? undefined : await groupOf(services, visitor, among);
  if (group === null) return NOTHING_HERE;
  const strongest =
    group === undefined
      ? await store.strongest(game, SHOWN + SPARE)
      : [...(await store.ratingsOf(game, group)).values()];
  const ordered = strongest.sort((a, b) => b.mean - a.mean || (a.who < b.who ? -1 : 1));
  const shown = await visibleTo(services, visitor?.who, ordered);
  const mine = visitor && (await store.ratingsOf(game, [visitor.who])).get(visitor.who);
  const first = shown.slice(0, SHOWN);
  const listed = first.map((one, i) => ({ ...one, rank: i + 1 }));
  const ownRow = listed.find(({ rating }) => rating.who === visitor?.who);
  const own =
    mine && visitor && !ownRow
      ? {
          rating: mine,
          name: visitor.name,
          bot: (await store.settings(visitor.who)).bot === true,
          rank: (await store.strongerThan(game, mine.mean)) + 1,
        }
      : ownRow;
  const trends = await trendsOf(
    services,
    game,
    [...listed, ...(own ? [own] : [])].map(({ rating }) => rating.who),
  );
  const row = ({ rating, name, bot, rank }: (typeof listed)[number]): RatingRow => ({
    rank,
    who: rating.who,
    level: null,
    name,
    bot,
    points: pointsOf(rating),
    provisional: isProvisional(rating),
    plays: rating.plays,
    wins: rating.wins,
    trend: trends.get(rating.who) ?? [],
  });
  const people = listed.map(row);
  const computers = computerRows(await rooms[game]().then(anchorsOf));
  const rows = [...people, ...computers].sort((a, b) => b.points - a.points);
  return { rows, mine: own ? row(own) : null };
}

/** Who is listed beside the reader: their friends, or a club of theirs; null where it is none of their business. */
async function groupOf(
  services: Services,
  visitor: Visitor | undefined,
  among: string,
): Promise<readonly string[] | null> {
  if (visitor === undefined) return null;
  const { who } = visitor;
  if (among === 'friends') {
    if (!services.isOn('friends')) return null;
    const friendships = await services.store.friendshipsOf(who);
    return [who, ...friendships.flatMap(({ other, state }) => (state === 'friends' ? [other] : []))];
  }
  const club = services.isOn('clubs') ? await membership(services, who, among) : undefined;
  return club === undefined ? null : club.members.map((member) => member.who);
}

function computerRows(anchors: ReturnType<typeof anchorsOf>): RatingRow[] {
  return LEVEL_NAMES.flatMap((level) => {
    const rating = anchors.get(computerPlayer(level));
    if (rating === undefined) return [];
    const nobody = { rank: null, who: null, name: '', bot: false, provisional: false, plays: 0, wins: 0, trend: [] };
    return [{ ...nobody, level, points: pointsOf(rating) }];
  });
}

/** Those whose page is not theirs alone, and who have not left, with their names. */
async function visibleTo(
  { store, people }: Services,
  who: string | undefined,
  ratings: readonly StoredRating[],
): Promise<{ rating: StoredRating; name: string; bot: boolean }[]> {
  const ids = ratings.map((rating) => rating.who);
  const [names, settings] = await Promise.all([people.names(ids), store.settingsOf(ids)]);
  return ratings.flatMap((rating) => {
    const name = names.get(rating.who);
    const isHidden = settings.get(rating.who)?.private === true && rating.who !== who;
    return name === undefined || name === '' || isHidden
      ? []
      : [{ rating, name, bot: settings.get(rating.who)?.bot === true }];
  });
}

async function trendsOf(
  { store, now }: Services,
  game: string,
  people: readonly string[],
): Promise<Map<string, number[]>> {
  const trends = new Map<string, number[]>();
  for (const { who, change } of await store.ratedSince(game, people, now() - TREND_MS)) {
    if (change === null) continue;
    const trend = trends.get(who) ?? [pointsOf(change.before)];
    trends.set(who, [...trend, pointsOf(change.after)]);
  }
  for (const [who, trend] of trends) trends.set(who, trend.slice(-TREND_POINTS));
  return trends;
}
