import { seedRandom } from '@orrery/kernel';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { advance } from '../src/club/tournaments/rounds.ts';
import type { ServerConfig } from '../src/config.ts';
import { Client } from './client.ts';
import { databases, usePostgres } from './databases.ts';
import { startServing, type TestServing } from './serving.ts';
import { playOut } from './tournament-play.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const CLOCK = { kind: 'live', stock: 20 * MINUTE, increment: 0 };
const postgres = usePostgres();

type Shown = Awaited<ReturnType<Client['must']>>;

describe.each(databases('sqlite'))('tournaments on %s', (kind) => {
  let serving: TestServing;
  let owner: Client;
  /** How far the server's clock was moved. */
  let ahead = 0;
  let mails = 0;

  async function open(): Promise<Partial<ServerConfig>> {
    // No pause is longer than the test moves the clock; PostgreSQL has a clock of its own.
    const now = () => Date.now() + ahead;
    return kind === 'sqlite' ? { now } : { now, databaseUrl: await postgres.newDatabase() };
  }
  beforeAll(async () => {
    serving = await startServing(await open());
    owner = await account('Olga');
  });
  afterAll(() => serving.end());

  const guest = (name: string): Promise<Client> => Client.guest(serving.address, name);
  async function account(name: string): Promise<Client> {
    const client = await guest(name);
    const mail = `${name.toLowerCase()}${++mails}@example.org`;
    await client.must('POST', '/api/me/account', { mail, password: 'a long password' });
    return client;
  }
  const announce = (more: object = {}): Promise<Shown> =>
    owner.must('POST', '/api/tournaments', {
      title: 'Autumn cup',
      game: 'comet',
      format: 'swiss',
      seats: 3,
      rounds: 2,
      clock: CLOCK,
      pause: 0,
      ...more,
    });
  async function enter(id: string, count: number): Promise<Client[]> {
    const people = await Promise.all(Array.from({ length: count }, (_, i) => guest(`P${i}`)));
    for (const person of people) await person.must('POST', `/api/tournaments/${id}/enter`);
    return people;
  }
  const show = (id: string, query = ''): Promise<Shown> => owner.must('GET', `/api/tournaments/${id}${query}`);
  const goOn = (id: string): Promise<void> => advance(serving.services, serving.services.tournaments, id);
  async function playRound(id: string): Promise<void> {
    const { tables } = await show(id);
    for (const { table } of tables) await playOut(serving.services, table, seedRandom(table));
    await goOn(id);
  }

  it('is played round by round, with byes, and has winners', async () => {
    const { id } = await announce({ seats: 2 });
    await enter(id, 5);
    expect((await show(id)).players).toBe(5);
    await owner.must('POST', `/api/tournaments/${id}/start`);
    const first = await show(id);
    expect(first).toMatchObject({ state: 'playing', round: 1, rounds: 2 });
    expect(first.tables.map(({ seats }: Shown) => seats.length)).toEqual([2, 2]);
    expect(first.byes).toHaveLength(1);
    expect(first.tables[0].status).toBe('playing');
    await playRound(id);
    const second = await show(id);
    expect(second.round).toBe(2);
    const bye = second.standings.find(({ who }: Shown) => who === first.byes[0].who);
    expect(bye.places[0]).toBe('bye');
    expect((await show(id, '?round=1')).tables[0].seats[0].place).toBeGreaterThan(0);
    await playRound(id);
    const over = await show(id);
    expect(over.state).toBe('over');
    expect(over.winners.map(({ who }: Shown) => who)).toEqual(over.standings.slice(0, 3).map(({ who }: Shown) => who));
    const points = over.standings.map((row: Shown) => row.points);
    expect(points).toEqual(points.toSorted((a: number, b: number) => b - a));
    const tied = over.standings.find((row: Shown, i: number) => row.points === over.standings[i + 1]?.points);
    if (tied !== undefined) expect(tied.decidedBy).toBeDefined();
  });

  it('begins by itself at its time; who is too few does not play', async () => {
    const soon = serving.services.now() + HOUR / 2;
    const [{ id }, { id: lonely }] = [await announce({ starts: soon }), await announce({ starts: soon })];
    await enter(id, 3);
    await enter(lonely, 1);
    const { store } = serving.services;
    expect(await store.tournamentsDue(soon - 1)).not.toContain(id);
    expect(await store.tournamentsDue(soon)).toContain(id);
    await goOn(id);
    expect((await show(id)).round).toBe(0);
    ahead += HOUR;
    await goOn(id);
    await goOn(lonely);
    expect((await show(lonely)).state).toBe('cancelled');
    expect((await show(id)).round).toBe(1);
  });

  it('lets people in late and out early', async () => {
    const { id } = await announce({ late: 1, rounds: 3 });
    const [first] = await enter(id, 4);
    await owner.must('POST', `/api/tournaments/${id}/start`);
    const late = await guest('Late');
    await late.must('POST', `/api/tournaments/${id}/enter`);
    await first.must('POST', `/api/tournaments/${id}/withdraw`);
    expect((await first.ask('POST', `/api/tournaments/${id}/withdraw`)).status).toBe(403);
    await playRound(id);
    const { tables, byes, standings } = await show(id);
    const seated = [...tables.flatMap(({ seats }: Shown) => seats), ...byes].map(({ who }: Shown) => who);
    expect(seated).toContain(late.who);
    expect(seated).not.toContain(first.who);
    expect(standings.find(({ who }: Shown) => who === late.who).places).toEqual(['absent', expect.anything()]);
    expect(standings.find(({ who }: Shown) => who === first.who).left).toBe(true);
    const tooLate = await guest('Too late');
    expect((await tooLate.ask('POST', `/api/tournaments/${id}/enter`)).body.refused).toBe('not-open');
  });

  it('puts whoever never comes behind all others', async () => {
    const { id } = await announce({ seats: 2, rounds: 1, noShow: 5 * MINUTE });
    const [here] = await enter(id, 2);
    await owner.must('POST', `/api/tournaments/${id}/start`);
    const { tables } = await show(id);
    const { table } = tables[0];
    const shown = await here.must('GET', `/api/tables/${table}?options=true`);
    await here.must('POST', `/api/tables/${table}/choose`, {
      question: shown.look.question,
      choice: shown.options[0],
    });
    ahead += 6 * MINUTE;
    await goOn(id);
    const { standings, state } = await show(id);
    expect(state).toBe('over');
    expect(standings.map(({ who, places }: Shown) => [who === here.who, places[0]])).toEqual([
      [true, 1],
      [false, 'out'],
    ]);
    expect(standings[1].points).toBe(0);
  });

  it('draws groups, and their first ones play finals', async () => {
    const { id } = await announce({ format: 'groups', seats: 2, rounds: 1, groupSize: 4, finalists: 4 });
    await enter(id, 8);
    await owner.must('POST', `/api/tournaments/${id}/start`);
    for (let round = 1; round <= 3; round++) {
      const { tables, state } = await show(id);
      expect([state, tables.length]).toEqual(['playing', [4, 2, 1][round - 1]]);
      await playRound(id);
    }
    const { state, standings, winners, rounds } = await show(id);
    expect([state, rounds]).toEqual(['over', 3]);
    expect(winners[0].who).toBe(standings[0].who);
    expect(new Set(standings.map(({ group }: Shown) => group))).toEqual(new Set([0, 1]));
    expect((await show(id, '?round=3')).tables[0].seats.map(({ who }: Shown) => who)).toContain(winners[0].who);
  });

  it('goes on after a restart in mid-round, with nothing lost', async () => {
    // Over days: whoever opens the second table again, nobody's time is over three hours later.
    const { id } = await announce({ seats: 2, rounds: 2, clock: { kind: 'days', perMove: 24 * HOUR } });
    await enter(id, 4);
    await owner.must('POST', `/api/tournaments/${id}/start`);
    const { tables } = await show(id);
    await playOut(serving.services, tables[0].table, seedRandom('restart'));
    // As if the process had ended while it opened the second table.
    const { store } = serving.services;
    await store.dropTable(tables[1].table);
    await store.append({ table: tables[1].table, logged: { number: 0, at: 1, entry: { do: 'leave', seat: 0 } } });
    await serving.services.hall.readAnew(tables[1].table);
    const again = await serving.again();
    serving = again;
    owner = owner.at(again.address);
    // A new process takes its time from the database, and helps another only after a while.
    ahead += 3 * HOUR;
    await goOn(id);
    const after = await show(id);
    expect(after.tables.map(({ status }: Shown) => status)).toEqual(['over', 'playing']);
    expect(after.tables[0].seats.every(({ place }: Shown) => place !== null)).toBe(true);
    expect(after.tables.map(({ seats }: Shown) => seats.map(({ who }: Shown) => who))).toEqual(
      tables.map(({ seats }: Shown) => seats.map(({ who }: Shown) => who)),
    );
  });

  it('leaves a table to whoever is opening it, and takes over only when they are gone', async () => {
    // Where several processes could be at it, each leaves the others their time anyway.
    if (kind === 'postgres') return;
    const { id } = await announce({ seats: 2, rounds: 1 });
    await enter(id, 2);
    await owner.must('POST', `/api/tournaments/${id}/start`);
    const [{ table }] = (await show(id)).tables;
    const { store, hall, now, tournaments } = serving.services;
    const [first] = await store.entries(table);
    const theirs = now();
    // In turn, so that the regular job finds what somebody else has just begun, and nothing before.
    await tournaments.inTurn(id, async () => {
      await store.dropTable(table);
      await hall.readAnew(table);
      await store.append({ table, logged: { ...first, at: theirs } });
    });
    await goOn(id);
    const begun = await store.entries(table);
    expect([begun[0].at, begun.some(({ entry }) => entry.do === 'start')]).toEqual([theirs, false]);
    ahead += 60_000;
    await Promise.all([goOn(id), goOn(id), goOn(id)]);
    const log = await store.entries(table);
    expect(log.map(({ entry }) => entry.do)).toEqual(['open', 'sit', 'sit', 'start']);
    expect(log.at(-1)?.entry).toMatchObject({ seed: await hall.with(table, (loaded) => loaded.table.play?.seed) });
  });

  it('has results mended by its owner alone, with a line in the audit log', async () => {
    const { id } = await announce({ seats: 2, rounds: 1 });
    const [person] = await enter(id, 2);
    await owner.must('POST', `/api/tournaments/${id}/start`);
    await playRound(id);
    const mending = { round: 1, number: 1, places: [2, 1], why: 'the wrong seats' };
    expect((await person.ask('PUT', `/api/tournaments/${id}/results`, mending)).status).toBe(403);
    const { tables, standings } = await owner.must('PUT', `/api/tournaments/${id}/results`, mending);
    expect(tables[0]).toMatchObject({ mended: true, seats: [{ place: 2 }, { place: 1 }] });
    expect(standings[0].who).toBe(tables[0].seats[1].who);
    const { entries } = await owner.must('GET', '/api/house/audit');
    expect(entries[0]).toMatchObject({ act: 'result-mended', details: expect.stringContaining('the wrong seats') });
  });

  it('is announced with an account, for a game that can be played so, and called off', async () => {
    const body = { title: 'Cup', game: 'comet', format: 'swiss', seats: 2, rounds: 1, clock: CLOCK };
    expect((await (await guest('Eve')).ask('POST', '/api/tournaments', body)).status).toBe(403);
    expect((await owner.ask('POST', '/api/tournaments', { ...body, seats: 6 })).status).toBe(400);
    expect((await owner.ask('POST', '/api/tournaments', { ...body, clock: { kind: 'none' } })).status).toBe(400);
    const { id } = await owner.must('POST', '/api/tournaments', body);
    expect((await owner.must('GET', '/api/tournaments')).map((row: Shown) => row.id)).toContain(id);
    expect((await owner.must('POST', `/api/tournaments/${id}/cancel`)).state).toBe('cancelled');
    expect((await owner.ask('GET', '/api/tournaments/nothing')).body.refused).toBe('no-such-tournament');
  });

  it('forgets the name of who leaves for good', async () => {
    const { id } = await announce({ seats: 2, rounds: 2 });
    const [person] = await enter(id, 3);
    await owner.must('POST', `/api/tournaments/${id}/start`);
    expect((await person.must('GET', '/api/me/data')).tournaments).toEqual([{ id, title: 'Autumn cup' }]);
    await person.must('POST', '/api/me/delete', {});
    const { standings } = await show(id);
    expect(standings.find(({ who }: Shown) => who === person.who)).toMatchObject({ name: '', left: true });
  });
});

it('tournaments can be switched off', async () => {
  const serving = await startServing({ without: ['tournaments'] });
  const eve = await Client.guest(serving.address, 'Eve');
  expect((await eve.ask('GET', '/api/tournaments')).status).toBe(404);
  expect((await eve.must('GET', '/api/visitor')).parts).not.toContain('tournaments');
  await serving.end();
});
