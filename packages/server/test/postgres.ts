import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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

function findBin(): string {
  const named = process.env.ORRERY_PG_BIN;
  const find = (): string | undefined =>
    [
      named,
      ...globSync('/usr/lib/postgresql/*/bin').sort().reverse(),
      '/usr/local/bin',
      '/usr/bin',
      '/opt/homebrew/bin',
    ]
      .filter((folder) => folder !== undefined)
      .find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')));
  const found = find();
  if (found !== undefined) return found;
  if (process.getuid?.() === 0 && spawnSync('apt-get', ['--version']).status === 0) {
    spawnSync('apt-get', ['install', '-y', '--no-install-recommends', 'postgresql'], {
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  }
  const installed = find();
  if (installed === undefined) throw new Error(HOW);
  return installed;
}

/** PostgreSQL refuses to run as root, so root lends it the user of the package. */
function runAs(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((entry) => entry.startsWith('postgres:'));
  if (line === undefined) throw new Error(`There is no user postgres.\n${HOW}`);
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
  const flags = ['-D', data, '-p', String(port), '-k', folder, '-c', 'listen_addresses=127.0.0.1'];
  const start = () =>
    spawn(join(bin, 'postgres'), [...flags, '-c', 'max_connections=200'], { ...options, stdio: 'ignore' });
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
