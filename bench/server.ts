// `npm run bench:server`: the server with real sockets, on both databases. `--json` for programs.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { Ship, startPostgres } from '@orrery/server/testing';
import { type LoadFigures, type LoadPlan, measureInTurns, measureLoad } from './server/load.ts';

const USAGE = `usage: npm run bench:server -- [OPTION...]
  --json        one JSON object for programs
  --sockets N   open sockets (2000)
  --seats N     people at each table, each with a socket (4)
  --rate N      moves begun per second (200)
  --seconds N   how long (20)
  --warm-up N   seconds of play before that (20)
  --most        also look for the most moves a second within the budget
  --storm       also let everybody come back at once
  --processes N how many of the server, all at one PostgreSQL (1)
  --against F   only the load, at this version and at that of another checkout in turns, with SQLite
  --turns N     how many turns each (4)
  --load-only   leave out what a table costs when nobody looks
  --store S     only this database, sqlite or postgres`;

/** The server runs as the Dockerfile and deploy/orrery.service start it, with all games. */
const AS_DEPLOYED = { ORRERY_ROOMS: '@orrery/registry', NODE_OPTIONS: '--max-semi-space-size=64' };

/** Where a checkout has the program that serves. */
const SERVER = 'packages/server/bin/serve.mjs';

/** What the figures are measured against. */
const BUDGETS = { p99: 50, kilobytesPerIdleTable: 40, finishedTableLoadMs: 50 };

function readArguments() {
  const options = {
    json: { type: 'boolean', default: false },
    sockets: { type: 'string', default: '2000' },
    seats: { type: 'string', default: '4' },
    most: { type: 'boolean', default: false },
    storm: { type: 'boolean', default: false },
    processes: { type: 'string', default: '1' },
    against: { type: 'string' },
    turns: { type: 'string', default: '4' },
    'load-only': { type: 'boolean', default: false },
    rate: { type: 'string', default: '200' },
    seconds: { type: 'string', default: '20' },
    'warm-up': { type: 'string', default: '20' },
    store: { type: 'string' },
    help: { type: 'boolean' },
  } as const;
  try {
    const { values } = parseArgs({ options });
    if (values.help) {
      console.log(USAGE);
      process.exit(0);
    }
    return values;
  } catch (error) {
    console.error(`${(error as Error).message}\n${USAGE}`);
    process.exit(2);
  }
}

interface Figures {
  readonly store: string;
  readonly startMs: number;
  readonly processes: number;
  readonly load: LoadFigures;
  readonly tables?: {
    readonly kilobytesPerLoadedTable: number;
    readonly kilobytesPerSocket: number;
    readonly kilobytesPerIdleTable: number;
    readonly finishedTableLoadMs: { readonly fromCopy: number; readonly fromLog: number };
  };
}

const settings = readArguments();

async function measure(
  store: string,
  env: Record<string, string>,
  database: () => Promise<Record<string, string>>,
): Promise<Figures> {
  console.error(`bench: ${store}`);
  const starts: number[] = [];
  for (let i = 0; i < 3; i++) {
    const started = performance.now();
    const ship = await Ship.launch({ ...env, ...AS_DEPLOYED });
    starts.push(performance.now() - started);
    await ship.end('SIGTERM');
  }
  const processes = store === 'sqlite' ? 1 : Number(settings.processes);
  const ships: Ship[] = [];
  for (let i = 0; i < processes; i++) {
    ships.push(await Ship.launch({ ...env, ...AS_DEPLOYED, ORRERY_IDLE: '600000' }));
  }
  const load = await measureLoad(planFor(ships));
  for (const ship of ships) await ship.end('SIGTERM');
  const figures = { store, startMs: Math.round(Math.min(...starts)), processes, load };
  return settings['load-only'] ? figures : { ...figures, tables: await measureTables(await database()) };
}

const planFor = (ships: readonly Ship[]): LoadPlan => ({
  bases: ships.map(({ base }) => base),
  folder,
  sockets: Number(settings.sockets),
  seats: Number(settings.seats),
  limit: settings.most ? BUDGETS.p99 : undefined,
  storm: settings.storm,
  rate: Number(settings.rate),
  seconds: Number(settings.seconds),
  warmUp: Number(settings['warm-up']),
});

