import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, it } from 'vitest';
import { TABLES_FILE } from '../src/databases.ts';
import { Client } from './client.ts';
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
