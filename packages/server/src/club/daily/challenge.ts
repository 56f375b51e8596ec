import { createHash, createHmac } from 'node:crypto';
import { type DailyChallenge, dailyChallenge } from '@orrery/club';
import { type Game, isRefused, secretSeed, startPlay, type TableSettings } from '@orrery/kernel';
import type { Daily, Refusal } from '@orrery/protocol';
import { type Entry, NO_CLOCK, newPerson } from '@orrery/table';
import { newRow } from '../../hall/opening.ts';
import type { Visitor } from '../../people/people.ts';
import type { Services } from '../../services.ts';
import { NOTHING_HERE } from '../nothing-here.ts';

const SHOWN = 100;
const DAY = 86_400_000;
const noon = (day: string): number => Date.parse(`${day}T12:00:00Z`);

/** The games that can be played alone take turns. */
async function challengeAt({ rooms, hall }: Services, at: number): Promise<DailyChallenge | undefined> {
  const games = await Promise.all(Object.keys(rooms).map((id) => hall.game(id)));
  const alone = games.flatMap((game) => (game && game.seats.min === 1 ? [game.id] : []));
  return alone.length === 0 ? undefined : dailyChallenge(at, alone, '');
}

/** How a game is played alone: as usual, or with the first level of an opponent that belongs to the rules. */
function settingsAlone(game: Game): TableSettings {
  const others = Object.entries(game.settings).flatMap(([key, spec]) =>
    spec.kind === 'one-of' ? spec.of.map((value): TableSettings => ({ [key]: value })) : [],
  );
  const fits = (settings: TableSettings): boolean => !isRefused(startPlay(game, { seats: 1, settings, seed: 'alone' }));
  return [{}, ...others].find(fits) ?? {};
}

/** A record shows its seed, so nothing may follow from one day's about the next: only the server knows how they are made. */
const seedOf = ({ seed }: DailyChallenge, secret: string): string =>
  secretSeed(createHmac('sha256', secret).update(seed).digest('hex'));

/** One try: the name of the table follows from the day and the person. */
function tableOf(day: string, who: string): string {
  const made = createHash('sha256').update(`${day} ${who}`).digest('base64url').slice(0, 16);
  return `daily_${day.replaceAll('-', '')}_${made}`;
}

/** Begins somebody's try of today, or finds the one they have begun. */
export async function playDaily(services: Services, visitor: Visitor): Promise<{ table: string } | Refusal> {
  const { hall, store, now } = services;
  const challenge = services.isOn('daily') ? await challengeAt(services, now()) : undefined;
  const game = challenge && (await hall.game(challenge.game));
  if (challenge === undefined || game === undefined) return NOTHING_HERE;
  const { day } = challenge;
  const begun = await store.dailyTry(day, visitor.who);
  if (begun !== undefined) return { table: begun.table };
  const table = tableOf(day, visitor.who);
  const setup = {
    game: game.id,
    version: game.version,
    seats: 1,
    settings: settingsAlone(game),
    clock: NO_CLOCK,
    rated: false,
  };
  const entries: Entry[] = [
    { do: 'open', setup },
    { do: 'sit', seat: 0, sitter: newPerson(visitor, true, NO_CLOCK) },
    { do: 'start', seed: seedOf(challenge, services.secret) },
  ];
  const { who } = visitor;
  const row = newRow(services, {
    id: table,
    game: game.id,
    version: game.version,
    owner: who,
    seats: 1,
    listed: false,
    title: day,
  });
  const opened = await hall.open(row, entries);
  // Whoever pressed twice has one table all the same.
  if (isRefused(opened) && opened.refused !== 'taken') return opened;
  await store.beginDaily(day, who, table);
  return { table };
}

/** The challenge of a day with its list; the best play is for everybody to see once the day is over. */
export async function showDaily(
  services: Services,
  day: string | undefined,
  visitor: Visitor | undefined,
): Promise<Daily | Refusal> {
  const { store, people, now } = services;
  const at = day === undefined ? now() : noon(day);
  if (!services.isOn('daily') || !Number.isFinite(at) || at > now() + DAY) return NOTHING_HERE;
  const challenge = await challengeAt(services, at);
  if (challenge === undefined || challenge.endsAt - DAY > now()) return NOTHING_HERE;
  const [list, count, mine] = await Promise.all([
    store.dailyList(challenge.day, SHOWN),
    store.countDaily(challenge.day),
    visitor && store.dailyTry(challenge.day, visitor.who),
  ]);
  const ids = list.map(({ who }) => who);
  const [names, settings] = await Promise.all([people.names(ids), store.settingsOf(ids)]);
  const isHidden = (who: string): boolean => settings.get(who)?.private === true && who !== visitor?.who;
  const over = now() >= challenge.endsAt;
  const [best] = list;
  if (over && best !== undefined) await reveal(services, best.table);
  const rank = mine ? list.findIndex(({ who }) => who === mine.who) + 1 : 0;
  return {
    day: challenge.day,
    game: challenge.game,
    endsAt: challenge.endsAt,
    over,
    finished: count.finished,
    best: count.best,
    mine: mine ? { table: mine.table, score: mine.score, rank: rank > 0 ? rank : null } : null,
    rows: list.map(({ who, score }, i) => ({
      rank: i + 1,
      who,
      name: isHidden(who) ? '' : (names.get(who) ?? ''),
      score,
    })),
    replay: over && best ? best.table : null,
  };
}

/** Lets everybody look at a table that was its person's alone. */
async function reveal({ store, hall }: Services, table: string): Promise<void> {
  if ((await store.listedAmong([table])).has(table)) return;
  await store.showTable(table);
  await hall.readAnew(table);
  await store.tell({ table, row: true });
}
