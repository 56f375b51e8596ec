import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { longTest } from '@orrery/testkit/long';
import { afterAll, describe, expect, test } from 'vitest';
import { findMutants } from './mutants/find.ts';
import { planRuns, type TestFile } from './mutants/plan.ts';
import { weave } from './mutants/weave.ts';
import { drawMutants, ruleFiles, tryMutants } from './mutants.ts';
import { parse } from './syntax.ts';

const ROOT = resolve(import.meta.dirname, '..');

describe('the mutants of a source', () => {
  const changes = (source: string) => findMutants('x.ts', source).map(({ from, to }) => `${from} → ${to}`);

  test.each([
    ['const a = b < c;', ['b < c → b <= c']],
    ['const a = b >= c;', ['b >= c → b > c']],
    ['const a = b === c;', ['b === c → b !== c']],
    ['const a = b && c || d;', ['b && c || d → b && c && d', 'b && c → b || c']],
    ['const a = b + c - d;', ['b + c - d → b + c + d', 'b + c → b - c']],
    ['const a = (b << c) - (d ^ e);', ['(b << c) - (d ^ e) → (b << c) + (d ^ e)']],
    ['const a = !(b && c);', ['!(b && c) → b && c', 'b && c → b || c']],
    ['const a = 41;', ['a = 41 → a = 42']],
    ['const a = 0x10n;', ['a = 0x10n → a = 17n']],
    ['const a = [true];', ['[true] → [false]']],
    ['const a = !b;', ['!b → b']],
    ['const a = b ? c : d;', ['b → !(b)']],
    ['if (b.c()) d = e;', ['b.c() → !(b.c())', 'd = e; → (left out)']],
    ['gain(s, seat);', ['gain(s, seat); → (left out)']],
    ['a += b;', ['a += b; → (left out)', 'a += b → a -= b']],
    ['a++;', ['a++ → a--']],
    ["a += 'x';", ["a += 'x'; → (left out)"]],
    ['const f = (a) => { const b = g(a); return b; };', ['(a) => { const b = g(a); return b; } → return at once']],
  ])('%s', (source, expected) => {
    expect(changes(source)).toEqual(expected);
  });

  test.each([
    ['types', 'type A = 1 | 2; interface B { c: 3; d: true } const e: 4 | 5 = f as 6; function g<T extends 7>(): 8;'],
    ['imports', "import { a } from './b.ts'; export * from './c.ts';"],
    ['texts', "const a = 'x' + b + `c`;"],
    ['names of fields', 'const a = { 1: b };'],
    ['what counts records', 'const a = { version: 1, revealed: 0 };'],
    ['events', "voice.tell?.({ event: 'x', points: 3 }); tellScore(s, 2);"],
    ['functions that only tell', "function say(s) { voice.tell?.({ event: 'x', last: s === 1 }); }"],
    ['reports of bugs', "throw new GameFault('x', 3);"],
    ['the steps of a loop', 'for (const a of b) { } for (;; i++) { }'],
  ])('leave %s alone', (_, source) => {
    expect(changes(source)).toEqual([]);
  });

  test('name their line, also behind letters of any kind', () => {
    expect(findMutants('x.ts', '// äöü 🚀\n\nconst a = b < c;')).toMatchObject([{ line: 3, from: 'b < c' }]);
  });
});

describe('weaving', () => {
  const source = `
    export function count(list, least) {
      let n = 0;
      for (const item of list) if (item > least && !item.skip) n += 2;
      log.push(n);
      return n === 0 ? -1 : n;
    }`;
  const mutants = findMutants('x.ts', source).map((mutant, id) => ({ id, ...mutant }));

  /** Runs the woven function with one mutant awake. */
  function run(awake: number, list: readonly unknown[]): unknown {
    const js = weave(source, mutants).replace('export function count', 'return function count');
    const log: number[] = [];
    const globals = globalThis as Record<string, unknown>;
    globals.$mutant = (id: number) => id === awake;
    try {
      const count = new Function('log', js)(log) as (list: readonly unknown[], least: number) => unknown;
      return [count(list, 3), log];
    } finally {
      delete globals.$mutant;
    }
  }

  test('leaves the program as it is while all mutants sleep', () => {
    expect(run(-1, [3, 4, 5])).toEqual([4, [4]]);
    expect(run(-1, [])).toEqual([-1, [0]]);
    expect(() => parse('x.ts', weave(source, mutants))).not.toThrow();
  });

  test('wakes one mutant at a time', () => {
    const awake = (from: string, to: string) => mutants.findIndex((one) => one.from === from && one.to === to);
    expect(run(awake('item > least', 'item >= least'), [3, 4, 5])).toEqual([6, [6]]);
    expect(run(awake('item > least && !item.skip', 'item > least || !item.skip'), [3, 4, 5])).toEqual([6, [6]]);
    expect(run(awake('!item.skip', 'item.skip'), [3, 4, 5])).toEqual([-1, [0]]);
    expect(run(awake('n += 2', 'n += 3'), [3, 4, 5])).toEqual([6, [6]]);
    expect(run(awake('n += 2', 'n -= 2'), [3, 4, 5])).toEqual([-4, [-4]]);
    expect(run(awake('n += 2;', '(left out)'), [3, 4, 5])).toEqual([-1, [0]]);
    expect(run(awake('log.push(n);', '(left out)'), [4])).toEqual([2, []]);
    expect(run(awake('n === 0', 'n !== 0'), [4])).toEqual([-1, [2]]);
    expect(run(awake('-1', '-2'), [])).toEqual([-2, [0]]);
    expect(
      run(
        mutants.findIndex((one) => one.to === 'return at once'),
        [4],
      ),
    ).toEqual([undefined, []]);
    expect(mutants.length).toBe(13);
  });

  test('keeps the sources of the example readable', () => {
    for (const file of ruleFiles(ROOT, 'examples/comet')) {
      const text = readFileSync(join(ROOT, file), 'utf8');
      const all = findMutants(file, text).map(({ edit }, id) => ({ id, edit }));
      expect(() => parse(file, weave(text, all)), file).not.toThrow();
    }
  });
});

