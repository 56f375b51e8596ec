import type { Beat } from '@orrery/table';
import { describe, expect, it } from 'vitest';
import { followBeats, isWhole, joinBeats } from './beats.ts';
import { timeText } from './time.ts';

const beats = (from: number, to: number): Beat[] =>
  Array.from({ length: to - from }, (_, i) => ({
    id: `${from + i === 0 ? 't' : 0}.${from + i}`,
    by: 0,
    at: 0,
    events: [],
  }));
const ids = (list: readonly Beat[]): string[] => list.map(({ id }) => id);

describe('the log of a table of the server', () => {
  it('grows, and loses what was taken back', () => {
    const known = beats(0, 3);
    expect(followBeats(known, null, [])).toBe(known);
    expect(ids(followBeats(known, '0.2', beats(3, 4)))).toEqual(['t.0', '0.1', '0.3']);
  });

  it('is put together again after a break', () => {
    const known = beats(0, 80);
    expect(ids(joinBeats(known, beats(40, 100)))).toEqual(ids(beats(0, 100)));
    // What was taken back meanwhile is gone.
    expect(ids(joinBeats(known, beats(10, 70)))).toEqual(ids(beats(0, 70)));
    // Too much was missed: the rest is asked for.
    expect(isWhole(joinBeats(known, beats(200, 260)))).toBe(false);
    expect(joinBeats(known, beats(0, 5))).toHaveLength(5);
  });
});

describe('a clock', () => {
  it('is read in the unit that matters', () => {
    expect(timeText(0)).toBe('00:00');
    expect(timeText(59_001)).toBe('01:00');
    expect(timeText(3_600_000)).toBe('1:00:00');
    expect(timeText(3 * 86_400_000 + 5 * 3_600_000)).toBe('3 d 5 h');
  });
});
