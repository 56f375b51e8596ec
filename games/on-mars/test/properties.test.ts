import { gameProperties } from '@orrery/testkit';
import { room } from '../index.ts';
import { conserve } from './conserve.ts';

gameProperties(room, {
  cases: [
    { seats: 1 },
    { seats: 2 },
    { seats: 3, options: { length: 'long' } },
    { seats: 4, options: { firstColonists: true, spaceOddity: true } },
    { seats: 1, options: { soloGoal: 'martian-potato', spaceOddity: true, length: 'long' } },
  ],
  plays: 5,
  longest: 40_000,
  conserve,
});
