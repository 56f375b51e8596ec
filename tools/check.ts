// `npm test`: formatting and lint, doors, types, tests. Every part runs, so one run shows every problem; the last line
// is the sum. Arguments narrow the tests: `npm test -- packages/kernel`.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { constants, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Tally } from './tally.ts';

const ROOT = resolve(import.meta.dirname, '..');
const MODULES = join(ROOT, 'node_modules');

// A log file is for reading: colour only where somebody looks on.
if (!process.stdout.isTTY && !process.env.FORCE_COLOR) process.env.NO_COLOR = '1';

const CHECKS = [
  {
    name: 'format and lint',
    args: [join(MODULES, '@biomejs', 'biome', 'bin', 'biome'), 'check', '--error-on-warnings'],
  },
  { name: 'doors', args: [join(ROOT, 'tools', 'doors.ts')] },
  { name: 'types', args: [join(MODULES, 'typescript', 'bin', 'tsc'), '--noEmit'] },
] as const;

const STOPPING = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

function heading(name: string): void {
  console.log(`\n── ${name} ${'─'.repeat(Math.max(0, 76 - name.length))}`);
}

/** Runs Node on a script; a signal that ends this run ends the part under way, too. `tell` hears what it says. */
async function passes(
  args: readonly string[],
  env: NodeJS.ProcessEnv = process.env,
  tell?: (said: string) => void,
): Promise<boolean> {
  const part = spawn(process.execPath, args, { cwd: ROOT, stdio: tell === undefined ? 'inherit' : 'pipe', env });
  if (tell !== undefined) for (const stream of [part.stdout, part.stderr]) stream?.setEncoding('utf8').on('data', tell);
  const stop = (signal: NodeJS.Signals) => {
    part.kill(signal);
    process.exit(128 + constants.signals[signal]);
  };
  for (const signal of STOPPING) process.on(signal, stop);
  const [status] = await once(part, 'close');
  for (const signal of STOPPING) process.off(signal, stop);
  return status === 0;
}

async function runTests(filters: readonly string[]): Promise<Tally> {
  const folder = mkdtempSync(join(tmpdir(), 'orrery-'));
  process.on('exit', () => rmSync(folder, { recursive: true }));
  const file = join(folder, 'tally.json');
  const passed = await passes([join(MODULES, 'vitest', 'vitest.mjs'), 'run', ...filters], {
    ...process.env,
    ORRERY_TALLY: file,
  });
  const tally: Tally = existsSync(file)
    ? JSON.parse(readFileSync(file, 'utf8'))
    : { passed: 0, failed: 0, missing: [] };
  // Vitest can fail without a failed test: no test found, a crash, a damaged configuration.
  if (!passed && tally.failed === 0 && tally.missing.length === 0) tally.failed = 1;
  return tally;
}

const broken: string[] = [];
// Side by side, for each of them leaves a core idle; told one after the other.
const checks = CHECKS.map(async ({ name, args }) => {
  let said = '';
  const passed = await passes(args, process.env, (text) => (said += text));
  return { name, passed, said };
});
for (const check of checks) {
  const { name, passed, said } = await check;
  heading(name);
  process.stdout.write(said);
  if (!passed) broken.push(name);
}
heading('tests');
const tests = await runTests(process.argv.slice(2));
if (tests.failed > 0) broken.push('tests');

for (const { file, why } of tests.missing) console.log(`skipped: ${file}, ${why}`);

const failed = tests.failed + broken.filter((name) => name !== 'tests').length;
console.log(broken.length > 0 ? `\nbroken: ${broken.join(', ')}` : '\nall parts passed');
console.log(`${tests.passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
