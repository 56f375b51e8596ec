import { describe, expect, test } from 'vitest';
import { decidedBy, finalRows, resultWith, wasTied } from './final-rows.ts';

const seat = (track: number, cards: number) => ({
  breakdown: [
    { row: 'track', points: track },
    { row: 'cards', points: cards - 1 },
    { row: 'cards', points: 1 },
  ],
});

describe('the rows of the final scoring', () => {
  test('add up for every seat and know who is best', () => {
    expect(finalRows([seat(5, 2), seat(9, 2), seat(9, 2)])).toEqual([
      { row: 'track', points: [5, 9, 9], best: [1, 2] },
      { row: 'cards', points: [2, 2, 2], best: [] },
    ]);
  });

  test('say what decided it, against the second', () => {
    const rows = finalRows([seat(5, 9), seat(7, 1), seat(1, 2)]);
    expect(decidedBy(rows, { scores: [14, 8, 3], places: [1, 2, 3], winners: [0] })).toEqual({
      winner: 0,
      second: 1,
      leads: [
        { row: 'cards', lead: 8 },
        { row: 'track', lead: -2 },
      ],
    });
    expect(decidedBy(rows, { scores: [14], places: [1], winners: [0] })).toBeUndefined();
    expect(decidedBy(rows, { scores: [14, 8], places: [1, 2], winners: [] })).toBeUndefined();
  });

  test('know when points alone did not decide', () => {
    expect(wasTied({ scores: [8, 8], places: [1, 2], winners: [0] })).toBe(true);
    expect(wasTied({ scores: [8, 8], places: [1, 1], winners: [0, 1] })).toBe(false);
    expect(wasTied({ scores: [9, 8], places: [1, 2], winners: [0] })).toBe(false);
  });

  test('place an automaton behind the seats, and let it win where no seat does', () => {
    const lost = { scores: [14], places: [1], winners: [] };
    expect(resultWith(lost, undefined)).toBe(lost);
    expect(resultWith(lost, seat(9, 9))).toEqual({ scores: [14, 18], places: [2, 1], winners: [1] });
    expect(resultWith(lost, seat(1, 2)).winners).toEqual([]);
    const won = resultWith({ ...lost, winners: [0] }, seat(5, 2));
    expect(won).toEqual({ scores: [14, 7], places: [1, 2], winners: [0] });
    expect(decidedBy(finalRows([seat(5, 9), seat(5, 2)]), won)).toEqual({
      winner: 0,
      second: 1,
      leads: [{ row: 'cards', lead: 7 }],
    });
  });
});
