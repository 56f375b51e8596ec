import { expect, it } from 'vitest';
import { estimateMean, estimateShare } from '../src/index.ts';

it('bounds a share as Wilson does', () => {
  const { value, low, high } = estimateShare(8, 10);
  expect(value).toBe(0.8);
  expect(low).toBeCloseTo(0.4902, 4);
  expect(high).toBeCloseTo(0.9433, 4);
  expect(estimateShare(0, 10).low).toBe(0);
  expect(estimateShare(0, 10).high).toBeCloseTo(0.2775, 4);
  expect(estimateShare(10, 10).high).toBeCloseTo(1, 10);
  expect(estimateShare(0, 0)).toEqual({ value: 0, low: 0, high: 1 });
});

it('bounds a mean by its standard error', () => {
  const { value, low, high } = estimateMean([2, 4, 4, 4, 5, 5, 7, 9]);
  expect(value).toBe(5);
  expect(high - value).toBeCloseTo(1.959964 * Math.sqrt(32 / 7 / 8), 6);
  expect(value - low).toBeCloseTo(high - value, 10);
  expect(estimateMean([3])).toEqual({ value: 3, low: 3, high: 3 });
  expect(estimateMean([])).toEqual({ value: 0, low: 0, high: 0 });
});
