// The worker processes: started, given orders, stopped when a mutant runs for ever, started again.
import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';
import type { Message, Order, Outcome } from './worker.ts';

export interface Worker {
  /** The test files of the game. */
  readonly files: readonly string[];
  /** Runs a test file; a run that takes too long or dies counts as failed. */
  run(order: Order, limitMs: number): Promise<Outcome>;
  stop(): void;
}

export async function startWorker(copy: string, folder: string, number: number): Promise<Worker> {
  const task = join(copy, `task-${number}.json`);
  let child: ChildProcess | undefined;
  const start = async (): Promise<readonly string[]> => {
    child = fork(join(import.meta.dirname, 'worker.ts'), [copy, folder], {
      env: { ...process.env, ORRERY_MUTANT_TASK: task, NODE_ENV: 'test' },
      execArgv: ['--max-old-space-size=1536'],
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    });
    const message = await answer(child);
    if (message === undefined || !('ready' in message)) throw new Error(`the tests of ${folder} cannot be run`);
    return message.ready;
  };
  const files = await start();

  return {
    files,
    async run(order, limitMs) {
      if (child === undefined) await start();
      const busy = child as ChildProcess;
      busy.send(order);
      const message = await answer(busy, limitMs);
      if (message !== undefined && 'outcome' in message) return message.outcome;
      if (message !== undefined && 'broken' in message) throw new Error(message.broken);
      busy.kill('SIGKILL');
      child = undefined;
      return { failed: 'it ran too long or broke down', ran: [] };
    },
    stop: () => void child?.kill('SIGKILL'),
  };
}

/** The next message of a process; undefined when it ends or says nothing in time. */
function answer(child: ChildProcess, limitMs?: number): Promise<Message | undefined> {
  return new Promise((done) => {
    const errors: string[] = [];
    const timer = limitMs === undefined ? undefined : setTimeout(() => settle(undefined), limitMs);
    const hear = (message: Message): void => settle(message);
    const end = (): void => settle(undefined);
    const note = (chunk: Buffer): void => void errors.push(chunk.toString());
    const settle = (message: Message | undefined): void => {
      clearTimeout(timer);
      child.off('message', hear).off('exit', end);
      child.stderr?.off('data', note);
      if (message === undefined && limitMs === undefined) process.stderr.write(errors.join(''));
      done(message);
    };
    child.on('message', hear).on('exit', end);
    child.stderr?.on('data', note);
  });
}
