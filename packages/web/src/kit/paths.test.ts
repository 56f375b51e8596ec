import { expect, test } from 'vitest';
import { pathOf } from './paths.ts';

test('the way to a table carries the invitation, and nothing else of what it is made from', () => {
  const row = { table: 't1', round: 2, seats: [], invitation: 'a+b' };
  expect(pathOf('table', 't1', row)).toBe('/table/t1?invitation=a%2Bb');
  expect(pathOf('table', 't1')).toBe('/table/t1');
  expect(pathOf('replay', 't1', { at: 0, analyse: true, invitation: null })).toBe('/replay/t1?at=0&analyse=');
});
