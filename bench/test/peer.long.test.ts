import { choose, hashPlain, isRefused } from '@orrery/kernel';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { ROUNDS, SEATS } from '../medium/belt.ts';
import { lineOf, playLine, startBelt } from '../medium/line.ts';
import { playPeerMoves, startClient, toPeerMoves } from '../peers.ts';

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
