// `npm run -s bench:lighthouse [-- --json]`: Lighthouse's scores of the lobby, a table and a replay, as on a phone.
// Every score has to be 95 or more; performance means something on a quiet machine alone.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { findChromium } from '@orrery/testkit/chromium';
import { onDemand } from '@orrery/testkit/on-demand';
import { chromium } from 'playwright-core';
import { buildApp } from './build.ts';
import { ARGUMENTS } from './launch.ts';
import { nextQuestion } from './player.ts';
import { freePort, startServer } from './serving.ts';
import { keepTable, playedTable } from './stored.ts';

const LEAST = 95;
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

type Score = Readonly<Record<(typeof CATEGORIES)[number], number>>;

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
}
type Judge = (url: string, flags: Readonly<Record<string, unknown>>) => Promise<Judgement | undefined>;

const { values } = parseArgs({ options: { json: { type: 'boolean', default: false } } });
const folder = join(onDemand('lighthouse'), 'node_modules', 'lighthouse', 'core', 'index.js');
const { default: judge } = (await import(pathToFileURL(folder).href)) as { default: Judge };
const [server, port] = await Promise.all([buildApp().then((app) => startServer(app)), freePort()]);
const profile = mkdtempSync(join(tmpdir(), 'orrery-lighthouse-'));
// One profile for both: what is kept here is there when the pages are judged.
const browser = await chromium.launchPersistentContext(profile, {
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
  const page = await browser.newPage();
  await keepTable(page, table);
  await page.goto(`/table/${table.id}`);
  await nextQuestion(page);
  await page.close();
  return table.id;
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
  const pages: Readonly<Record<string, () => Promise<string>>> = {
    lobby: async () => '/',
    table: async () => `/table/${await keep('lighthouse', 60)}`,
    replay: async () => `/replay/${await keep('lighthouse end')}?at=60`,
  };
  for (const [name, path] of Object.entries(pages)) {
    const judged = await judge(server.origin + (await path()), {
      port,
      onlyCategories: CATEGORIES,
      disableStorageReset: true,
      logLevel: 'error',
    });
    if (judged === undefined) throw new Error(`${name} could not be judged`);
    const score = Object.fromEntries(
      CATEGORIES.map((each) => [each, Math.round((judged.lhr.categories[each].score ?? 0) * 100)]),
    ) as Score;
    scores[name] = score;
    const machine = Math.round(judged.lhr.environment.benchmarkIndex);
    if (!values.json)
      console.log(
        `${name.padEnd(8)}${CATEGORIES.map((each) => `${each} ${score[each]}`).join(', ')} (machine: ${machine})`,
      );
    if (Object.values(score).some((each) => each < LEAST))
      for (const fault of faultsOf(judged)) console.error(`  ${fault}`);
  }
  if (values.json) console.log(JSON.stringify({ lighthouse: scores }));
} finally {
  await browser.close();
  await server.end();
  rmSync(profile, { recursive: true, force: true });
}
