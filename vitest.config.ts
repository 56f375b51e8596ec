import { defineConfig } from 'vitest/config';
import { TallyReporter } from './tools/tally.ts';

/** `npm run test:long`: what takes minutes, or fetches what no other test needs. */
const LONG = process.env.ORRERY_LONG === '1';

export default defineConfig({
  test: {
    include: [`{packages,games,examples,tools,bench}/**/*${LONG ? '.long' : ''}.test.ts`],
    exclude: ['**/node_modules/**', ...(LONG ? [] : ['**/*.long.test.ts'])],
    setupFiles: ['packages/testkit/src/setup.ts'],
    pool: 'threads',
    maxWorkers: 2,
    // Only what hangs is ended: real browsers, databases and killed processes share two cores with everything else.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    reporters: ['default', new TallyReporter()],
  },
});
