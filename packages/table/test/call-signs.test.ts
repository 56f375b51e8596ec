import { expect, it } from 'vitest';
import { callSign } from '../src/index.ts';

const six = [0, 1, 2, 3, 4, 5];

it('gives every computer player of a table another name', () => {
  expect(new Set(six.map((nth) => callSign(nth))).size).toBe(6);
});

it('never gives a computer player the name of a person at the same table, however they write it', () => {
  const people = ['vega', ' Lyra ', 'ALTAIR'];
  const computers = [0, 1, 2].map((nth) => callSign(nth, people));
  expect(computers).toEqual(['Rigel', 'Mira', 'Deneb']);
  const everybody = six.map((nth) => callSign(nth));
  expect(everybody).not.toContain(callSign(0, everybody));
});