/** This version beside another one, in turns. */
async function compare(other: string): Promise<void> {
  const versions = { there: resolve(other, SERVER), here: resolve(import.meta.dirname, '..', SERVER) };
  const ships: Ship[] = [];
  for (const [name, program] of Object.entries(versions)) {
    ships.push(await Ship.launch({ ...AS_DEPLOYED, ORRERY_IDLE: '600000', ORRERY_DATA: join(folder, name) }, program));
  }
  const figures = await measureInTurns(
    ships.map((ship) => planFor([ship])),
    Number(settings.turns),
  );
  for (const ship of ships) await ship.end('SIGTERM');
  const named = Object.fromEntries(Object.keys(versions).map((name, i) => [name, figures[i]]));
  if (settings.json) return console.log(JSON.stringify(named));
  for (const [name, list] of Object.entries(named)) {
    const each = (key: 'serverCpuMsPerMove' | 'p50' | 'p99' | 'movesPerSecond'): string =>
      list.map((one) => one[key]).join(', ');
    console.log(`${name}: ${each('serverCpuMsPerMove')} ms of processor time per move in the server`);
    console.log(`  ${each('movesPerSecond')} moves/s, p50 ${each('p50')} ms, p99 ${each('p99')} ms`);
  }
}

async function measureTables(env: Record<string, string>): Promise<Required<Figures>['tables']> {
  const { stdout, status } = spawnSync(
    process.execPath,
    ['--expose-gc', join(import.meta.dirname, 'server', 'tables.ts')],
    { encoding: 'utf8', env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'inherit'] },
  );
  if (status !== 0) throw new Error('the measurement of tables failed');
  return JSON.parse(stdout);
}

const folder = mkdtempSync(join(tmpdir(), 'orrery-bench-'));
const figures: Figures[] = [];
if (settings.against !== undefined) {
  await compare(settings.against);
  rmSync(folder, { recursive: true, force: true });
  process.exit(0);
}
if (settings.store !== 'postgres') figures.push(await measure('sqlite', { ORRERY_DATA: folder }, async () => ({})));
if (settings.store !== 'sqlite') {
  const postgres = await startPostgres();
  const url = await postgres.newDatabase();
  figures.push(
    await measure('postgres', { DATABASE_URL: url }, async () => ({ DATABASE_URL: await postgres.newDatabase() })),
  );
  await postgres.stop();
}
rmSync(folder, { recursive: true, force: true });

if (settings.json) console.log(JSON.stringify({ budgets: BUDGETS, figures }));
else for (const one of figures) print(one);

function print({ store, startMs, processes, load, tables }: Figures): void {
  const { bareCommit, mostMovesPerSecond, stormSeconds } = load;
  console.log(`${store}: ${processes} of the server, starts in ${startMs} ms`);
  console.log(
    `  ${load.sockets} sockets, ${load.tables} tables of ${load.seats}, ${load.movesPerSecond} moves/s: p50 ${load.p50} ms, p99 ${load.p99} ms (budget ${BUDGETS.p99}), slowest ${load.slowest} ms, ${load.refused} refused, ${load.serverCpuMsPerMove} ms of processor time per move in the server, ${load.messagesPerMove} messages`,
  );
  console.log(`  a bare commit on the same disk meanwhile: p50 ${bareCommit.p50} ms, p99 ${bareCommit.p99} ms`);
  if (mostMovesPerSecond !== undefined) console.log(`  at most ${mostMovesPerSecond} moves/s within the budget`);
  if (stormSeconds !== undefined)
    console.log(`  all ${load.sockets} sockets cut off at once were back in ${stormSeconds} s`);
  if (tables === undefined) return;
  console.log(
    `  memory: ${tables.kilobytesPerSocket} KB per socket with its view, ${tables.kilobytesPerIdleTable} KB per idle table (budget ${BUDGETS.kilobytesPerIdleTable}), ${tables.kilobytesPerLoadedTable} KB per loaded table`,
  );
  console.log(
    `  a finished table comes back in ${tables.finishedTableLoadMs.fromCopy} ms, from its log alone in ${tables.finishedTableLoadMs.fromLog} ms (budget ${BUDGETS.finishedTableLoadMs})`,
  );
}
process.exit(0);
