import { gameProperties } from '@orrery/testkit';
import { expect } from 'vitest';
import { room } from '../index.ts';

gameProperties(room, {
  cases: [2, 3, 4].flatMap((seats) => [3, 7].map((comets) => ({ seats, settings: { comets } }))),
  plays: 60,
  conserve(s) {
    const rounds = s.seen.length - (s.comet > 0 ? 1 : 0);
    for (const [seat, hand] of s.hands.entries()) {
      expect(hand.length + rounds + (s.bids[seat] > 0 ? 1 : 0), `cards of seat ${seat}`).toBe(7);
    }
    const comets = [...s.comets, ...s.seen];
    expect(new Set(comets).size, 'every comet is another one').toBe(comets.length);
  },
});
