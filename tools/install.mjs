// Brings node_modules in line with package-lock.json: `npm ci` where something is missing, nothing otherwise.
// Plain Node, no dependency: it runs before anything is installed.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { constants } from 'node:os';
import { delimiter, dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = resolve(dirname(fileURLToPath(import.meta.url)), '..');
const MODULES = join(ROOT, 'node_modules');
const LOCK = join(ROOT, 'package-lock.json');
const STAMP = join(MODULES, '.orrery-installed');

/** @typedef {{ ok: true, node: string }} Installed */
/** @typedef {{ ok: false, problem: string, exitCode: number }} Failed */
/** @typedef {{ version?: string, integrity?: string, optional?: boolean, resolved?: string, link?: boolean }} Package */
/** @typedef {{ packages: Record<string, Package | undefined> }} Lock */
/** @typedef {{ code: number | null, signal?: NodeJS.Signals | undefined, error?: Error }} Ended */

/** Under an older Node npm leaves out packages that say they need a newer one, whoever runs them later. */
const OLDEST = [20, 19];

/** @param {string} version */
export function isTooOld(version) {
  const [major, minor] = version.replace('v', '').split('.').map(Number);
  return major < OLDEST[0] || (major === OLDEST[0] && minor < OLDEST[1]);
}

/** @returns {Promise<Installed | Failed>} */
export async function install() {
  if (isTooOld(process.version)) {
    const problem = `this is Node ${process.version}, and it takes ${OLDEST.join('.')} or newer to install the packages.`;
    return { ok: false, exitCode: 1, problem };
  }
  const lock = readFileSync(LOCK, 'utf8');
  const hash = createHash('sha256').update(lock).digest('hex');
  if (readStamp() === hash) {
    const node = pinnedNode();
    if (node) return { ok: true, node };
  }
  if (!isInstalled(lock)) {
    const failed = await installPackages(JSON.parse(lock));
    if (failed) return failed;
  }
  const node = pinnedNode();
  if (!node) return { ok: false, exitCode: 1, problem: NO_RUNTIME };
  const complaint = complaintOf(node);
  if (complaint) return { ok: false, exitCode: 1, problem: DOES_NOT_RUN(complaint) };
  writeFileSync(STAMP, hash);
  return { ok: true, node };
}

const NO_RUNTIME = `the packages are installed, but the Node that belongs to the project is not among them.
  It comes with the npm package "node", whose install script fetches the build for this machine. If npm is told to skip
  install scripts (npm config get ignore-scripts), allow this one and try again:
    npm rebuild node --ignore-scripts=false`;

/** @param {string} complaint */
const DOES_NOT_RUN = (complaint) => `the Node that belongs to the project is installed, but does not run here:
  ${complaint}
  Where a shared library is missing, the system brings it; for libatomic.so.1:
    Debian, Ubuntu:  apt-get install libatomic1      Fedora:  dnf install libatomic`;

function readStamp() {
  return existsSync(STAMP) ? readFileSync(STAMP, 'utf8') : undefined;
}

/**
 * Whether somebody ran `npm install` by hand: then npm's own note of what it installed agrees with the lock.
 * @param {string} lock
 */
function isInstalled(lock) {
  const note = join(MODULES, '.package-lock.json');
  return existsSync(note) && agrees(JSON.parse(lock), JSON.parse(readFileSync(note, 'utf8')));
}

/**
 * Packages for other platforms are in the lock but never installed: they are optional, and may be missing.
 * @param {Lock} lock
 * @param {Lock} note
 */
export function agrees(lock, note) {
  return Object.entries(lock.packages).every(([path, wanted]) => {
    if (!wanted || !path.includes('node_modules/')) return true;
    const found = note.packages[path];
    if (!found) return wanted.optional === true;
    return found.version === wanted.version && found.integrity === wanted.integrity;
  });
}

/** The executable of the pinned Node, or undefined where there is none. */
function pinnedNode() {
  const manifest = join(MODULES, 'node', 'package.json');
  if (!existsSync(manifest)) return undefined;
  const executable = join(MODULES, 'node', JSON.parse(readFileSync(manifest, 'utf8')).bin.node);
  return existsSync(executable) ? executable : undefined;
}

/**
 * What keeps a Node from running here, or undefined where it runs.
 * @param {string} node
 */
function complaintOf(node) {
  const { status, stderr, error } = spawnSync(node, ['--version'], { encoding: 'utf8' });
  return status === 0 ? undefined : (error?.message ?? stderr.trim());
}

/**
 * @param {Lock} lock
 * @returns {Promise<Failed | undefined>} what went wrong, if anything did
 */
async function installPackages(lock) {
  const count = Object.keys(lock.packages).filter((path) => path.includes('node_modules/')).length;
  const version = lock.packages['node_modules/node']?.version;
  console.error(`orrery: installing up to ${count} packages and Node ${version}; this takes a minute or so`);
  const started = Date.now();
  const seconds = () => Math.round((Date.now() - started) / 1000);
  // In a terminal npm shows its own progress; a log gets a line now and then.
  const beat = setInterval(
    () => process.stderr.isTTY || console.error(`orrery: still installing, ${seconds()} s`),
    15_000,
  );
  const { code, signal, error } = await npmCi();
  clearInterval(beat);
  if (signal) {
    const problem = 'the installation was interrupted; run the same command again to take it up';
    return { ok: false, exitCode: 128 + constants.signals[signal], problem };
  }
  if (code === 0) {
    console.error(`orrery: installed in ${seconds()} s`);
    return undefined;
  }
  return {
    ok: false,
    exitCode: 1,
    problem: `the installation failed${error ? ` (${error.message})` : ''}; what npm said is above.
  It needs npm, a connection to the npm registry (npm ping tests it) and about 400 MB of disk.
  When the cause is gone, run the same command again: it starts the installation afresh.`,
  };
}

const OUTER_RUN = /^(path|npm_(config_(loglevel|json|workspaces?|prefix)|lifecycle_.*|package_.*))$/i;

/**
 * `npm ci` under the machine's own Node: the pinned one lies in the folder that npm is about to replace.
 * @returns {Promise<Ended>}
 */
function npmCi() {
  rmSync(STAMP, { force: true });
  const env = { ...process.env };
  // What was meant for the outer `npm run` (--silent, --json) must not silence this one.
  for (const name of Object.keys(env)) if (OUTER_RUN.test(name)) delete env[name];
  env.PATH = pathWithoutModules();
  const args = [
    'ci',
    '--include=dev',
    '--include=optional',
    '--no-audit',
    '--no-fund',
    '--prefer-offline',
    '--loglevel=error',
  ];
  const windows = process.platform === 'win32';
  const child = spawn(windows ? 'npm.cmd' : 'npm', args, { cwd: ROOT, env, stdio: ['ignore', 2, 2], shell: windows });
  /** @type {NodeJS.Signals | undefined} */
  let signalled;
  /** @param {NodeJS.Signals} signal */
  const passOn = (signal) => {
    if (signalled) return;
    console.error('\norrery: stopping the installation');
    // Ctrl-C in a terminal has reached npm already.
    if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill(signal);
    signalled = signal;
  };
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
  for (const name of signals) process.on(name, passOn);
  return new Promise((done) => {
    /** @param {Ended} result */
    const finish = (result) => {
      for (const name of signals) process.off(name, passOn);
      done(result);
    };
    child.on('error', (error) => finish({ code: 1, error }));
    child.on('exit', (code, signal) => finish({ code, signal: code === 0 ? undefined : (signal ?? signalled) }));
  });
}

function pathWithoutModules() {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return folders.filter((folder) => !folder.includes(join('node_modules', '.bin'))).join(delimiter);
}
