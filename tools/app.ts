// Opens the app with its server on this machine: `npm start`. It builds the app when its sources have changed.
//   --port N, --data FOLDER, --host NAME   or PORT, ORRERY_DATA, ORRERY_HOST in the environment
//   --build                                only builds, and prints the folder
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import {
  chmodSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
} from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';

const ROOT = resolve(import.meta.dirname, '..');
const CACHE = join(ROOT, 'node_modules', '.cache', 'orrery-web');
const HOUR = 3_600_000;

/** Everything the app is made of, as one hash. */
function hashSources(): string {
  const files = globSync(
    '{packages/{web,board,registry,kernel,bots,table,protocol},games/*}/**/*.{ts,tsx,js,css,html,svg,png,txt,webmanifest,json}',
    { cwd: ROOT, exclude: ['**/node_modules/**', '**/dist/**', '**/test/**'] },
  );
  const hash = createHash('sha256').update(readFileSync(join(ROOT, 'package-lock.json')));
  for (const file of files.sort()) hash.update(file).update(readFileSync(join(ROOT, file)));
  return hash.digest('hex').slice(0, 16);
}

async function build(folder: string): Promise<void> {
  const vite = join(ROOT, 'node_modules', 'vite', 'bin', 'vite.js');
  const args = ['build', join(ROOT, 'packages', 'web'), '--outDir', folder, '--emptyOutDir', '--logLevel', 'error'];
  // Whoever runs tests is in an environment that would make a development build.
  const env = { ...process.env, NODE_ENV: 'production' };
  const run = spawn(process.execPath, [vite, ...args], { cwd: ROOT, env, stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  for (const stream of [run.stdout, run.stderr]) stream.on('data', (text) => (said += text));
  const [status] = await once(run, 'exit');
  if (status !== 0) throw new Error(`The app does not build:\n${said}`);
}

/** Builds of the last hour stay: whoever began before a change may still be using one. */
function dropOldBuilds(): void {
  for (const name of readdirSync(CACHE)) {
    const old = join(CACHE, name);
    const { mtimeMs } = statSync(old, { throwIfNoEntry: false }) ?? { mtimeMs: Number.POSITIVE_INFINITY };
    if (mtimeMs < Date.now() - HOUR) rmSync(old, { recursive: true, force: true });
  }
}

const touch = (folder: string): void => utimesSync(folder, new Date(), new Date());

/**
 * A production build of the sources as they are now. Whoever comes first makes it beside its place and moves it there,
 * so that nobody ever sees half a build.
 */
async function buildApp(): Promise<string> {
  const made = join(CACHE, hashSources());
  if (existsSync(made)) {
    touch(made);
    return made;
  }
  console.error('Building the app, some seconds …');
  mkdirSync(CACHE, { recursive: true });
  const draft = mkdtempSync(join(CACHE, 'new-'));
  try {
    await build(draft);
    // A folder of that kind is for its owner alone; the app may be served by another user.
    chmodSync(draft, 0o755);
    try {
      renameSync(draft, made);
    } catch (error) {
      // Somebody else was quicker.
      if (!existsSync(made)) throw error;
    }
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
  dropOldBuilds();
  return made;
}

async function open(app: string, port: string, host: string | undefined, data: string): Promise<void> {
  process.env.ORRERY_APP = app;
  process.env.ORRERY_PORT = port;
  process.env.ORRERY_DATA = data;
  if (host !== undefined) process.env.ORRERY_HOST = host;
  process.env.ORRERY_LOG ??= 'warn';
  const here = process.env.ORRERY_HOST ?? '127.0.0.1';
  process.env.ORRERY_ORIGINS ??= `http://127.0.0.1:${port}`;
  // The server is a room of its own with a door for programs; it stops in good order on Ctrl-C.
  await import(pathToFileURL(join(ROOT, 'packages', 'server', 'bin', 'serve.mjs')).href);
  setInterval(() => touch(app), HOUR / 4).unref();
  const elsewhere = here === '127.0.0.1' || here === 'localhost' ? '' : `, for others under this machine's name`;
  console.log(`Orrery is open at ${process.env.ORRERY_ADDRESS ?? `http://localhost:${port}`}${elsewhere}`);
  console.log(`Tables are kept in ${data}. Ctrl-C closes it.`);
}

const { values } = parseArgs({
  options: {
    port: { type: 'string' },
    host: { type: 'string' },
    data: { type: 'string' },
    build: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});
if (values.help) {
  console.log('npm start -- [--port 2849] [--data data] [--host 127.0.0.1]');
} else {
  const app = await buildApp();
  const { PORT, ORRERY_PORT, ORRERY_DATA } = process.env;
  if (values.build) console.log(app);
  else {
    const data = resolve(values.data ?? ORRERY_DATA ?? join(ROOT, 'data'));
    await open(app, values.port ?? PORT ?? ORRERY_PORT ?? '2849', values.host, data);
  }
}
