// Which tests have to run against which mutant, and in what order.
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Worker } from './crew.ts';
import type { Mutant } from './find.ts';
import type { Reached } from './setup.ts';

/** A test file as it ran on the unbroken rules. */
export interface TestFile extends Reached {
  readonly file: string;
  /** Milliseconds of the whole run, its start included, and of each test. */
  readonly took: number;
  readonly testMs: Readonly<Record<string, number>>;
}

/** Test files to run one after the other, each with the tests that matter (all of them unless told) and a time limit. */
export type Plan = readonly { readonly file: string; readonly tests?: readonly string[]; readonly limitMs: number }[];

const FIRST_RUN_LIMIT = 600_000;

/** Runs every test once with all mutants asleep and notes which of them it comes by. */
export async function readReach(worker: Worker, copy: string): Promise<TestFile[]> {
  const files: TestFile[] = [];
  for (const file of worker.files) {
    const reachedTo = join(copy, 'reached.json');
    const began = Date.now();
    const { failed, ran } = await worker.run({ file, task: { reachedTo } }, FIRST_RUN_LIMIT);
    if (failed !== undefined)
      throw new Error(`a test fails before anything is broken, so nothing can be said: ${failed}`);
    if (ran.length === 0) continue;
    const reached = JSON.parse(readFileSync(reachedTo, 'utf8')) as Reached;
    const testMs = Object.fromEntries(ran.map(({ id, ms }) => [id, ms]));
    files.push({ file, took: Date.now() - began, testMs, ...reached });
  }
  if (files.length === 0) throw new Error('there are no tests');
  return files;
}

/**
 * The tests that come by a mutant: the files named like the broken one first, then the quickest. Each may take far
 * longer than on the unbroken rules (`patience` milliseconds more), so that only a mutant without end is stopped.
 */
export function planRuns(
  { id, file: broken }: Pick<Mutant, 'id' | 'file'>,
  files: readonly TestFile[],
  patience: number,
): Plan {
  const chapter = basename(broken, '.ts');
  const runs = files.flatMap(({ file, took, always, tests, testMs }) => {
    const related = basename(file).split('.')[0] === chapter;
    // What is reached while a file loads can change every test in it, even which tests there are.
    if (always.includes(id)) return [{ file, related, ms: took }];
    const reaching = Object.keys(tests).filter((test) => tests[test].includes(id));
    if (reaching.length === 0) return [];
    return [{ file, related, tests: reaching, ms: reaching.reduce((sum, test) => sum + (testMs[test] ?? 0), 0) }];
  });
  return runs
    .sort((a, b) => Number(b.related) - Number(a.related) || a.ms - b.ms)
    .map(({ related: _, ms, ...run }) => ({ ...run, limitMs: patience + 8 * ms }));
}
