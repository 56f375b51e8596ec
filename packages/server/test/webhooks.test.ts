import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { webhookSender } from '../src/club/webhooks/webhooks.ts';
import { Limits } from '../src/hall/limits.ts';
import { isInside, publicLookup, type Resolve } from '../src/jobs/outside.ts';
import type { Letter } from '../src/jobs/senders.ts';
import { postWebhook, webhookAddress, webhookBody } from '../src/jobs/webhooks.ts';
import { Client } from './client.ts';
import { databases, usePostgres } from './databases.ts';
import { startServing, type TestServing } from './serving.ts';
import { until } from './until.ts';

/** A chat service on this machine: keeps what it hears, and answers as it is told. */
let chat: Server;
let base: string;
const heard: { readonly url: string; readonly body: ReturnType<typeof JSON.parse> }[] = [];
let answer: { status: number; headers?: Record<string, string>; body?: string } = { status: 204 };

async function read(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of request) text += chunk;
  return text;
}

beforeAll(async () => {
  chat = createServer(async (request, response) => {
    const text = await read(request);
    heard.push({ url: request.url ?? '', body: text === '' ? undefined : JSON.parse(text) });
    response.writeHead(answer.status, answer.headers).end(answer.body ?? '');
  });
  await new Promise<void>((resolve) => chat.listen(0, '127.0.0.1', resolve));
  base = `http://127.0.0.1:${(chat.address() as AddressInfo).port}`;
});
afterAll(() => new Promise((resolve) => chat.close(resolve)));

const resolveTo =
  (...addresses: [string, number][]): Resolve =>
  (_, found) =>
    found(
      null,
      addresses.map(([address, family]) => ({ address, family })),
    );
const letters: Letter[] = [];
const letterTo = ({ who }: Client): Letter => ({
  who,
  name: '',
  mail: undefined,
  settings: {},
  kind: 'turn',
  table: 'table',
  language: 'en',
  title: 'Your turn',
  body: 'A table waits.',
  link: 'https://orrery.example/table/table',
});
const TRUSTED = { trusted: ['127.0.0.1'], pauses: [] };

describe('the address of a webhook', () => {
  it.each([
    'http://chat.example/hook',
    'https://127.0.0.1/hook',
    'https://[::1]/hook',
    'https://169.254.169.254/latest/meta-data',
    'https://10.0.0.1/hook',
    'https://[::ffff:127.0.0.1]/hook',
    'https://0.0.0.0/hook',
    'https://2130706433/hook',
    'https://0x7f.1/hook',
    'https://0177.0.0.1/hook',
    'https://localhost/hook',
    'https://chat.example:22/hook',
    'https://user:secret@chat.example/hook',
    'ftp://chat.example/hook',
    'file:///etc/passwd',
    'javascript:alert(1)',
    'no address',
  ])('is refused: %s', (address) => {
    expect(webhookAddress(address, [])).toBeUndefined();
  });

  it('is a public one with encryption, or one that whoever runs the server trusts', () => {
    expect(webhookAddress('https://chat.example/hook', [])?.href).toBe('https://chat.example/hook');
    expect(webhookAddress('http://mattermost.lan:8065/hook', ['mattermost.lan'])?.port).toBe('8065');
    expect(webhookAddress('http://mattermost.lan.example/hook', ['mattermost.lan'])).toBeUndefined();
  });
});

describe('a webhook', () => {
  it.each([
    ['127.0.0.1', 4],
    ['::1', 6],
    ['169.254.169.254', 4],
    ['10.1.2.3', 4],
    ['172.16.0.1', 4],
    ['192.168.1.1', 4],
    ['100.64.0.1', 4],
    ['0.0.0.0', 4],
    ['224.0.0.1', 4],
    ['255.255.255.255', 4],
    ['::', 6],
    ['::7f00:1', 6],
    ['::ffff:127.0.0.1', 6],
    ['::ffff:7f00:1', 6],
    ['64:ff9b::7f00:1', 6],
    ['2002:7f00:1::', 6],
    ['fd00::1', 6],
    ['fe80::1', 6],
    ['ff02::1', 6],
  ] as [string, number][])('whose name leads to %s is not reached', async (address, family) => {
    expect(isInside(address, family)).toBe(true);
    const count = heard.length;
    const settings = { trusted: [], pauses: [], resolve: resolveTo([address, family]) };
    expect(await postWebhook('https://chat.example/hook', '{}', settings)).toBe(false);
    expect(heard).toHaveLength(count);
  });

  it('is reached at no other address than one that was looked at and found public', async () => {
    const resolve = resolveTo(['10.0.0.1', 4], ['93.184.215.14', 4], ['::1', 6]);
    const found = await new Promise<unknown>((done) =>
      publicLookup(resolve)('chat.example', { all: true }, (_, addresses) => done(addresses)),
    );
    expect(found).toEqual([{ address: '93.184.215.14', family: 4 }]);
    const one = await new Promise<unknown>((done) =>
      publicLookup(resolve)('chat.example', {}, (_, address) => done(address)),
    );
    expect(one).toBe('93.184.215.14');
  });

  it('follows nobody elsewhere, and reads no long answer', async () => {
    answer = { status: 302, headers: { location: `${base}/private` } };
    expect(await postWebhook(`${base}/hook`, '{}', TRUSTED)).toBe(false);
    expect(heard.some(({ url }) => url === '/private')).toBe(false);
    answer = { status: 200, body: 'x'.repeat(1_000_000) };
    expect(await postWebhook(`${base}/hook`, '{}', TRUSTED)).toBe(true);
  });

  it('is tried again after trouble, but not after a refusal', async () => {
    const tries = async (status: number): Promise<number> => {
      answer = { status };
      const before = heard.length;
      expect(await postWebhook(`${base}/hook`, '{}', { ...TRUSTED, pauses: [1, 1] })).toBe(false);
      return heard.length - before;
    };
    expect([await tries(500), await tries(429), await tries(404)]).toEqual([3, 3, 1]);
    answer = { status: 204 };
  });

  it('calls nobody who did not ask: neither in Discord nor in Slack nor in Mattermost', () => {
    const body = JSON.parse(webhookBody('@everyone', '<!channel> & @here', 'https://orrery.example/table/1'));
    expect(body.allowed_mentions).toEqual({ parse: [] });
    expect(body.content).not.toMatch(/@everyone|@here/);
    expect(body.text).not.toMatch(/@everyone|@here|<!channel>/);
    expect(body.text).toContain('https://orrery.example/table/1');
  });
});

