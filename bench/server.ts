// `npm run bench:server`: the server with real sockets, on both databases. `--json` for programs.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { Ship, startPostgres } from '@orrery/server/testing';
import { type LoadFigures, measureLoad } from './server/load.ts';

const USAGE = `usage: npm run bench:server -- [OPTION...]
  --json        one JSON object for programs
  --sockets N   open sockets (2000)
  --seats N     people at each table, each with a socket (4)
  --rate N      moves begun per second (200)
  --seconds N   how long (20)
  --warm-up N   seconds of play before that (20)
  --most        also look for the most moves a second within the budget
  --store S     only this database, sqlite or postgres`;

/** What the figures are measured against. */
const BUDGETS = { p99: 50, kilobytesPerIdleTable: 40, finishedTableLoadMs: 50 };

function readArguments() {
  const options = {
    json: { type: 'boolean', default: false },
    sockets: { type: 'string', default: '2000' },
    seats: { type: 'string', default: '4' },
    most: { type: 'boolean', default: false },
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
  readonly load: LoadFigures;
  readonly tables: {
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
    const ship = await Ship.launch({ ...env, ORRERY_ROOMS: '@orrery/registry' });
    starts.push(performance.now() - started);
    await ship.end('SIGTERM');
  }
  const ship = await Ship.launch({ ...env, ORRERY_ROOMS: '@orrery/registry', ORRERY_IDLE: '600000' });
  const load = await measureLoad({
    base: ship.base,
    sockets: Number(settings.sockets),
    seats: Number(settings.seats),
    limit: settings.most ? BUDGETS.p99 : undefined,
    rate: Number(settings.rate),
    seconds: Number(settings.seconds),
    warmUp: Number(settings['warm-up']),
  });
  await ship.end('SIGTERM');
  const { stdout, status } = spawnSync(
    process.execPath,
    ['--expose-gc', join(import.meta.dirname, 'server', 'tables.ts')],
    { encoding: 'utf8', env: { ...process.env, ...(await database()) }, stdio: ['ignore', 'pipe', 'inherit'] },
  );
  if (status !== 0) throw new Error('the measurement of tables failed');
  return { store, startMs: Math.round(Math.min(...starts)), load, tables: JSON.parse(stdout) };
}

const figures: Figures[] = [];
if (settings.store !== 'postgres') {
  const folder = mkdtempSync(join(tmpdir(), 'orrery-bench-'));
  figures.push(await measure('sqlite', { ORRERY_DATA: folder }, async () => ({})));
  rmSync(folder, { recursive: true, force: true });
}
if (settings.store !== 'sqlite') {
  const postgres = await startPostgres();
  const url = await postgres.newDatabase();
  figures.push(
    await measure('postgres', { DATABASE_URL: url }, async () => ({ DATABASE_URL: await postgres.newDatabase() })),
  );
  await postgres.stop();
}

if (settings.json) console.log(JSON.stringify({ budgets: BUDGETS, figures }));
else {
  for (const { store, startMs, load, tables } of figures) {
    console.log(`${store}: starts in ${startMs} ms`);
    console.log(
      `  ${load.sockets} sockets, ${load.tables} tables of ${load.seats}, ${load.movesPerSecond} moves/s: p50 ${load.p50} ms, p99 ${load.p99} ms (budget ${BUDGETS.p99}), slowest ${load.slowest} ms, ${load.refused} refused, ${load.serverCpuMsPerMove} ms of processor time per move in the server, ${load.messagesPerMove} messages${load.mostMovesPerSecond === undefined ? '' : `; at most ${load.mostMovesPerSecond} moves/s within the budget`}`,
    );
    console.log(
      `  memory: ${tables.kilobytesPerSocket} KB per socket with its view, ${tables.kilobytesPerIdleTable} KB per idle table (budget ${BUDGETS.kilobytesPerIdleTable}), ${tables.kilobytesPerLoadedTable} KB per loaded table`,
    );
    console.log(
      `  a finished table comes back in ${tables.finishedTableLoadMs.fromCopy} ms, from its log alone in ${tables.finishedTableLoadMs.fromLog} ms (budget ${BUDGETS.finishedTableLoadMs})`,
    );
  }
}
process.exit(0);
