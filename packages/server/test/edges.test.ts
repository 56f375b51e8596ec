import { closeSync, mkdtempSync, openSync, rmSync, statSync, writeSync } from 'node:fs';
import { request as ask } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { withoutAddresses } from '../src/clean.ts';
import { TABLES_FILE } from '../src/databases.ts';
import { migrate } from '../src/store/sqlite.ts';
import { Client, request } from './client.ts';
import { Player, seat } from './players.ts';
import { startServing, type TestServing } from './serving.ts';

const FRIEND = 'https://friend.example';
const PASSWORD = 'a long password';
let serving: TestServing;
beforeAll(async () => {
  serving = await startServing({ origins: [FRIEND] });
});
afterAll(() => serving.end());
const guest = (name: string): Promise<Client> => Client.guest(serving.address, name);

describe('a start', () => {
  it('on a full disk says so', () => {
    const db = new DatabaseSync(':memory:');
    db.exec('PRAGMA max_page_count = 2');
    expect(() => migrate(db)).toThrow(/full/);
    db.close();
  });

  it('on a damaged file says which', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'orrery-damaged-'));
    const own = await startServing({ data: folder });
    const people = await Promise.all(['Ada', 'Bo'].map((name) => Client.guest(own.address, name)));
    for (let i = 0; i < 10; i++) await seat(people, 'comet');
    await own.stop();
    const file = join(folder, TABLES_FILE);
    const handle = openSync(file, 'r+');
    for (let at = 4096; at < statSync(file).size; at += 4096) writeSync(handle, 'x'.repeat(600), at);
    closeSync(handle);
    await expect(startServing({ data: folder })).rejects.toThrow(/tables\.db is damaged/);
    rmSync(folder, { recursive: true });
  });
});

it('no mail address gets into the log, whoever repeats it', () => {
  const line = JSON.stringify({ why: '550 5.1.1 <ada.l+x@mail.example.org>: "unknown"', to: ['bo@example.org'] });
  expect(withoutAddresses(line)).not.toMatch(/@|ada|bo/);
  expect(JSON.parse(withoutAddresses(line)).to).toEqual(['(address)']);
});

it('the luck of a table follows from 256 bits that nobody can guess, and cannot be reckoned from what is seen of it', async () => {
  const seeds = await Promise.all(
    ['Ada', 'Bo'].map(async (name) => {
      const table = await seat([await guest(name), await guest('Cy')], 'comet');
      const entries = await serving.services.store.entries(table);
      return entries.flatMap(({ entry }) => (entry.do === 'start' ? [entry.seed] : []))[0];
    }),
  );
  // Such a seed is for ChaCha20: the kernel's tests compare it with the real one.
  for (const seed of seeds) expect(seed).toMatch(/^chacha20:[0-9a-f]{64}$/);
  expect(seeds[0]).not.toBe(seeds[1]);
});

it('the lobby is not filled by one guest', async () => {
  const ada = await guest('Ada');
  const open = () => ada.ask('POST', '/api/tables', { game: 'comet', seats: 2 });
  for (let i = 0; i < 10; i++) expect((await open()).status).toBe(201);
  expect(await open()).toMatchObject({ status: 429, body: { refused: 'too-many' } });
  const hidden = { game: 'comet', seats: 2, listed: false };
  const { table } = await ada.must('POST', '/api/tables', hidden);
  expect(table).toBeTruthy();
});

