import { execFileSync } from 'node:child_process';
import {
  cpSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

const ROOT = resolve(import.meta.dirname, '../../..');
/** What is made anew in a copy, and the rooms themselves, which have to lead into it. */
const OWN = ['@orrery', '.cache', '.vite', '.vite-temp', '.vitest'];

/** A copy of the whole project in a folder of its own; packages from outside are linked. */
export function copyHouse(): string {
  const copy = realpathSync(mkdtempSync(join(tmpdir(), 'orrery-house-')));
  const files = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  for (const file of new Set(files.split('\0').filter((name) => name !== ''))) {
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    cpSync(join(ROOT, file), join(copy, file), { force: true });
  }
  const modules = join(copy, 'node_modules');
  mkdirSync(join(modules, '@orrery'), { recursive: true });
  for (const name of readdirSync(join(ROOT, 'node_modules')))
    if (!OWN.includes(name)) symlinkSync(realpathSync(join(ROOT, 'node_modules', name)), join(modules, name));
  for (const name of readdirSync(join(ROOT, 'node_modules', '@orrery'))) {
    const room = realpathSync(join(ROOT, 'node_modules', '@orrery', name)).slice(ROOT.length);
    symlinkSync(join(copy, room), join(modules, '@orrery', name));
  }
  for (const own of globSync('packages/*/node_modules', { cwd: ROOT })) symlinkSync(join(ROOT, own), join(copy, own));
  return copy;
}

/** Writes a line below the first one that begins like this. */
export function addLine(copy: string, file: string, below: string, line: string): void {
  const lines = readFileSync(join(copy, file), 'utf8').split('\n');
  const at = lines.findIndex((each) => each.startsWith(below));
  if (at === -1) throw new Error(`${file} has no line that begins with ${below}`);
  lines.splice(at + 1, 0, line);
  writeFileSync(join(copy, file), lines.join('\n'));
}
