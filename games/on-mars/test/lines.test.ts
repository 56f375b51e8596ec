import { lineTable } from '@orrery/testkit';
import { onMars } from '../game.ts';

lineTable(onMars, [
  { seats: 2, made: 0, lines: [8, 61, 382, 1903, 9346] },
  { seats: 1, made: 80, lines: [4, 12, 56, 232, 1362, 3996] },
  { seats: 3, made: 160, settings: { spaceOddity: true }, lines: [1, 1, 3, 21, 265, 3027] },
  { seats: 4, made: 300, lines: [1, 14, 171, 1698, 12674] },
]);
