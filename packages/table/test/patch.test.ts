import { applyPatch, type Compared, diffPlain, follow } from '@orrery/table';
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
  it.for(PAIRS)('tells %s, and leads there', ([, before, now]) => {
    const text = JSON.stringify([before, now]);
    const { patch, kept } = follow(before, now);
    expect(diffPlain(before, now)).toEqual(patch);
    expect(applyPatch(copy(before), copy(patch))).toEqual(copy(now));
    expect(copy(kept)).toEqual(copy(now));
    expect(JSON.stringify([before, now])).toBe(text);
  });

  it('leaves what has not changed as the object it was', () => {
    const before = { a: { x: [1, 2] }, b: [{ c: 1 }, { c: 2 }] };
    const { kept } = follow(before, { a: { x: [1, 2] }, b: [{ c: 1 }, { c: 3 }] });
    expect([kept.a === before.a, kept.b === before.b, kept.b[0] === before.b[0]]).toEqual([true, false, true]);
    expect(follow(before, copy(before)).kept).toBe(before);
  });
});

describe('what several viewers share', () => {
  const was = { board: [1, 2], deck: { top: 5 } };
  const is = { board: [1, 3], deck: { top: 5 } };

  it('is compared once, and stays shared', () => {
    const compared: Compared = new Map();
    const [one, two] = [1, 2].map((own) => follow({ ...was, own: 0 }, { ...is, own }, compared));
    expect(one.patch).toEqual([
      [['board', 1], 3],
      [['own'], 1],
    ]);
    expect(two.patch).toEqual([
      [['board', 1], 3],
      [['own'], 2],
    ]);
    expect([two.kept.board === one.kept.board, two.kept.deck === was.deck]).toEqual([true, true]);
  });

  it('is compared anew for who was shown something else before, or somewhere else', () => {
    const compared: Compared = new Map();
    follow(was, is, compared);
    expect(follow({ board: [7, 2], deck: was.deck }, is, compared).patch).toEqual([
      [['board', 0], 1],
      [['board', 1], 3],
    ]);
    expect(follow({ here: was.board }, { here: is.board }, compared).patch).toEqual([[['here', 1], 3]]);
  });
});
