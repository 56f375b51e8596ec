// What only some machines or some runs need is fetched from the npm registry when it is asked for, at the versions of
// a lock of its own: a Chromium, a PostgreSQL, the peers of the benchmarks. It never weighs on an ordinary install.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const FOLDER = join(import.meta.dirname, '..', 'on-demand');
const POLL_MS = 250;
/** Nobody installs for so long: whoever held the lock is gone. */
const STALE_MS = 10 * 60_000;

/** Something that this machine does not have and cannot get: what needs it is skipped, and says so. */
export class Missing extends Error {
  override readonly name = 'Missing';
}

/** The folder of a set of packages below on-demand/, installed; `finish` does what is left once, before anybody uses it. */
export function onDemand(name: string, finish: (folder: string) => void = () => undefined): string {
  const folder = join(FOLDER, name);
  const stamp = join(folder, 'node_modules', '.orrery-installed');
  const wanted = createHash('sha256')
    .update(readFileSync(join(folder, 'package-lock.json')))
    .digest('hex');
  const isThere = (): boolean => existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted;
  if (isThere()) return folder;
  return alone(join(folder, '.lock'), () => {
    // Somebody else may have installed it meanwhile.
    if (isThere()) return folder;
    console.error(`orrery: fetching ${name} from the npm registry, once`);
    const windows = process.platform === 'win32';
    const { status, stderr, error } = spawnSync(
      windows ? 'npm.cmd' : 'npm',
      ['ci', '--no-audit', '--no-fund', '--prefer-offline', '--loglevel=error', '--ignore-scripts=false'],
      { cwd: folder, encoding: 'utf8', shell: windows, stdio: ['ignore', 'ignore', 'pipe'] },
    );
    if (status !== 0)
      throw new Missing(`${name} could not be fetched from the npm registry: ${error?.message ?? stderr}`);
    finish(folder);
    writeFileSync(stamp, wanted);
    return folder;
  });
}

/** Runs something while no other process or thread does: a folder can be made by one only. */
function alone<T>(lock: string, work: () => T): T {
  while (!tryToMake(lock)) {
    if (ageOf(lock) > STALE_MS) rmdirSync(lock);
    else Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, POLL_MS);
  }
  try {
    return work();
  } finally {
    rmdirSync(lock);
  }
}

function tryToMake(lock: string): boolean {
  try {
    mkdirSync(lock);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

function ageOf(lock: string): number {
  return Date.now() - (statSync(lock, { throwIfNoEntry: false })?.mtimeMs ?? Date.now());
}
