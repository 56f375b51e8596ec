import { choose, hashPlain, isRefused, optionsOf } from '@orrery/kernel';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { measureRates, medianOf } from '../measure.ts';
import { ROUNDS, SEATS } from '../medium/belt.ts';
import { belt } from '../medium/orrery.ts';
import { lineOf, playLine, playPeerMoves, startBelt, startClient, toPeerMoves } from '../peers.ts';

const SEEDS = Array.from({ length: 12 }, (_, i) => `agree ${i}`);

describe('Belt on both engines', () => {
  it.each(SEEDS)('reaches the same state by the same moves, seed %s', (seed) => {
    const line = lineOf(seed);
    expect(line.choices).toHaveLength(SEATS * ROUNDS);
    const play = startBelt(seed);
    playLine(play, line);
    const client = startClient(seed);
    playPeerMoves(client, toPeerMoves(line));
    const { G, ctx } = client.getState() ?? {};
    expect(ctx?.gameover).toEqual(line.scores);
    const { sites, prices, market, deck, ships } = play.state;
    expect(hashPlain({ ...G, round: 0 })).toBe(hashPlain({ round: 0, sites, prices, market, deck, ships }));
  });

  it('is of medium size', () => {
    const line = lineOf('size');
    const play = startBelt('size');
    for (const [seat, choice] of line.choices.slice(0, 50)) choose(play, seat, choice);
    const bytes = JSON.stringify(play.state).length;
    expect(bytes).toBeGreaterThan(4000);
    expect(bytes).toBeLessThan(5000);
    expect(optionsOf(belt, play.state, 2).length).toBeGreaterThan(8);
  });

  it('refuses the same moves', () => {
    // boardgame.io complains on the console.
    const complaints = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    onTestFinished(() => complaints.mockRestore());
    for (const [choice, move] of [
      [{ do: 'mine', at: 60 }, ['mine', 60]],
      [{ do: 'build', card: 3 }, ['build', 3]],
      [{ do: 'sell', kind: 7 }, ['sell', 7]],
      [{ do: 'buy', card: 999 }, ['buy', 999]],
      [{ do: 'found' }, ['found']],
    ] as const) {
      const play = startBelt('refuse');
      expect(isRefused(choose(play, 0, choice))).toBe(true);
      const client = startClient('refuse');
      const before = JSON.stringify(client.getState()?.G);
      playPeerMoves(client, [[...move]]);
      expect(JSON.stringify(client.getState()?.G)).toBe(before);
      expect(client.getState()?.ctx.turn).toBe(1);
    }
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
