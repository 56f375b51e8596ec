// Runs in every test file before its imports: says which mutant is awake, or notes which ones the tests reach.
import { readFileSync, writeFileSync } from 'node:fs';
import { afterAll, afterEach, beforeEach } from 'vitest';
import { SWITCH } from './weave.ts';

/** What the test files of a run are told. */
export type Task = { readonly awake: number } | { readonly reachedTo: string };

/** Which mutants a test file reaches: while it loads, and test by test. */
export interface Reached {
  always: number[];
  tests: Record<string, number[]>;
}

const task = JSON.parse(readFileSync(process.env.ORRERY_MUTANT_TASK ?? '', 'utf8')) as Task;

function wakeUp(isAwake: (id: number) => boolean): void {
  (globalThis as Record<string, unknown>)[SWITCH] = isAwake;
}

if ('awake' in task) {
  const { awake } = task;
  wakeUp((id) => id === awake);
  // One failure is enough. (Vitest's own `bail` counts over all runs of a process.)
  let caught = false;
  beforeEach(({ skip, onTestFailed }) => {
    if (caught) skip();
    onTestFailed(() => {
      caught = true;
    });
  });
} else {
  const always = new Set<number>();
  const tests: Record<string, Set<number>> = {};
  let current = always;
  wakeUp((id) => {
    current.add(id);
    return false;
  });
  beforeEach(({ task: test }) => {
    current = new Set();
    tests[test.id] = current;
  });
  afterEach(() => {
    current = always;
  });
  afterAll(() => {
    const entries = Object.entries(tests).map(([id, reached]) => [id, [...reached]]);
    const reached: Reached = { always: [...always], tests: Object.fromEntries(entries) };
    writeFileSync(task.reachedTo, JSON.stringify(reached));
  });
}
