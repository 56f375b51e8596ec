import { describe, expect, test } from 'vitest';
import { findBreaches } from './doors.ts';

const why = (file: string, source: string) => findBreaches(file, source).map((breach) => breach.why);
const opens = (file: string, target: string) => expect(why(file, `import '${target}';`)).toEqual([]);
const shuts = (file: string, target: string, reason: string) =>
  expect(why(file, `import '${target}';`)).toEqual([expect.stringContaining(reason)]);

describe('what counts as an import', () => {
  const file = 'packages/kernel/src/play.ts';
  test.each([
    ['a static import', `import { a } from 'react';`],
    ['a type import', `import type { A } from 'react';`],
    ['an import for its effect', `import 'react';`],
    ['an import over several lines', `import {\n  a,\n  b,\n} from 'react';`],
    ['a re-export', `export { a } from 'react';`],
    ['a re-export of everything', `export * from 'react';`],
    ['a dynamic import', `const a = await import('react');`],
    ['an import inside a type', `type A = import('react').A;`],
    ['a require', `const a = require('react');`],
  ])('%s', (_, source) => expect(findBreaches(file, source)).toHaveLength(1));

  test('a comment, a string and a template do not', () => {
    const source = `// import 'react';\nconst a = "import 'react'";\nconst b = \`import 'react';\`;\nexport { a, b };`;
    expect(findBreaches(file, source)).toEqual([]);
  });

  test('file, line and target are named', () => {
    const source = `import { a } from './choice.ts';\n\nimport { b } from '@orrery/bots';\nexport { a, b };`;
    expect(findBreaches(file, source)).toEqual([
      { file, line: 3, target: '@orrery/bots', why: 'packages/kernel may use no other room' },
    ]);
  });

  test('a computed import is refused where the doors matter', () => {
    const source = 'export const load = (name: string) => import(name);';
    expect(why(file, source)).toEqual([expect.stringContaining('computed')]);
    expect(why('packages/cli/src/load.ts', source)).toEqual([]);
  });

  test('a file chosen by language is read as the folder it lies in', () => {
    const source = 'export const load = (name: string) => import(`../text/$' + '{name}/board.ts`);';
    expect(why('games/skymines/board/index.ts', source)).toEqual([]);
    expect(why('games/skymines/rules/mining.ts', source)).toEqual([expect.stringContaining('neither words')]);
  });
});

describe('the rooms', () => {
  test('the kernel imports nothing but itself', () => {
    opens('packages/kernel/src/play.ts', './choice.ts');
    shuts('packages/kernel/src/play.ts', 'node:fs', 'browser');
    shuts('packages/kernel/src/play.ts', 'vitest', 'no package from outside');
    shuts('packages/kernel/src/play.ts', '@orrery/planet-unknown', '@orrery/registry alone');
    shuts('packages/kernel/src/play.ts', '../../bots/src/index.ts', 'package name');
  });

  test('the tests of a room may use the test kit and the example game', () => {
    opens('packages/kernel/test/play.test.ts', 'vitest');
    opens('packages/kernel/test/play.test.ts', '@orrery/testkit');
    opens('packages/bots/src/search.test.ts', '@orrery/comet');
    shuts('packages/bots/src/search.test.ts', '@orrery/planet-unknown', '@orrery/registry alone');
  });

  test('computer players know the kernel alone', () => {
    opens('packages/bots/src/search.ts', '@orrery/kernel');
    shuts('packages/bots/src/search.ts', '@orrery/registry', 'only @orrery/kernel');
    shuts('packages/bots/src/search.ts', '@orrery/pulsar', '@orrery/registry alone');
  });

  test('the test kit knows the kernel and Vitest', () => {
    opens('packages/testkit/src/index.ts', '@orrery/kernel');
    opens('packages/testkit/src/index.ts', 'vitest');
    shuts('packages/testkit/src/index.ts', 'react', 'only vitest');
    shuts('packages/testkit/src/index.ts', '@orrery/cli', 'only @orrery/kernel');
  });

  test('games are reached through the registry', () => {
    opens('packages/registry/src/index.ts', '@orrery/on-mars');
    opens('packages/registry/src/index.ts', '@orrery/on-mars/text');
    opens('packages/cli/src/play.ts', '@orrery/registry');
    shuts('packages/registry/src/index.ts', '@orrery/cli', 'only @orrery/kernel');
    for (const file of [
      'packages/cli/src/play.ts',
      'packages/server/src/a.ts',
      'packages/web/src/a.tsx',
      'bench/run.ts',
    ]) {
      shuts(file, '@orrery/on-mars', '@orrery/registry alone');
    }
    shuts('bench/run.ts', '../games/on-mars/index.ts', 'package name');
  });

  test('a room without a line in the table is an error, not an open door', () => {
    expect(() => findBreaches('packages/attic/src/index.ts', `import 'react';`)).toThrow('packages/attic');
  });
});

describe('inside a game', () => {
  const game = 'games/skymines';

  test('rules know neither words, nor looks, nor players', () => {
    opens(`${game}/rules/mining.ts`, '@orrery/kernel');
    opens(`${game}/rules/mining.ts`, '../data/cards.ts');
    for (const part of [
      '../board/Moon.tsx',
      '../text/en/phrases.ts',
      '../sheet.ts',
      '../bot.ts',
      '@orrery/skymines/text',
    ]) {
      shuts(`${game}/rules/mining.ts`, part, 'neither words');
    }
    shuts(`${game}/rules/mining.ts`, 'node:fs', 'browser');
  });

  test('data is facts without logic', () => {
    opens(`${game}/data/cards.ts`, './companies.ts');
    shuts(`${game}/data/cards.ts`, '../rules/mining.ts', 'without logic');
  });

  test('only the board uses React, and only the app loads a board', () => {
    opens(`${game}/board/Moon.tsx`, 'react');
    opens(`${game}/board/Moon.tsx`, '@orrery/board');
    shuts(`${game}/board/Moon.tsx`, '@orrery/web', 'may use');
    opens(`${game}/board/Moon.tsx`, '../text/words.ts');
    opens(`${game}/index.ts`, './board/Moon.tsx');
    shuts(`${game}/bot.ts`, './board/Moon.tsx', 'loaded by the app alone');
    shuts(`${game}/sheet.ts`, 'react', 'no package from outside');
  });

  test('a sheet is written in words', () => opens(`${game}/sheet.ts`, './text/words.ts'));

  test('tests use everything in their own game, the test kit and the computer players', () => {
    for (const target of ['../rules/mining.ts', '../bot.ts', '@orrery/testkit', '@orrery/bots', 'node:fs']) {
      opens(`${game}/test/mining.test.ts`, target);
    }
  });

  test('a game knows no other game, and no room but the kernel', () => {
    shuts(`${game}/rules/mining.ts`, '@orrery/pulsar', 'no other game');
    shuts(`${game}/rules/mining.ts`, '../../pulsar/rules/dice.ts', 'package name');
    shuts(`${game}/rules/mining.ts`, '@orrery/bots', 'only @orrery/kernel');
    shuts('examples/comet/index.ts', '@orrery/pulsar', 'no other game');
  });
});
