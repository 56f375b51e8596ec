import { defineConfig } from 'vitest/config';
import { TallyReporter } from './tools/tally.ts';

export default defineConfig({
  test: {
    include: ['{packages,games,examples,tools,bench}/**/*.test.ts'],
    setupFiles: ['packages/testkit/src/setup.ts'],
    pool: 'threads',
    maxWorkers: 2,
    testTimeout: 60_000,
    hookTimeout: 60_000,
    reporters: ['default', new TallyReporter()],
  },
});
