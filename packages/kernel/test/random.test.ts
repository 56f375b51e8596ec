import { createCipheriv } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { below, forkRandom, nextInt, pick, secretSeed, seedRandom, shuffle } from '../src/index.ts';

const draw = (random: number[], n: number, count = 1): number[] =>
  Array.from({ length: count }, () => below(random, n));

describe('the generator', () => {
  test('is the same for the same seed, on every machine and in every version', () => {
    const random = seedRandom('comet');
    expect(random).toEqual(seedRandom('comet'));
    expect(Array.from({ length: 4 }, () => nextInt(random))).toEqual([1319810139, -922944919, -2059870086, 1011756617]);
    expect(draw(seedRandom('comet'), 6, 12)).toEqual([1, 4, 3, 1, 4, 3, 3, 1, 4, 2, 1, 2]);
  });

  test('is another one for a seed that differs in a letter, in its length or in the order of its letters', () => {
    const streams = ['', 'a', 'b', 'aa', 'ab', 'ba', 'aaa', 'a '].map((seed) => draw(seedRandom(seed), 1000, 4).join());
    expect(new Set(streams).size).toBe(streams.length);
  });

  test('is plain data: a copy goes on the same', () => {
    const random = seedRandom('copy');
    draw(random, 6, 100);
    const copy = JSON.parse(JSON.stringify(random));
    expect(draw(copy, 1000, 20)).toEqual(draw(random, 1000, 20));
    expect(random.every((lane) => Number.isInteger(lane) && Math.abs(lane) <= 2 ** 31)).toBe(true);
  });
});

describe('the generator of a secret seed', () => {
  const KEY = Array.from({ length: 32 }, (_, i) => ((i * 37 + 200) % 256).toString(16).padStart(2, '0')).join('');

  test('is ChaCha20, so nobody foresees it from what it gave before', () => {
    const random = seedRandom(secretSeed(KEY));
    const cipher = createCipheriv('chacha20', Buffer.from(KEY, 'hex'), Buffer.alloc(16));
    const stream = cipher.update(Buffer.alloc(64 * 300));
    for (let i = 0; i < 300; i++) expect(nextInt(random)).toBe(stream.readInt32LE(64 * i));
  });

  test('is plain data too, and a fork of it is as quick as any', () => {
    const random = seedRandom(secretSeed(KEY));
    draw(random, 6, 100);
    const copy = JSON.parse(JSON.stringify(random));
    expect(draw(copy, 1000, 20)).toEqual(draw(random, 1000, 20));
    expect(forkRandom(random)).toHaveLength(4);
  });

  test('is only there for a whole key: whatever else looks like one is a seed as any other', () => {
    for (const seed of [secretSeed(''), secretSeed(KEY.slice(1)), `${secretSeed(KEY)} `, KEY])
      expect(seedRandom(seed)).toHaveLength(4);
  });
});

describe('below', () => {
  test.each([2, 3, 6, 7, 36, 144])('gives every number under %i equally often', (n) => {
    const random = seedRandom(`uniform ${n}`);
    const counts = new Array(n).fill(0);
    const draws = 2000 * n;
    for (let i = 0; i < draws; i++) counts[below(random, n)]++;
    // Chi-square with n-1 degrees of freedom: mean n-1, deviation sqrt(2(n-1)); five of them is far out.
    const chi = counts.reduce((sum, count) => sum + (count - 2000) ** 2 / 2000, 0);
    expect(chi).toBeLessThan(n - 1 + 5 * Math.sqrt(2 * (n - 1)));
  });

  test('draws nothing where there is nothing to decide', () => {
    const random = seedRandom('one');
    const before = random.slice();
    expect(draw(random, 1, 3)).toEqual([0, 0, 0]);
    expect(below(random, 0)).toBe(0);
    expect(random).toEqual(before);
  });

  test('does not repeat itself from one draw to the next', () => {
    const random = seedRandom('pairs');
    const pairs = new Array(36).fill(0);
    for (let i = 0; i < 36_000; i++) pairs[below(random, 6) * 6 + below(random, 6)]++;
    expect(Math.min(...pairs)).toBeGreaterThan(800);
    expect(Math.max(...pairs)).toBeLessThan(1200);
  });
});

describe('shuffle and pick', () => {
  test('a shuffle keeps every item and works on the list itself', () => {
    const items = [1, 2, 3, 4, 5];
    expect(shuffle(seedRandom('keep'), items)).toBe(items);
    expect(items.toSorted()).toEqual([1, 2, 3, 4, 5]);
  });

  test('every order of three comes up equally often', () => {
    const random = seedRandom('orders');
    const counts = new Map<string, number>();
    for (let i = 0; i < 6000; i++) {
      const order = shuffle(random, [1, 2, 3]).join('');
      counts.set(order, (counts.get(order) ?? 0) + 1);
    }
    expect(counts.size).toBe(6);
    expect(Math.min(...counts.values())).toBeGreaterThan(870);
  });

  test('pick takes one of the list', () => {
    const random = seedRandom('pick');
    const seen = new Set(Array.from({ length: 50 }, () => pick(random, ['a', 'b', 'c'])));
    expect([...seen].sort()).toEqual(['a', 'b', 'c']);
  });
});

describe('a fork', () => {
  test('goes its own way and leaves the other a different way to go', () => {
    const random = seedRandom('fork');
    const unforked = draw(random.slice(), 1000, 8);
    const fork = forkRandom(random);
    const [own, other] = [draw(fork, 1000, 8), draw(random, 1000, 8)];
    expect(own).not.toEqual(unforked);
    expect(own).not.toEqual(other);
  });

  test('is the same for the same generator', () => {
    expect(forkRandom(seedRandom('x'))).toEqual(forkRandom(seedRandom('x')));
    const random = seedRandom('x');
    expect(forkRandom(random)).not.toEqual(forkRandom(random));
  });
});
