import { lineTable } from '@orrery/testkit';
import { lunaMaris } from '../game.ts';

lineTable(lunaMaris, [
  { seats: 2, made: 0, lines: [3, 6, 12, 12, 204, 1638] },
  { seats: 1, made: 24, lines: [4, 8, 55, 197, 1262] },
  { seats: 3, made: 100, lines: [4, 10, 31, 115, 452, 2024] },
  { seats: 4, made: 150, lines: [9, 28, 111, 449, 2060, 8835] },
]);
