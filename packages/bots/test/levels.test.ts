import { comet, room } from '@orrery/comet';
import { seedRandom, viewOf } from '@orrery/kernel';
import { expect, it } from 'vitest';
import { isLevelName, LEVEL_NAMES, PLAYER_NAMES, thinkerOf } from '../src/index.ts';
import { begun } from './ask.ts';

const view = viewOf(begun(comet, 2, 'levels'), 0);

it('lists the levels from weak to strong', () => {
  expect(LEVEL_NAMES).toEqual(['random', 'easy', 'medium', 'hard', 'expert']);
  expect(isLevelName('search')).toBe(true);
  expect(isLevelName('toString')).toBe(false);
});

it.each(PLAYER_NAMES)('%s answers, and the same for the same luck', (level) => {
  const think = () => thinkerOf(level, { playouts: 10 }).think(comet, room.advice, view, 0, seedRandom('l'));
  expect(think().choice.do).toBe('bid');
  expect(think()).toEqual(think());
});

it('thinks for as long as the level says, or as a bound does', () => {
  const timeOf = (level: 'hard' | 'expert', ms?: number): number => {
    let time = 0;
    // Every reading takes 10 ms, so that few playouts fit.
    thinkerOf(level, { ms }, () => (time += 10)).think(comet, room.advice, view, 0, seedRandom('l'));
    return time;
  };
  expect(timeOf('hard')).toBeLessThanOrEqual(220);
  expect(timeOf('expert')).toBeGreaterThan(300);
  expect(timeOf('expert', 100)).toBeLessThanOrEqual(120);
});

it('is no stronger for more time where a level counts its playouts', () => {
  const think = (ms?: number) => thinkerOf('medium', { ms }).think(comet, room.advice, view, 0, seedRandom('l'));
  expect(think(10_000)).toEqual(think());
  expect(think().playouts).toBeLessThanOrEqual(24);
});
