import { pointsOf } from '@orrery/club';
import type { FeaturedTable } from '@orrery/protocol';
import { showRow } from '../../hall/showing.ts';
import { type Route, route } from '../../http/route.ts';
import type { Services } from '../../services.ts';
import type { TableRow } from '../../store/store.ts';
import { remembered } from '../remembered.ts';
import { tournamentOfTable } from '../tournaments/reading.ts';

/** How many tables are looked through, and how many of them are shown. */
const LOOKED_AT = 100;
const SHOWN = 4;
/** Where nothing has happened for so long there is nothing to see. */
const STALE = 86_400_000;

/** For so long a list is believed, in milliseconds. */
const BELIEVED = 5000;

/** Where most people look on, and then where the strongest play; always with two people at least. */
async function featured(services: Services): Promise<FeaturedTable[]> {
  const { store, now } = services;
  const rows = (await store.playingTables(LOOKED_AT)).filter(({ updated }) => now() - updated < STALE);
  const people = await store.peopleAt(rows.map(({ id }) => id));
  const contested = rows.filter(({ id }) => (people.get(id)?.length ?? 0) > 1);
  const tables = await Promise.all(contested.map((row) => consider(services, row, people.get(row.id) ?? [])));
  const best = tables
    .flatMap((table) => table ?? [])
    .sort((a, b) => b.watching - a.watching || (b.points ?? 0) - (a.points ?? 0) || b.updated - a.updated);
  // One table of a tournament stands for all of them.
  const byPlace = Map.groupBy(best, ({ id }) => tournamentOfTable(id) ?? id);
  return [...byPlace.values()].map(([first]) => first).slice(0, SHOWN);
}

async function consider(
  services: Services,
  row: TableRow,
  people: readonly string[],
): Promise<FeaturedTable | undefined> {
  const { store, presence, tournaments } = services;
  const id = tournamentOfTable(row.id);
  const tournament = id === undefined ? undefined : await tournaments.read(id);
  // What a club plays is its own.
  if (tournament !== undefined && tournament.row.club !== '') return undefined;
  const [names, ratings] = await Promise.all([services.people.names(people), store.ratingsOf(row.game, people)]);
  const points = [...ratings.values()].map(pointsOf);
  const mean = points.reduce((sum, one) => sum + one, 0) / points.length;
  return {
    ...showRow(services, row),
    people: people.flatMap((who) => names.get(who) || []),
    points: points.length === 0 || !services.isOn('ratings') ? null : Math.round(mean),
    watching: presence.at(row.id).filter(({ who }) => !people.includes(who)).length,
    tournament: tournament !== undefined,
  };
}

/** Everybody in the lobby asks for the same list. */
export const FEATURED_ROUTES: readonly Route[] = [route('GET /api/featured', remembered(BELIEVED, featured))];
