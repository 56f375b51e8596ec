import { matchWaiting, pointsOf, type Waiting } from '@orrery/club';
import { isRefused, seedRandom, shuffle } from '@orrery/kernel';
import { type ClockSpec, type Entry, newPerson } from '@orrery/table';
import { fillEntry, startEntry } from '../../hall/actions.ts';
import { newRow, newTableId } from '../../hall/opening.ts';
import type { Services } from '../../services.ts';
import type { Seeker } from '../../store/club/seekers.ts';
import { anchorsOf, computerPlayer } from '../ratings/anchors.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** The clock of a table that was found, and when computer players take the seats that are left. */
export const PACES: Readonly<Record<Seeker['pace'], { readonly clock: ClockSpec; readonly computersAfter: number }>> = {
  live: { clock: { kind: 'live', stock: 45 * MINUTE, increment: MINUTE }, computersAfter: MINUTE / 2 },
  days: { clock: { kind: 'days', perMove: DAY }, computersAfter: 30 * MINUTE },
};

/** Whoever waits for a live table asks every few seconds; who does not is gone. */
const LIVE_PATIENCE = 20_000;
const LONGEST_WAIT = 7 * DAY;
const NEWCOMER_POINTS = 1500;
const LEASE = 10_000;

/** Puts together who can play now, and opens their tables. */
export async function matchSeekers(services: Services, self: string): Promise<void> {
  const { store, now } = services;
  const seekers = await store.seekers();
  if (seekers.length === 0 || !(await store.lease('play-now', self, now(), now() + LEASE))) return;
  await store.forgetSeekers(now() - LIVE_PATIENCE, now() - LONGEST_WAIT);
  const here = await store.seekers();
  const waiting = await Promise.all(here.map((seeker) => waitingAs(services, seeker)));
  for (const match of matchWaiting(waiting, now())) {
    const people = match.players.flatMap((who) => here.find((seeker) => seeker.who === who) ?? []);
    const points = match.players.flatMap((who) => waiting.find(({ player }) => player === who)?.points ?? []);
    const mean = points.reduce((sum, one) => sum + one, 0) / points.length;
    await openMatch(services, people, match.seats, mean);
  }
}

async function waitingAs({ store }: Services, seeker: Seeker): Promise<Waiting> {
  const { who, game, seats, pace, since, computers } = seeker;
  const [ratings, avoids] = await Promise.all([store.ratingsOf(game, [who]), store.ignoredBy(who)]);
  const rating = ratings.get(who);
  return {
    player: who,
    game,
    seats,
    pace,
    points: rating ? pointsOf(rating) : NEWCOMER_POINTS,
    since,
    avoids,
    ...(computers ? { computersAfter: PACES[pace].computersAfter } : {}),
  };
}

/** Opens a table where these people play at once; computer players of about their strength take what is left. */
async function openMatch(services: Services, people: readonly Seeker[], seats: number, points: number): Promise<void> {
  const { hall, store, people: persons, rooms } = services;
  const [{ game: id, pace }] = people;
  const game = await hall.game(id);
  if (game === undefined) return;
  const table = newTableId();
  const { clock } = PACES[pace];
  const names = await persons.names(people.map(({ who }) => who));
  const level = levelNear(anchorsOf(await rooms[id]()), points);
  const entries: Entry[] = [
    { do: 'open', setup: { game: id, version: game.version, seats, settings: {}, clock, rated: true } },
  ];
  const order = shuffle(seedRandom(table), [...people]);
  for (const [seat, { who }] of order.entries()) {
    entries.push({ do: 'sit', seat, sitter: newPerson({ who, name: names.get(who) ?? '' }, true, clock) });
  }
  for (let seat = order.length; seat < seats; seat++) entries.push(fillEntry(seat, level));
  entries.push(startEntry());
  const owner = order[0].who;
  const row = newRow(services, { id: table, game: id, version: game.version, owner, seats, rated: true, pace });
  if (isRefused(await hall.open(row, entries))) return;
  for (const { who, since } of people) {
    await store.tableFound(who, table);
    await store.addWait(id, pace, services.now() - since, services.now());
  }
}

const LEVELS = ['easy', 'medium', 'hard', 'expert'] as const;

/** The computer level whose rating is nearest. */
export function levelNear(anchors: ReturnType<typeof anchorsOf>, points: number): (typeof LEVELS)[number] {
  const away = (level: string): number => {
    const anchor = anchors.get(computerPlayer(level));
    return anchor === undefined ? Number.POSITIVE_INFINITY : Math.abs(pointsOf(anchor) - points);
  };
  return LEVELS.reduce((best, level) => (away(level) < away(best) ? level : best));
}
