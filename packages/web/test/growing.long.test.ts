import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { afterAll, expect, test } from 'vitest';
import { growHouse } from './house-copy.ts';

const copy = growHouse();
afterAll(() => rmSync(copy, { recursive: true, force: true }));

test('everything compiles with a game and a language more', () => {
  const { stdout } = spawnSync(process.execPath, ['node_modules/typescript/bin/tsc', '--noEmit'], {
    cwd: copy,
    encoding: 'utf8',
  });
  expect(stdout).toBe('');
});
