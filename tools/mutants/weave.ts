// Puts many mutants into one source, each asleep until its number is called. So a file is read and translated once,
// and the same tests run against one mutant after another.
import type { Edit } from './find.ts';

/** The name of the function that says whether a mutant is awake. */
export const SWITCH = '$mutant';

export interface Woven {
  id: number;
  edit: Edit;
}

export function weave(source: string, mutants: readonly Woven[]): string {
  const ordered = mutants.toSorted((a, b) => a.edit.start - b.edit.start || b.edit.end - a.edit.end || a.id - b.id);
  return weaveBetween(source, 0, source.length, ordered);
}

function weaveBetween(source: string, from: number, to: number, mutants: readonly Woven[]): string {
  let text = '';
  let at = from;
  for (let i = 0; i < mutants.length; ) {
    const { id, edit } = mutants[i];
    let next = i + 1;
    while (next < mutants.length && mutants[next].edit.end <= edit.end) next++;
    text += source.slice(at, edit.start);
    text += wrap(id, edit, weaveBetween(source, edit.start, edit.end, mutants.slice(i + 1, next)));
    at = edit.end;
    i = next;
  }
  return text + source.slice(at, to);
}

function wrap(id: number, edit: Edit, original: string): string {
  const awake = `globalThis.${SWITCH}(${id})`;
  switch (edit.kind) {
    case 'replace':
      return `(${awake} ? (${edit.by}) : (${original}))`;
    case 'drop':
      return `{ if (!${awake}) { ${original} } }`;
    case 'leave':
      return ` if (${awake}) return; ${original}`;
  }
}