it('of two guests who name one mail address one gets it, and the other stays a guest', async () => {
  const people = await Promise.all(['Ada', 'Bo', 'Cy'].map(guest));
  const mail = 'same@example.org';
  const answers = await Promise.all(
    people.map((one) => one.ask('POST', '/api/me/account', { mail, password: PASSWORD })),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  const me = await Promise.all(people.map((one) => one.must('GET', '/api/me')));
  expect(me.filter(({ guest: still }) => still)).toHaveLength(2);
});

it('who tries out which mail addresses have an account is soon told to wait, whichever guest they are', async () => {
  const own = await startServing({ limits: true });
  const eve = await Client.guest(own.address, 'Eve');
  const guess = (i: number) =>
    eve.ask('POST', '/api/me/account', { mail: `guess${i}@example.org`, password: PASSWORD });
  // As other guests of the same network did before.
  for (let i = 0; i < 20; i++)
    expect(await own.services.spend('addresses', '127.0.0.1', { burst: 20, perSecond: 0.001 })).toBe(0);
  expect(await guess(1)).toMatchObject({ status: 429, body: { refused: 'too-many' } });
  expect((await eve.must('GET', '/api/me')).guest).toBe(true);
  await own.end();
});

it('a rematch that was cut in two is opened by the next who asks', async () => {
  const people = await Promise.all(['Ada', 'Bo'].map(guest));
  const table = await seat(people, 'comet');
  const { hall } = serving.services;
  const players = people.map((one) => new Player(one, [serving.address], one.who));
  for (const player of players) player.play([table]);
  for (const player of players) await player.done();
  // As a process stores the last of the wishes, and ends before it opens the table.
  const seats = (await hall.with(table, (loaded) => loaded.table.seats)) ?? [];
  for (const [i, sitter] of seats.entries()) {
    if (sitter.kind === 'person') await hall.act(table, () => ({ do: 'rematch', seat: i }));
  }
  await people[0].ask('POST', `/api/tables/${table}/rematch`, {});
  const { look } = await people[0].must('GET', `/api/tables/${table}`);
  expect(look.successor).toBe(`${table}_r2`);
});

describe('pages of other origins', () => {
  const preflight = (origin: string) => request(serving.address, 'OPTIONS', '/api/me', undefined, { origin });

  it('may ask and read where they are listed, and nowhere else', async () => {
    const { status, headers } = await preflight(FRIEND);
    expect(status).toBe(204);
    expect(headers.get('access-control-allow-origin')).toBe(FRIEND);
    expect(headers.get('access-control-allow-headers')).toContain('authorization');
    const read = await request(serving.address, 'GET', '/api/games', undefined, { origin: FRIEND });
    expect(read.headers.get('access-control-allow-origin')).toBe(FRIEND);
    expect(read.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    const foreign = await preflight('https://foe.example');
    expect(foreign.status).toBe(403);
    expect(foreign.headers.get('access-control-allow-origin')).toBeNull();
  });

  it('are foreign when they came by http and people come by https', async () => {
    const { host } = new URL(serving.address);
    const come = (base: string, origin: string) => request(base, 'POST', '/api/guests', { name: 'Ada' }, { origin });
    expect((await come(serving.address, `http://${host}`)).status).toBe(201);
    expect((await come(serving.address, `https://${host}`)).status).toBe(403);
    const safe = await startServing({ address: 'https://orrery.example' });
    expect((await come(safe.address, safe.address)).status).toBe(403);
    expect((await come(safe.address, 'https://orrery.example')).status).toBe(201);
    await safe.end();
  });
});

it('a password of one account is not guessed from many addresses', async () => {
  const own = await startServing({ limits: true, behindProxy: true });
  const statuses: number[] = [];
  for (let i = 0; i < 22; i++) {
    const body = { email: 'ada@example.org', password: `wrong password ${i}` };
    const from = { 'x-forwarded-for': `203.0.113.${i}` };
    statuses.push((await request(own.address, 'POST', '/api/auth/sign-in/email', body, from)).status);
  }
  expect(statuses.slice(0, 20).every((status) => status === 401)).toBe(true);
  expect(statuses.slice(20)).toEqual([429, 429]);
  await own.end();
});

it('who asked before a stop is answered, and who asks during it is told to come back', async () => {
  const own = await startServing();
  const { port } = new URL(own.address);
  const body = JSON.stringify({ name: 'Ada' });
  const headers = { 'content-type': 'application/json', 'content-length': body.length };
  const asked = ask({ port, method: 'POST', path: '/api/guests', headers });
  const answer = new Promise<number | undefined>((resolve, reject) => {
    asked.on('response', ({ statusCode }) => resolve(statusCode));
    asked.on('error', reject);
  });
  await new Promise<void>((resolve) => void asked.write(body.slice(0, 5), () => resolve()));
  // Whoever is answered after it has been heard after it.
  await request(own.address, 'GET', '/livez');
  const stopped = own.stop();
  expect(await request(own.address, 'GET', '/api/games')).toMatchObject({ status: 503, body: { refused: 'stopping' } });
  asked.end(body.slice(5));
  expect(await answer).toBe(201);
  await stopped;
  rmSync(own.folder, { recursive: true });
});

it('a choice that is under way at a stop is stored and answered, and a later one is not taken', async () => {
  const own = await startServing();
  const people = await Promise.all(['Ada', 'Bo'].map((name) => Client.guest(own.address, name)));
  const table = await seat(people, 'comet');
  const [ada, bo] = await Promise.all(people.map((one) => one.socket()));
  await Promise.all([ada.watch(table), bo.watch(table)]);
  const { store } = own.services;
  const { append } = store;
  let go = (): void => {};
  const slow = new Promise<void>((resolve) => {
    go = resolve;
  });
  const begun = new Promise<void>((resolve) => {
    Object.assign(store, {
      append: async (write: Parameters<typeof append>[0]) => {
        resolve();
        await slow;
        return append(write);
      },
    });
  });
  const closed = new Promise((resolve) => ada.ws.once('close', resolve));
  const choice = { do: 'bid', card: 2 };
  const answer = ada.ask({ do: 'choose', table, question: 0, choice });
  await begun;
  const stopped = own.stop();
  expect((await bo.ask({ do: 'choose', table, question: 0, choice })).refused).toBe('stopping');
  go();
  expect((await answer).tell).toBe('done');
  expect(await closed).toBe(1012);
  await stopped;
  const again = await startServing({ data: own.folder });
  const [mine, other] = await Promise.all(
    people.map((one) => one.at(again.address).must('GET', `/api/tables/${table}`)),
  );
  expect([mine.look.question, other.look.question]).toEqual([null, 0]);
  await again.end();
});
