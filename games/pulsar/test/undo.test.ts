import { expect, test } from 'vitest';
import { fly, position, shipOf } from './position.ts';

test('a turn can be taken back step by step until something hidden is seen', () => {
  const t = position({
    turns: [0, 1],
    dice: [5],
    players: [{ silver: [1, 2], cubes: 4, ship: 'n41', loose: { small: 1 } }],
    pulsars: { n05: { owner: 0 } },
    systems: { n39: { tile: 'system-11', down: true } },
  });
  const start = JSON.stringify(t.state);
  t.choose(0, { do: 'place', type: 'small', on: 'n05' });
  t.choose(0, { do: 'copy', die: 5 });
  fly(t, 0, 'silver2', 'n43-n42');
  expect(shipOf(t.state, 0)).toBe('n42');
  for (let i = 0; i < 4; i++) t.undo(0);
  expect(JSON.stringify(t.state)).toBe(start);
  fly(t, 0, 'silver1', 'n39');
  expect(() => t.undo(0)).toThrow();
});

test('the end of a turn can be taken back until the next player decides', () => {
  const t = position({ turns: [0, 1], players: [{ silver: [1] }, { silver: [2] }] });
  t.choose(0, { do: 'end-turn' });
  expect(t.asked()).toEqual([1]);
  t.undo(0);
  expect(t.asked()).toEqual([0]);
  t.choose(0, { do: 'end-turn' });
  t.choose(1, { do: 'take-gyrodyne', type: 'medium', pay: 'silver2' });
  expect(() => t.undo(0)).toThrow();
});
