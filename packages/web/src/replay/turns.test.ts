import type { Moment } from '@orrery/kernel';
import { describe, expect, test } from 'vitest';
import { roundsOf, strideFrom, turnAt, turnsOf } from './turns.ts';

const moments = (
  [
    [null, undefined],
    [0, 1],
    [0, 1],
    [1, 1],
    [1, 2],
    [0, 2],
  ] as const
).map(([by, round]): Moment => ({ by, round, events: [], scores: [] }));

describe('the turns of a replay', () => {
  const turns = turnsOf(moments);

  test('are runs of one seat, and end with the round', () => {
    expect(turns.map(({ by, from, to }) => [by, from, to])).toEqual([
      [null, 0, 0],
      [0, 1, 2],
      [1, 3, 3],
      [1, 4, 4],
      [0, 5, 5],
    ]);
    expect(roundsOf(turns).map(({ round, from, to }) => [round, from, to])).toEqual([
      [undefined, 0, 0],
      [1, 1, 3],
      [2, 4, 5],
    ]);
    expect([0, 1, 2, 5].map((step) => turnAt(turns, step))).toEqual([0, 1, 1, 4]);
  });

  test('are stepped through by choice, turn and round, both ways', () => {
    const walk = (stride: 'choice' | 'turn' | 'round', way: 1 | -1, from: number): number[] => {
      const steps = [from];
      for (let next = strideFrom(turns, stride, from, way); next !== steps.at(-1); ) {
        steps.push(next);
        next = strideFrom(turns, stride, next, way);
      }
      return steps;
    };
    expect(walk('choice', 1, 3)).toEqual([3, 4, 5]);
    expect(walk('turn', 1, 0)).toEqual([0, 2, 3, 4, 5]);
    expect(walk('turn', -1, 5)).toEqual([5, 4, 3, 2, 0]);
    expect(walk('round', 1, 0)).toEqual([0, 3, 5]);
    expect(walk('round', -1, 5)).toEqual([5, 3, 0]);
  });
});
