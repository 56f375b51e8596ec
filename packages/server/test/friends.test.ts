import { readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Client, request } from './client.ts';
import { databases, usePostgres } from './databases.ts';
import { startServing, type TestServing } from './serving.ts';
import { until } from './until.ts';

type Shown = Awaited<ReturnType<Client['must']>>;
const postgres = usePostgres();

const friendsOf = (client: Client): Promise<Shown> => client.must('GET', '/api/friends');
const names = (list: readonly Shown[]): string[] => list.map(({ name }: Shown) => name);

describe.each(databases('sqlite'))('friends on %s', (kind) => {
  const noticeFile = join(tmpdir(), `orrery-friends-${process.pid}-${kind}.ndjson`);
  let serving: TestServing;
  beforeAll(async () => {
    serving = await startServing({
      noticeFile,
      noticeDelay: 0,
      ...(kind === 'sqlite' ? {} : { databaseUrl: await postgres.newDatabase() }),
    });
  });
  afterAll(() => serving.end());

  const guests = (...names: string[]): Promise<Client[]> =>
    Promise.all(names.map((name) => Client.guest(serving.address, name)));
  async function befriend(one: Client, other: Client): Promise<void> {
    await one.must('PUT', `/api/friends/${other.who}`);
    await other.must('PUT', `/api/friends/${one.who}`);
  }
  const letters = (): Shown[] => {
    try {
      return readFileSync(noticeFile, 'utf8')
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line));
    } catch {
      return [];
    }
  };

  it('are asked, say yes, and part', async () => {
    const [ada, bo, cy] = await guests('Ada', 'Bo', 'Cy');
    const line = await bo.socket();
    const { asked } = await ada.must('PUT', `/api/friends/${bo.who}`);
    expect(names(asked)).toEqual(['Bo']);
    // Whoever is asked hears of it at once.
    await line.until(() => line.messages.some(({ tell }) => tell === 'friends'));
    expect(names((await friendsOf(bo)).asking)).toEqual(['Ada']);
    const after = await bo.must('PUT', `/api/friends/${ada.who}`);
    expect([names(after.friends), after.asking]).toEqual([['Ada'], []]);
    const [friend] = (await friendsOf(ada)).friends;
    expect([friend.name, friend.here]).toEqual(['Bo', true]);
    line.close();

    await cy.must('PUT', `/api/friends/${ada.who}`);
    expect((await ada.must('POST', `/api/friends/${cy.who}/remove`)).asking).toEqual([]);
    expect((await friendsOf(cy)).asked).toEqual([]);
    expect((await bo.must('POST', `/api/friends/${ada.who}/remove`)).friends).toEqual([]);
    expect((await friendsOf(ada)).friends).toEqual([]);
    expect((await ada.ask('PUT', `/api/friends/${ada.who}`)).status).toBe(403);
    expect((await ada.ask('PUT', '/api/friends/nobody')).status).toBe(404);
  });

  it('are found where they wait, play or look on, but not at tables that are none of our business', async () => {
    const [ada, bo, cy] = await guests('Ada', 'Bo', 'Cy');
    await befriend(ada, bo);
    const open = (more: object): Promise<Shown> =>
      bo.must('POST', '/api/tables', { game: 'comet', seats: 2, title: 'Here', ...more });
    const { table: waits } = await open({});
    const { table: hidden } = await open({ listed: false });
    const { table: others } = await cy.must('POST', '/api/tables', { game: 'comet', seats: 2 });
    const line = await bo.socket();
    await line.watch(others);
    const { tables } = (await friendsOf(ada)).friends[0];
    const seen = tables.map(({ table, doing }: Shown) => [table, doing]);
    expect(seen).toContainEqual([waits, 'waits']);
    expect(seen).toContainEqual([others, 'looks-on']);
    expect(JSON.stringify(tables)).not.toContain(hidden);
    await cy.must('POST', `/api/tables/${waits}/sit`, {});
    await bo.must('POST', `/api/tables/${waits}/start`, {});
    await line.watch(waits);
    const later = (await friendsOf(ada)).friends[0].tables.map(({ table, doing }: Shown) => [table, doing]);
    expect(later).toContainEqual([waits, 'plays']);
    const { table: ours, invitation } = await open({ listed: false });
    await ada.must('POST', `/api/tables/${ours}/sit`, { invitation });
    await line.watch(ours);
    const together = (await friendsOf(ada)).friends[0].tables.map(({ table, doing }: Shown) => [table, doing]);
    expect(together).toContainEqual([ours, 'with-me']);
    line.close();
  });

  it('are invited to a table, are told so, and come in by it', async () => {
    const [ada, bo] = await guests('Ada', 'Bo');
    await befriend(ada, bo);
    const wanted = { game: 'comet', seats: 2, listed: false, title: 'For Bo' };
    const { table } = await ada.must('POST', '/api/tables', wanted);
    const invite = { table, people: [bo.who] };
    expect((await bo.ask('POST', '/api/friends/invite', invite)).status).toBe(404);
    expect(await ada.must('POST', '/api/friends/invite', invite)).toEqual({ invited: [bo.who] });
    await ada.must('POST', '/api/friends/invite', invite);
    const { invitations } = await friendsOf(bo);
    expect(invitations).toMatchObject([{ table, title: 'For Bo', by: { name: 'Ada' } }]);
    const letter = await until(() => letters().find(({ who }) => who === bo.who));
    expect(letter).toMatchObject({ kind: 'invited', title: 'Ada invites you' });
    expect(letter.link).toContain(`/table/${table}?invitation=${invitations[0].invitation}`);
    await bo.must('POST', `/api/tables/${table}/sit`, { invitation: invitations[0].invitation });
    expect((await friendsOf(bo)).invitations).toEqual([]);
    await ada.must('POST', `/api/tables/${table}/start`, {});
    expect((await ada.ask('POST', '/api/friends/invite', invite)).body.refused).toBe('not-open');
  });

  it('are not invited any more when they were asked to leave, or when the invitation was taken back', async () => {
    const [ada, bo, cy] = await guests('Ada', 'Bo', 'Cy');
    const { table } = await ada.must('POST', '/api/tables', { game: 'comet', seats: 3, listed: false });
    await ada.must('POST', '/api/friends/invite', { table, people: [bo.who, cy.who] });
    const [{ invitation }] = (await friendsOf(bo)).invitations;
    await bo.must('POST', `/api/tables/${table}/sit`, { invitation });
    const { invitation: next } = await ada.must('POST', `/api/tables/${table}/fill`, { seat: 1, with: 'empty' });
    expect((await friendsOf(bo)).invitations).toEqual([]);
    expect((await bo.ask('GET', `/api/tables/${table}?invitation=${invitation}`)).status).toBe(404);
    // Who was not asked to leave still finds the way.
    expect((await friendsOf(cy)).invitations).toMatchObject([{ table, invitation: next }]);
    await ada.must('POST', `/api/tables/${table}/invitation`);
    expect((await friendsOf(cy)).invitations).toEqual([]);
  });

  it('say no to an invitation', async () => {
    const [ada, bo] = await guests('Ada', 'Bo');
    const { table } = await ada.must('POST', '/api/tables', { game: 'comet', seats: 2 });
    // Whoever is no friend yet can be challenged as well.
    await ada.must('POST', '/api/friends/invite', { table, people: [bo.who] });
    expect((await friendsOf(bo)).invitations).toHaveLength(1);
    expect((await bo.must('POST', '/api/friends/decline', { table })).invitations).toEqual([]);
  });

  it('can neither ask nor invite whoever ignores them, and do not learn of it', async () => {
    const [ada, bo] = await guests('Ada', 'Bo');
    await befriend(ada, bo);
    await bo.must('PUT', `/api/ignored/${ada.who}`, { ignore: true });
    expect((await friendsOf(ada)).friends).toEqual([]);
    expect(names((await ada.must('PUT', `/api/friends/${bo.who}`)).asked)).toEqual(['Bo']);
    const { table } = await ada.must('POST', '/api/tables', { game: 'comet', seats: 2 });
    expect(await ada.must('POST', '/api/friends/invite', { table, people: [bo.who] })).toEqual({ invited: [bo.who] });
    expect(await friendsOf(bo)).toEqual({ friends: [], asking: [], asked: [], invitations: [] });
  });

  it('have a list of ratings of their own, as clubs have', async () => {
    const [ada, bo, cy] = await guests('Ada', 'Bo', 'Cy');
    await befriend(ada, bo);
    const { store } = serving.services;
    for (const [i, { who }] of [ada, bo, cy].entries()) {
      await store.putRating('comet', { who, mean: 25 + i, deviation: 2, plays: 3, wins: 1, at: 0 });
    }
    const { rows } = await ada.must('GET', '/api/ratings/comet?among=friends');
    const people = rows.filter(({ who }: Shown) => who !== null);
    expect(people.map(({ name, rank }: Shown) => [name, rank])).toEqual([
      ['Bo', 1],
      ['Ada', 2],
    ]);
    await cy.must('POST', '/api/me/account', { mail: 'cy@example.org', password: 'a long password' });
    const club = await cy.must('POST', '/api/clubs', { name: 'Club' });
    await bo.must('POST', '/api/clubs/join', { invitation: club.invitation });
    const inClub = await bo.must('GET', `/api/ratings/comet?among=${club.id}`);
    expect(names(inClub.rows.filter(({ who }: Shown) => who !== null))).toEqual(['Cy', 'Bo']);
    expect((await ada.ask('GET', `/api/ratings/comet?among=${club.id}`)).status).toBe(404);
  });

  it('are forgotten with whoever leaves for good', async () => {
    const [ada, bo] = await guests('Ada', 'Bo');
    await befriend(ada, bo);
    expect((await ada.must('GET', '/api/me/data')).friends).toEqual([bo.who]);
    await bo.must('POST', '/api/me/delete', {});
    expect((await friendsOf(ada)).friends).toEqual([]);
    expect(await serving.services.store.friendshipsOf(ada.who)).toEqual([]);
  });
});

it('are not there where they are switched off', async () => {
  const serving = await startServing({ without: ['friends'] });
  const ada = await Client.guest(serving.address, 'Ada');
  expect((await ada.ask('GET', '/api/friends')).status).toBe(404);
  expect((await request(serving.address, 'GET', '/api/visitor')).body.parts).not.toContain('friends');
  await serving.end();
});
