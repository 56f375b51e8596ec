import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { backup, restore } from '../src/backup.ts';
import { Client, request } from './client.ts';
import { seat } from './players.ts';
import { startServing, type TestServing } from './serving.ts';
import { until } from './until.ts';

const folder = mkdtempSync(join(tmpdir(), 'orrery-life-'));
const noticeFile = join(folder, 'notices.jsonl');
let time = Date.now();
let serving: TestServing;
beforeAll(async () => {
  serving = await startServing({ noticeFile, noticeDelay: 0, now: () => time });
});
afterAll(async () => {
  await serving.end();
  rmSync(folder, { recursive: true });
});

const guest = (name: string): Promise<Client> => Client.guest(serving.address, name);

describe('people', () => {
  it('come in as guests, keep everything as an account, and sign in again', async () => {
    const ada = await guest('Ada');
    const table = await seat([ada, await guest('Bo')], 'comet');
    const mail = `ada${time}@example.org`;
    await ada.must('POST', '/api/me/account', { mail, password: 'a long password' });
    const answer = await request(serving.address, 'POST', '/api/auth/sign-in/email', {
      mail,
      email: mail,
      password: 'a long password',
    });
    expect(answer.status).toBe(200);
    const again = new Client(serving.address, answer.headers.get('set-auth-token') ?? '', ada.who);
    expect((await again.must('GET', `/api/tables/${table}`)).look.seat).toBe(0);
    await again.must('POST', '/api/auth/sign-out', {});
    expect((await again.ask('GET', '/api/me')).status).toBe(401);
    const wrong = await request(serving.address, 'POST', '/api/auth/sign-in/email', {
      email: mail,
      password: 'wrong password',
    });
    expect(wrong.status).toBe(401);
    const taken = await (await guest('Eve')).ask('POST', '/api/me/account', { mail, password: 'another password' });
    expect(taken.body.refused).toBe('taken');
  });

  it('get a challenge for a passkey only with a session', async () => {
    const path = '/api/auth/passkey/generate-register-options';
    const ada = await guest('Ada');
    expect((await request(serving.address, 'GET', path)).status).toBe(401);
    const { challenge, rp } = await ada.must('GET', path);
    expect(challenge.length).toBeGreaterThan(20);
    expect(rp.name).toBe('Orrery');
  });

  it('talk at a table, and do not hear whom they ignore', async () => {
    const [ada, bo, eve] = await Promise.all(['Ada', 'Bo', 'Eve'].map(guest));
    const table = await seat([ada, bo], 'comet');
    const [line, other] = [await ada.socket(), await bo.socket()];
    await Promise.all([line.watch(table), other.watch(table)]);
    await ada.must('PUT', `/api/ignored/${eve.who}`, { ignore: true });
    await eve.must('POST', `/api/tables/${table}/chat`, { text: 'buy my moons' });
    await bo.must('POST', `/api/tables/${table}/chat`, { text: 'good luck' });
    await line.until(() => line.messages.some(({ text }) => text === 'good luck'));
    await other.until(() => other.messages.some(({ text }) => text === 'buy my moons'));
    expect(line.messages.some(({ text }) => text === 'buy my moons')).toBe(false);
    const { lines } = await ada.must('GET', `/api/tables/${table}/chat`);
    expect(lines.map(({ text }: { text: string }) => text)).toEqual(['good luck']);
    await ada.must('POST', '/api/reports', { about: eve.who, table, text: 'advertising' });
    expect(await serving.services.store.reports({ settled: false, limit: 1 })).toMatchObject([
      { about: eve.who, text: 'advertising' },
    ]);
    line.close();
    other.close();
  });
});

