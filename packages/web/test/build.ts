import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import {
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { join, resolve } from 'node:path';

const ROOT = resolve(import.meta.dirname, '../../..');
const CACHE = join(ROOT, 'node_modules', '.cache', 'orrery-web');

/** Everything the app is made of, as one hash. */
function hashSources(): string {
  const files = globSync(
    '{packages/{web,registry,kernel,bots,table},games/*}/**/*.{ts,tsx,css,html,svg,webmanifest,json}',
    {
      cwd: ROOT,
      exclude: ['**/node_modules/**', '**/dist/**', '**/test/**'],
    },
  );
  const hash = createHash('sha256').update(readFileSync(join(ROOT, 'package-lock.json')));
  for (const file of files.sort()) hash.update(file).update(readFileSync(join(ROOT, file)));
  return hash.digest('hex').slice(0, 16);
}

async function build(folder: string): Promise<void> {
  const vite = join(ROOT, 'node_modules', 'vite', 'bin', 'vite.js');
  const args = [
    vite,
    'build',
    join(ROOT, 'packages', 'web'),
    '--outDir',
    folder,
    '--emptyOutDir',
    '--logLevel',
    'error',
  ];
  // The tests' own environment would make a development build.
  const env = { ...process.env, NODE_ENV: 'production' };
  const run = spawn(process.execPath, args, { cwd: ROOT, env, stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  for (const stream of [run.stdout, run.stderr]) stream.on('data', (text) => (said += text));
  const [status] = await once(run, 'exit');
  if (status !== 0) throw new Error(`The app does not build:\n${said}`);
}

/** Builds of the last hour stay: a test file that began before a change may still be using one. */
function dropOldBuilds(): void {
  for (const name of readdirSync(CACHE)) {
    const build = join(CACHE, name);
    const { mtimeMs } = statSync(build, { throwIfNoEntry: false }) ?? { mtimeMs: Number.POSITIVE_INFINITY };
    if (mtimeMs < Date.now() - 3_600_000) rmSync(build, { recursive: true, force: true });
  }
}

/**
 * A production build of the sources as they are now. Test files share it: whoever comes first makes it beside its place
 * and moves it there, so that nobody ever sees half a build.
 */
export async function buildApp(): Promise<string> {
  const made = join(CACHE, hashSources());
  if (existsSync(made)) return made;
  mkdirSync(CACHE, { recursive: true });
  const draft = mkdtempSync(join(CACHE, 'new-'));
  try {
    await build(draft);
    try {
      renameSync(draft, made);
    } catch (error) {
      // Another file was quicker.
      if (!existsSync(made)) throw error;
    }
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
  dropOldBuilds();
  return made;
}
