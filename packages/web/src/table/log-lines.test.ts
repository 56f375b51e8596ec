import type { Words } from '@orrery/kernel';
import { describe, expect, test } from 'vitest';
import type { LogEntry, ScreenState } from '../play/screen-state.ts';
import { entriesSince, groupLines, logLines, withoutName } from './log-lines.ts';

const words = { event: ({ event }: { event: string }) => (event === 'mute' ? undefined : event) } as unknown as Words;
const seats = ['Orion', 'Vega'].map((name) => ({ name })) as unknown as ScreenState['seats'];

let made = 0;
const entry = (by: number | null, ...events: (string | number)[]): LogEntry => ({
  id: `${by ?? 't'}.${made++}`,
  by,
  events: events.map((event) => (typeof event === 'number' ? { event: 'round', round: event } : { event })),
});
const late = (by: number, ...events: string[]): LogEntry => ({ ...entry(by, ...events), late: true });

const shape = (log: readonly LogEntry[]) =>
  groupLines(logLines({ seats, log }, words)).map(({ round, turns }) => [
    round,
    turns.map(({ by, lines }) => `${by}: ${lines.map(({ text }) => text).join(' ')}`),
  ]);

describe('the log', () => {
  test('has rounds, and in them turns of one seat each', () => {
    expect(
      shape([
        entry(null, 'table.started', 1),
        entry(0, 'a'),
        entry(0, 'b'),
        entry(1, 'mute', 'c', 2, 'dealt'),
        entry(1, 'd'),
        entry(0, 'e'),
      ]),
    ).toEqual([
      [1, ['null: round', '0: a b', '1: c']],
      [2, ['null: round dealt', '1: d', '0: e']],
    ]);
  });

  test('knows the round of what came before the first one it has heard of', () => {
    expect(shape([entry(0, 'a'), entry(1, 'b', 7)])).toEqual([
      [6, ['0: a', '1: b']],
      [7, ['null: round']],
    ]);
    expect(shape([entry(0, 'a'), entry(1, 1)])[0][0]).toBeUndefined();
  });

  test('tells one person after the other what was done at once', () => {
    expect(shape([late(1, 'a'), late(0, 'b'), late(1, 'c'), late(0, 'd'), entry(1, 'e')])).toEqual([
      [undefined, ['0: b d', '1: a c e']],
    ]);
  });

  test('does not say a name twice', () => {
    expect(withoutName('Vega builds a mine', 'Vega')).toBe('Builds a mine');
    expect(withoutName('Vega: übernimmt', 'Vega')).toBe('Übernimmt');
    expect(withoutName("Vega's mine works", 'Vega')).toBe("Vega's mine works");
  });

  test('adds up the points that events bring at once', () => {
    const [line] = logLines({ seats, log: [entry(0, 'a')] }, words, ({ event }) => event.length);
    expect(line.points).toBe(1);
  });
});

describe('since the last turn', () => {
  const texts = (log: readonly LogEntry[], isPlaying = false) =>
    entriesSince(log, 0, isPlaying).flatMap(({ events }) => events.map(({ event }) => event));

  test('is what others did after it', () => {
    expect(texts([entry(1, 'x'), entry(0, 'a'), entry(1, 'b'), entry(1, 'c')])).toEqual(['b', 'c']);
    expect(texts([entry(1, 'x')])).toEqual([]);
  });

  test('stays in sight while the next turn goes on', () => {
    expect(texts([entry(0, 'a'), entry(1, 'b'), entry(0, 'c'), entry(0, 'd')], true)).toEqual(['b']);
    expect(texts([entry(0, 'a'), entry(1, 'b'), entry(0, 'c')], false)).toEqual([]);
  });

  test('has all that was done at once, whoever was last', () => {
    expect(texts([entry(0, 'a'), late(1, 'b'), late(2, 'c'), entry(0, 'last')])).toEqual(['b', 'c']);
    expect(texts([entry(0, 'a'), late(1, 'b'), late(2, 'c'), entry(0, 'last')], true)).toEqual(['b', 'c']);
    expect(texts([entry(0, 'a'), late(1, 'b'), entry(2, 'last')])).toEqual(['b', 'last']);
  });

  test('has it also in the order in which a server tells it again', () => {
    expect(texts([late(0, 'a'), late(1, 'b'), late(0, 'c'), late(2, 'd'), entry(1, 'e')])).toEqual(['b', 'd', 'e']);
  });
});
