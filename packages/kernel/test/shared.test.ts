import { expect, test } from 'vitest';
import { bestOf, chance, countBits, noLuck, priorsBy, resultBy, seedRandom } from '../src/index.ts';

test('the most points win, ties are broken by what the game says, and shared where it says nothing', () => {
  expect(resultBy([5, 9, 9])).toEqual({ scores: [5, 9, 9], places: [3, 1, 1], winners: [1, 2] });
  expect(resultBy([5, 9, 9], (a, b) => b - a)).toEqual({ scores: [5, 9, 9], places: [3, 2, 1], winners: [2] });
});

test('the bits of a set are counted, the sign bit too', () => {
  expect([0, 1, 0b1011, -1].map(countBits)).toEqual([0, 1, 3, 32]);
});

test('chance is at least 0 and less than 1, and a view has none', () => {
  const random = seedRandom('chance');
  const drawn = Array.from({ length: 200 }, () => chance(random));
  expect(Math.min(...drawn)).toBeGreaterThanOrEqual(0);
  expect(Math.max(...drawn)).toBeLessThan(1);
  expect(new Set(drawn).size).toBe(200);
  expect(noLuck()).toEqual([0, 0, 0, 0]);
});

test('an option that is a spread behind the best looks e times less promising', () => {
  const [best, behind] = priorsBy([4, 2], 2);
  expect(best).toBe(1);
  expect(behind).toBeCloseTo(1 / Math.E);
});

test('the best option is the first of equals, unless a blur moves another ahead', () => {
  expect(bestOf(['a', 'b', 'c'], [1, 2, 2])).toBe('b');
  const blurs = [3, 0, 0];
  expect(bestOf(['a', 'b', 'c'], [1, 2, 2], () => blurs.shift() ?? 0)).toBe('a');
});
