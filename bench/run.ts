// `npm run bench`: what must be fast, beside its budgets. `npm run -s bench -- --json [--game G]` for programs.
// `--before DIR` sets the search of another checkout of this project beside today's.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { loadRoom } from '@orrery/cli';
import { isRefused } from '@orrery/kernel';
import { ROOMS } from '@orrery/registry';
import type { PeerRun } from './peers.ts';
import { type GameFigures, printReport } from './report.ts';

const USAGE = `usage: npm run bench -- [--game GAME] [--before DIR] [--json]
  --game GAME   only this game: an id of 'orrery games', or the path of a module that exports a room
  --before DIR  another checkout of this project, whose search is measured, too
  --json        one JSON object on standard output`;

function refuse(message: string): never {
  console.error(`${message}\n${USAGE}`);
  process.exit(2);
}

interface Arguments {
  readonly json: boolean;
  readonly before: string | undefined;
  readonly names: readonly string[];
}

function readArguments(): Arguments {
  try {
    const { values } = parseArgs({
      options: {
        game: { type: 'string' },
        before: { type: 'string' },
        json: { type: 'boolean' },
        help: { type: 'boolean' },
      },
    });
    if (values.help) {
      console.log(USAGE);
      process.exit(0);
    }
    const { json = false, before, game } = values;
    return { json, before, names: game === undefined ? Object.keys(ROOMS) : [game] };
  } catch (error) {
    return refuse((error as Error).message);
  }
}

/** Runs one part and returns what it printed. */
function run<T>(what: string, ...args: string[]): T {
  console.error(`bench: ${what}, some 10 seconds`);
  const { status, signal, stdout } = spawnSync(process.execPath, [join(import.meta.dirname, 'part.ts'), ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
    encoding: 'utf8',
  });
  if (signal === 'SIGINT') process.exit(130);
  if (status !== 0) process.exit(1);
  return JSON.parse(stdout) as T;
}

const { json, before, names } = readArguments();
const games: Record<string, GameFigures> = {};
for (const name of names) {
  const room = await loadRoom(name);
  if (isRefused(room)) refuse(room.message);
  const { id } = room.game;
  games[id] = { ...run(id, 'rules', name), ...run(`${id}, search`, 'search', name) } as GameFigures;
  if (before === undefined) continue;
  games[id] = { ...games[id], ...run<Partial<GameFigures>>(`${id}, search of ${before}`, 'before', name, before) };
}
const peer = run<PeerRun>('Belt on boardgame.io and on the kernel', 'peer');

if (json) {
  const { movesPerSecond, orreryMovesPerSecond } = peer;
  const rounded = Object.fromEntries(Object.entries(games).map(([id, figures]) => [id, roundAll(figures)]));
  const peers = { 'boardgame.io': roundAll({ movesPerSecond, orreryMovesPerSecond }) };
  console.log(JSON.stringify({ games: rounded, peers }));
} else {
  printReport(games, peer);
}

function roundAll(figures: object): Record<string, number> {
  return Object.fromEntries(
    Object.entries(figures).map(([name, value]) => [name, Number(Number(value).toPrecision(4))]),
  );
}
