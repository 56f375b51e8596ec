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

/** Runs Node on a script; a signal that ends this run ends the part under way, too. */
async function passes(args: readonly string[], env: NodeJS.ProcessEnv = process.env): Promise<boolean> {
  const part = spawn(process.execPath, args, { cwd: ROOT, stdio: 'inherit', env });
  const stop = (signal: NodeJS.Signals) => {
    part.kill(signal);
    process.exit(128 + constants.signals[signal]);
  };
  for (const signal of STOPPING) process.on(signal, stop);
  const [status] = await once(part, 'exit');
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
for (const { name, args } of CHECKS) {
  heading(name);
  if (!(await passes(args))) broken.push(name);
}
heading('tests');
const tests = await runTests(process.argv.slice(2));
if (tests.failed > 0) broken.push('tests');

for (const { file, why } of tests.missing) console.log(`skipped: ${file}, ${why}`);

const failed = tests.failed + broken.filter((name) => name !== 'tests').length;
console.log(broken.length > 0 ? `\nbroken: ${broken.join(', ')}` : '\nall parts passed');
console.log(`${tests.passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
