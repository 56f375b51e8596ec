import { lineTable } from '@orrery/testkit';
import { skymines } from '../game.ts';

lineTable(skymines, [
  { seats: 2, made: 0, lines: [3, 6, 6, 18, 36, 36] },
  { seats: 1, made: 60, settings: { luna: '2' }, lines: [4, 20, 80, 440, 1800, 13944] },
  { seats: 3, made: 120, lines: [4, 28, 196, 2244, 14288] },
  { seats: 4, made: 200, settings: { side: 'belt', missions: true }, lines: [7, 25, 81, 386, 2197, 15461] },
]);
