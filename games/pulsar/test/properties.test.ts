import { gameProperties } from '@orrery/testkit';
import { room } from '../index.ts';
import { conserve } from './conserve.ts';

const letters = ['A', 'B', 'C', 'D'];

gameProperties(room, {
  cases: [
    { seats: 2, settings: {} },
    { seats: 3, settings: {} },
    { seats: 4, settings: {} },
    { seats: 2, settings: { preset: 'first-game' } },
    { seats: 3, settings: { preset: 'first-game', balanced: true } },
    { seats: 4, settings: { hq: 'off', cluster: 'dead-ends', balanced: true } },
    ...letters.flatMap((letter, i) => [
      { seats: 2 + (i % 3), settings: { cluster: 'dead-ends', boardI: letter, boardII: letter, boardIII: letter } },
      { seats: 4 - (i % 3), settings: { cluster: 'open', boardI: letter, boardII: letter, boardIII: letter } },
    ]),
  ],
  plays: 28,
  conserve,
});
