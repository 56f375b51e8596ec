import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { BackgroundSync } from '../src/store/background-sync.ts';
import { openFile } from '../src/store/sqlite.ts';

it('commits do not wait for the disk; who is answered has waited, together with others, and only after a change', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'orrery-sync-'));
  const file = join(folder, 'some.db');
  const db = openFile(file);
  const sync = new BackgroundSync(db, file);
  expect(db.prepare('PRAGMA synchronous').get()).toEqual({ synchronous: 1 });
  db.exec('CREATE TABLE names (name TEXT)');
  const add = db.prepare('INSERT INTO names VALUES (?)');
  add.run('Ada');
  await sync.flush();
  expect(sync.waits).toBe(1);
  await sync.flush();
  expect(sync.waits).toBe(1);
  add.run('Bo');
  const first = sync.flush();
  add.run('Cy');
  await Promise.all([first, sync.flush(), sync.flush()]);
  expect(sync.waits).toBe(2);
  // What is written while the disk is waited for waits for the next time.
  add.run('Di');
  const under = sync.flush();
  await Promise.resolve().then(() => Promise.resolve());
  add.run('Ed');
  await Promise.all([under, sync.flush()]);
  expect(sync.waits).toBeGreaterThanOrEqual(3);
  await sync.close();
  db.close();
  rmSync(folder, { recursive: true });
});
