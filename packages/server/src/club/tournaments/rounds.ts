import { nextRound, type Pairing, plannedRounds } from '@orrery/club';
import { isRefused } from '@orrery/kernel';
import { type Entry, newPerson, refuseAt, type Table } from '@orrery/table';
import { absentEntry, startEntry } from '../../hall/actions.ts';
import { newRow } from '../../hall/opening.ts';
import type { Services } from '../../services.ts';
import type { StoredRound, StoredTournament } from '../../store/club/tournaments.ts';
import type { NoticeRow } from '../../store/store.ts';
import { tellClub } from '../webhooks/webhooks.ts';
import { keyOf, type TournamentReader, tableIdOf, type Whole } from './reading.ts';
import { resultOf } from './results.ts';

/** How long a process that has paired a round may take to open its tables before another helps, in milliseconds. */
const HELP_AFTER = 30_000;
/** Who has not made a first choice for so long did not come, where nothing else was agreed: live, and over days never. */
const NO_SHOW = 600_000;
/** The pause between two live rounds, where nothing else was agreed. */
const PAUSE = 60_000;

export const noShowOf = ({ row: { agreed } }: Whole): number | undefined =>
  agreed.noShow ?? (agreed.clock.kind === 'live' ? NO_SHOW : undefined);
/** Who looks on at a live table sees it so much later, where nothing else was agreed. */
const DELAY = 300_000;
const delayOf = ({ agreed }: StoredTournament): number => agreed.delay ?? (agreed.clock.kind === 'live' ? DELAY : 0);

const pauseOf = ({ row: { agreed } }: Whole): number => agreed.pause ?? (agreed.clock.kind === 'live' ? PAUSE : 0);

/** Whoever takes part in the next round. */
export const playersOf = ({ entrants }: Whole): number =>
  [...entrants.values()].filter(({ until }) => until === null).length;

export function roundEnd({ row: { agreed }, rounds }: Whole): number | null {
  const last = rounds.at(-1);
  return last === undefined || agreed.roundTime === undefined ? null : last.at + agreed.roundTime;
}

/** The tables of the last round that have no result yet, by their numbers. */
function openNumbers({ rounds, results }: Whole): number[] {
  const last = rounds.at(-1);
  if (last === undefined) return [];
  return last.tables.flatMap((_, i) => (results.has(keyOf(last.round, i + 1)) ? [] : [i + 1]));
}

/** When the next round begins, once every table of the last one has its result. */
export function nextRoundAt(whole: Whole): number | null {
  const last = whole.rounds.at(-1);
  if (whole.row.state !== 'playing' || last === undefined || openNumbers(whole).length > 0) return null;
  const ends = last.tables.map((_, i) => whole.results.get(keyOf(last.round, i + 1))?.at ?? last.at);
  // Behind the last round nothing has to be waited for.
  const isLast = whole.rounds.length >= plannedRounds(whole.reckoned.plan);
  return Math.max(last.at, ...ends) + (isLast ? 0 : pauseOf(whole));
}

/**
 * Brings a tournament as far as it can go: opens tables that are missing, takes the results of those that have ended, pairs
 * the next round. All it needs is in the store, so any process can do it, also after a restart in the middle.
 */
export const advance = (services: Services, reader: TournamentReader, id: string): Promise<void> =>
  reader.inTurn(id, () => moveOn(services, reader, id));

async function moveOn(services: Services, reader: TournamentReader, id: string): Promise<void> {
  const { store, now } = services;
  let whole = await reader.read(id);
  if (whole === undefined) return;
  const { state, starts } = whole.row;
  if (state === 'open' && whole.rounds.length === 0 && (starts === null || starts > now())) return;
  if (state === 'open' && whole.rounds.length > 0) await store.setTournamentState(id, 'open', 'playing');
  if (whole.rounds.length > 0) {
    await openTables(services, whole, store.kind === 'sqlite' ? 0 : HELP_AFTER);
    if (await takeResults(services, whole)) whole = (await reader.read(id)) ?? whole;
    const due = nextRoundAt(whole);
    if (due === null || due > now()) return;
  }
  await beginRound(services, reader, whole);
}

/** Pairs the next round and opens its tables; where there is none, the tournament is over, or has too few people. */
export async function beginRound(services: Services, reader: TournamentReader, whole: Whole): Promise<void> {
  const { store, now } = services;
  const { id, state } = whole.row;
  const pairing: Pairing | undefined = nextRound(whole.reckoned);
  if (pairing === undefined) {
    await store.setTournamentState(id, state, whole.rounds.length === 0 ? 'cancelled' : 'over');
    return;
  }
  const round: StoredRound = { round: whole.rounds.length + 1, ...pairing, at: now() };
  const isOurs = await store.addRound(id, round);
  await store.setTournamentState(id, 'open', 'playing');
  if (isOurs && whole.row.club !== '') await tellClub(services, whole.row.club, 'round', id);
  const after = isOurs ? await reader.read(id) : undefined;
  if (after !== undefined) await openTables(services, after, 0);
}

