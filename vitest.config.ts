import { defineConfig } from 'vitest/config';
import { TallyReporter } from './tools/tally.ts';

/** `npm run test:long`: what takes minutes, or fetches what no other test needs. */
const LONG = process.env.ORRERY_LONG === '1';

const ENDING = LONG ? '.long.test.ts' : '.test.ts';
const SCREENS = `packages/web/**/*${ENDING}`;
const NEVER = ['**/node_modules/**', ...(LONG ? [] : ['**/*.long.test.ts'])];

export default defineConfig({
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'rooms',
          include: [`{packages,games,examples,tools,bench}/**/*${ENDING}`],
          exclude: [...NEVER, SCREENS],
        },
      },
      // Files that drive a browser run one after the other in the same worker, and share its browser.
      { extends: true, test: { name: 'screens', include: [SCREENS], exclude: NEVER, pool: 'forks', isolate: false } },
    ],
    setupFiles: ['packages/testkit/src/setup.ts'],
    pool: 'threads',
    maxWorkers: 2,
    // Only what hangs is ended: real browsers, databases and killed processes share two cores with everything else.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    reporters: ['default', new TallyReporter()],
  },
});
