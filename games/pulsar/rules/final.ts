import type { Seat } from '@orrery/kernel';
import {
  type BuyPoints,
  CUBES_PER_POINT,
  DICE_BOARDS,
  IDLE_GYRODYNE_POINTS,
  IDLE_PULSAR_POINTS,
  STATION_BEYOND,
  STATION_POINTS,
  TECHNOLOGIES,
  type TechnologyEffect,
} from '../data/index.ts';
import type { Chapter } from './chapter.ts';
import { countIdleGyrodynes, countPulsars, countSpinning, countStations, markerSeat } from './counts.ts';
import { voice } from './events.ts';
import { gainCubes, gainPoints } from './gains.ts';
import { countedPoints } from './powers.ts';
import type { FrameOf, Player, PulsarState } from './state.ts';

/** The first effect of a kind among a player's endgame patents. */
function endEffect<O extends TechnologyEffect['op']>(
  player: Player,
  op: O,
): Extract<TechnologyEffect, { readonly op: O }> | undefined {
  for (const tech of player.patents) {
    if (TECHNOLOGIES[tech].phase !== 'endgame') continue;
    for (const effect of TECHNOLOGIES[tech].effects) {
      if (effect.op === op) return effect as Extract<TechnologyEffect, { readonly op: O }>;
    }
  }
  return undefined;
}

/** Step 1, as far as it is counted and not bought. */
export function endPatentPoints(s: PulsarState, seat: Seat): number {
  let points = 0;
  for (const tech of s.players[seat].patents) {
    if (TECHNOLOGIES[tech].phase !== 'endgame') continue;
    for (const effect of TECHNOLOGIES[tech].effects) points += countedPoints(s, seat, effect);
  }
  return points;
}

/** Step 3: own pulsars that do not spin. */
export const idlePulsarPoints = (s: PulsarState, seat: Seat): number =>
  (countPulsars(s, seat) - countSpinning(s, seat)) * IDLE_PULSAR_POINTS;

/** Step 4 */
export const idleGyrodynePoints = (s: PulsarState, seat: Seat): number =>
  countIdleGyrodynes(s, seat) * IDLE_GYRODYNE_POINTS;

/** Step 5 */
export const cubePoints = (s: PulsarState, seat: Seat): number =>
  pointsForCubes(s.players[seat], s.players[seat].cubes);

/** What so many cubes of a player count for. */
export function pointsForCubes(player: Player, cubes: number): number {
  const better = endEffect(player, 'cube-points');
  const rate = better ?? { cubes: CUBES_PER_POINT, points: 1 };
  return Math.floor(cubes / rate.cubes) * rate.points;
}

/** Step 6: PUL-SCORE-09: with two players both markers of each count. */
export function initiativePoints(s: PulsarState, seat: Seat): number {
  const table = DICE_BOARDS[s.players.length].initiative;
  let points = 0;
  for (let rank = 0; rank < s.initiative.length; rank++)
    if (markerSeat(s.initiative[rank]) === seat) points += table[rank];
  return endEffect(s.players[seat], 'initiative-points-double') ? points * 2 : points;
}

export function stationTable(stations: number): number {
  const last = STATION_POINTS.length - 1;
  return stations <= last ? STATION_POINTS[stations] : STATION_POINTS[last] + (stations - last) * STATION_BEYOND;
}

/** Step 7: PUL-SCORE-11: tiles and technologies with the station symbol count here only. */
export function stationPoints(s: PulsarState, seat: Seat): number {
  const player = s.players[seat];
  const extra = endEffect(player, 'extra-station')?.n ?? 0;
  return stationTable(countStations(s, seat) + player.stationTiles + extra);
}

/** The purchase of step 1. */
export const endPurchase = (player: Player): BuyPoints | undefined => endEffect(player, 'buy-points');
export const hasWildGoal = (player: Player): boolean => endEffect(player, 'goal-wild') !== undefined;
export const goalDiscount = (player: Player): number => endEffect(player, 'goal-bonus-discount')?.cubes ?? 0;

export const offerOf = ({ tech, effect }: FrameOf<'final-purchase'>): BuyPoints =>
  TECHNOLOGIES[tech].effects[effect] as BuyPoints;

export const finalSteps: Chapter<'final' | 'final-purchase' | 'final-count'> = {
  /** PUL-SCORE-01 */
  final: {
    run(s) {
      s.phase = 'final';
      voice.tell?.({ event: 'final' });
      s.agenda.table.push({ step: 'final-goals' });
      for (let seat = 0; seat < s.players.length; seat++) {
        gainPoints(s, seat, endPatentPoints(s, seat), 'end-patents');
        for (const tech of s.players[seat].patents) {
          TECHNOLOGIES[tech].effects.forEach((effect, e) => {
            if (effect.op === 'buy-points') s.agenda.seats[seat].push({ step: 'final-purchase', tech, effect: e });
          });
        }
      }
    },
  },
  /** PUL-TECH-27 */
  'final-purchase': {
    skip: (s, seat, frame) => s.players[seat].cubes < offerOf(frame).cubes,
    options: (_, __, { tech }) => [{ do: 'buy-points', from: TECHNOLOGIES[tech].id }, { do: 'decline' }],
    take(s, seat, choice, frame) {
      if (choice.do !== 'buy-points') return;
      gainCubes(s, seat, -offerOf(frame).cubes);
      gainPoints(s, seat, offerOf(frame).points, 'end-patents');
    },
    whyNot: () => ({ rule: 'PUL-TECH-27' }),
  },
  /** PUL-SCORE-03 to PUL-SCORE-10: what only has to be counted. */
  'final-count': {
    run(s) {
      for (let seat = 0; seat < s.players.length; seat++) {
        gainPoints(s, seat, idlePulsarPoints(s, seat), 'idle-pulsars');
        gainPoints(s, seat, idleGyrodynePoints(s, seat), 'idle-gyrodynes');
        gainPoints(s, seat, cubePoints(s, seat), 'cubes');
        gainPoints(s, seat, initiativePoints(s, seat), 'initiative');
        gainPoints(s, seat, stationPoints(s, seat), 'stations');
      }
    },
  },
};