/** Opens the tables of the last round that are not there yet. */
async function openTables(services: Services, whole: Whole, helpAfter: number): Promise<void> {
  const { store, now } = services;
  const last = whole.rounds.at(-1);
  if (last === undefined || now() - last.at < helpAfter) return;
  const numbers = openNumbers(whole);
  const there = await store.statusesOf(numbers.map((number) => tableIdOf(whole.row.id, last.round, number)));
  const missing = numbers.filter((number) => !there.has(tableIdOf(whole.row.id, last.round, number)));
  await Promise.all(missing.map((number) => openOne(services, whole, last, number)));
}

async function openOne(services: Services, { row, entrants }: Whole, last: StoredRound, number: number): Promise<void> {
  const { hall, store, throttled, now } = services;
  const { agreed } = row;
  const id = tableIdOf(row.id, last.round, number);
  const players = last.tables[number - 1];
  const game = await hall.game(agreed.game);
  if (game === undefined) return;
  const { clock, settings = {} } = agreed;
  const rated = agreed.rated ?? true;
  const delay = delayOf(row);
  const setup = {
    game: game.id,
    version: game.version,
    seats: players.length,
    settings,
    clock,
    rated,
    ...(delay > 0 ? { delay } : {}),
  };
  const entries: Entry[] = [
    { do: 'open', setup },
    ...players.map((who, seat): Entry => {
      const name = entrants.get(who)?.name ?? '';
      return { do: 'sit', seat, sitter: newPerson({ who, name }, false, clock) };
    }),
    startEntry(),
  ];
  const title = `${agreed.title} · ${last.round}`;
  const tableRow = newRow(services, {
    id,
    game: game.id,
    version: game.version,
    owner: '',
    seats: players.length,
    title,
    rated,
    pace: clock.kind,
    listed: row.club === '',
  });
  const notices = players.map((who): NoticeRow => ({ who, kind: 'round', due: now() }));
  if (row.club !== '') await store.addClubTable(row.club, id);
  let opened = await hall.open(tableRow, entries, notices);
  if (isRefused(opened) && opened.refused === 'taken' && (await isCutInTwo(services, id))) {
    // What lies there is not a table.
    await store.dropTable(id);
    opened = await hall.open(tableRow, entries, notices);
  }
  if (isRefused(opened) && opened.refused !== 'taken') {
    throttled.say('a table of a tournament could not be opened', { table: id, why: opened.message });
  }
}

/** Did a process end while it opened this table? What lies there for a moment only may be opened by another just now. */
async function isCutInTwo({ store, now }: Services, id: string): Promise<boolean> {
  if ((await store.table(id)) !== undefined) return false;
  const [first] = await store.entries(id);
  return first === undefined || now() - first.at >= HELP_AFTER;
}

/** Stores what the tables that have ended came to; true when there was something. */
async function takeResults(services: Services, whole: Whole): Promise<boolean> {
  const { store, hall, now } = services;
  const last = whole.rounds.at(-1);
  if (last === undefined) return false;
  await dismissIdle(services, whole, last);
  const ends = roundEnd(whole);
  const take = async (number: number): Promise<boolean> => {
    const id = tableIdOf(whole.row.id, last.round, number);
    // The time of a round is over: what is not finished ends as a tie.
    if (ends !== null && ends <= now()) await hall.act(id, lapsed);
    const seats = await hall.with(id, ({ table }) => resultOf(table));
    if (seats === undefined) return false;
    await store.addResult(whole.row.id, { round: last.round, number, seats, mended: false, at: now() });
    return true;
  };
  return (await Promise.all(openNumbers(whole).map(take))).includes(true);
}

const lapsed = ({ table }: { readonly table: Table }): Entry | ReturnType<typeof refuseAt> =>
  table.status === 'playing' ? { do: 'lapse' } : refuseAt('over', 'It has ended already.');

/** Whoever was asked long ago and never made a choice did not come: a computer player sits down for them. */
async function dismissIdle({ store, hall, now }: Services, whole: Whole, last: StoredRound): Promise<void> {
  const patience = noShowOf(whole);
  if (patience === undefined || now() - last.at < patience) return;
  const tables = openNumbers(whole).map((number) => tableIdOf(whole.row.id, last.round, number));
  for (const { table: id, seat, since } of await store.waitingAt(tables)) {
    if (now() - since < patience) continue;
    await hall.act(id, ({ table }) =>
      table.beats[seat] === 0 && table.status === 'playing'
        ? absentEntry(seat)
        : refuseAt('too-early', 'They have come, and think.'),
    );
  }
}
