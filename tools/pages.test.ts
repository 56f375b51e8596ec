import { existsSync, globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { addLines, filesShown, readBlocks } from '@orrery/testkit/page';
import { describe, expect, test } from 'vitest';

const ROOT = resolve(import.meta.dirname, '..');

const LEFT_OUT = '// ...';

/** The first line of an excerpt that its file does not have at this place; undefined when all are there, in order. */
function findStray(lines: readonly string[], source: string): string | undefined {
  const given = source.split('\n');
  const tryFrom = (start: number): string | undefined => {
    let at = start;
    let free = false;
    for (const line of lines) {
      if (line.trim() === LEFT_OUT) {
        free = true;
        continue;
      }
      const found = free ? given.indexOf(line, at) : given[at] === line ? at : -1;
      if (found === -1) return line;
      at = found + 1;
      free = false;
    }
    return undefined;
  };
  const starts = [...given.keys()].filter((i) => given[i] === lines[0]);
  const strays = starts.map(tryFrom);
  return strays.includes(undefined) ? undefined : (strays.at(-1) ?? lines[0]);
}

const pages = globSync(['README.md', 'docs/**/*.md'], { cwd: ROOT });
const blocks = pages.flatMap((page) =>
  readBlocks(readFileSync(join(ROOT, page), 'utf8')).map((block) => ({ page, ...block })),
);
const sourceOf = (file: string): string => readFileSync(join(ROOT, file), 'utf8');
const withoutBlankLines = (text: string): string => text.replace(/\n{2,}/g, '\n');

describe('an excerpt in a page is what its file says', () => {
  test.each(blocks.filter(({ language }) => language !== 'diff'))('$page:$line $file', ({ file, lines }) => {
    expect(existsSync(join(ROOT, file)), 'the file is there').toBe(true);
    expect(findStray(lines, sourceOf(file))).toBeUndefined();
  });

  test.each(blocks.filter(({ language }) => language === 'diff'))('$page:$line a line more in $file', (block) => {
    const grown = addLines(sourceOf(block.file), block).split('\n');
    expect(grown.length - sourceOf(block.file).split('\n').length).toBe(1);
  });
});

describe('the way to a new game', () => {
  const shown = filesShown(
    blocks.filter(({ page }) => page === 'docs/adding-a-game.md'),
    'examples/comet/',
  );
  const files = globSync('examples/comet/**/*.*', { cwd: ROOT, exclude: ['**/node_modules/**', '**/test/**'] });

  test.each(files)('shows the whole of %s', (file) => {
    expect(withoutBlankLines(shown.get(file) ?? '')).toBe(withoutBlankLines(sourceOf(file)));
  });

  test('shows every file but the tests, of which it shows some', () => {
    expect([...shown.keys()].filter((file) => !file.includes('/test/')).sort()).toEqual(files.sort());
    expect(files.length).toBeGreaterThan(10);
    expect([...shown.keys()].filter((file) => file.includes('/test/'))).toHaveLength(3);
  });
});

describe('the comparison notices', () => {
  const source = 'a\nb\nc\nd\na\nx\n';

  test('lines that are there, without a gap or with one', () => {
    expect(findStray(['b', 'c'], source)).toBeUndefined();
    expect(findStray(['a', '  // ...', 'd'], source)).toBeUndefined();
    expect(findStray(['a', 'x'], source)).toBeUndefined();
  });

  test('lines that are missing, changed, out of order, or not next to each other', () => {
    expect(findStray(['y'], source)).toBe('y');
    expect(findStray(['b', 'c '], source)).toBe('c ');
    expect(findStray(['c', '// ...', 'b'], source)).toBe('b');
    expect(findStray(['b', 'd'], source)).toBe('d');
  });

  test('blocks without a file are no excerpts', () => {
    expect(readBlocks('```sh\nnpm test\n```\n\n```ts a/b.ts\none\ntwo\n```\n')).toEqual([
      { line: 5, language: 'ts', file: 'a/b.ts', lines: ['one', 'two'] },
    ]);
  });
});
