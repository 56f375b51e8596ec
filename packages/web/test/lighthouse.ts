// `npm run -s bench:lighthouse [-- --json] [--runs 5]`: Lighthouse's scores of the lobby, a table and a replay, as on a
// phone; of several runs the one in the middle, as Lighthouse advises. Every score has to be 95 or more. Lighthouse reads blocking time from the clock, so on few cores, where browser, server
// and Lighthouse wait for each other, it changes from run to run: the same is told by processor time, too.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { findChromium } from '@orrery/testkit/chromium';
import { onDemand } from '@orrery/testkit/on-demand';
import { type BrowserContext, chromium } from 'playwright-core';
import { buildApp } from './build.ts';
import { ARGUMENTS } from './launch.ts';
import { nextQuestion } from './player.ts';
import { freePort, startServer } from './serving.ts';
import { keepTable, playedTable } from './stored.ts';

const LEAST = 95;
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

type Score = Readonly<Record<(typeof CATEGORIES)[number], number>>;

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  /** Processor time, in microseconds. */
  readonly tdur?: number;
}

/** As much of Lighthouse's answer as is read here. */
interface Judgement {
  readonly lhr: {
    readonly categories: Readonly<
      Record<string, { readonly score: number | null; readonly auditRefs: readonly { readonly id: string }[] }>
    >;
    readonly audits: Readonly<
      Record<string, { readonly title: string; readonly score: number | null; readonly displayValue?: string }>
    >;
    /** How fast the machine is: a phone of the middle class is simulated on one of about 1,500. */
    readonly environment: { readonly benchmarkIndex: number };
  };
  readonly artifacts: { readonly Trace: { readonly traceEvents: readonly TraceEvent[] } };
}
type Judge = (url: string, flags: Readonly<Record<string, unknown>>) => Promise<Judgement | undefined>;

const { values } = parseArgs({
  options: { json: { type: 'boolean', default: false }, runs: { type: 'string', default: '5' } },
});
const folder = join(onDemand('lighthouse'), 'node_modules', 'lighthouse', 'core', 'index.js');
const { default: judge } = (await import(pathToFileURL(folder).href)) as { default: Judge };
const [server, port] = await Promise.all([buildApp().then((app) => startServer(app)), freePort()]);
const profile = mkdtempSync(join(tmpdir(), 'orrery-lighthouse-'));

/** All share one profile: what is kept by one is there for the next. */
const openBrowser = (): Promise<BrowserContext> =>
  chromium.launchPersistentContext(profile, {
    ...findChromium(),
    baseURL: server.origin,
    args: [...ARGUMENTS, `--remote-debugging-port=${port}`],
  });

async function keep(seed: string, choices?: number): Promise<string> {
  const table = await playedTable({
    game: 'planet-unknown',
    seed,
    seats: 2,
    ...(choices === undefined ? {} : { choices }),
  });
  const browser = await openBrowser();
  const page = await browser.newPage();
  await keepTable(page, table);
  await page.goto(`/table/${table.id}`);
  await nextQuestion(page);
  await browser.close();
  return table.id;
}

/** So much slower than this machine is the phone that Lighthouse imagines. */
const SLOWER = 4;
/** What a task may take before it blocks, and the blocking times that are worth half of the points and 90 in 100. */
const [FREE, HALF, GOOD] = [50, 600, 200];
/** The share of blocking time in the points, and those of the others. */
const WEIGHTS = {
  'total-blocking-time': 30,
  'largest-contentful-paint': 25,
  'cumulative-layout-shift': 25,
  'first-contentful-paint': 10,
  'speed-index': 10,
} as const;

/** How long tasks after the first picture would block such a phone, by the processor time they took here. */
function blockingOf({ artifacts }: Judgement): number {
  const events = artifacts.Trace.traceEvents;
  const first = events.findLast(({ name }) => name === 'firstContentfulPaint');
  if (first === undefined) return Number.NaN;
  return events
    .filter((event) => event.name === 'RunTask' && event.pid === first.pid && event.tid === first.tid)
    .filter(({ ts }) => ts >= first.ts)
    .reduce((sum, { tdur = 0 }) => sum + Math.max(0, (tdur / 1000) * SLOWER - FREE), 0);
}

