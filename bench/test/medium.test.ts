import { choose, optionsOf } from '@orrery/kernel';
import { describe, expect, it } from 'vitest';
import { measureRates, medianOf } from '../measure.ts';
import { ROUNDS, SEATS } from '../medium/belt.ts';
import { lineOf, startBelt } from '../medium/line.ts';
import { belt } from '../medium/orrery.ts';

describe('Belt', () => {
  it('is of medium size', () => {
    const line = lineOf('size');
    expect(line.choices).toHaveLength(SEATS * ROUNDS);
    const play = startBelt('size');
    for (const [seat, choice] of line.choices.slice(0, 50)) choose(play, seat, choice);
    const bytes = JSON.stringify(play.state).length;
    expect(bytes).toBeGreaterThan(4000);
    expect(bytes).toBeLessThan(5000);
    expect(optionsOf(belt, play.state, 2).length).toBeGreaterThan(8);
  });
});

describe('measuring', () => {
  it('counts units and takes the middle slice', () => {
    expect(medianOf([5, 1, 9])).toBe(5);
    expect(medianOf([1, 2, 3, 10])).toBe(2.5);
    const slices = { warmUpMs: 0, slices: 3, sliceMs: 0.01 };
    let done = 0;
    const [rate] = measureRates([{ prepare: () => undefined as never, act: () => ++done }], slices);
    expect(rate).toBeGreaterThan(0);
  });
});
