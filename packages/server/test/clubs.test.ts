import { seedRandom } from '@orrery/kernel';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { advance } from '../src/club/tournaments/rounds.ts';
import { Client } from './client.ts';
import { databases, usePostgres } from './databases.ts';
import { startServing, type TestServing } from './serving.ts';
import { playOut } from './tournament-play.ts';

type Shown = Awaited<ReturnType<Client['must']>>;
const postgres = usePostgres();

describe.each(databases('sqlite'))('clubs on %s', (kind) => {
  let serving: TestServing;
  let owner: Client;
  beforeAll(async () => {
    serving = await startServing(kind === 'sqlite' ? {} : { databaseUrl: await postgres.newDatabase() });
    owner = await guest('Olga');
    await owner.must('POST', '/api/me/account', { mail: 'olga@example.org', password: 'a long password' });
  });
  afterAll(() => serving.end());

  const guest = (name: string): Promise<Client> => Client.guest(serving.address, name);
  const found = (): Promise<Shown> => owner.must('POST', '/api/clubs', { name: ' Board club ' });
  async function join(invitation: string, ...names: string[]): Promise<Client[]> {
    const people = await Promise.all(names.map(guest));
    for (const person of people) await person.must('POST', '/api/clubs/join', { invitation });
    return people;
  }

  it('are founded with an account, joined by a link, and left', async () => {
    const { id, name, invitation, role } = await found();
    expect([name, role]).toEqual(['Board club', 'owner']);
    const eve = await guest('Eve');
    expect((await eve.ask('POST', '/api/clubs', { name: 'Mine' })).status).toBe(403);
    expect((await eve.ask('GET', `/api/clubs/${id}`)).body.refused).toBe('no-such-club');
    const [ada] = await join(invitation, 'Ada');
    expect(await ada.must('GET', '/api/clubs')).toEqual([{ id, name: 'Board club', role: 'member', members: 2 }]);
    await ada.must('POST', `/api/clubs/${id}/leave`);
    expect((await ada.ask('GET', `/api/clubs/${id}`)).status).toBe(404);
    // The link that whoever left knows leads nowhere.
    expect((await ada.ask('POST', '/api/clubs/join', { invitation })).status).toBe(404);
  });

  it('have members with roles, and an owner also when the owner leaves', async () => {
    const { id, invitation } = await found();
    const [ada, bo, cy] = await join(invitation, 'Ada', 'Bo', 'Cy');
    const member = (who: string): string => `/api/clubs/${id}/members/${who}`;
    expect((await ada.ask('PUT', member(bo.who), { role: 'none' })).status).toBe(403);
    await owner.must('PUT', member(bo.who), { role: 'organiser' });
    const { members } = await bo.must('PUT', member(cy.who), { role: 'none' });
    expect(members.map(({ who }: Shown) => who)).not.toContain(cy.who);
    expect((await bo.ask('PUT', member(owner.who), { role: 'none' })).status).toBe(403);
    const line = await ada.socket();
    const { members: seen } = await bo.must('GET', `/api/clubs/${id}`);
    expect(seen.find(({ who }: Shown) => who === ada.who).here).toBe(true);
    line.close();
    await owner.must('POST', `/api/clubs/${id}/leave`);
    expect((await bo.must('GET', `/api/clubs/${id}`)).role).toBe('owner');
  });

  it('have tables that only members see', async () => {
    const { id, invitation } = await found();
    const [ada] = await join(invitation, 'Ada');
    const eve = await guest('Eve');
    const body = { game: 'comet', seats: 2, title: 'Club evening' };
    expect((await eve.ask('POST', `/api/clubs/${id}/tables`, body)).status).toBe(404);
    const { table } = await owner.must('POST', `/api/clubs/${id}/tables`, body);
    expect((await eve.must('GET', '/api/tables')).map((row: Shown) => row.id)).not.toContain(table);
    expect((await eve.ask('GET', `/api/tables/${table}`)).status).toBe(404);
    const { tables } = await ada.must('GET', `/api/clubs/${id}`);
    expect(tables).toMatchObject([{ id: table, title: 'Club evening', free: 1 }]);
    await ada.must('POST', `/api/tables/${table}/sit`, { invitation: tables[0].invitation });
    // A table stays when whoever opened it leaves for good.
    const [bo] = await join(invitation, 'Bo');
    const opened = await bo.must('POST', `/api/clubs/${id}/tables`, body);
    const sees = (await ada.must('GET', `/api/clubs/${id}`)).tables.find((row: Shown) => row.id === opened.table);
    await ada.must('POST', `/api/tables/${opened.table}/sit`, { invitation: sees.invitation });
    await bo.must('POST', `/api/tables/${opened.table}/start`, {});
    await bo.must('POST', '/api/me/delete', {});
    expect((await ada.must('GET', `/api/clubs/${id}`)).tables.map((row: Shown) => row.id)).toContain(opened.table);
  });

  it('have tournaments of their own, and seasons with promotion', async () => {
    const { id, invitation } = await found();
    const people = await join(invitation, 'Ada', 'Bo', 'Cy');
    const eve = await guest('Eve');
    const body = {
      title: 'Club cup',
      game: 'comet',
      format: 'swiss',
      seats: 2,
      rounds: 1,
      clock: { kind: 'live', stock: 600_000, increment: 0 },
      club: id,
    };
    await owner.must('POST', `/api/clubs/${id}/seasons`, { leagues: 2, change: 1 });
    expect((await people[0].ask('POST', `/api/clubs/${id}/seasons`, { leagues: 2, change: 1 })).status).toBe(403);
    const cup = await owner.must('POST', '/api/tournaments', body);
    expect((await eve.ask('POST', `/api/tournaments/${cup.id}/enter`)).body.refused).toBe('no-such-tournament');
    expect((await eve.must('GET', '/api/tournaments')).map((row: Shown) => row.id)).not.toContain(cup.id);
    // The two of the lower league meet: Bo gives up.
    for (const person of people.slice(1)) await person.must('POST', `/api/tournaments/${cup.id}/enter`);
    const { tables } = await owner.must('POST', `/api/tournaments/${cup.id}/start`);
    // Its tables are for members alone, those who do not play included.
    const [{ table, invitation: wayIn }] = tables;
    expect((await eve.must('GET', '/api/tables')).map((row: Shown) => row.id)).not.toContain(table);
    expect((await eve.ask('GET', `/api/tables/${table}`)).status).toBe(404);
    expect((await people[0].must('GET', '/api/tournaments')).map((row: Shown) => row.id)).toContain(cup.id);
    expect((await people[0].must('GET', `/api/clubs/${id}`)).tables).toEqual([]);
    await people[0].must('GET', `/api/tables/${table}?${new URLSearchParams({ invitation: wayIn })}`);
    await people[1].must('POST', `/api/tables/${tables[0].table}/resign`, {});
    await playOut(serving.services, tables[0].table, seedRandom('club'));
    await advance(serving.services, serving.services.tournaments, cup.id);
    // It was live: whoever looks on hears of its end later, and strangers never.
    const record = `/api/tables/${table}/record?${new URLSearchParams({ invitation: wayIn })}`;
    expect((await people[0].ask('GET', record)).body.refused).toBe('too-early');
    expect((await eve.ask('GET', `/api/tables/${table}/record`)).body.refused).toBe('no-such-table');
    const { season, tournaments } = await people[0].must('GET', `/api/clubs/${id}`);
    expect(tournaments).toMatchObject([{ id: cup.id, state: 'over' }]);
    expect(
      season.leagues.map((league: Shown) => league.map(({ name, points, moves }: Shown) => [name, points, moves])),
    ).toEqual([
      [
        ['Olga', 0, 'stays'],
        ['Ada', 0, 'down'],
      ],
      [
        ['Cy', 1, 'up'],
        ['Bo', 0, 'stays'],
      ],
    ]);
    const next = await owner.must('POST', `/api/clubs/${id}/seasons`, { leagues: 2, change: 1 });
    expect(next.season.number).toBe(2);
    expect(next.season.leagues[0].map(({ name }: Shown) => name).toSorted()).toEqual(['Cy', 'Olga']);
  });

  it('forget who leaves for good', async () => {
    const { id, invitation } = await found();
    const [ada] = await join(invitation, 'Ada');
    expect((await ada.must('GET', '/api/me/data')).clubs).toEqual([{ id, name: 'Board club' }]);
    await ada.must('POST', '/api/me/delete', {});
    expect((await owner.must('GET', `/api/clubs/${id}`)).members).toHaveLength(1);
  });
});

it('clubs can be switched off', async () => {
  const serving = await startServing({ without: ['clubs'] });
  const eve = await Client.guest(serving.address, 'Eve');
  expect((await eve.ask('GET', '/api/clubs')).status).toBe(404);
  await serving.end();
});
