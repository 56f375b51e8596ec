import { Ratings } from '@orrery/club';
import { isRefused } from '@orrery/kernel';
import { optionsAt, waitingFor } from '@orrery/table';
import { afterEach, describe, expect, it } from 'vitest';
import { anchorsOf } from '../src/club/ratings/anchors.ts';
import { placesOf } from '../src/club/ratings/finished.ts';
import { ratedPlay } from '../src/club/ratings/results.ts';
import type { Store } from '../src/store/store.ts';
import { Client, request } from './client.ts';
import { databases, usePostgres } from './databases.ts';
import { ROOMS } from './rooms.ts';
import { startServing, type TestServing } from './serving.ts';
import { until } from './until.ts';

let serving: TestServing;
const postgres = usePostgres();
afterEach(() => serving?.end());

const guest = (name: string): Promise<Client> => Client.guest(serving.address, name);

/** Opens a table of the example game and begins. */
async function begin(people: readonly Client[], more: object = {}): Promise<string> {
  const [owner, ...others] = people;
  const wanted = { game: 'comet', seats: people.length, settings: { comets: 3 }, ...more };
  const { table, invitation } = await owner.must('POST', '/api/tables', wanted);
  for (const other of others) await other.must('POST', `/api/tables/${table}/sit`, { invitation });
  await owner.must('POST', `/api/tables/${table}/start`, {});
  return table;
}

/**
 * Plays to the end, and the first seat wins: it always bids its highest card, the others their lowest, and keeps what it
 * catches, for whoever lets all comets go may come away with nothing and share the victory.
 */
async function finish(table: string): Promise<void> {
  for (;;) {
    const done = await serving.services.hall.act(table, (loaded) => {
      const [seat] = waitingFor(loaded.table);
      if (seat === undefined) return { refused: 'over', message: '' };
      const options = optionsAt(loaded.table, seat);
      const keep = options.find((option) => option.do === 'keep');
      const choice = keep ?? options[seat === 0 ? options.length - 1 : 0];
      return { do: 'choose', seat, choice, confirmed: true };
    });
    if (isRefused(done)) break;
  }
  // Ends when the result is entered, whoever has begun with it.
  await serving.services.results.enter(table);
}

/** Everything that was counted, in one value to compare. */
async function kept(store: Store, people: readonly Client[]): Promise<unknown> {
  const ids = people.map(({ who }) => who);
  return {
    ratings: [...(await store.ratingsOf('comet', ids))].sort(([a], [b]) => (a < b ? -1 : 1)),
    played: await Promise.all(ids.map((who) => store.playedBy(who, 100))),
  };
}

it('whoever gave up a seat comes after everybody who stayed', () => {
  expect(placesOf([1, 2, 3], [false, false, false])).toEqual([1, 2, 3]);
  expect(placesOf([1, 2, 3], [true, false, false])).toEqual([3, 1, 2]);
  expect(placesOf([1, 2, 2, 4], [true, false, false, true])).toEqual([3, 1, 1, 3]);
});

