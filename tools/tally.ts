import { writeFileSync } from 'node:fs';
import type { SerializedError } from 'vitest';
import type { Reporter, TestModule } from 'vitest/node';

/** What the closing lines of `npm test` are made of. */
export interface Tally {
  passed: number;
  failed: number;
  /** Files that need a program this machine neither has nor gets, and why. */
  missing: { readonly file: string; readonly why: string }[];
}

/** A Vitest reporter that writes the counts of a run to the file that ORRERY_TALLY names. */
export class TallyReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], errors: readonly SerializedError[]): void {
    const file = process.env.ORRERY_TALLY;
    if (file) writeFileSync(file, JSON.stringify(count(modules, errors.length)));
  }
}

function count(modules: readonly TestModule[], errors: number): Tally {
  const tally: Tally = { passed: 0, failed: errors, missing: [] };
  for (const module of modules) {
    const tests = [...module.children.allTests()];
    const ofHooks = [...module.errors(), ...[...module.children.allSuites()].flatMap((suite) => suite.errors())];
    const passed = tests.filter((test) => test.result().state === 'passed').length;
    const missing = [...ofHooks, ...tests.flatMap((test) => test.result().errors ?? [])].find(
      ({ name }) => name === 'Missing',
    );
    tally.passed += passed;
    if (missing) tally.missing.push({ file: module.relativeModuleId, why: missing.message });
    // A file that does not load, or a hook around its tests that throws, is a failure of its own. Skipped and
    // unfinished tests prove nothing, so they do not count as passed.
    else tally.failed += ofHooks.length + tests.length - passed;
  }
  return tally;
}
