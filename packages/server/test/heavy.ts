// `npm run test:server-heavy`: the tests of the server at full size. Some need half an hour.
import { spawnSync } from 'node:child_process';
import { join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../../..');
const only = process.argv.slice(2);
const { status } = spawnSync(
  process.execPath,
  [
    join(root, 'node_modules', 'vitest', 'vitest.mjs'),
    'run',
    '--no-file-parallelism',
    ...(only.length > 0 ? only.map((name) => `packages/server/test/${name}`) : ['packages/server/test']),
  ],
  { cwd: root, stdio: 'inherit', env: { ...process.env, ORRERY_HEAVY: '1' } },
);
process.exitCode = status ?? 1;
