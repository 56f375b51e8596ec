// Keeps the doors of docs/architecture.md shut: `npm run doors` lists every import that goes where it may not.
import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { findImports } from './imports.ts';
import { whyShut } from './rooms.ts';

export interface Breach {
  file: string;
  line: number;
  target: string;
  why: string;
}

/** Every import of a file that leads through a shut door; `file` is its path from the root of the project. */
export function findBreaches(file: string, source: string): Breach[] {
  const breaches: Breach[] = [];
  for (const { target, line } of findImports(file, source)) {
    const why = whyShut(file, target);
    if (why) breaches.push({ file, line, target: target ?? 'a computed address', why });
  }
  return breaches;
}

function main(): void {
  const root = resolve(import.meta.dirname, '..');
  const files = globSync('{packages,games,examples,bench,tools}/**/*.{ts,tsx,mts,mjs,js}', {
    cwd: root,
    exclude: ['**/node_modules/**', '**/dist/**'],
  }).map((file) => file.replaceAll('\\', '/'));
  const breaches = files.sort().flatMap((file) => findBreaches(file, readFileSync(join(root, file), 'utf8')));
  for (const { file, line, target, why } of breaches) console.error(`${file}:${line} imports ${target}: ${why}`);
  console.log(
    breaches.length === 0
      ? `${files.length} files, every door shut`
      : `${files.length} files, ${breaches.length} import${breaches.length === 1 ? '' : 's'} through a shut door`,
  );
  process.exitCode = breaches.length > 0 ? 1 : 0;
}

if (import.meta.main) main();
