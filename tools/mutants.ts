// `npm run mutants -- GAME`: breaks the rules of a game on purpose, one small change at a time, and prints how many of
// these mutants the game's tests catch.
import { existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { seedRandom, shuffle } from '@orrery/kernel';
import { copyGame } from './mutants/copy.ts';
import { startWorker, type Worker } from './mutants/crew.ts';
import { findMutants, type Mutant } from './mutants/find.ts';
import { type Plan, planRuns, readReach } from './mutants/plan.ts';
import { weave } from './mutants/weave.ts';

const ROOT = resolve(import.meta.dirname, '..');
const HELP = `usage: npm run mutants -- GAME [--sample N] [--seed TEXT] [--workers N] [--json]

  GAME         a folder of games/ or examples/
  --sample N   how many mutants to try, drawn at random (200; 0 for all there are)
  --seed TEXT  which ones are drawn (mutants)
  --workers N  how many processes run tests at once (2)
  --json       print one line of JSON at the end and nothing else`;

export interface Survivor {
  file: string;
  line: number;
  change: string;
  /** Whether any test runs through it at all. */
  reached: boolean;
}

export interface Report {
  game: string;
  seed: string;
  mutants: number;
  caught: number;
  share: number;
  survivors: Survivor[];
}

export interface Request {
  folder: string;
  sample: number;
  seed: string;
  workers: number;
  /** Milliseconds beyond the usual before a run counts as endless. */
  patience: number;
}

const PATIENCE = 15_000;

/** The sources whose rules are broken. */
export function ruleFiles(root: string, folder: string): string[] {
  const patterns = ['rules/**/*.ts', 'game.ts', 'view.ts'];
  const found = globSync(patterns, { cwd: join(root, folder), exclude: ['**/*.test.ts', '**/node_modules/**'] });
  return found.map((file) => `${folder}/${file.replaceAll('\\', '/')}`).sort();
}

/** All mutants of a game, or a sample that follows from the seed, in the order of the sources. */
export function drawMutants(
  root: string,
  { folder, sample, seed }: Pick<Request, 'folder' | 'sample' | 'seed'>,
): Mutant[] {
  const all = ruleFiles(root, folder).flatMap((file) => findMutants(file, readFileSync(join(root, file), 'utf8')));
  const numbers = shuffle(seedRandom(seed), [...all.keys()]);
  const drawn = sample > 0 ? numbers.slice(0, sample) : numbers;
  return drawn.sort((a, b) => a - b).map((number, id) => ({ id, ...all[number] }));
}

/** Tries the mutants and tells every result as it comes. */
export async function tryMutants(
  root: string,
  request: Request,
  tell: (done: number, of: number, survivor: Survivor | undefined) => void,
): Promise<Report> {
  const { folder, seed } = request;
  const mutants = drawMutants(root, request);
  if (mutants.length === 0) throw new Error(`${folder} has no rules to break`);
  const copy = copyGame(root, folder);
  const crew: Worker[] = [];
  const cleanUp = (): void => {
    for (const worker of crew) worker.stop();
    rmSync(copy, { recursive: true, force: true, maxRetries: 5 });
  };
  process.on('exit', cleanUp);
  try {
    for (const [file, own] of Map.groupBy(mutants, (mutant) => mutant.file)) {
      writeFileSync(join(copy, file), weave(readFileSync(join(root, file), 'utf8'), own));
    }
    crew.push(await startWorker(copy, folder, 0));
    const reach = await readReach(crew[0], copy);
    while (crew.length < Math.min(request.workers, mutants.length)) {
      crew.push(await startWorker(copy, folder, crew.length));
    }
    const survivors: (Survivor & { id: number })[] = [];
    const waiting = mutants.map((mutant) => ({ mutant, plan: planRuns(mutant, reach, request.patience) })).reverse();
    let done = 0;
    const work = async (worker: Worker): Promise<void> => {
      for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
        const { mutant, plan } = next;
        const survived = (await isCaught(worker, mutant, plan)) ? undefined : survivorOf(mutant, plan);
        if (survived !== undefined) survivors.push({ id: mutant.id, ...survived });
        tell(++done, mutants.length, survived);
      }
    };
    await Promise.all(crew.map(work));
    const caught = mutants.length - survivors.length;
    return {
      game: folder.split('/').at(-1) ?? folder,
      seed,
      mutants: mutants.length,
      caught,
      share: Math.round((caught / mutants.length) * 10_000) / 10_000,
      survivors: survivors.sort((a, b) => a.id - b.id).map(({ id: _, ...survivor }) => survivor),
    };
  } finally {
    process.off('exit', cleanUp);
    cleanUp();
  }
}

