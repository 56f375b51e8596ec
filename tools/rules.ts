// `npm run rules`: which rules of which ledger have a test. `--json` for programs, `--strict` to fail when one has none.
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { type Coverage, readGames } from './ledger.ts';

const HELP = `usage: npm run rules -- [--json] [--strict]

  --json     print {"games":{"<game>":{"rules":N,"tested":N,"missing":["<id>",...]}}}
  --strict   exit with 1 when a rule has no test

Rules are the lines "- **ID** ..." of games/<game>/rules.md, but for decisions (section DEC).
A test names the rules it proves: rule('ID', title, fn) or rule(['ID', ...], title, fn).`;

type Games = Readonly<Record<string, Coverage>>;

export function toJson(games: Games): string {
  const entries = Object.entries(games).map(([name, { rules, tested, missing }]) => [
    name,
    { rules: rules.length, tested: tested.length, missing },
  ]);
  return JSON.stringify({ games: Object.fromEntries(entries) });
}

export function toTable(games: Games): string {
  const rows = [['game', 'rules', 'tested', 'missing']];
  for (const [name, { rules, tested, missing }] of Object.entries(games)) {
    rows.push([name, `${rules.length}`, `${tested.length}`, `${missing.length}`]);
  }
  const widths = rows[0].map((_, column) => Math.max(...rows.map((row) => row[column].length)));
  const lines = rows.map(([name, ...counts]) =>
    [name.padEnd(widths[0]), ...counts.map((count, i) => count.padStart(widths[i + 1]))].join('  '),
  );
  for (const [name, { missing }] of Object.entries(games)) {
    if (missing.length > 0) lines.push('', `${name}: no test for`, ...bySection(missing));
  }
  return lines.join('\n');
}

/** `PU-CIV  01 02 05`: a line a section, numbers only. */
function bySection(ids: readonly string[]): string[] {
  const sections = new Map<string, string[]>();
  for (const id of ids) {
    const cut = id.lastIndexOf('-');
    const section = id.slice(0, cut);
    sections.set(section, [...(sections.get(section) ?? []), id.slice(cut + 1)]);
  }
  const width = Math.max(...[...sections.keys()].map((section) => section.length));
  return [...sections].map(([section, numbers]) => `  ${section.padEnd(width)}  ${numbers.join(' ')}`);
}

function main(): void {
  const options = { json: { type: 'boolean' }, strict: { type: 'boolean' }, help: { type: 'boolean' } } as const;
  let values: { json?: boolean; strict?: boolean; help?: boolean };
  try {
    ({ values } = parseArgs({ options }));
  } catch (error) {
    console.error(`${(error as Error).message}\n\n${HELP}`);
    process.exitCode = 2;
    return;
  }
  if (values.help) {
    console.log(HELP);
    return;
  }
  const games = readGames(resolve(import.meta.dirname, '..'));
  console.log(values.json ? toJson(games) : toTable(games));
  const problems = Object.values(games).flatMap((game) => game.problems);
  for (const problem of problems) console.error(problem);
  const missing = Object.values(games).some((game) => game.missing.length > 0);
  process.exitCode = problems.length > 0 || (values.strict && missing) ? 1 : 0;
}

if (import.meta.main) main();
