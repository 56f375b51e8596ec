import { writeFileSync } from 'node:fs';
import type { SerializedError } from 'vitest';
import type { Reporter, TestModule } from 'vitest/node';

/** What the closing line of `npm test` is made of. */
export interface Tally {
  passed: number;
  failed: number;
}

/** A Vitest reporter that writes the counts of a run to the file that ORRERY_TALLY names. */
export class TallyReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], errors: readonly SerializedError[]): void {
    const file = process.env.ORRERY_TALLY;
    if (file) writeFileSync(file, JSON.stringify(count(modules, errors.length)));
  }
}

function count(modules: readonly TestModule[], errors: number): Tally {
  const tally = { passed: 0, failed: errors };
  for (const module of modules) {
    // A file that does not load, or a hook around its tests that throws, is a failure of its own.
    tally.failed += module.errors().length;
    for (const suite of module.children.allSuites()) tally.failed += suite.errors().length;
    for (const test of module.children.allTests()) {
      const { state } = test.result();
      if (state === 'passed') tally.passed++;
      // Skipped and unfinished tests prove nothing, so they do not count as passed.
      else tally.failed++;
    }
  }
  return tally;
}
