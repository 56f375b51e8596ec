import { existsSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, it } from 'vitest';
import { readConfig } from '../src/config.ts';
import { ACCOUNTS_FILE, openDatabases } from '../src/databases.ts';
import { Client, request } from './client.ts';
import { startServing } from './serving.ts';
import { until } from './until.ts';

describe('what comes from outside', () => {
  it('holds nothing that breaks a database or a list', async () => {
    const serving = await startServing();
    const ada = await Client.guest(serving.address, 'Ada');
    const title = 'Tab\u0000le \ud800 \u202efor two';
    const { table, title: shown } = await ada.must('POST', '/api/tables', { game: 'comet', seats: 2, title });
    expect(shown).toBe('Table \ufffd for two');
    const { text } = await ada.must('POST', `/api/tables/${table}/chat`, { text: 'hi\u0000 \udc00' });
    expect(text).toBe('hi \ufffd');
    const line = await ada.socket();
    await line.watch(table);
    await line.ask({ do: 'chat', table, text: 'yo\u0000\u202e' });
    expect(
      await line.until(() => line.messages.find(({ tell, text: said }) => tell === 'chat' && said === 'yo')),
    ).toBeTruthy();
    line.close();
    for (const sign of ['\n', '\r', '\u0085', '\u2028']) {
      const { status } = await ada.ask('POST', '/api/tables', { game: 'comet', seats: 2, title: `two${sign}lines` });
      expect(status, JSON.stringify(sign)).toBe(400);
    }
    await serving.end();
  });

  it('is believed of nobody’s address, mail or name but what they can prove', async () => {
    const serving = await startServing();
    const claims = { 'x-orrery-address': '203.0.113.7', 'x-orrery-name': 'Owner' };
    const { body } = await request(serving.address, 'POST', '/api/guests', { name: 'Eve' }, claims);
    expect(body.name).toBe('Eve');
    const eve = new Client(serving.address, body.token, body.who);
    const { sessions } = await eve.must('GET', '/api/me/data');
    expect(sessions).toMatchObject([{ ipAddress: '127.0.0.1' }]);
    // What people are counted by is short, so that nobody fills the memory with it.
    const email = `${'x'.repeat(60_000)}@example.org`;
    const tried = await request(serving.address, 'POST', '/api/auth/sign-in/email', { email, password: 'a password' });
    expect(tried).toMatchObject({ status: 400, body: { refused: 'INVALID_EMAIL' } });
    await serving.end();
  });
});

describe('a private table', () => {
  it('is closed to whoever is removed, and an invitation can be renewed', async () => {
    const serving = await startServing();
    const [ada, bo, cy] = await Promise.all(['Ada', 'Bo', 'Cy'].map((name) => Client.guest(serving.address, name)));
    const { table, invitation } = await ada.must('POST', '/api/tables', { game: 'comet', seats: 3, listed: false });
    await bo.must('POST', `/api/tables/${table}/sit`, { invitation });
    const [line, guest] = await Promise.all([bo.socket(), cy.socket()]);
    await line.watch(table, { invitation });
    await guest.watch(table, { invitation });
    const { invitation: next } = await ada.must('POST', `/api/tables/${table}/fill`, { seat: 1, with: 'empty' });
    expect(next).not.toBe(invitation);
    for (const gone of [line, guest]) {
      await gone.until(() => gone.messages.some(({ refused }) => refused === 'no-such-table'));
      gone.messages.length = 0;
    }
    await ada.must('POST', `/api/tables/${table}/chat`, { text: 'among us' });
    await ada.must('POST', `/api/tables/${table}/fill`, { seat: 2, with: 'easy' });
    for (const gone of [line, guest]) {
      expect((await gone.ask({ do: 'watch', table, invitation })).refused).toBe('no-such-table');
      expect(gone.messages.filter(({ tell }) => tell !== 'refused' && tell !== 'turns')).toEqual([]);
      gone.close();
    }
    expect((await bo.ask('GET', `/api/tables/${table}?invitation=${invitation}`)).status).toBe(404);
    await cy.must('GET', `/api/tables/${table}?invitation=${next}`);
    expect((await cy.ask('POST', `/api/tables/${table}/invitation`)).status).toBe(403);
    const renewed = await ada.must('POST', `/api/tables/${table}/invitation`);
    expect((await cy.ask('GET', `/api/tables/${table}?invitation=${next}`)).status).toBe(404);
    const again = await serving.again();
    await cy.at(again.address).must('GET', `/api/tables/${table}?invitation=${renewed.invitation}`);
    await again.end();
  });
});

