import { existsSync, globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';

const ROOT = resolve(import.meta.dirname, '..');

interface Excerpt {
  page: string;
  line: number;
  file: string;
  lines: string[];
}

/** Every code block of a page that names a file after its language. */
function readExcerpts(page: string, text: string): Excerpt[] {
  return [...text.matchAll(/^```\w+ (\S+)\n(.*?)^```$/gms)].map((match) => ({
    page,
    line: text.slice(0, match.index).split('\n').length,
    file: match[1],
    lines: match[2].split('\n').slice(0, -1),
  }));
}

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
const excerpts = pages.flatMap((page) => readExcerpts(page, readFileSync(join(ROOT, page), 'utf8')));

describe('an excerpt in a page is what its file says', () => {
  test.each(excerpts)('$page:$line $file', ({ file, lines }) => {
    expect(existsSync(join(ROOT, file)), 'the file is there').toBe(true);
    expect(findStray(lines, readFileSync(join(ROOT, file), 'utf8'))).toBeUndefined();
  });

  test('the way to a new game shows every kind of file', () => {
    const shown = new Set(excerpts.filter(({ page }) => page === 'docs/adding-a-game.md').map(({ file }) => file));
    for (const part of [
      'rules.md',
      'rules/state.ts',
      'rules/steps.ts',
      'game.ts',
      'text/words.ts',
      'text/en/index.ts',
      'text/de/index.ts',
      'bot.ts',
      'index.ts',
    ]) {
      expect(shown).toContain(`examples/comet/${part}`);
    }
    expect(shown).toContain('packages/registry/src/index.ts');
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
    expect(readExcerpts('x.md', '```sh\nnpm test\n```\n\n```ts a/b.ts\none\ntwo\n```\n')).toEqual([
      { page: 'x.md', line: 5, file: 'a/b.ts', lines: ['one', 'two'] },
    ]);
  });
});
