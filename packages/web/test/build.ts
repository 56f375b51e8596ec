import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join, resolve } from 'node:path';

const ROOT = resolve(import.meta.dirname, '../../..');

let built: Promise<string> | undefined;

/** The folder of a production build of the sources as they are now, made the way `npm start` makes it. */
export function buildApp(): Promise<string> {
  built ??= build();
  return built;
}

async function build(): Promise<string> {
  const run = spawn(process.execPath, [join(ROOT, 'tools', 'app.ts'), '--build'], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  let complained = '';
  run.stdout.on('data', (text) => (said += text));
  run.stderr.on('data', (text) => (complained += text));
  const [status] = await once(run, 'close');
  if (status !== 0) throw new Error(complained);
  return said.trim();
}
