// The rule ledgers, and which of their lines have a test.
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findRuleIds } from './rule-ids.ts';

/** A line of a ledger such as `- **PU-PLACE-03** ...`, at any depth of a list. */
const LINE = /^\s*[-*] \*\*([A-Z]+-[A-Z][A-Z0-9]*-\d+)\*\*/gm;
/** Decisions explain how other rules are read; those are what is tested. */
const DECISION = /^[A-Z]+-DEC-/;

export interface Coverage {
  /** Every id of the ledger, decisions included. */
  ids: string[];
  /** Ids that a test has to name. */
  rules: string[];
  tested: string[];
  missing: string[];
  /** What is wrong with the ledger or the tests, each with its place. */
  problems: string[];
}

export function readLedger(text: string): string[] {
  return [...text.matchAll(LINE)].map(([, id]) => id);
}

/** How far the tests of a game cover its ledger; undefined when the folder has none. */
export function readCoverage(root: string, folder: string): Coverage | undefined {
  const ledger = join(root, folder, 'rules.md');
  if (!existsSync(ledger)) return undefined;
  const ids = readLedger(readFileSync(ledger, 'utf8'));
  const known = new Set(ids);
  const problems = ids
    .filter((id, i) => ids.indexOf(id) !== i)
    .map((id) => `${folder}/rules.md has ${id} more than once`);
  const named = new Set<string>();
  const files = globSync('**/*.test.{ts,tsx}', { cwd: join(root, folder), exclude: ['**/node_modules/**'] });
  for (const file of files.map((name) => `${folder}/${name.replaceAll('\\', '/')}`).sort()) {
    for (const { id, line } of findRuleIds(file, readFileSync(join(root, file), 'utf8'))) {
      if (id === undefined)
        problems.push(`${file}:${line} names its rule in a way that cannot be read; write the id out`);
      else if (known.has(id)) named.add(id);
      else problems.push(`${file}:${line} names ${id}, which is not in ${folder}/rules.md`);
    }
  }
  const rules = [...known].filter((id) => !DECISION.test(id));
  return {
    ids,
    rules,
    tested: rules.filter((id) => named.has(id)),
    missing: rules.filter((id) => !named.has(id)),
    problems,
  };
}

/** Every game with a ledger, by the name of its folder. */
export function readGames(root: string): Record<string, Coverage> {
  const games: Record<string, Coverage> = {};
  for (const name of globSync('*', { cwd: join(root, 'games') }).sort()) {
    const coverage = readCoverage(root, `games/${name}`);
    if (coverage !== undefined) games[name] = coverage;
  }
  return games;
}
