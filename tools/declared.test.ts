import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { findImports } from './imports.ts';

const ROOT = resolve(import.meta.dirname, '..');
const read = (file: string): string => readFileSync(join(ROOT, file), 'utf8');

/** The package that an import leads to; undefined for a file, a part of Node, or what the build makes. */
function packageOf(target: string | undefined): string | undefined {
  if (target === undefined || /^(\.|node:|virtual:)/.test(target)) return undefined;
  return /^(@[^/]+\/)?[^/]+/.exec(target)?.[0];
}

const rooms = globSync('{packages,games,examples}/*/package.json', { cwd: ROOT }).map((file) => file.slice(0, -13));

test.each(rooms)('%s names every package that it imports', (room) => {
  const { name, dependencies = {}, devDependencies = {} } = JSON.parse(read(`${room}/package.json`));
  const sources = globSync(`${room}/**/*.{ts,tsx,mjs}`, {
    cwd: ROOT,
    exclude: ['**/node_modules/**', '**/on-demand/**', '**/test/**', '**/*.test.ts', '**/dist/**'],
  });
  const used = new Set(
    sources.flatMap((file) => findImports(file, read(file)).map(({ target }) => packageOf(target) ?? name)),
  );
  const named = [name, ...Object.keys(dependencies), ...Object.keys(devDependencies)];
  expect(sources.length).toBeGreaterThan(0);
  expect([...used].filter((each) => !named.includes(each))).toEqual([]);
});
