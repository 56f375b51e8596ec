import { reveal, type Seat } from '@orrery/kernel';
import {
  type BuyPoints,
  DICE_BOARDS,
  DISPLAY_SIZE,
  GYRODYNES,
  PENALTIES,
  ROUNDS,
  TECHNOLOGIES,
  TECHNOLOGY_BOARDS,
  TRANSMITTERS,
} from '../data/index.ts';
import type { Chapter } from './chapter.ts';
import type { Doing, PulsarChoice } from './choices.ts';
import { PULSARS } from './cluster.ts';
import { markerField, markerSeat } from './counts.ts';
import { voice } from './events.ts';
import { gainCubes, gainPoints, losePoints } from './gains.ts';
import { countedPoints } from './powers.ts';
import { ON_DISPLAY, OUT_OF_GAME, type PulsarFrame, type PulsarState } from './state.ts';

/** PUL-PROD-02, PUL-TWO-06: ships follow the markers of the initiative track. */
function setOrder(s: PulsarState): void {
  s.order = s.initiative.map(markerSeat);
  voice.tell?.({ event: 'order', order: s.order.slice() });
}

function rewardEngineering(s: PulsarState): void {
  const rewards = DICE_BOARDS[s.players.length].engineering;
  for (let rank = 0; rank < rewards.length; rank++) {
    const seat = markerSeat(s.engineering[rank]);
    gainCubes(s, seat, rewards[rank].cubes);
    gainPoints(s, seat, rewards[rank].points, 'engineering');
  }
}

/** PUL-PROD-08, PUL-TWO-07: every marker on a penalty field costs points. */
function punish(s: PulsarState): void {
  for (const track of [s.initiative, s.engineering]) {
    for (const marker of track) losePoints(s, markerSeat(marker), PENALTIES[markerField(marker)] ?? 0, 'penalties');
  }
}

interface Output {
  readonly points: number;
  readonly cubes: number;
  readonly offer: BuyPoints | undefined;
}

export const OUTPUTS: readonly Output[] = TRANSMITTERS.map(({ production: row }) => {
  let points = 0;
  let cubes = 0;
  for (const benefit of row) {
    if (benefit.op === 'points') points += benefit.n;
    if (benefit.op === 'cubes') cubes += benefit.n;
  }
  return { points, cubes, offer: row.find((benefit) => benefit.op === 'buy-points') };
});

const PURCHASE: readonly PulsarFrame[] = TRANSMITTERS.map((_, tile) => ({ step: 'purchase', tile }));

/** PUL-PROD-10, PUL-PROD-22: cubes come before anything is bought with them. */
function transmit(s: PulsarState, seat: Seat): void {
  for (let tile = TRANSMITTERS.length - 1; tile >= 0; tile--) {
    if (s.holder[tile] !== seat || s.active[tile] === 0) continue;
    gainCubes(s, seat, OUTPUTS[tile].cubes);
    gainPoints(s, seat, OUTPUTS[tile].points, 'transmitters');
    if (OUTPUTS[tile].offer) s.agenda.seats[seat].push(PURCHASE[tile]);
  }
}

const BUY: readonly Doing<'buy-points'>[] = TRANSMITTERS.map(({ id }) => ({ do: 'buy-points', from: id }));
const DECLINE: PulsarChoice = { do: 'decline' };

/** PUL-PROD-14: what a row says, or the field of the median marker, the larger one of two. */
export function rowValue(s: PulsarState): number {
  const tech = TECHNOLOGIES[s.techs.find((t) => TECHNOLOGIES[t].row === s.round) as number];
  const board = TECHNOLOGY_BOARDS.find(({ id }) => id === tech.board);
  const value = board?.rowValues[s.round - board.firstRow] ?? 0;
  return value === '?' ? Math.floor(s.median / 2) + 1 : value;
}

/** PUL-PROD-12 */
function spin(s: PulsarState): void {
  const bonus = rowValue(s);
  const yields = s.players.map(() => 0);
  for (let pulsar = 0; pulsar < PULSARS; pulsar++) {
    if (s.spins[pulsar] === 1) yields[s.owner[pulsar]] += GYRODYNES[s.gyrodyne[pulsar]].points + bonus;
  }
  for (let seat = 0; seat < yields.length; seat++) gainPoints(s, seat, yields[seat], 'gyrodynes');
}

function scoreTechnologies(s: PulsarState, seat: Seat): void {
  for (const tech of s.players[seat].patents) {
    if (TECHNOLOGIES[tech].phase !== 'production') continue;
    for (const effect of TECHNOLOGIES[tech].effects)
      gainPoints(s, seat, countedPoints(s, seat, effect), 'technologies');
  }
}

/** PUL-PROD-24: display, then the round marker; that patents open up again follows from their round. */
function nextRound(s: PulsarState): void {
  for (const tile of s.display) s.holder[tile] = OUT_OF_GAME;
  fillDisplay(s);
  s.round++;
  s.agenda.table.push({ step: 'round' });
}

export function fillDisplay(s: PulsarState): void {
  s.display = s.stack.splice(-DISPLAY_SIZE).reverse();
  for (const tile of s.display) s.holder[tile] = ON_DISPLAY;
  // The next tile of the stack lies open now.
  reveal(s);
  voice.tell?.({ event: 'display', tiles: s.display.map((tile) => TRANSMITTERS[tile].id) });
}

export const productionSteps: Chapter<'production' | 'purchase' | 'yield'> = {
  /** PUL-PROD-01: steps 1 to 4. */
  production: {
    run(s) {
      s.phase = 'production';
      voice.tell?.({ event: 'production', round: s.round });
      setOrder(s);
      rewardEngineering(s);
      punish(s);
      s.agenda.table.push({ step: 'yield' });
      for (let seat = 0; seat < s.players.length; seat++) transmit(s, seat);
    },
  },
  /** PUL-PROD-11, PUL-PROD-23: once for each tile, with cubes at hand. */
  purchase: {
    skip: (s, seat, { tile }) => s.players[seat].cubes < (OUTPUTS[tile].offer?.cubes ?? 0),
    options: (_, __, { tile }) => [BUY[tile], DECLINE],
    take(s, seat, choice, { tile }) {
      const { offer } = OUTPUTS[tile];
      if (choice.do !== 'buy-points' || offer === undefined) return;
      gainCubes(s, seat, -offer.cubes);
      gainPoints(s, seat, offer.points, 'transmitters');
    },
    whyNot: () => ({ rule: 'PUL-PROD-11' }),
  },
  /** Steps 5 to 7. */
  yield: {
    run(s) {
      spin(s);
      for (let seat = 0; seat < s.players.length; seat++) scoreTechnologies(s, seat);
      // PUL-PROD-17, PUL-END-01
      if (s.round === ROUNDS) s.agenda.table.push({ step: 'final' });
      else nextRound(s);
    },
  },
};
