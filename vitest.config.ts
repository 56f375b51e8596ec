import { defineConfig } from 'vitest/config';
import { TallyReporter } from './tools/tally.ts';

export default defineConfig({
  test: {
    include: ['{packages,games,examples,tools,bench}/**/*.test.ts'],
    setupFiles: ['packages/testkit/src/setup.ts'],
    pool: 'threads',
    maxWorkers: 2,
    // Real browsers, databases and killed processes share two cores with everything else: once more before it counts.
    // What is deterministic fails twice.
    retry: 1,
    testTimeout: 60_000,
    hookTimeout: 60_000,
    reporters: ['default', new TallyReporter()],
  },
});
