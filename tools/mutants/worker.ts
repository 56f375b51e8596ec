// A process that keeps Vitest warm and runs one test file after another against the mutant it is given.
import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { createVitest, type Vitest } from 'vitest/node';
import type { Task } from './setup.ts';

/** What a worker is asked: a file of tests (all, or some by their ids) and what to tell them. */
export interface Order {
  readonly file: string;
  readonly tests?: readonly string[];
  readonly task: Task;
}

/** What came of it. */
export interface Outcome {
  /** The first thing that failed. */
  readonly failed?: string;
  /** Every test with the milliseconds it took. */
  readonly ran: readonly { readonly id: string; readonly name: string; readonly ms: number }[];
}

export type Message = { readonly ready: string[] } | { readonly outcome: Outcome } | { readonly broken: string };

const HERE = import.meta.dirname;

async function warmUp(copy: string, folder: string): Promise<Vitest> {
  const vitest = await createVitest(
    {
      config: false,
      root: copy,
      watch: false,
      include: [`${folder}/**/*.test.ts`],
      setupFiles: [join(HERE, 'setup.ts'), resolve(HERE, '..', '..', 'packages', 'testkit', 'src', 'setup.ts')],
      pool: 'threads',
      maxWorkers: 1,
      silent: true,
      testTimeout: 60_000,
      reporters: [{}],
    },
    { cacheDir: join(copy, '.cache'), logLevel: 'silent' },
  );
  await vitest.standalone();
  return vitest;
}

async function carryOut(vitest: Vitest, { file, tests, task }: Order): Promise<Outcome> {
  writeFileSync(process.env.ORRERY_MUTANT_TASK ?? '', JSON.stringify(task));
  const project = vitest.getRootProject();
  const specification = project.createSpecification(file, tests ? { testIds: [...tests] } : undefined);
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications([specification]);
  let failed = unhandledErrors.length > 0 ? String((unhandledErrors[0] as Error).message) : undefined;
  const ran: { id: string; name: string; ms: number }[] = [];
  // Vitest also returns the files of earlier runs.
  for (const module of testModules.filter(({ moduleId }) => moduleId === file)) {
    const [error] = module.errors();
    if (error) failed ??= error.message;
    for (const test of module.children.allTests()) {
      const { state } = test.result();
      if (state === 'failed') failed ??= test.fullName;
      if (state !== 'skipped') ran.push({ id: test.id, name: test.fullName, ms: test.diagnostic()?.duration ?? 0 });
    }
  }
  return failed === undefined ? { ran } : { failed, ran };
}

async function main(copy: string, folder: string): Promise<void> {
  const say = (message: Message): void => void process.send?.(message);
  const vitest = await warmUp(copy, folder);
  process.on('message', (order: Order) => {
    carryOut(vitest, order).then(
      (outcome) => say({ outcome }),
      (error) => say({ broken: String(error) }),
    );
  });
  process.on('disconnect', () => process.exit());
  const specifications = await vitest.globTestSpecifications();
  say({ ready: specifications.map(({ moduleId }) => moduleId).sort() });
}

if (import.meta.main) await main(process.argv[2], process.argv[3]);
