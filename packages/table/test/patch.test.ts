import { applyPatch, diffPlain, patched } from '@orrery/table';
import { describe, expect, it } from 'vitest';

const copy = <T>(value: T): T => JSON.parse(JSON.stringify(value));

const PAIRS: readonly (readonly [what: string, before: unknown, after: unknown])[] = [
  ['nothing', { a: [1, { b: 2 }] }, { a: [1, { b: 2 }] }],
  ['a number far inside', { a: [1, { b: 2 }], c: {} }, { a: [1, { b: 3 }], c: {} }],
  ['a longer list', { a: [1] }, { a: [1, [2], { b: 3 }] }],
  ['a shorter list', { a: [1, 2, 3] }, { a: [4] }],
  ['something new', { a: 1 }, { a: 1, b: { c: 2 } }],
  ['something gone', { a: 1, b: { c: 2 } }, { a: 1 }],
  ['as much gone as new', { a: 1, b: 2 }, { a: 1, c: 2 }],
  ['what has no value', { a: 1, b: undefined }, { a: 1, c: undefined }],
  ['a value that goes for none', { a: 1, b: 2 }, { a: 1, b: undefined }],
  ['another kind of thing', { a: [1] }, { a: { 0: 1 } }],
  ['nothing at all', { a: 1 }, null],
];

describe('a patch', () => {
  it.for(PAIRS)('tells %s, and leads there', ([, before, after]) => {
    const patch = diffPlain(before, after);
    expect(applyPatch(copy(before), copy(patch))).toEqual(copy(after));
    const text = JSON.stringify(before);
    expect(copy(patched(before, patch))).toEqual(copy(after));
    expect(JSON.stringify(before)).toBe(text);
  });

  it('copies what has changed and shares the rest', () => {
    const before = { a: { x: [1, 2] }, b: [{ c: 1 }, { c: 2 }] };
    const after = patched(before, diffPlain(before, { a: { x: [1, 2] }, b: [{ c: 1 }, { c: 3 }] }));
    expect(after).toEqual({ a: { x: [1, 2] }, b: [{ c: 1 }, { c: 3 }] });
    expect([after.a === before.a, after.b === before.b, after.b[0] === before.b[0]]).toEqual([true, false, true]);
    expect(patched(before, [])).toBe(before);
  });
});
