import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { PAGE, protocolPage } from './protocol.ts';

const ROOT = resolve(import.meta.dirname, '..');

test('docs/protocol.md says what the schemas say: npm run protocol writes it anew', () => {
  expect(readFileSync(PAGE, 'utf8')).toBe(protocolPage());
});

test('the app takes types alone from the protocol, so that its schemas cost no byte', () => {
  const files = globSync('packages/web/src/**/*.{ts,tsx}', { cwd: ROOT });
  const loading = files.filter((file) =>
    /import (?!type )[^;]*'@orrery\/protocol'/.test(readFileSync(resolve(ROOT, file), 'utf8')),
  );
  expect(files.length).toBeGreaterThan(50);
  expect(loading).toEqual([]);
});
