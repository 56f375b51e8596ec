import { lineTable } from '@orrery/testkit';
import { planetUnknown } from '../game.ts';

lineTable(planetUnknown, [
  { seats: 1, made: 0, lines: [4, 4, 8, 1472, 2944, 3648] },
  { seats: 2, made: 40, lines: [2, 114, 197, 546, 906, 2061] },
  { seats: 3, made: 120, lines: [6, 19, 39, 91, 274, 7812] },
  {
    seats: 4,
    made: 200,
    settings: { boards: 'special', deluxe: true, events: true },
    lines: [24, 200, 540, 1100, 4380],
  },
  { seats: 6, made: 300, settings: { boards: 'special', deluxe: true }, lines: [112, 224, 784, 6088] },
]);
