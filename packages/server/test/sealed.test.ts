import { createHmac } from 'node:crypto';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ACCOUNTS_FILE } from '../src/databases.ts';
import { Client } from './client.ts';
import { SECRET, startServing, type TestServing } from './serving.ts';

let serving: TestServing;
beforeAll(async () => {
  serving = await startServing();
});
afterAll(() => serving.end());

/** Does something with the file of accounts, as somebody who got hold of it. */
function withAccounts<T>(act: (db: DatabaseSync) => T): T {
  const db = new DatabaseSync(join(serving.folder, ACCOUNTS_FILE));
  try {
    return act(db);
  } finally {
    db.close();
  }
}

/** A token with a signature, as whoever has the secret can make it. */
const signed = (token: string): string => `${token}.${createHmac('sha256', SECRET).update(token).digest('base64')}`;
const enter = async (token: string): Promise<number> =>
  (await new Client(serving.address, signed(token), '').ask('GET', '/api/me')).status;

it('who has the database and the secret has no session', async () => {
  const ada = await Client.guest(serving.address, 'Ada');
  const [own] = ada.token.split('.');
  expect(signed(own)).toBe(ada.token);
  const rows = withAccounts((db) => db.prepare('SELECT token FROM session').all()) as { token: string }[];
  expect(rows.length).toBeGreaterThan(0);
  for (const { token } of rows) {
    expect(token).not.toContain(own);
    expect(await enter(token)).toBe(401);
    expect(await enter(token.replace('sha256:', ''))).toBe(401);
  }
  expect(await enter(own)).toBe(200);
});

it('a session from before goes on, and its token lies open no longer', async () => {
  const bo = await Client.guest(serving.address, 'Bo');
  const [own] = bo.token.split('.');
  withAccounts((db) => db.prepare('UPDATE session SET token = ? WHERE userId = ?').run(own, bo.who));
  expect(await enter(own)).toBe(401);
  serving = await serving.again();
  expect(await enter(own)).toBe(200);
  const { token } = withAccounts((db) => db.prepare('SELECT token FROM session WHERE userId = ?').get(bo.who)) as {
    token: string;
  };
  expect(token).not.toBe(own);
});
