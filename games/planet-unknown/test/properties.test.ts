import { gameProperties } from '@orrery/testkit';
import { room } from '../index.ts';
import { conserve } from './conserve.ts';

gameProperties(room, {
  cases: [
    { seats: 1, settings: { boards: 'standard' } },
    { seats: 1, settings: { boards: 'special', deluxe: true, green: 0, orange: 10, red: 10 } },
    { seats: 2, settings: { boards: 'choose', twoPlayerRotation: true } },
    { seats: 2, settings: { boards: 'special', events: true, singleObjectives: true } },
    { seats: 3, settings: { boards: 'special', deluxe: true, events: true, green: 2, orange: 2, red: 16 } },
    { seats: 4, settings: { boards: 'standard' } },
    { seats: 4, settings: { boards: 'choose', deluxe: true, singleObjectives: true } },
    { seats: 5, settings: { boards: 'special', events: true, green: 0, orange: 18, red: 2 } },
    { seats: 6, settings: { boards: 'special', deluxe: true, events: true, singleObjectives: true } },
  ],
  plays: 9,
  conserve,
});
