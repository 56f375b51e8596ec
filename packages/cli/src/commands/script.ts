import { execFile, spawn } from 'node:child_process';
import { constants } from 'node:os';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import type { Call } from '../flags.ts';
import { Failure } from '../problem.ts';
import type { Text } from '../text/index.ts';

const ROOT = resolve(import.meta.dirname, '../../../..');

/** Runs a script of the project with the same arguments; its exit code is ours. */
export function runScript(script: string, { argv, text }: Pick<Call, 'argv' | 'text'>): Promise<number> {
  return new Promise((settle, fail) => {
    const child = spawn(process.execPath, [resolve(ROOT, script), ...withoutOurs(argv)], { stdio: 'inherit' });
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

/** What a script of the project prints. */
export async function readScript(script: string, args: readonly string[], text: Text): Promise<string> {
  try {
    const { stdout } = await promisify(execFile)(process.execPath, [resolve(ROOT, script), ...args], {
      maxBuffer: 64 * 1024 * 1024,
    });
    return stdout;
  } catch (error) {
    throw new Failure(text.failed((error as Error).message));
  }
}

/** What is meant for the terminal stays here. */
function withoutOurs(argv: readonly string[]): string[] {
  return argv.filter(
    (word, i) => word !== '--no-color' && !word.startsWith('--language') && argv[i - 1] !== '--language',
  );
}