describe('slow play', () => {
  it('knows the next table, counts the waiting ones, and sends a notice', async () => {
    const [ada, bo] = await Promise.all(['Ada', 'Bo'].map(guest));
    const line = await ada.socket();
    await line.until(() => line.messages.some(({ tell, turns }) => tell === 'turns' && turns === 0));
    const first = await seat([ada, bo], 'comet');
    time += 1000;
    const second = await seat([bo, ada], 'comet');
    await line.until(() => line.messages.some(({ tell, turns }) => tell === 'turns' && turns === 2));
    expect(await ada.must('GET', '/api/tables/next')).toEqual({ table: first });
    await ada.must('POST', `/api/tables/${first}/choose`, { question: 0, choice: { do: 'bid', card: 1 } });
    expect(await ada.must('GET', '/api/tables/next')).toEqual({ table: second });
    const mine: { id: string; turn: boolean }[] = await ada.must('GET', '/api/tables/mine');
    expect(mine.map(({ id, turn }) => [id, turn])).toEqual([
      [second, true],
      [first, false],
    ]);
    await line.until(() => line.messages.some(({ tell, turns }) => tell === 'turns' && turns === 1));
    const letters = await until(() => {
      const text = existsSync(noticeFile) ? readFileSync(noticeFile, 'utf8') : '';
      const found = text.split('\n').filter((row) => row.includes(bo.who));
      return found.length >= 2 ? found.map((row) => JSON.parse(row)) : undefined;
    });
    expect(letters[0]).toMatchObject({ kind: 'turn', title: 'Your turn' });
    line.close();
  });

  it('hands a seat over when its days are up, also after a restart, and gives it back', async () => {
    const own = await startServing({ now: () => time });
    const [ada, bo] = await Promise.all(['Ada', 'Bo'].map((name) => Client.guest(own.address, name)));
    const clock = { kind: 'days', perMove: 86_400_000 };
    const { table } = await ada.must('POST', '/api/tables', { game: 'comet', seats: 2, clock });
    await bo.must('POST', `/api/tables/${table}/sit`, {});
    await ada.must('POST', `/api/tables/${table}/start`, {});
    await ada.must('POST', `/api/tables/${table}/choose`, { question: 0, choice: { do: 'bid', card: 7 } });
    time += 90_000_000;
    const again = await own.again();
    const later = ada.at(again.address);
    const look = await until(async () => {
      const shown = (await later.must('GET', `/api/tables/${table}`)).look;
      return shown.seats[1].kind === 'computer' ? shown : undefined;
    });
    expect(look.seats[1].standsInFor).toMatchObject({ name: 'Bo', why: 'time' });
    await bo.at(again.address).must('POST', `/api/tables/${table}/return`, {});
    expect((await later.must('GET', `/api/tables/${table}`)).look.seats[1].kind).toBe('person');
    await again.end();
  });
});

it('a folder is for one server at a time', async () => {
  await expect(startServing({ data: serving.folder })).rejects.toThrow(/Another server is at work/);
});

describe('a backup', () => {
  it('brings everything back, sessions and secrets of tables included', async () => {
    const own = await startServing();
    const [ada, bo] = await Promise.all(['Ada', 'Bo'].map((name) => Client.guest(own.address, name)));
    const table = await seat([ada, bo], 'comet');
    await bo.must('POST', `/api/tables/${table}/choose`, { question: 0, choice: { do: 'bid', card: 7 } });
    const file = join(folder, 'backup.gz');
    const rows = await backup({ data: own.folder }, file);
    expect(rows).toBeGreaterThan(8);
    const before = await ada.must('GET', `/api/tables/${table}`);
    await own.end();
    const data = join(folder, 'restored');
    expect(await restore({ data }, file)).toBe(rows);
    await expect(restore({ data }, file)).rejects.toThrow(/already/);
    const again = await startServing({ data });
    expect((await ada.at(again.address).must('GET', `/api/tables/${table}`)).look).toEqual(before.look);
    await again.end();
  });
});

describe('operations', () => {
  it('measure themselves and describe the whole API', async () => {
    const metrics = await request(serving.address, 'GET', '/metrics');
    expect(metrics.body).toMatch(/^orrery_entries_total \d+$/m);
    expect(metrics.body).toMatch(/^orrery_action_seconds_bucket\{le="0.05"\} \d+$/m);
    const { body } = await request(serving.address, 'GET', '/api/openapi.json');
    expect(body.openapi).toBe('3.1.0');
    expect(Object.keys(body.paths)).toEqual(expect.arrayContaining(['/api/tables/{table}/choose', '/api/guests']));
    const operations = Object.values<Record<string, Described>>(body.paths).flatMap((path) => Object.values(path));
    expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(operations.length);
    expect(operations.filter((operation) => !saysSomething(operation)).map(({ operationId }) => operationId)).toEqual(
      [],
    );
    expect(Object.keys(body.paths['/api/tables'].post.responses)).toEqual(['201', 'default']);
    expect(Object.keys(body.paths['/api/auth/sign-in/email'].post.responses)).toEqual(['200', 'default']);
    const socket = await request(serving.address, 'GET', '/api/socket.json');
    expect(Object.keys(socket.body.youSend.bodies)).toEqual(expect.arrayContaining(['watch', 'choose', 'chat']));
    expect(Object.keys(socket.body.youHear)).toEqual(expect.arrayContaining(['look', 'change', 'done', 'refused']));
  });
});

interface Described {
  readonly operationId: string;
  readonly responses: Readonly<
    Record<string, { content: Readonly<Record<string, { schema: Readonly<Record<string, unknown>> }>> }>
  >;
}

/** Does it say what comes back: the fields of an object, or of what a list holds, or that it is no JSON? */
function saysSomething({ responses }: Described): boolean {
  const [done] = Object.entries(responses).filter(([status]) => status !== 'default');
  const [[media, { schema }]] = Object.entries(done[1].content);
  if (media !== 'application/json') return media === schema.contentMediaType;
  const fields = (schema.items as Readonly<Record<string, unknown>> | undefined) ?? schema;
  return Object.keys(fields.properties ?? {}).length > 0;
}
