import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { freePort } from './postgres.ts';
import { ROOMS_MODULE, SECRET } from './serving.ts';

const BIN = fileURLToPath(new URL('../bin/serve.mjs', import.meta.url));

/** A server in a process of its own, which can be killed like one. */
export class Ship {
  readonly #env: Record<string, string>;
  readonly #program: string;
  readonly base: string;
  #process: ChildProcess | undefined;
  readonly log: string[] = [];

  private constructor(port: number, env: Record<string, string>, program: string) {
    this.#program = program;
    this.base = `http://127.0.0.1:${port}`;
    this.#env = {
      ORRERY_PORT: String(port),
      ORRERY_ROOMS: ROOMS_MODULE,
      ORRERY_SECRET: SECRET,
      ORRERY_LIMITS: '0',
      ORRERY_THREADS: '1',
      ORRERY_LOG: 'warn',
      ...env,
    };
  }

  /** `program`: that of another version, to be compared with. */
  static async launch(env: Record<string, string>, program = BIN): Promise<Ship> {
    const ship = new Ship(await freePort(), env, program);
    await ship.start();
    return ship;
  }

  async start(): Promise<void> {
    const child = spawn(process.execPath, [this.#program], {
      env: { PATH: process.env.PATH, ...this.#env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.#process = child;
    for (const stream of [child.stdout, child.stderr]) {
      createInterface({ input: stream }).on('line', (line) => this.log.push(line));
    }
    for (;;) {
      if (child.exitCode !== null) throw new Error(`the server ended: ${this.log.slice(-5).join('\n')}`);
      const answer = await fetch(`${this.base}/healthz`).catch(() => undefined);
      if (answer?.status === 200) return;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }

  get pid(): number {
    return this.#process?.pid as number;
  }

  async end(signal: NodeJS.Signals): Promise<number | null> {
    const child = this.#process;
    if (child === undefined || child.exitCode !== null || child.signalCode !== null) return null;
    const gone = once(child, 'exit');
    child.kill(signal);
    const [code] = await gone;
    return code as number | null;
  }
}
