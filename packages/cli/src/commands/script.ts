import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { resolve } from 'node:path';
import type { Call } from '../flags.ts';
import { Failure } from '../problem.ts';

const ROOT = resolve(import.meta.dirname, '../../../..');

/** Runs a script of the project with the same arguments; its exit code is ours. */
export function runScript(script: string, { argv, text }: Pick<Call, 'argv' | 'text'>): Promise<number> {
  const args = withoutOurs(argv);
  return new Promise((settle, fail) => {
    const child = spawn(process.execPath, [resolve(ROOT, script), ...args], { stdio: 'inherit', cwd: ROOT });
    // Ctrl-C reaches the child as well; this process waits for what it makes of it.
    const ignore = (): void => undefined;
    process.on('SIGINT', ignore);
    child.on('error', (error) => fail(new Failure(text.failed(error.message))));
    child.on('exit', (code, signal) => {
      process.off('SIGINT', ignore);
      settle(signal === null ? (code ?? 1) : 128 + constants.signals[signal]);
    });
  });
}

/** What is meant for the terminal stays here. */
function withoutOurs(argv: readonly string[]): string[] {
  return argv.filter(
    (word, i) => word !== '--no-color' && !word.startsWith('--language') && argv[i - 1] !== '--language',
  );
}