describe.each(databases('postgres'))('ratings on %s', (kind) => {
  const start = async (more: object = {}): Promise<void> => {
    serving = await startServing({
      ...(kind === 'postgres' ? { databaseUrl: await postgres.newDatabase() } : {}),
      ...more,
    });
  };

  it('change with a rated play, are shown at the table and in the list, and stay with an unrated one', async () => {
    await start();
    const [ada, bo] = await Promise.all(['Ada', 'Bo'].map(guest));
    const table = await begin([ada, bo]);
    const before = await ada.must('GET', `/api/tables/${table}/ratings`);
    expect(before).toEqual({
      rated: true,
      seats: [0, 1].map(() => ({ points: 1500, provisional: true, change: null })),
    });
    await finish(table);
    const { seats } = await bo.must('GET', `/api/tables/${table}/ratings`);
    expect(seats[0].change).toBeGreaterThan(0);
    expect(seats[1].change).toBe(-seats[0].change);
    expect(seats[0].points).toBe(1500 + seats[0].change);
    const list = await bo.must('GET', '/api/ratings/comet');
    const people = list.rows.filter(({ who }: { who: string | null }) => who !== null);
    expect(people.map(({ rank, name, wins }: Record<string, unknown>) => [rank, name, wins])).toEqual([
      [1, 'Ada', 1],
      [2, 'Bo', 0],
    ]);
    expect(list.mine.name).toBe('Bo');
    expect(list.rows.filter(({ level }: { level: string | null }) => level !== null)).toHaveLength(5);

    const casual = await begin([ada, bo], { rated: false });
    await finish(casual);
    expect((await ada.must('GET', `/api/tables/${casual}/ratings`)).rated).toBe(false);
    expect((await ada.must('GET', '/api/ratings/comet')).mine.plays).toBe(1);
    expect(await serving.services.store.playedBy(ada.who, 10)).toHaveLength(2);
  });

  it('are the same when they are made again from the records, in whatever order results were entered', async () => {
    await start();
    const { store, results } = serving.services;
    const people = await Promise.all(['Ada', 'Bo', 'Cy'].map(guest));
    const [ada, bo, cy] = people;
    const fill = [1, 2].map((seat) => ({ seat, with: 'random' }));
    const tables = [
      await begin([ada, bo]),
      await begin([bo, cy, ada]),
      await begin([cy], { seats: 3, fill }),
      await begin([ada, cy]),
    ];
    for (const table of tables) await finish(table);
    const first = await kept(store, people);
    expect(await results.recompute()).toBe(tables.length);
    expect(await kept(store, people)).toEqual(first);

    const plays = await Promise.all(tables.map((table) => store.play(table)));
    const ratings = Ratings.from(
      plays.flatMap((play) => (play ? [ratedPlay(play)] : [])),
      anchorsOf(await ROOMS.comet()),
    );
    const stored = await store.ratingsOf('comet', [cy.who]);
    expect(stored.get(cy.who)?.mean).toBeCloseTo(ratings.of(cy.who).mean, 9);
    expect(stored.get(cy.who)?.plays).toBe(ratings.historyOf(cy.who).length);

    await store.forgetPlays();
    for (const table of tables.toReversed()) await results.enter(table);
    expect(await kept(store, people)).toEqual(first);
    await store.forgetPlays();
    await Promise.all(tables.toReversed().map((table) => results.enter(table)));
    expect(await kept(store, people)).toEqual(first);
  });

  it("are drawn on a person's page with games, habits and records, unless it is theirs alone", async () => {
    await start();
    const [ada, bo] = await Promise.all(['Ada', 'Bo'].map(guest));
    const open = await begin([ada, bo]);
    const closed = await begin([ada, bo], { listed: false, rated: false });
    for (const table of [open, closed]) await finish(table);
    const page = await bo.must('GET', `/api/people/${ada.who}`);
    expect(page).toMatchObject({ name: 'Ada', plays: 2, wins: 2, place: 1, against: { ahead: 2, behind: 0 } });
    expect(page.last.map((play: Record<string, unknown>) => [play.table, play.open, play.change === null])).toEqual([
      [closed, false, true],
      [open, true, false],
    ]);
    expect(page.games).toHaveLength(1);
    expect(page.games[0].history.map(({ points }: { points: number }) => points)).toEqual([1500, page.games[0].points]);
    expect(page.favourite).toMatchObject({ game: 'comet', plays: 2, seats: 2, opening: { plays: 2 } });
    expect(page.favourite.opening.said.de).not.toBe(page.favourite.opening.said.en);
    expect(page.records[0].score).toBe(Math.max(...page.last.map(({ scores }: { scores: number[] }) => scores[0])));
    await ada.must('PUT', '/api/me', { private: true });
    expect((await bo.ask('GET', `/api/people/${ada.who}`)).body.refused).toBe('no-such-person');
    expect((await ada.must('GET', `/api/people/${ada.who}`)).private).toBe(true);
  });

  it('leave the records of open tables to everybody who wants to study them, without names', async () => {
    await start();
    const people = await Promise.all(['Ada', 'Bo'].map(guest));
    for (const listed of [true, false, true]) await finish(await begin(people, { listed }));
    const answer = await fetch(`${serving.address}/api/records/comet`);
    expect(answer.headers.get('content-disposition')).toContain('orrery-comet.ndjson');
    const text = await answer.text();
    expect(text).not.toContain('Ada');
    const lines = text.trim().split('\n');
    expect(lines.map((line) => JSON.parse(line)).map(({ game, seats }) => [game, seats])).toEqual([
      ['comet', 2],
      ['comet', 2],
    ]);
    expect((await request(serving.address, 'GET', '/api/records/nothing')).status).toBe(404);
  });

  it('count for a bot only at tables that allow bots, and the list says what it is', async () => {
    await start();
    const [ada, bot] = await Promise.all(['Ada', 'Bolt'].map(guest));
    await bot.must('PUT', '/api/me', { bot: true });
    expect((await bot.ask('PUT', '/api/me', { bot: false })).status).toBe(400);
    const open = (more: object): Promise<{ table: string }> =>
      ada.must('POST', '/api/tables', { game: 'comet', seats: 2, settings: { comets: 3 }, ...more });
    const { table: people } = await open({});
    expect((await bot.ask('POST', `/api/tables/${people}/sit`, {})).body.refused).toBe('forbidden');
    const { table: fun } = await open({ rated: false });
    await bot.must('POST', `/api/tables/${fun}/sit`, {});
    await finish(await begin([ada, bot], { bots: true }));
    const { rows } = await ada.must('GET', '/api/ratings/comet');
    const bots = rows.flatMap(({ name, bot: isBot }: { name: string; bot: boolean }) => (isBot ? [name] : []));
    expect(bots).toEqual(['Bolt']);
  });

  it('leave out who wants to be left out, and are not there where they are switched off', async () => {
    await start();
    const [ada, bo] = await Promise.all(['Ada', 'Bo'].map(guest));
    await finish(await begin([ada, bo]));
    await ada.must('PUT', '/api/me', { private: true });
    const names = async (client: Client): Promise<string[]> =>
      (await client.must('GET', '/api/ratings/comet')).rows.flatMap(({ name }: { name: string }) => name || []);
    expect(await names(bo)).toEqual(['Bo']);
    expect(await names(ada)).toEqual(['Ada', 'Bo']);
    serving = await serving.again({ without: ['ratings'] });
    expect((await request(serving.address, 'GET', '/api/ratings/comet')).status).toBe(404);
    expect((await request(serving.address, 'GET', '/api/visitor')).body.parts).not.toContain('ratings');
  });
});

