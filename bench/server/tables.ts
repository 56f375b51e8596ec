// What a table costs when nobody looks, and how long it takes to come back: a process of its own, started with
// --expose-gc. Prints one JSON object.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { below, type Game, seedRandom } from '@orrery/kernel';
import { ROOMS } from '@orrery/registry';
import { serve } from '@orrery/server';
import { applyEntry, type Entry, NO_CLOCK, openTable, optionsAt, type Table, waitingFor } from '@orrery/table';

const GAME = 'planet-unknown';
const IDLE_TABLES = 1000;
const LOADS = 15;
/** As many as one person may have. */
const SOCKETS = 30;

const collect = (globalThis as { gc?: () => void }).gc;
if (collect === undefined) throw new Error('start this with --expose-gc');

function memory(): number {
  for (let i = 0; i < 3; i++) collect?.();
  const { heapUsed, external, arrayBuffers } = process.memoryUsage();
  return heapUsed + external + arrayBuffers;
}

/** The entries of a whole play by chance. */
function wholePlay(game: Game, seats: number, seed: string): Entry[] {
  const setup = { game: game.id, version: game.version, seats, settings: {}, clock: NO_CLOCK };
  const entries: Entry[] = [{ do: 'open', setup }];
  const table = openTable(game, setup, 0) as Table;
  const act = (entry: Entry): void => {
    entries.push(entry);
    applyEntry(table, { number: table.length, at: 0, entry });
  };
  for (let seat = 0; seat < seats; seat++) {
    act({ do: 'sit', seat, sitter: { kind: 'person', who: `p${seat}`, name: `P${seat}`, confirm: false } });
  }
  act({ do: 'start', seed });
  const random = seedRandom(seed);
  while (table.status === 'playing') {
    const [seat] = waitingFor(table);
    const options = optionsAt(table, seat);
    act({ do: 'choose', seat, choice: options[below(random, options.length)] });
  }
  return entries;
}

const folder = mkdtempSync(join(tmpdir(), 'orrery-bench-'));
const serving = await serve({
  port: 0,
  data: folder,
  logLevel: 'error',
  threads: 0,
  ...(process.env.DATABASE_URL === undefined ? {} : { databaseUrl: process.env.DATABASE_URL }),
  secret: 'a secret for measurements only, long enough',
});
const { hall, store, now } = serving.services;
const { game } = await ROOMS[GAME]();
const row = (id: string, seats: number) => {
  const made = now();
  const kind = { listed: false, rated: false, pace: 'none' } as const;
  const fixed = { id, game: GAME, owner: 'bench', title: 'bench', status: 'open', ...kind } as const;
  return { ...fixed, invitation: '', seats, free: 0, created: made, updated: made, deadline: null, version: 1 };
};

const half = wholePlay(game, 4, 'half');
const middle = half.slice(0, half.length >> 1);
await hall.open(row('warm', 4), middle);
const empty = memory();
for (let i = 0; i < IDLE_TABLES / 10; i++) await hall.open(row(`loaded${i}`, 4), middle);
const loaded = (memory() - empty) / (IDLE_TABLES / 10);
await hall.tidy(true);
for (let i = IDLE_TABLES / 10; i < IDLE_TABLES; i++) {
  await hall.open(row(`idle${i}`, 4), middle.slice(0, 6));
}
await hall.tidy(true);
const idle = Math.max(0, memory() - empty) / IDLE_TABLES;

const times: Record<'fromLog' | 'fromCopy', number[]> = { fromLog: [], fromCopy: [] };
for (let i = 0; i < LOADS; i++) await hall.open(row(`done${i}`, 4), wholePlay(game, 4, `done ${i}`));
await hall.tidy(true);
for (const how of ['fromCopy', 'fromLog'] as const) {
  for (let i = 0; i < LOADS; i++) {
    const started = performance.now();
    await hall.with(`done${i}`, () => undefined);
    times[how].push(performance.now() - started);
  }
  await hall.tidy(true);
  await store.forgetKept();
}
/** What sockets that watch cost, opened by another process. */
async function measureSockets(): Promise<number> {
  const answer = await fetch(`${serving.address}/api/guests`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Watcher' }),
  });
  const { token } = (await answer.json()) as { token: string };
  const watched = Array.from({ length: SOCKETS }, (_, i) => `watched${i}`);
  for (const id of watched) await hall.open({ ...row(id, 4), listed: true }, middle);
  const before = memory();
  const script = join(import.meta.dirname, 'watchers.ts');
  const other = spawn(process.execPath, [script, serving.address, token, String(SOCKETS), ...watched], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  await once(other.stdout, 'data');
  const bytes = (memory() - before) / SOCKETS;
  other.stdin.end();
  await once(other, 'exit');
  return bytes;
}

const perSocket = await measureSockets();
const middleOf = (list: number[]): number => list.toSorted((a, b) => a - b)[list.length >> 1];
const round = (value: number): number => Math.round(value * 100) / 100;
console.log(
  JSON.stringify({
    kilobytesPerLoadedTable: round(loaded / 1024),
    kilobytesPerSocket: round(perSocket / 1024),
    kilobytesPerIdleTable: round(idle / 1024),
    finishedTableLoadMs: { fromCopy: round(middleOf(times.fromCopy)), fromLog: round(middleOf(times.fromLog)) },
  }),
);
await serving.stop();
rmSync(folder, { recursive: true, force: true });
