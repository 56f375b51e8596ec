import { describe, expect, test } from 'vitest';
import { copyPlain, hashPlain, notPlain, samePlain } from '../src/index.ts';

describe('a hash', () => {
  test('is 16 hex digits, the same on every machine and in every version', () => {
    expect(hashPlain({ seats: [1, 2, 3], name: 'comet', over: false, winner: null })).toMatchInlineSnapshot(
      `"aee98f78a0e63ff0"`,
    );
  });

  test('does not depend on the order of keys', () => {
    expect(hashPlain({ a: 1, b: { c: 2, d: 3 } })).toBe(hashPlain({ b: { d: 3, c: 2 }, a: 1 }));
  });

  test('tells apart what is not the same', () => {
    const values = [
      null,
      false,
      true,
      0,
      1,
      -1,
      0.5,
      2 ** 31,
      -(2 ** 31),
      2 ** 40,
      '',
      '0',
      '1',
      'a',
      'ab',
      'null',
      [],
      [[]],
      [0],
      [0, 0],
      [1, 2],
      [2, 1],
      [[1], 2],
      [[1, 2]],
      [1, [2]],
      {},
      [{}],
      { a: 1 },
      { b: 1 },
      { a: 2 },
      { a: '1' },
      { a: 1, b: 2 },
      { a: { b: 1 }, c: 2 },
      { a: { b: 1, c: 2 } },
      { a: { b: { c: 1 } }, d: 2 },
      { a: { b: { c: 1 }, d: 2 } },
      { a: ['b', 1] },
      ['a', { b: 1 }],
    ];
    const hashes = values.map(hashPlain);
    expect(new Set(hashes).size).toBe(values.length);
    expect(hashes.every((hash) => /^[0-9a-f]{16}$/.test(hash))).toBe(true);
  });

  test('changes with any one number of a state', () => {
    const state = Array.from({ length: 400 }, (_, i) => i % 7);
    const hashes = new Set([hashPlain(state)]);
    for (let i = 0; i < state.length; i++) hashes.add(hashPlain(state.with(i, state[i] + 1)));
    expect(hashes.size).toBe(401);
  });

  test('is refused for what is not data', () => {
    expect(() => hashPlain({ a: undefined })).toThrow('only plain data has a hash, not a undefined');
    expect(() => hashPlain([() => 1])).toThrow('not a function');
  });
});

describe('plain data', () => {
  test('is JSON and nothing else; what is not is found by its path', () => {
    expect(notPlain({ a: [1, 'x', null, true, { b: [] }] })).toBeUndefined();
    expect(notPlain(Object.create(null))).toBeUndefined();
    expect(notPlain({ seats: [{}, { hand: new Set() }] }, 'state')).toBe('state.seats[1].hand');
    expect(notPlain({ a: undefined })).toBe('value.a');
    expect(notPlain([Number.NaN])).toBe('value[0]');
    expect(notPlain({ a: Number.POSITIVE_INFINITY })).toBe('value.a');
    expect(notPlain(() => 1)).toBe('value');
    expect(notPlain(new Array(1))).toBe('value[0]');
    expect(notPlain(new (class Card {})())).toBe('value');
    expect(notPlain(10n)).toBe('value');
  });

  test('is the same when all its parts are', () => {
    expect(samePlain({ a: [1, { b: 2 }], c: null }, { c: null, a: [1, { b: 2 }] })).toBe(true);
    expect(samePlain({ a: 1 }, { a: 1, b: 2 })).toBe(false);
    expect(samePlain({ a: 1, b: 2 }, { a: 1, c: 2 })).toBe(false);
    expect(samePlain([1, 2], [2, 1])).toBe(false);
    expect(samePlain([], {})).toBe(false);
    expect(samePlain({}, null)).toBe(false);
    expect(samePlain(1, '1')).toBe(false);
  });

  test('is copied all the way down', () => {
    const value = { a: [1, { b: 2 }], c: null };
    const copy = copyPlain(value);
    expect(copy).toEqual(value);
    expect(copy.a).not.toBe(value.a);
    expect(copy.a[1]).not.toBe(value.a[1]);
  });
});
