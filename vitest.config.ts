import { defineConfig } from 'vitest/config';
import { TallyReporter } from './tools/tally.ts';

export default defineConfig({
  test: {
    include: ['{packages,games,examples,tools,bench}/**/*.test.ts'],
    setupFiles: ['packages/testkit/src/setup.ts'],
    pool: 'threads',
    maxWorkers: 2,
    // Only what hangs is ended: real browsers, databases and killed processes share two cores with everything else.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    reporters: ['default', new TallyReporter()],
  },
});
