import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { onTestFinished } from 'vitest';

const BIN = resolve(import.meta.dirname, '../bin/orrery.mjs');
/** The example game is not in the list: it is played by its module. */
export const COMET = resolve(import.meta.dirname, '../../../examples/comet/index.ts');

export interface Ran {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

export interface Run {
  /** Lines for standard input, which ends after them unless `signal` is given. */
  readonly lines?: readonly string[];
  /** Sent as soon as the output holds `at`. */
  readonly signal?: { readonly name: NodeJS.Signals; readonly at: string };
  readonly cwd?: string;
  readonly env?: Readonly<Record<string, string>>;
}

/** Runs the real command in a process of its own. */
export function orrery(args: readonly string[], { lines = [], signal, cwd, env }: Run = {}): Promise<Ran> {
  return new Promise((settle, fail) => {
    const child = spawn(process.execPath, [BIN, ...args], {
      cwd: cwd ?? newFolder(),
      env: { PATH: process.env.PATH, LANG: 'C', ...env },
    });
    let stdout = '';
    let stderr = '';
    let sent = false;
    child.stdout.setEncoding('utf8').on('data', (part: string) => {
      stdout += part;
      if (signal === undefined || sent || !stdout.includes(signal.at)) return;
      sent = true;
      child.kill(signal.name);
    });
    child.stderr.setEncoding('utf8').on('data', (part: string) => {
      stderr += part;
    });
    child.on('error', fail);
    child.on('close', (code) => settle({ code, stdout, stderr }));
    child.stdin.on('error', () => undefined);
    child.stdin.write(lines.map((line) => `${line}\n`).join(''));
    if (signal === undefined) child.stdin.end();
  });
}

/** An empty folder that is gone after the test. */
export function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'orrery-cli-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
