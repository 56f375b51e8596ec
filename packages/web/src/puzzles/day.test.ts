import { describe, expect, test } from 'vitest';
import { dayOf, ofDay } from './day.ts';
import { NOTHING_SOLVED, streakOn, withAnswer } from './streak.ts';

describe('the puzzle of a day', () => {
  test('is the same at any hour of a date, and the next one the day after', () => {
    const morning = dayOf(new Date(2026, 10, 15, 0, 5));
    expect(dayOf(new Date(2026, 10, 15, 23, 55))).toBe(morning);
    expect(dayOf(new Date(2026, 10, 16, 0, 5))).toBe(morning + 1);
    expect(dayOf(new Date(2026, 2, 30)) - dayOf(new Date(2026, 2, 28))).toBe(2);
  });

  test('goes through the whole list and begins again', () => {
    const list = ['a', 'b', 'c'];
    const week = Array.from({ length: 7 }, (_, i) => ofDay(list, 300 + i));
    expect(new Set(week).size).toBe(3);
    expect(week.slice(3, 6)).toEqual(week.slice(0, 3));
  });
});

describe('the streak', () => {
  test('grows by one a day, however many are solved, and ends with a day left out', () => {
    let kept = withAnswer(NOTHING_SOLVED, 10, 'pulsar', 'a', true);
    kept = withAnswer(kept, 10, 'skymines', 'a', true);
    expect(streakOn(kept, 10)).toBe(1);
    kept = withAnswer(kept, 11, 'pulsar', 'b', true);
    expect(streakOn(kept, 11)).toBe(2);
    expect(streakOn(kept, 12)).toBe(2);
    expect(streakOn(kept, 13)).toBe(0);
    expect(streakOn(withAnswer(kept, 13, 'pulsar', 'c', true), 13)).toBe(1);
  });

  test('counts the first answer of a puzzle only', () => {
    let kept = withAnswer(NOTHING_SOLVED, 10, 'pulsar', 'wrong', false);
    kept = withAnswer(kept, 10, 'pulsar', 'right', true);
    expect(streakOn(kept, 10)).toBe(0);
    expect(kept.answers.pulsar).toEqual({ day: 10, answer: 'wrong', right: false });
  });
});
