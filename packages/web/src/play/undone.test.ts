import { expect, test } from 'vitest';
import { Undone } from './undone.ts';

const [A, B] = [{ do: 'a' }, { do: 'b' }];

test('what was taken back last comes first, and only while it can be chosen', () => {
  const undone = new Undone();
  expect(undone.next([A, B])).toBeUndefined();
  undone.push(A);
  undone.push(B);
  expect(undone.next([A])).toBeUndefined();
  expect(undone.next([A, { do: 'b' }])).toEqual(B);
  expect(undone.pop()).toBe(B);
  expect(undone.next([A])).toEqual(A);
});

test('another choice forgets it', () => {
  const undone = new Undone();
  undone.push(A);
  undone.forget();
  expect(undone.next([A])).toBeUndefined();
  expect(undone.pop()).toBeUndefined();
});
