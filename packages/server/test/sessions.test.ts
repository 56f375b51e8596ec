import { type Mailbox, openMailbox } from '@orrery/testkit/mailbox';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Client, type Line, request } from './client.ts';
import { seat } from './players.ts';
import { startPostgres, type TestPostgres } from './postgres.ts';
import { startServing, type TestServing } from './serving.ts';
import { until } from './until.ts';

let postgres: TestPostgres;
let mailbox: Mailbox;
let url: string;
let ships: TestServing[];
beforeAll(async () => {
  postgres = await startPostgres();
  mailbox = await openMailbox();
  url = await postgres.newDatabase();
  const config = { databaseUrl: url, smtp: mailbox.url };
  ships = await Promise.all([100, 600_000].map((sessionCheck) => startServing({ ...config, sessionCheck })));
});
afterAll(async () => {
  for (const ship of ships) await ship.end();
  await mailbox.close();
  await postgres.stop();
});

const closed = (line: Line): Promise<number> =>
  new Promise((resolve) => (line.ws.readyState === 3 ? resolve(0) : line.ws.once('close', resolve)));

async function query(sql: string, ...values: string[]): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query(sql, values);
  await client.end();
  return rows;
}

/** A letter without the folds of its way. */
const textOf = (source: string): string => source.replace(/=\n/g, '').replace(/=3D/g, '=');

/** What fits in the letters to an address. */
const inLettersTo = (mail: string, what: RegExp): string | undefined =>
  mailbox.received
    .filter(({ to }) => to.includes(mail))
    .flatMap(({ source }) => what.exec(textOf(source))?.at(-1) ?? [])
    .at(0);

/** Somebody with an account and a second session for it. */
async function twoSessions(base: string, name: string): Promise<{ first: Client; second: Client; mail: string }> {
  const first = await Client.guest(base, name);
  const mail = `${name}${Math.random()}@example.org`.toLowerCase();
  await first.must('POST', '/api/me/account', { mail, password: 'a long password' });
  // In the same browser, so that there is no third session.
  await first.ask('GET', await until(() => inLettersTo(mail, /\/api\/auth\/verify-email\S+/)));
  const { headers } = await request(base, 'POST', '/api/auth/sign-in/email', {
    email: mail,
    password: 'a long password',
  });
  return { first, second: new Client(base, headers.get('set-auth-token') ?? '', first.who), mail };
}

describe('a session that has ended', () => {
  it('loses its sockets at once at every process, and the other sessions keep theirs', async () => {
    const { first, second } = await twoSessions(ships[0].address, 'Ada');
    const bo = await Client.guest(ships[0].address, 'Bo');
    const table = await seat([first, bo], 'comet');
    const lines = await Promise.all(ships.map(({ address }) => first.at(address).socket()));
    const kept = await second.at(ships[1].address).socket();
    await Promise.all([...lines, kept].map((line) => line.watch(table)));
    await first.must('POST', '/api/auth/sign-out', {});
    expect(await Promise.all(lines.map(closed))).toEqual([4401, 4401]);
    for (const { address } of ships) expect((await first.at(address).ask('GET', '/api/me')).status).toBe(401);
    const choice = { do: 'bid', card: 2 };
    expect((await kept.ask({ do: 'choose', table, question: 0, choice })).tell).toBe('done');
    kept.close();
  });

  it('is ended from afar: whoever revokes all others is alone', async () => {
    const { first, second } = await twoSessions(ships[1].address, 'Cy');
    const line = await first.at(ships[0].address).socket();
    await second.must('POST', '/api/auth/revoke-other-sessions', {});
    expect(await closed(line)).toBe(4401);
    expect((await first.at(ships[0].address).ask('GET', '/api/me')).status).toBe(401);
    expect((await second.ask('GET', '/api/me')).status).toBe(200);
  });

  it('is ended from afar: one of several, as the list names it', async () => {
    const { first, second } = await twoSessions(ships[1].address, 'Gil');
    const stranger = await Client.guest(ships[1].address, 'Eve');
    const line = await first.at(ships[0].address).socket();
    const [{ token }] = await query('SELECT token FROM session WHERE "userId" = $1 ORDER BY "createdAt"', first.who);
    await stranger.must('POST', '/api/auth/revoke-session', { token });
    expect((await first.ask('GET', '/api/me')).status).toBe(200);
    await second.must('POST', '/api/auth/revoke-session', { token });
    expect(await closed(line)).toBe(4401);
    expect((await second.ask('GET', '/api/me')).status).toBe(200);
  });

  it('is ended by whoever chooses a new password by mail', async () => {
    const { first, second, mail } = await twoSessions(ships[0].address, 'Fay');
    const clients = [first, second.at(ships[1].address)];
    const lines = await Promise.all(clients.map((client) => client.socket()));
    for (const client of clients) await client.must('GET', '/api/me');
    await request(ships[1].address, 'POST', '/api/auth/request-password-reset', { email: mail });
    const token = await until(() => inLettersTo(mail, /profile#password=(\w+)/));
    const rows = await query('SELECT identifier FROM verification WHERE value = $1', first.who);
    expect(rows).toHaveLength(1);
    expect(String(rows[0].identifier)).not.toContain(token);
    const ends = Promise.all(lines.map(closed));
    await request(ships[1].address, 'POST', '/api/auth/reset-password', { token, newPassword: 'another password' });
    expect(await ends).toEqual([4401, 4401]);
    for (const client of clients) expect((await client.ask('GET', '/api/me')).status).toBe(401);
  });

  it('is noticed when its row is gone, whoever removed it', async () => {
    const { first } = await twoSessions(ships[0].address, 'Di');
    const line = await first.socket();
    await query('DELETE FROM session WHERE "userId" = $1', first.who);
    expect(await closed(line)).toBe(4401);
  });

  it('says nothing and hears nothing more, even if its end of the line stays open', async () => {
    const { first } = await twoSessions(ships[0].address, 'Ed');
    const bo = await Client.guest(ships[0].address, 'Bo');
    const table = await seat([first, bo], 'comet');
    const line = await first.socket();
    await line.watch(table);
    // The other end never answers the closing handshake, but goes on sending.
    const raw = (line.ws as unknown as { _socket: import('node:net').Socket })._socket;
    raw.removeAllListeners('data');
    raw.resume();
    await first.must('POST', '/api/auth/sign-out', {});
    await until(() => (ships[0].services.watchers.isWatched(table) ? undefined : true));
    line.send({ do: 'choose', table, question: 0, choice: { do: 'bid', card: 2 } });
    await bo.must('POST', `/api/tables/${table}/choose`, { question: 0, choice: { do: 'bid', card: 3 } });
    const { look } = await bo.must('GET', `/api/tables/${table}`);
    expect(look.waitingFor).toEqual([0]);
    raw.destroy();
  });
});

it('a new name is heard at every process', async () => {
  const ada = await Client.guest(ships[0].address, 'Ada');
  const bo = await Client.guest(ships[1].address, 'Bo');
  const table = await seat([ada, bo.at(ships[0].address)], 'comet');
  const [line, other] = await Promise.all([ada.at(ships[1].address).socket(), bo.socket()]);
  await Promise.all([line.watch(table), other.watch(table)]);
  await ada.must('PUT', '/api/me', { name: 'Countess' });
  await until(async () => {
    await line.ask({ do: 'chat', table, text: 'who am I?' });
    return other.messages.some(({ tell, name }) => tell === 'chat' && name === 'Countess') ? true : undefined;
  });
  line.close();
  other.close();
});
