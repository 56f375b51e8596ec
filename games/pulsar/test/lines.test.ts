import { lineTable } from '@orrery/testkit';
import { pulsar } from '../game.ts';

lineTable(pulsar, [
  { seats: 2, made: 0, lines: [4, 12, 24, 48, 960, 14784] },
  { seats: 2, made: 40, lines: [20, 352, 5138] },
  { seats: 3, made: 120, settings: { cluster: 'dead-ends' }, lines: [10, 56, 372, 2124, 9375] },
  { seats: 4, made: 200, settings: { cluster: 'open' }, lines: [7, 46, 282, 1100, 3984, 54192] },
]);