describe('somebody who runs out of time', () => {
  /** Plays a live table in which Bo's time runs out so long before anybody looks. */
  async function lateBy(ms: number): Promise<{ rated: boolean; changes: number[] }> {
    let time = Date.now();
    serving = await startServing({ now: () => time });
    const [ada, bo] = await Promise.all(['Ada', 'Bo'].map(guest));
    const table = await begin([ada, bo], { clock: { kind: 'live', stock: 60_000, increment: 0 } });
    const { hall, store } = serving.services;
    await hall.act(table, ({ table: { play }, table }) => ({
      do: 'choose',
      seat: 0,
      choice: (play && optionsAt(table, 0).at(-1)) ?? { do: '' },
      confirmed: true,
    }));
    time += 60_000 + ms;
    await until(async () => ((await store.entries(table)).some(({ entry }) => entry.do === 'flag') ? true : undefined));
    await finish(table);
    const play = await store.play(table);
    const rows = await store.playedAt(table);
    const changes = [ada, bo].map(({ who }) => {
      const change = rows.find((row) => row.who === who)?.change;
      return change ? Math.sign(change.after.mean - change.before.mean) : 0;
    });
    return { rated: play?.rated ?? false, changes };
  }

  it('comes in last where the server was there', async () => {
    expect(await lateBy(100)).toEqual({ rated: true, changes: [1, -1] });
  });
  it('loses nothing where it was not', async () => {
    expect(await lateBy(600_000)).toEqual({ rated: false, changes: [0, 0] });
  });
});
