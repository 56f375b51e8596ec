import { isOver, type ScoreRow, type Seat } from '@orrery/kernel';
import { GOALS } from '../data/index.ts';
import {
  cubePoints,
  endPatentPoints,
  idleGyrodynePoints,
  idlePulsarPoints,
  initiativePoints,
  stationPoints,
} from './final.ts';
import { goalsMet, rivalGoals } from './goals.ts';
import { NONE, type PulsarState, ROWS, type Row } from './state.ts';

/** Goals as they stand, without what cubes could buy. */
function goalPoints(s: PulsarState, seat: Seat): number {
  const rivals = rivalGoals(s, seat, NONE);
  const lost = rivals.length < 2 ? 0 : Math.min(...rivals.map((goal) => GOALS[goal].points));
  return goalsMet(s, seat, NONE).reduce((sum, goal) => sum + GOALS[goal].points, 0) - lost;
}

/** What final scoring would add if the play ended now and nobody bought anything. */
const ENDINGS: readonly (readonly [Row, (s: PulsarState, seat: Seat) => number])[] = [
  ['end-patents', endPatentPoints],
  ['goals', goalPoints],
  ['idle-pulsars', idlePulsarPoints],
  ['idle-gyrodynes', idleGyrodynePoints],
  ['cubes', cubePoints],
  ['initiative', initiativePoints],
  ['stations', stationPoints],
];

const isCounted = (s: PulsarState): boolean => s.phase === 'final' || isOver(s);

export function projectedScore(s: PulsarState, seat: Seat): number {
  const { score } = s.players[seat];
  return isCounted(s) ? score : ENDINGS.reduce((sum, [, points]) => sum + points(s, seat), score);
}

export function breakdown(s: PulsarState, seat: Seat): ScoreRow[] {
  const tally = s.players[seat].tally.slice();
  if (!isCounted(s)) for (const [row, points] of ENDINGS) tally[ROWS.indexOf(row)] += points(s, seat);
  return ROWS.map((row, i) => ({ row, points: tally[i] })).filter(({ points }) => points !== 0);
}
