// How long a bare commit takes: one row into an SQLite file of its own, again and again, in a thread of its own.
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as wait } from 'node:timers/promises';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';

export interface Commits {
  readonly count: number;
  readonly p50: number;
  readonly p99: number;
}

/** Commits from now on; the function it gives ends that, and says how long they took. */
export function measureCommits(folder: string): () => Promise<Commits> {
  const file = join(folder, 'bare-commits.db');
  const thread = new Worker(new URL(import.meta.url), { workerData: { commitsTo: file } });
  return async () => {
    const times = await new Promise<number[]>((resolve, reject) => {
      thread.once('message', resolve);
      thread.once('error', reject);
      thread.postMessage('end');
    });
    await thread.terminate();
    for (const end of ['', '-wal', '-shm']) rmSync(file + end, { force: true });
    const sorted = times.toSorted((a, b) => a - b);
    const at = (share: number): number => Math.round((sorted[Math.floor(sorted.length * share)] ?? 0) * 100) / 100;
    return { count: times.length, p50: at(0.5), p99: at(0.99) };
  };
}

const PAUSE = 5;

async function commitUntilTold(file: string): Promise<void> {
  let isOver = false;
  parentPort?.once('message', () => {
    isOver = true;
  });
  const db = new DatabaseSync(file);
  db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; CREATE TABLE rows (text TEXT)');
  const add = db.prepare('INSERT INTO rows VALUES (?)');
  const times: number[] = [];
  while (!isOver) {
    await wait(PAUSE);
    const started = performance.now();
    add.run('x'.repeat(60));
    times.push(performance.now() - started);
  }
  db.close();
  parentPort?.postMessage(times);
}

if (!isMainThread && typeof workerData?.commitsTo === 'string') await commitUntilTold(workerData.commitsTo);