describe.each(databases('sqlite'))('webhooks on %s', (kind) => {
  const postgres = usePostgres();
  let serving: TestServing;
  beforeAll(async () => {
    serving = await startServing({
      noticeDelay: 0,
      webhooks: TRUSTED,
      senders: [{ send: async (letter) => void letters.push(letter) }],
      ...(kind === 'sqlite' ? {} : { databaseUrl: await postgres.newDatabase() }),
    });
  });
  afterAll(() => serving.end());

  it('tell a person what waits, and a club its tables, and are tried by who may', async () => {
    const [ada, bo] = await Promise.all(['Ada', 'Bo'].map((name) => Client.guest(serving.address, name)));
    expect(await ada.must('GET', '/api/webhooks')).toEqual({ address: '', state: 'none' });
    expect((await ada.ask('PUT', '/api/webhooks', { address: 'https://10.0.0.1/x' })).status).toBe(400);
    const mine = `${base}/${kind}/ada`;
    expect(await ada.must('PUT', '/api/webhooks', { address: mine })).toEqual({ address: mine, state: 'works' });
    expect(await ada.must('POST', '/api/webhooks/try')).toEqual({ sent: true });
    const { table } = await bo.must('POST', '/api/tables', { game: 'comet', seats: 2, title: 'Orbit' });
    await bo.must('POST', '/api/friends/invite', { table, people: [ada.who] });
    const line = await until(() =>
      heard.find(({ url, body }) => url === `/${kind}/ada` && body.text.includes('Orbit')),
    );
    expect(line.body.content).toContain(`/table/${table}?invitation=`);

    await bo.must('POST', '/api/me/account', { mail: 'bo@example.org', password: 'a long password' });
    const club = await bo.must('POST', '/api/clubs', { name: 'Board club' });
    await ada.must('POST', '/api/clubs/join', { invitation: club.invitation });
    const ofClub = `/api/webhooks/clubs/${club.id}`;
    expect((await ada.ask('GET', ofClub)).status).toBe(403);
    await bo.must('PUT', ofClub, { address: `${base}/${kind}/club` });
    expect(await bo.must('POST', `${ofClub}/try`)).toEqual({ sent: true });
    await bo.must('POST', `/api/clubs/${club.id}/tables`, { game: 'comet', seats: 3, title: 'Club night' });
    const told = await until(() =>
      heard.find(({ url, body }) => url === `/${kind}/club` && body.text.includes('night')),
    );
    // A chat may have other readers than the club has members.
    expect(told.body.text).toContain(`/club/${club.id}`);
    expect(told.body.text).not.toContain('invitation');
  });

  it('are switched off when they fail again and again, with a word about it, and on again by a try', async () => {
    const { store, now } = serving.services;
    const cy = await Client.guest(serving.address, 'Cy');
    await cy.must('PUT', '/api/webhooks', { address: `${base}/${kind}/cy` });
    const sender = webhookSender({ store, limits: new Limits(now), now, webhooks: TRUSTED });
    answer = { status: 404 };
    for (let i = 0; i < 4; i++) await sender.send(letterTo(cy));
    expect((await cy.must('GET', '/api/webhooks')).state).toBe('works');
    await sender.send(letterTo(cy));
    expect((await cy.must('GET', '/api/webhooks')).state).toBe('off');
    await until(() => letters.find(({ who, kind }) => who === cy.who && kind === 'webhook-off'));
    answer = { status: 204 };
    const before = heard.length;
    await sender.send(letterTo(cy));
    expect(heard).toHaveLength(before);
    expect(await cy.must('POST', '/api/webhooks/try')).toEqual({ sent: true });
    expect((await cy.must('GET', '/api/webhooks')).state).toBe('works');
    expect(await cy.must('PUT', '/api/webhooks', { address: '' })).toEqual({ address: '', state: 'none' });
  });

  it('carry no more than people read', async () => {
    const { store } = serving.services;
    const dee = await Client.guest(serving.address, 'Dee');
    await dee.must('PUT', '/api/webhooks', { address: `${base}/${kind}/dee` });
    const sender = webhookSender({ store, limits: new Limits(() => 0), now: () => 0, webhooks: TRUSTED });
    for (let i = 0; i < 15; i++) await sender.send(letterTo(dee));
    expect(heard.filter(({ url }) => url === `/${kind}/dee`)).toHaveLength(10);
  });
});
