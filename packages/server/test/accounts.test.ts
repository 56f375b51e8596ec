import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Client, Line, request } from './client.ts';
import { Ship } from './fleet.ts';
import { seat } from './players.ts';

const PASSWORD = 'correct horse battery';
let folder: string;
let ship: Ship;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'orrery-accounts-'));
  ship = await Ship.launch({ ORRERY_DATA: folder, ORRERY_LIMITS: '1', ORRERY_LOG: 'debug' });
});
afterAll(async () => {
  await ship.end('SIGTERM');
  rmSync(folder, { recursive: true, force: true });
});

const mail = 'ada@example.org';
/** As a page of the server asks. */
const page = (path: string, body: object, headers: Record<string, string> = {}) =>
  request(ship.base, 'POST', path, body, { origin: ship.base, ...headers });
const signIn = (password: string, headers: Record<string, string> = {}) =>
  page('/api/auth/sign-in/email', { email: mail, password }, headers);

it('names are short and on one line, whichever door they come through', async () => {
  const ada = await Client.guest(ship.base, 'Ada');
  await ada.must('POST', '/api/me/account', { mail, password: PASSWORD });
  for (const name of ['x'.repeat(5000), 'two\nlines\u202e and more', '\u0000\u0007']) {
    await ada.ask('POST', '/api/auth/update-user', { name });
    const { name: now } = await ada.must('GET', '/api/me');
    expect([...now].length).toBeLessThanOrEqual(40);
    expect(now).toMatch(/^[^\p{C}\p{Zl}\p{Zp}]+$/u);
  }
  const signUp = await page('/api/auth/sign-up/email', {
    email: 'long@example.org',
    password: PASSWORD,
    name: 'y'.repeat(3000),
  });
  // Nobody learns there which addresses have an account.
  expect(signUp.status).toBe(404);
  expect((await page('/api/auth/sign-in/anonymous', {})).status).toBe(404);
});

it('an address that could not be logged in with is refused from the start', async () => {
  const bo = await Client.guest(ship.base, 'Bo');
  for (const wrong of ['bo@localhost', 'bö@example.org', 'b..o@example.org', 'bo@example.org.']) {
    const answer = await bo.ask('POST', '/api/me/account', { mail: wrong, password: PASSWORD });
    expect(answer, wrong).toMatchObject({ status: 400, body: { refused: 'INVALID_EMAIL' } });
  }
  await bo.must('POST', '/api/me/account', { mail: "Bo.o'Hara+tables@sub.example.org", password: PASSWORD });
});

it('nobody becomes somebody else by saying so', async () => {
  const [ada, eve] = await Promise.all(['Ada', 'Eve'].map((name) => Client.guest(ship.base, name)));
  for (const extra of [
    { id: ada.who },
    { userId: ada.who },
    { isAnonymous: false },
    { email: mail },
    { emailVerified: true },
  ]) {
    await eve.ask('POST', '/api/auth/update-user', { name: 'Eve', ...extra });
    const me = await eve.must('GET', '/api/me');
    expect(me).toMatchObject({ who: eve.who, guest: true });
    expect(me.mail).toBeUndefined();
  }
  expect(await eve.must('GET', '/api/me')).not.toHaveProperty('token');
});

it('passwords cannot be tried out, from however many addresses one claims to come', async () => {
  const statuses: number[] = [];
  for (let i = 0; i < 12; i++) {
    const claims = { 'x-forwarded-for': `203.0.113.${i}`, 'x-orrery-address': `203.0.113.${i}` };
    const { status, headers } = await signIn(`wrong password ${i}`, claims);
    statuses.push(status);
    if (status === 429) expect(Number(headers.get('retry-after'))).toBeGreaterThanOrEqual(1);
  }
  expect(statuses.slice(0, 3)).toEqual([401, 401, 401]);
  expect(statuses.slice(3).every((status) => status === 429)).toBe(true);
});

it('the log is a line of JSON each, without anything that lets anybody in', async () => {
  const [ada, bo] = await Promise.all(['Ada', 'Bo'].map((name) => Client.guest(ship.base, name)));
  const table = await seat([ada, bo], 'comet');
  const { invitation } = await ada.must('GET', `/api/tables/${table}`);
  const line = await ada.socket();
  await line.watch(table);
  await line.ask({ do: 'chat', table, text: 'a word in confidence' });
  const choice = { do: 'bid', card: [[[[]]]], secret: 'what I choose' };
  await line.ask({ do: 'choose', table, question: 0, choice });
  line.close();
  await request(ship.base, 'GET', `/api/tables/${table}?invitation=${invitation}`, undefined, {
    cookie: 'orrery.session_token=forged',
  });
  await page('/api/auth/sign-in/email', { email: mail, password: { $ne: '' } });
  await page('/api/auth/sign-in/email', { email: 'nobody@example.org', password: PASSWORD });
  await page('/api/auth/passkey/verify-authentication', { response: { id: 'x' } });
  await Line.open(ship.base, { authorization: 'Bearer forged' }).catch(() => undefined);
  await request(ship.base, 'GET', '/api/me', undefined, { authorization: 'Bearer forged.token' });
  expect(await ship.end('SIGTERM')).toBe(0);
  expect(ship.log.length).toBeGreaterThan(3);
  for (const one of ship.log) expect(() => JSON.parse(one), one).not.toThrow();
  const all = ship.log.join('\n');
  for (const secret of [
    ada.token,
    bo.token,
    PASSWORD,
    'wrong password',
    mail,
    invitation,
    'in confidence',
    'what I choose',
    'forged',
  ]) {
    expect(all).not.toContain(secret);
  }
});
