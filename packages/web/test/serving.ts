import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';

const BIN = resolve(import.meta.dirname, '../../server/bin/serve.mjs');

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' && address !== null ? address.port : 0;
}

/** The real server in a process of its own, with its data in a folder that goes when it ends. */
export interface ServerProcess {
  readonly origin: string;
  /** As if the machine had lost power. */
  kill(): Promise<void>;
  start(): Promise<void>;
  end(): Promise<void>;
}

export async function startServer(
  app: string,
  settings: Readonly<Record<string, string>> = {},
): Promise<ServerProcess> {
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const data = mkdtempSync(join(tmpdir(), 'orrery-online-'));
  const said: string[] = [];
  let child: ChildProcess | undefined;

  async function start(): Promise<void> {
    const run = spawn(process.execPath, [BIN], {
      env: {
        PATH: process.env.PATH,
        ORRERY_APP: app,
        ORRERY_DATA: data,
        ORRERY_PORT: String(port),
        ORRERY_HOST: 'localhost',
        ORRERY_LIMITS: '0',
        ORRERY_THREADS: '1',
        ORRERY_LOG: 'info',
        ...settings,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    child = run;
    createInterface({ input: run.stderr }).on('line', (line) => said.push(line));
    await new Promise<void>((ready, fail) => {
      createInterface({ input: run.stdout }).on('line', (line) => {
        said.push(line);
        if (line.includes('tables are open')) ready();
      });
      run.once('exit', () => fail(new Error(`the server ended: ${said.slice(-5).join('\n')}`)));
    });
  }

  async function stop(signal: NodeJS.Signals): Promise<void> {
    if (child === undefined || child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, 'exit');
    child.kill(signal);
    await gone;
  }

  await start();
  return {
    origin,
    start,
    kill: () => stop('SIGKILL'),
    async end() {
      await stop('SIGTERM');
      rmSync(data, { recursive: true, force: true });
    },
  };
}
