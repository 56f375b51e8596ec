import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { readCoverage, readGames, readLedger } from './ledger.ts';
import { findRuleIds } from './rule-ids.ts';
import { toJson, toTable } from './rules.ts';

const ROOT = resolve(import.meta.dirname, '..');

describe('the ledgers of this project', () => {
  test('every rule of the example has a test', () => {
    const example = readCoverage(ROOT, 'examples/comet');
    expect(example?.rules.length).toBe(5);
    expect(example?.missing).toEqual([]);
    expect(example?.problems).toEqual([]);
  });

  test('no test of a game names a rule that its ledger does not have', () => {
    const games = readGames(ROOT);
    expect(Object.keys(games)).toContain('planet-unknown');
    expect(games['planet-unknown'].ids.length).toBeGreaterThan(500);
    for (const game of Object.values(games)) expect(game.problems).toEqual([]);
  });
});

test('a ledger line is a bullet that starts with a bold id, at any depth', () => {
  const text = [
    '# X-Y-01',
    '- **AB-ONE-01** first',
    '  - **AB-ONE-02** nested',
    '\t* **AB-ONE-03** with a star',
    '- AB-ONE-04 not bold',
    'see **AB-ONE-05**',
    '  - Example: **AB-ONE-06** is meant',
    '- **AB-DEC-100** a decision',
  ].join('\n');
  expect(readLedger(text)).toEqual(['AB-ONE-01', 'AB-ONE-02', 'AB-ONE-03', 'AB-DEC-100']);
});

describe('the rules a test file names', () => {
  const ids = (source: string) => findRuleIds('x.test.ts', source).map(({ id, line }) => `${id}@${line}`);

  test('in any quotes and over any number of lines', () => {
    expect(ids(`rule('AB-ONE-01', 'x', () => {});\nrule("AB-ONE-02", 'x', f);\nrule(\`AB-ONE-03\`, 'x', f);`)).toEqual([
      'AB-ONE-01@1',
      'AB-ONE-02@2',
      'AB-ONE-03@3',
    ]);
    expect(ids(`rule(\n  // why\n  'AB-ONE-01',\n  'title',\n  async () => {},\n);`)).toEqual(['AB-ONE-01@3']);
  });

  test('several at once', () => {
    expect(ids(`rule([\n'AB-ONE-01', "AB-ONE-02",\n\`AB-ONE-03\`], 'x', f);`)).toEqual([
      'AB-ONE-01@2',
      'AB-ONE-02@2',
      'AB-ONE-03@3',
    ]);
  });

  test('inside blocks, and not in comments, texts or other calls', () => {
    expect(ids(`describe('x', () => { rule('AB-ONE-01', 'x', f); });`)).toEqual(['AB-ONE-01@1']);
    expect(
      ids(`// rule('AB-ONE-01', 'x', f)\nconst s = "rule('AB-ONE-02')"; game.rule('AB-ONE-03'); rules('AB-ONE-04');`),
    ).toEqual([]);
  });

  test('in a loop over rows', () => {
    expect(ids(`for (const [id, n] of [['AB-ONE-01', 1], ['AB-ONE-02', 2]]) rule(id, 'x', f);`)).toEqual([
      'AB-ONE-01@1',
      'AB-ONE-02@1',
    ]);
    const table = `const ROWS = [{ id: 'AB-ONE-01', says: 'AB' }] as const;\nconst other = 'AB-ONE-09';`;
    expect(ids(`${table}\nfor (const { id, says } of ROWS) rule(id, says, f);`)).toEqual(['AB-ONE-01@1']);
    expect(ids(`${table}\nROWS.forEach(({ id: name }) => rule(name, 'x', f));`)).toEqual(['AB-ONE-01@1']);
    expect(ids(`describe.each([['AB-ONE-01']])('x', (id) => { rule(id, 'x', f); });`)).toEqual(['AB-ONE-01@1']);
  });

  test('through a constant, or a function of the file', () => {
    expect(ids(`const BOTH = ['AB-ONE-01', 'AB-ONE-02'];\nrule(BOTH, 'x', f);`)).toEqual([
      'AB-ONE-01@1',
      'AB-ONE-02@1',
    ]);
    const fn = `function card(n: number, id: string) { rule(id, 'x', f); }\ncard(1, 'AB-ONE-01');\ncard(2, "AB-ONE-02");`;
    expect(ids(fn)).toEqual(['AB-ONE-01@2', 'AB-ONE-02@3']);
    expect(ids(`const card = (id: string) => { rule(id, 'x', f); };\ncard('AB-ONE-01');`)).toEqual(['AB-ONE-01@2']);
  });

  test('or cannot be read', () => {
    expect(ids(`rule(\`AB-ONE-\${n}\`, 'x', f);`)).toEqual(['undefined@1']);
    expect(ids(`import { id } from './x.ts';\nrule(id, 'x', f);`)).toEqual(['undefined@2']);
  });
});

describe('the report', () => {
  const root = mkdtempSync(join(tmpdir(), 'orrery-rules-'));
  afterAll(() => rmSync(root, { recursive: true }));
  const write = (file: string, text: string): void => {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  };
  write('games/moon/rules.md', '- **MO-DIG-01** a\n- **MO-DIG-02** b\n  - **MO-ICE-01** c\n- **MO-DEC-01** d\n');
  write('games/moon/test/deep/dig.test.ts', `rule(['MO-DIG-02', 'MO-DEC-01'], 'x', f);`);
  write('games/moon/rules/dig.ts', `rule('MO-DIG-01', 'not a test file', f);`);
  write('games/sun/package.json', '{}');
  const games = readGames(root);

  test('counts the rules but not the decisions, and leaves out games without a ledger', () => {
    expect(toJson(games)).toBe('{"games":{"moon":{"rules":3,"tested":1,"missing":["MO-DIG-01","MO-ICE-01"]}}}');
    expect(games.moon.problems).toEqual([]);
  });

  test('is a table with what is missing below', () => {
    expect(toTable(games)).toBe(
      [
        'game  rules  tested  missing',
        'moon      3       1        2',
        '',
        'moon: no test for',
        '  MO-DIG  01',
        '  MO-ICE  01',
      ].join('\n'),
    );
  });

  test('names what is wrong, and where', () => {
    write('games/moon/rules.md', '- **MO-DIG-01** a\n- **MO-DIG-01** a\n');
    write('games/moon/test/deep/dig.test.ts', `\nrule('MO-DIG-10', 'x', f);\nrule(id, 'x', f);`);
    expect(readGames(root).moon.problems).toEqual([
      'games/moon/rules.md has MO-DIG-01 more than once',
      'games/moon/test/deep/dig.test.ts:2 names MO-DIG-10, which is not in games/moon/rules.md',
      'games/moon/test/deep/dig.test.ts:3 names its rule in a way that cannot be read; write the id out',
    ]);
  });
});
