import { afterEach, describe, expect, it } from 'vitest';
import { Client } from './client.ts';
import { databases, usePostgres } from './databases.ts';
import { startServing, type TestServing } from './serving.ts';
import { until } from './until.ts';

let serving: TestServing;
const postgres = usePostgres();
afterEach(() => serving.end());

const guest = (name: string): Promise<Client> => Client.guest(serving.address, name);
const WISH = { game: 'comet', seats: [2], pace: 'live', computers: false };
const seek = (client: Client, more: object = {}) => client.must('PUT', '/api/play-now', { ...WISH, ...more });
const found = (client: Client): Promise<string> =>
  until(async () => (await client.must('GET', '/api/play-now')).table ?? undefined);

describe.each(databases('postgres'))('play now on %s', (kind) => {
  const start = async (more: object = {}): Promise<void> => {
    serving = await startServing({
      ...(kind === 'postgres' ? { databaseUrl: await postgres.newDatabase() } : {}),
      ...more,
    });
  };

  it('puts two together who want the same, and nobody who wants something else', async () => {
    await start();
    const [ada, bo, cy] = await Promise.all(['Ada', 'Bo', 'Cy'].map(guest));
    expect(await seek(ada)).toMatchObject({ others: 0, table: null });
    await seek(cy, { pace: 'days' });
    expect(await seek(bo)).toMatchObject({ others: 1 });
    const table = await found(ada);
    expect(await found(bo)).toBe(table);
    const { look } = await ada.must('GET', `/api/tables/${table}`);
    expect(look).toMatchObject({ status: 'playing', setup: { game: 'comet', seats: 2, rated: true } });
    expect(look.seats.map(({ who }: { who: string }) => who).sort()).toEqual([ada.who, bo.who].sort());
    expect(await cy.must('GET', '/api/play-now')).toMatchObject({ wish: { pace: 'days' }, table: null });
    expect(await cy.must('POST', '/api/play-now/leave', {})).toMatchObject({ wish: null });
    expect((await cy.ask('PUT', '/api/play-now', { ...WISH, seats: [6] })).body.refused).toBe('bad-settings');
  });

  it('lists open tables, and only those that are asked for', async () => {
    await start();
    const ada = await guest('Ada');
    const open = (more: object): Promise<{ table: string }> =>
      ada.must('POST', '/api/tables', { game: 'comet', seats: 2, ...more });
    const slow = await open({ clock: { kind: 'days', perMove: 86_400_000 }, rated: false });
    const large = await open({ seats: 4 });
    const other = await open({ game: 'pulsar', seats: 3 });
    const listed = async (query: string): Promise<string[]> =>
      (await ada.must('GET', `/api/tables${query}`)).map(({ id }: { id: string }) => id);
    expect((await listed('')).sort()).toEqual([slow, large, other].map(({ table }) => table).sort());
    expect(await listed('?game=pulsar')).toEqual([other.table]);
    expect(await listed('?seats=4')).toEqual([large.table]);
    expect(await listed('?pace=days')).toEqual([slow.table]);
    expect(await listed('?rated=false')).toEqual([slow.table]);
    await serving.services.store.putRating('comet', {
      who: ada.who,
      mean: 35,
      deviation: 2,
      plays: 9,
      wins: 9,
      at: 0,
    });
    expect(await listed('?to=1600')).toEqual([other.table]);
    expect((await listed('?from=1700')).sort()).toEqual([slow.table, large.table].sort());
  });
});

describe('play now', () => {
  it('fills with computer players of about the same strength after a while, where that is welcome', async () => {
    let time = Date.now();
    serving = await startServing({ now: () => time });
    const ada = await guest('Ada');
    await seek(ada, { seats: [3], computers: true });
    expect((await ada.must('GET', '/api/play-now')).table).toBeNull();
    time += 5_000;
    await ada.must('GET', '/api/play-now');
    time += 15_000;
    await ada.must('GET', '/api/play-now');
    time += 15_000;
    const table = await found(ada);
    const { look } = await ada.must('GET', `/api/tables/${table}`);
    expect(look.seats.map(({ kind, level }: { kind: string; level?: string }) => level ?? kind)).toEqual([
      'person',
      'medium',
      'medium',
    ]);
  });

  it('waits no longer for somebody who has gone', async () => {
    let time = Date.now();
    serving = await startServing({ now: () => time });
    const [ada, bo] = await Promise.all(['Ada', 'Bo'].map(guest));
    await seek(ada);
    time += 60_000;
    await seek(bo);
    await until(async () => ((await serving.services.store.seekers()).length === 1 ? true : undefined));
    expect((await bo.must('GET', '/api/play-now')).others).toBe(0);
    expect((await ada.must('GET', '/api/play-now')).wish).toBeNull();
  });

  it('is not there where it is switched off', async () => {
    serving = await startServing({ without: ['play-now'] });
    expect((await (await guest('Ada')).ask('PUT', '/api/play-now', WISH)).status).toBe(404);
  });
});
