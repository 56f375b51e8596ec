import { execFileSync } from 'node:child_process';
import {
  cpSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { addLines, filesShown, readBlocks } from '@orrery/testkit/page';

const ROOT = resolve(import.meta.dirname, '../../..');
const COMET = 'examples/comet/';
/** What is made anew in a copy, and the rooms themselves, which have to lead into it. */
const OWN = ['@orrery', '.cache', '.vite', '.vite-temp', '.vitest'];

/** A copy of the whole project in a folder of its own; packages from outside are linked. */
function copyHouse(): string {
  const copy = realpathSync(mkdtempSync(join(tmpdir(), 'orrery-house-')));
  const files = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  for (const file of new Set(files.split('\0').filter((name) => name !== ''))) {
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    cpSync(join(ROOT, file), join(copy, file), { force: true });
  }
  const modules = join(copy, 'node_modules');
  mkdirSync(join(modules, '@orrery'), { recursive: true });
  for (const name of readdirSync(join(ROOT, 'node_modules')))
    if (!OWN.includes(name)) symlinkSync(realpathSync(join(ROOT, 'node_modules', name)), join(modules, name));
  for (const name of readdirSync(join(ROOT, 'node_modules', '@orrery'))) {
    const room = realpathSync(join(ROOT, 'node_modules', '@orrery', name)).slice(ROOT.length);
    symlinkSync(join(copy, room), join(modules, '@orrery', name));
  }
  for (const own of globSync('packages/*/node_modules', { cwd: ROOT })) symlinkSync(join(ROOT, own), join(copy, own));
  return copy;
}

/** A copy with a game more, Comet, and a language more. */
export function growHouse(): string {
  const copy = copyHouse();
  addGame(copy);
  addLanguage(copy);
  return copy;
}

/** Does what docs/adding-a-game.md says: nothing of the game is taken from anywhere else. */
function addGame(copy: string): void {
  const blocks = readBlocks(readFileSync(join(ROOT, 'docs/adding-a-game.md'), 'utf8'));
  rmSync(join(copy, COMET), { recursive: true });
  for (const [file, text] of filesShown(blocks, COMET)) {
    if (file.startsWith(`${COMET}test/`)) continue;
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    writeFileSync(join(copy, file), text);
  }
  for (const block of blocks.filter(({ language }) => language === 'diff')) {
    const path = join(copy, block.file);
    writeFileSync(path, addLines(readFileSync(path, 'utf8'), block));
  }
}

/** English with another article: whatever says 'ze' was read from the new folders. */
function addLanguage(copy: string): void {
  addLine(copy, 'packages/kernel/src/languages.ts', "  en: 'English',", "  ze: 'Ze English',");
  for (const folder of globSync('{packages,games,examples}/**/text/en', {
    cwd: copy,
    exclude: ['**/node_modules/**'],
  })) {
    const made = join(copy, folder, '..', 'ze');
    cpSync(join(copy, folder), made, { recursive: true });
    for (const file of globSync('**/*.ts', { cwd: made })) {
      const path = join(made, file);
      writeFileSync(
        path,
        readFileSync(path, 'utf8')
          .replace(/\bthe (?=\S)/g, 'ze ')
          .replace(/\bThe (?=\S)/g, 'Ze '),
      );
    }
  }
}

/** Writes a line below the first one that begins like this. */
function addLine(copy: string, file: string, below: string, line: string): void {
  const lines = readFileSync(join(copy, file), 'utf8').split('\n');
  const at = lines.findIndex((each) => each.startsWith(below));
  if (at === -1) throw new Error(`${file} has no line that begins with ${below}`);
  lines.splice(at + 1, 0, line);
  writeFileSync(join(copy, file), lines.join('\n'));
}
