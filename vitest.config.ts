import { defineConfig } from 'vitest/config';
import { TallyReporter } from './tools/tally.ts';

/** `npm run test:long`: everything at full length, and what fetches what no other test needs. */
const NEVER = ['**/node_modules/**', ...(process.env.ORRERY_LONG === '1' ? [] : ['**/*.long.test.ts'])];
const SCREENS = 'packages/web/**/*.test.ts';

export default defineConfig({
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'rooms',
          include: ['{packages,games,examples,tools,bench}/**/*.test.ts'],
          exclude: [...NEVER, SCREENS],
          // A worker reads the rooms once for all its files; no test changes what others import.
          isolate: false,
        },
      },
      // Files that drive a browser run one after the other in the same worker, and share its browser.
      { extends: true, test: { name: 'screens', include: [SCREENS], exclude: NEVER, pool: 'forks', isolate: false } },
    ],
    setupFiles: ['packages/testkit/src/setup.ts'],
    pool: 'threads',
    // One more than two cores have: a test waits for disks, sockets and pages as often as for a processor.
    maxWorkers: 3,
    // Only what hangs is ended: real browsers, databases and killed processes share two cores with everything else.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    reporters: ['default', new TallyReporter()],
  },
});