/** Lighthouse's points for a blocking time: a log-normal curve through its two fixed points. */
function pointsFor(blocking: number): number {
  const z = (Math.log(Math.max(1, blocking)) - Math.log(HALF)) / (Math.log(HALF / GOOD) / 1.2816);
  // The upper tail of the normal distribution, by its logistic likeness: within a hundredth.
  return 1 / (1 + Math.exp(1.5976 * z + 0.070566 * z ** 3));
}

/** Performance with blocking time by processor time instead of by the clock. */
function performanceByProcessor({ lhr: { audits } }: Judgement, blocking: number): number {
  return Object.entries(WEIGHTS).reduce(
    (sum, [id, weight]) =>
      sum + weight * (id === 'total-blocking-time' ? pointsFor(blocking) : (audits[id].score ?? 0)),
    0,
  );
}

const performanceOf = ({ lhr }: Judgement): number => Math.round((lhr.categories.performance.score ?? 0) * 100);

/** Several runs, the worst first; each in a browser of its own, which has no page before this one to clear away. */
async function judgeOften(url: string): Promise<Judgement[]> {
  const all: Judgement[] = [];
  while (all.length < Number(values.runs)) {
    const browser = await openBrowser();
    const judged = await judge(url, {
      port,
      onlyCategories: CATEGORIES,
      disableStorageReset: true,
      logLevel: 'error',
    });
    await browser.close();
    if (judged === undefined) throw new Error(`${url} could not be judged`);
    all.push(judged);
  }
  return all.sort((a, b) => performanceOf(a) - performanceOf(b));
}

/** What costs points, for whoever mends it. */
function faultsOf({ lhr: { categories, audits } }: Judgement): string[] {
  const ids = CATEGORIES.flatMap((name) => categories[name].auditRefs.map(({ id }) => id));
  return [...new Set(ids)].flatMap((id) => {
    const { score, title, displayValue = '' } = audits[id];
    return score !== null && score < 0.9 ? [`${title} (${id}) ${displayValue}`] : [];
  });
}

try {
  const scores: Record<string, Score> = {};
  const blocked: Record<string, { readonly blocking: number; readonly performance: number }> = {};
  const pages: Readonly<Record<string, () => Promise<string>>> = {
    lobby: async () => '/',
    table: async () => `/table/${await keep('lighthouse', 60)}`,
    replay: async () => `/replay/${await keep('lighthouse end')}?at=60`,
  };
  for (const [name, path] of Object.entries(pages)) {
    const all = await judgeOften(server.origin + (await path()));
    const judged = all[Math.floor(all.length / 2)];
    const score = Object.fromEntries(
      CATEGORIES.map((each) => [each, Math.round((judged.lhr.categories[each].score ?? 0) * 100)]),
    ) as Score;
    scores[name] = score;
    const machine = Math.round(judged.lhr.environment.benchmarkIndex);
    const blocking = Math.round(blockingOf(judged));
    const byProcessor = Math.round(performanceByProcessor(judged, blocking));
    blocked[name] = { blocking, performance: byProcessor };
    if (!values.json)
      console.log(
        `${name.padEnd(8)}${CATEGORIES.map((each) => `${each} ${score[each]}`).join(', ')} (of ${all.map(performanceOf).join(', ')}; machine: ${machine}); by processor time: performance ${byProcessor}, blocking ${blocking} ms`,
      );
    if (Object.values(score).some((each) => each < LEAST))
      for (const fault of faultsOf(judged)) console.error(`  ${fault}`);
  }
  if (values.json) console.log(JSON.stringify({ lighthouse: scores, byProcessorTime: blocked }));
} finally {
  await server.end();
  rmSync(profile, { recursive: true, force: true });
}