describe('computer players', () => {
  it('take up at once what a process that is gone had begun', async () => {
    const serving = await startServing({ threads: 0 });
    const ada = await Client.guest(serving.address, 'Ada');
    const fill = [{ seat: 1, with: 'easy' }];
    await ada.must('POST', '/api/tables', { game: 'comet', seats: 2, fill, start: true });
    const now = Date.now();
    const claim = { by: 'gone', limit: 5, now, until: now + 3_600_000 };
    expect(await serving.services.store.claimJobs(claim)).toHaveLength(1);
    const again = await serving.again({ threads: 1 });
    await until(() => (again.services.thinkers.counts.thoughts > 0 ? true : undefined));
    await again.end();
  });

  it('are waited for as long as they say that they are there', async () => {
    const serving = await startServing({ threads: 0 });
    const ada = await Client.guest(serving.address, 'Ada');
    const fill = [{ seat: 1, with: 'easy' }];
    await ada.must('POST', '/api/tables', { game: 'comet', seats: 2, fill, start: true });
    const { store } = serving.services;
    const claim = (by: string, at: number) => store.claimJobs({ by, limit: 5, now: at, until: at + 8000 });
    expect(await claim('a', 1000)).toHaveLength(1);
    await store.renewJobs('a', 12_000);
    expect(await claim('b', 10_000)).toHaveLength(0);
    expect(await claim('b', 12_001)).toHaveLength(1);
    const [{ table, seat }] = await claim('c', 30_000);
    await store.releaseJob(table, seat, 31_000);
    expect(await claim('d', 30_500)).toHaveLength(0);
    expect(await claim('d', 31_001)).toHaveLength(1);
    await serving.end();
  });
});

describe('a server', () => {
  it('does not start with a secret that others can guess', async () => {
    const data = mkdtempSync(join(tmpdir(), 'orrery-secret-'));
    for (const secret of ['', 'short']) {
      const config = readConfig({ ORRERY_SECRET: secret, ORRERY_DATA: data });
      await expect(openDatabases(config)).rejects.toThrow('too short');
    }
    writeFileSync(join(data, 'secret'), '\n');
    await expect(openDatabases(readConfig({ ORRERY_DATA: data }))).rejects.toThrow('too short');
    rmSync(data, { recursive: true });
  });

  it('keeps its files to itself, and what lies in them opens no session', async () => {
    const serving = await startServing();
    const ada = await Client.guest(serving.address, 'Ada');
    await ada.must('GET', '/api/me');
    const files = readdirSync(serving.folder).filter((name) => existsSync(join(serving.folder, name)));
    expect(files.filter((name) => (statSync(join(serving.folder, name)).mode & 0o077) !== 0)).toEqual([]);
    const db = new DatabaseSync(join(serving.folder, ACCOUNTS_FILE), { readOnly: true });
    const { token } = db.prepare('SELECT token FROM session').get() as { token: string };
    db.close();
    expect(ada.token).not.toBe(token);
    const stolen = new Client(serving.address, token, ada.who);
    expect((await stolen.ask('GET', '/api/me')).status).toBe(401);
    await serving.end();
  });

  it('says whether it lives and whether its database answers', async () => {
    const serving = await startServing();
    expect((await request(serving.address, 'GET', '/livez')).body).toEqual({ ok: true });
    expect((await request(serving.address, 'GET', '/healthz')).status).toBe(200);
    Object.assign(serving.services.store, { ping: () => new Promise(() => {}) });
    expect((await request(serving.address, 'GET', '/healthz')).status).toBe(503);
    expect((await request(serving.address, 'GET', '/livez')).status).toBe(200);
    await serving.end();
  });
});