async function isCaught(worker: Worker, { id }: Mutant, plan: Plan): Promise<boolean> {
  for (const { file, tests, limitMs } of plan) {
    const task = { awake: id };
    const { failed, ran } = await worker.run(tests ? { file, tests, task } : { file, task }, limitMs);
    if (failed !== undefined) return true;
    if (ran.length === 0) throw new Error(`${file}: no test ran against mutant ${id}`);
  }
  return false;
}

function survivorOf({ file, line, from, to }: Mutant, plan: Plan): Survivor {
  return { file, line, change: `${from}  →  ${to}`, reached: plan.length > 0 };
}

function describe({ file, line, change, reached }: Survivor): string {
  return `${file}:${line}  ${change}${reached ? '' : '  (no test comes by)'}`;
}

function folderOf(game: string): string | undefined {
  return [`games/${game}`, `examples/${game}`, game].find((folder) => existsSync(join(ROOT, folder, 'rules')));
}

function readCommand(): (Request & { json: boolean }) | string {
  const options = {
    sample: { type: 'string', default: '200' },
    seed: { type: 'string', default: 'mutants' },
    workers: { type: 'string', default: '2' },
    json: { type: 'boolean', default: false },
  } as const;
  try {
    const { values, positionals } = parseArgs({ options, allowPositionals: true });
    if (positionals.length !== 1) return HELP;
    const folder = folderOf(positionals[0]);
    if (folder === undefined) return `There are no rules in games/${positionals[0]} or examples/${positionals[0]}.`;
    const [sample, workers] = [values.sample, values.workers].map(Number);
    if (!Number.isInteger(sample) || sample < 0) return `--sample takes a whole number, not ${values.sample}`;
    if (!Number.isInteger(workers) || workers < 1)
      return `--workers takes a whole number from 1, not ${values.workers}`;
    return { folder, sample, workers, seed: values.seed, patience: PATIENCE, json: values.json };
  } catch (error) {
    return `${(error as Error).message}\n\n${HELP}`;
  }
}

async function main(): Promise<void> {
  if (process.argv.includes('--help')) return console.log(HELP);
  const command = readCommand();
  if (typeof command === 'string') {
    console.error(command);
    process.exitCode = 2;
    return;
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(130));
  const { json } = command;
  const say = json ? () => undefined : console.log;
  const began = Date.now();
  console.error(`${command.folder}: running the tests once, to see which of them reach which mutant`);
  try {
    let survived = 0;
    const report = await tryMutants(ROOT, command, (done, of, survivor) => {
      if (survivor !== undefined) {
        survived++;
        say(`survived: ${describe(survivor)}`);
      }
      const seconds = Math.round((Date.now() - began) / 1000);
      if (done % 10 === 0 || done === of) console.error(`${done} of ${of}, ${survived} survived, ${seconds} s`);
    });
    const percent = (report.share * 100).toFixed(1);
    say(`${report.game}: ${report.caught} of ${report.mutants} mutants caught, ${percent} % (seed '${report.seed}')`);
    if (json) console.log(JSON.stringify(report));
  } catch (error) {
    console.error((error as Error).message);
    process.exitCode = 1;
  }
}

if (import.meta.main) await main();
