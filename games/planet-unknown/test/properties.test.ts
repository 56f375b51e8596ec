import { gameProperties } from '@orrery/testkit';
import { room } from '../index.ts';
import { conserve } from './conserve.ts';

gameProperties(room, {
  cases: [
    { seats: 1, options: { boards: 'standard' } },
    { seats: 1, options: { boards: 'special', deluxe: true, green: 0, orange: 10, red: 10 } },
    { seats: 2, options: { boards: 'choose', twoPlayerRotation: true } },
    { seats: 2, options: { boards: 'special', events: true, singleObjectives: true } },
    { seats: 3, options: { boards: 'special', deluxe: true, events: true, green: 2, orange: 2, red: 16 } },
    { seats: 4, options: { boards: 'standard' } },
    { seats: 4, options: { boards: 'choose', deluxe: true, singleObjectives: true } },
    { seats: 5, options: { boards: 'special', events: true, green: 0, orange: 18, red: 2 } },
    { seats: 6, options: { boards: 'special', deluxe: true, events: true, singleObjectives: true } },
  ],
  plays: 9,
  conserve,
});
