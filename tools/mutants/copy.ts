// A copy of one game in a folder of its own, with everything else of the project linked to it: mutants never touch
// the working tree.
import { cpSync, mkdirSync, mkdtempSync, readdirSync, realpathSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';

/** Copies a folder such as `games/pulsar`; returns the root of the copy. */
export function copyGame(root: string, folder: string): string {
  const copy = realpathSync(mkdtempSync(join(tmpdir(), 'orrery-mutants-')));
  const shelf = dirname(folder);
  linkAll(root, copy, ['.git', 'node_modules', shelf]);
  linkAll(join(root, shelf), join(copy, shelf), [basename(folder)]);
  linkAll(join(root, 'node_modules'), join(copy, 'node_modules'), ['@orrery', '.vite', '.vitest']);
  // The game's own name has to lead to the copy.
  const own = `@orrery/${basename(folder)}`;
  linkAll(join(root, 'node_modules', '@orrery'), join(copy, 'node_modules', '@orrery'), [basename(folder)]);
  cpSync(join(root, folder), join(copy, folder), {
    recursive: true,
    filter: (source) => basename(source) !== 'node_modules',
  });
  symlinkSync(join(copy, folder), join(copy, 'node_modules', own));
  return copy;
}

/** Links every entry of a folder into another, but for some. */
function linkAll(from: string, to: string, except: readonly string[]): void {
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from)) {
    if (!except.includes(entry)) symlinkSync(realpathSync(join(from, entry)), join(to, entry));
  }
}
