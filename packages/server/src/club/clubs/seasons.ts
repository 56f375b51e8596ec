import { nextSeason } from '@orrery/club';
import type { ClubSeason, LeaguePlayer, Refusal } from '@orrery/protocol';
import type { Visitor } from '../../people/people.ts';
import type { Services } from '../../services.ts';
import type { StoredSeason } from '../../store/club/clubs.ts';
import { type Membership, membership, NO_CLUB, NOT_YOURS, runs } from './membership.ts';

const MOST_TOURNAMENTS = 200;

/** What the club's tournaments have brought everybody since the season began. */
async function pointsSince(
  { store, tournaments }: Services,
  club: string,
  began: number,
): Promise<Map<string, number>> {
  const points = new Map<string, number>();
  for (const { id, created, round } of await store.tournaments('', MOST_TOURNAMENTS, club)) {
    if (created < began || round === 0) continue;
    for (const { player, points: more } of (await tournaments.read(id))?.ranking ?? []) {
      points.set(player, (points.get(player) ?? 0) + more);
    }
  }
  return points;
}

/** The leagues as they stand: whoever has left is no longer in them, whoever is new is in the lowest. */
async function standing(services: Services, { club, members }: Membership, season: StoredSeason): Promise<string[][]> {
  const points = await pointsSince(services, club.id, season.began);
  const here = new Set(members.map(({ who }) => who));
  const inLeague = new Set(season.leagues.flat());
  const leagues = season.leagues.map((league) => league.filter((who) => here.has(who)));
  leagues.at(-1)?.push(...members.flatMap(({ who }) => (inLeague.has(who) ? [] : [who])));
  return leagues.map((league) => league.toSorted((a, b) => (points.get(b) ?? 0) - (points.get(a) ?? 0)));
}

export async function showSeason(services: Services, found: Membership): Promise<ClubSeason | null> {
  const season = await services.store.lastSeason(found.club.id);
  if (season === undefined) return null;
  const { number, began, change } = season;
  const leagues = await standing(services, found, season);
  const points = await pointsSince(services, found.club.id, began);
  const next = nextSeason(leagues, { change });
  const names = new Map(found.members.map(({ who, name }) => [who, name]));
  return {
    number,
    began,
    change,
    leagues: leagues.map((league, i) =>
      league.map((who): LeaguePlayer => {
        const after = next.findIndex((division) => division.includes(who));
        const moves = after < i ? 'up' : after > i ? 'down' : 'stays';
        return { who, name: names.get(who) ?? '', points: points.get(who) ?? 0, moves };
      }),
    ),
  };
}

/** Begins a season: the first by dealing everybody out, each further one with promotion and relegation. */
export async function beginSeason(
  services: Services,
  visitor: Visitor,
  id: string,
  { leagues: count, change }: { readonly leagues: number; readonly change: number },
): Promise<Refusal | undefined> {
  const found = await membership(services, visitor.who, id);
  if (found === undefined) return NO_CLUB;
  if (!runs(found)) return NOT_YOURS;
  const last = await services.store.lastSeason(id);
  const leagues =
    last === undefined
      ? dealt(
          found.members.map(({ who }) => who),
          count,
        )
      : nextSeason(await standing(services, found, last), { change: last.change });
  const number = (last?.number ?? 0) + 1;
  const isOurs = await services.store.addSeason(id, { number, leagues, change, began: services.now() });
  return isOurs ? undefined : { refused: 'taken', message: 'The season has begun already.' };
}

/** Leagues of about the same size, those who came first in the highest. */
function dealt(people: readonly string[], count: number): string[][] {
  const size = Math.ceil(people.length / count);
  return Array.from({ length: count }, (_, i) => people.slice(i * size, (i + 1) * size));
}
