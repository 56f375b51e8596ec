import { pointsOf } from '@orrery/club';
import type { OpenTableRow, QueryOf, Refusal, Seeking } from '@orrery/protocol';
import { isBot } from '../../hall/actions.ts';
import { showRow } from '../../hall/showing.ts';
import { type Route, route } from '../../http/route.ts';
import type { Services } from '../../services.ts';
import type { Seeker } from '../../store/club/seekers.ts';
import { NOTHING_HERE } from '../nothing-here.ts';
import { PACES } from './matching.ts';
import { usualWaits } from './waits.ts';

const SHOWN = 100;

/** The open tables that somebody is looking for, with how strong the people there are. */
async function openTables(services: Services, asked: QueryOf<'GET /api/tables'>): Promise<OpenTableRow[]> {
  const { store } = services;
  const { from = Number.NEGATIVE_INFINITY, to = Number.POSITIVE_INFINITY, ...filter } = asked;
  const rows = await store.openTables(SHOWN, filter);
  const people = await store.peopleAt(rows.map(({ id }) => id));
  const games = [...new Set(rows.map(({ game }) => game))];
  const known = new Map(
    await Promise.all(
      games.map(async (game) => {
        const there = rows.filter((row) => row.game === game).flatMap(({ id }) => people.get(id) ?? []);
        return [game, await store.ratingsOf(game, there)] as const;
      }),
    ),
  );
  const pointsAt = ({ id, game }: { id: string; game: string }): number | null => {
    const points = (people.get(id) ?? []).flatMap((who) => {
      const rating = known.get(game)?.get(who);
      return rating ? [pointsOf(rating)] : [];
    });
    return points.length === 0 ? null : Math.round(points.reduce((sum, one) => sum + one, 0) / points.length);
  };
  return rows
    .map((row) => ({ ...showRow(services, row), points: pointsAt(row) }))
    .filter(({ points }) => (points ?? 1500) >= from && (points ?? 1500) <= to);
}

async function showSeeking(services: Services, seeker: Seeker | undefined): Promise<Seeking> {
  const { store } = services;
  const waits = await usualWaits(services);
  if (seeker === undefined) return { wish: null, others: 0, computersAt: null, table: null, waits };
  const { who, game, seats, pace, computers, since, table } = seeker;
  const others = (await store.seekers()).filter(
    (other) => other.who !== who && other.game === game && other.pace === pace,
  ).length;
  const computersAt = computers ? since + PACES[pace].computersAfter : null;
  return { wish: { game, seats, pace, computers, since }, others, computersAt, table, waits };
}

const isOff = ({ isOn }: Services): Refusal | undefined => (isOn('play-now') ? undefined : NOTHING_HERE);

export const PLAY_NOW_ROUTES: readonly Route[] = [
  route('GET /api/tables', (services, { query }) => openTables(services, query)),
  route('GET /api/play-now', async (services, { visitor }) => {
    const { store, now } = services;
    return isOff(services) ?? showSeeking(services, await store.seekerSeen(visitor.who, now()));
  }),
  route('PUT /api/play-now', async (services, { visitor, body }) => {
    const { store, hall, now } = services;
    const game = await hall.game(body.game);
    const isPlayable = game !== undefined && body.seats.every((n) => n >= game.seats.min && n <= game.seats.max);
    if (isOff(services)) return NOTHING_HERE;
    if (!isPlayable) return { refused: 'bad-settings', message: 'The game is not played with so many.' };
    if (await isBot(services, visitor)) return { refused: 'forbidden', message: 'Bots open tables of their own.' };
    const at = now();
    const seeker: Seeker = { ...body, who: visitor.who, since: at, seen: at, table: null };
    await store.seek(seeker);
    return showSeeking(services, seeker);
  }),
  route('POST /api/play-now/leave', async (services, { visitor }) => {
    await services.store.stopSeeking(visitor.who);
    return showSeeking(services, undefined);
  }),
];
