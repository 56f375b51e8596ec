import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, it } from 'vitest';
import { TABLES_FILE } from '../src/databases.ts';
import { sendNotices } from '../src/jobs/notices.ts';
import { Client } from './client.ts';
import { seat } from './players.ts';
import { startServing } from './serving.ts';
import { until } from './until.ts';

it('a table that cannot be read stops no clock but its own', async () => {
  let ahead = 0;
  const now = (): number => Date.now() + ahead;
  let serving = await startServing({ now, logLevel: 'silent' });
  const [ada, bo] = await Promise.all(['Ada', 'Bo'].map((name) => Client.guest(serving.address, name)));
  const tables: string[] = [];
  for (let i = 0; i < 3; i++) {
    const clock = { kind: 'live', stock: 60_000 + i, increment: 0 };
    const { table } = await ada.must('POST', '/api/tables', { game: 'comet', seats: 2, clock });
    await bo.must('POST', `/api/tables/${table}/sit`, {});
    await ada.must('POST', `/api/tables/${table}/start`, {});
    tables.push(table);
  }
  await serving.stop();
  const db = new DatabaseSync(join(serving.folder, TABLES_FILE));
  // The one whose time is up first.
  db.prepare("UPDATE entries SET entry = '{' WHERE table_id = ? AND seq = 1").run(tables[0]);
  db.prepare('DELETE FROM kept').run();
  db.close();
  ahead = 120_000;
  serving = await startServing({ now, logLevel: 'silent', data: serving.folder });
  for (const table of tables.slice(1)) {
    await until(async () => {
      const { look } = await ada.at(serving.address).must('GET', `/api/tables/${table}`);
      return look.status === 'abandoned' ? true : undefined;
    });
  }
  expect((await ada.at(serving.address).ask('GET', `/api/tables/${tables[0]}`)).status).toBe(503);
  await serving.end();
});

it('notices do not wait for each other: twenty of them are under way at once, until none is due', async () => {
  const serving = await startServing({ noticeDelay: 3_600_000 });
  const people = await Promise.all(['Ada', 'Bo'].map((name) => Client.guest(serving.address, name)));
  for (let i = 0; i < 15; i++) await seat(people, 'comet');
  const { store, people: known, now, log } = serving.services;
  let under = 0;
  let sent = 0;
  let most = 0;
  let go = (): void => {};
  const enough = new Promise<void>((resolve) => {
    go = resolve;
  });
  const slow = {
    async send() {
      most = Math.max(most, ++under);
      // The first answer comes when twenty wait for one: whoever sends one after another waits for ever.
      if (under === 20) go();
      await enough;
      under--;
      sent++;
    },
  };
  const later = (): number => now() + 7_200_000;
  const settings = { store, people: known, senders: [slow], address: serving.address, now: later, self: 'here', log };
  expect(await sendNotices(settings)).toBe(30);
  expect([sent, most]).toEqual([30, 20]);
  await serving.end();
});