describe('a sample', () => {
  const draw = (sample: number, seed: string) =>
    drawMutants(ROOT, { folder: 'examples/comet', sample, seed }).map(
      ({ file, edit }) => `${file} ${edit.start} ${edit.kind}`,
    );

  test('is the same for the same seed', () => {
    expect(draw(20, 'a')).toEqual(draw(20, 'a'));
    expect(draw(20, 'a')).not.toEqual(draw(20, 'b'));
    expect(draw(20, 'a').length).toBe(20);
  });

  test('of 0 is all there are, none twice', () => {
    const all = draw(0, 'a');
    expect(all.length).toBeGreaterThan(50);
    expect(draw(10_000, 'b')).toEqual(all);
    expect(all).toEqual(expect.arrayContaining(draw(20, 'c')));
  });
});

test('a plan runs the tests that come by, related ones and quick ones first', () => {
  const file = (name: string, took: number, always: number[], tests: TestFile['tests']): TestFile => ({
    file: `test/${name}.test.ts`,
    took,
    always,
    tests,
    testMs: { slow: 400, quick: 10 },
  });
  const files = [
    file('properties', 900, [], { slow: [1, 2] }),
    file('mining', 50, [], { quick: [1], slow: [] }),
    file('rovers', 700, [1], { quick: [] }),
    file('other', 10, [3], { quick: [3] }),
  ];
  expect(planRuns({ id: 1, file: 'rules/rovers.ts' }, files, 1000)).toEqual([
    { file: 'test/rovers.test.ts', limitMs: 1000 + 8 * 700 },
    { file: 'test/mining.test.ts', tests: ['quick'], limitMs: 1000 + 8 * 10 },
    { file: 'test/properties.test.ts', tests: ['slow'], limitMs: 1000 + 8 * 400 },
  ]);
  expect(planRuns({ id: 9, file: 'rules/rovers.ts' }, files, 1000)).toEqual([]);
});

describe('a whole run', () => {
  const root = mkdtempSync(join(tmpdir(), 'orrery-toy-'));
  afterAll(() => rmSync(root, { recursive: true }));
  const write = (file: string, text: string): void => {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  };
  for (const shared of ['node_modules', 'packages']) symlinkSync(join(ROOT, shared), join(root, shared));
  const rules = [
    'export const START: number = 3;',
    'export function climb(from: number): number {',
    '  let at = from;',
    '  while (isLow(at)) at++;',
    '  return at;',
    '}',
    'export const unused = (n: number): boolean => n > 4;',
    'const isLow = (n: number): boolean => n < 5;',
  ].join('\n');
  write('games/toy/rules/climb.ts', rules);
  const toyTest = (body: string): string =>
    `import { expect, test } from 'vitest';\nimport { climb, START } from '../rules/climb.ts';\n${body}`;
  const request = { folder: 'games/toy', sample: 0, seed: 'toy', workers: 2, patience: 4000 };

  longTest('catches what the tests notice, names what survives, and leaves the sources alone', {}, async () => {
    write('games/toy/test/climb.test.ts', toyTest(`test('climbs', () => expect(climb(START)).toBe(5));`));
    const told: number[] = [];
    const report = await tryMutants(root, request, (done) => void told.push(done));
    expect(report.survivors).toEqual([
      { file: 'games/toy/rules/climb.ts', line: 1, change: 'START: number = 3  →  START: number = 4', reached: true },
      { file: 'games/toy/rules/climb.ts', line: 7, change: 'n > 4  →  n >= 4', reached: false },
      { file: 'games/toy/rules/climb.ts', line: 7, change: 'n > 4  →  n > 5', reached: false },
    ]);
    expect(told).toEqual(Array.from({ length: report.mutants }, (_, i) => i + 1));
    expect(report).toMatchObject({ game: 'toy', seed: 'toy', mutants: 7, caught: 4, share: 0.5714 });
    expect(readFileSync(join(root, 'games/toy/rules/climb.ts'), 'utf8')).toBe(rules);
  });

  test('is refused when a test fails already', async () => {
    write('games/toy/test/climb.test.ts', toyTest(`test('climbs', () => expect(climb(START)).toBe(6));`));
    await expect(tryMutants(root, request, () => undefined)).rejects.toThrow(
      'a test fails before anything is broken, so nothing can be said: climbs',
    );
  });
});
