import { countBits, type Seat } from '@orrery/kernel';
import { DICE_BOARDS, GOALS, GYRODYNES, PENALTIES, TRANSMITTERS } from '../data/index.ts';
import { PULSARS } from '../rules/cluster.ts';
import { countStations, markerField, markerSeat } from '../rules/counts.ts';
import { endPurchase, initiativePoints, stationTable } from '../rules/final.ts';
import { bonusPrice, meetsGoal } from '../rules/goals.ts';
import { RUNS } from '../rules/runs.ts';
import type { Player, PulsarState } from '../rules/state.ts';
import { planFlights } from './flights.ts';
import { goalsHope } from './goals.ts';
import { lookOut, type Outlook } from './outlook.ts';
import { patentToCome } from './patents.ts';
import { VALUE } from './tuning.ts';
import { dieWorth, idleWorth, menuOf, outputOf } from './worth.ts';

type Part = (s: PulsarState, seat: Seat, look: Outlook) => number;

/** What a standing is made of, beside the points there are. */
const PARTS_OF: Readonly<Record<string, Part>> = {
  gyrodynes: gyrodyneWorth,
  stations: stationWorth,
  transmitters: transmittersWorth,
  patents: patentWorth,
  tokens: (s, seat, look) => (s.players[seat].plusMinus + s.players[seat].plusTwo * 1.15) * look.token,
  cubes: cubeWorth,
  projects: (s, seat, look) => projectWorth(s.players[seat], look),
  goals: goalsHope,
  tracks: trackWorth,
  dice: diceWorth,
};
export const PARTS = Object.keys(PARTS_OF);
const WORTHS = Object.values(PARTS_OF);

/** How much of each part turned out to be true in games of computer players, by productions to come. */
const LATE: readonly number[] = [0.85, 0.96, 1.15, 0.8, 1.05, 1, 0.5, 0.8, 0.8, 0.55];
const NEXT_TO_LAST: readonly number[] = [0.82, 0.87, 0.85, 0.58, 1.2, 1.05, 0.4, 0.8, 1.5, 0.5];
const MIDDLE: readonly number[] = [0.8, 0.82, 0.85, 0.6, 1.1, 1.25, 0.35, 0.75, 1.55, 0.52];
const EARLY: readonly number[] = [0.68, 0.75, 0.75, 0.5, 0.95, 1.3, 0.3, 0.9, 1.4, 0.52];
const TRUST: readonly (readonly number[])[] = [LATE, LATE, NEXT_TO_LAST, MIDDLE, MIDDLE, MIDDLE, EARLY, EARLY, EARLY];

/** What a seat will have in the end, by how it stands. */
export function standingOf(s: PulsarState, seat: Seat): number {
  const { score } = s.players[seat];
  if (s.agenda.table.length === 0) return score;
  const look = lookOut(s, seat, VALUE);
  const trust = TRUST[look.left];
  let worth = score;
  for (let i = 0; i < WORTHS.length; i++) worth += trust[i] * WORTHS[i](s, seat, look);
  return worth;
}

/** A standing term by term, in points. */
export function termsOf(s: PulsarState, seat: Seat): Record<string, number> {
  const terms: Record<string, number> = { points: s.players[seat].score };
  if (s.agenda.table.length === 0) return terms;
  const look = lookOut(s, seat, VALUE);
  for (let i = 0; i < WORTHS.length; i++) terms[PARTS[i]] = TRUST[look.left][i] * WORTHS[i](s, seat, look);
  return terms;
}

/** The parts of a standing one by one. */
export function partsOf(s: PulsarState, seat: Seat): number[] {
  const look = lookOut(s, seat, VALUE);
  return WORTHS.map((part) => part(s, seat, look));
}

/** The standing that a seat's parts add up to. */
export function sumParts(s: PulsarState, seat: Seat, parts: readonly number[]): number {
  const { score } = s.players[seat];
  if (s.agenda.table.length === 0) return score;
  const trust = TRUST[lookOut(s, seat, VALUE).left];
  return parts.reduce((sum, part, i) => sum + trust[i] * part, score);
}

function patentWorth(s: PulsarState, seat: Seat, look: Outlook): number {
  let worth = 0;
  for (const tech of s.players[seat].patents) worth += patentToCome(s, seat, tech, look);
  return worth;
}

function gyrodyneWorth(s: PulsarState, seat: Seat, look: Outlook): number {
  let worth = 0;
  for (let i = 0; i < PULSARS; i++) {
    if (s.owner[i] !== seat) continue;
    const type = s.gyrodyne[i];
    if (type < 0) worth += look.pulsar;
    else worth += s.spins[i] === 1 ? look.spin[type] : look.built[type];
  }
  let { free } = look;
  const { loose } = s.players[seat];
  for (let type = GYRODYNES.length - 1; type >= 0; type--) {
    for (let n = loose[type]; n > 0; n--) {
      // It will lie on a pulsar that already counts.
      worth +=
        free-- > 0
          ? Math.max(1, look.built[type] - look.pulsar)
          : Math.max(1, 0.5 * (look.spinNext[type] - look.t.looseCost));
    }
  }
  return worth;
}

/** The table rewards many; until late every station is worth about the same. */
function stationWorth(s: PulsarState, seat: Seat, look: Outlook): number {
  const n = countStations(s, seat) + s.players[seat].stationTiles;
  const table = stationTable(n);
  const early = Math.min(1, look.left / 8);
  return table + early * Math.max(0, look.station * n - table);
}

/** Unfinished tiles are worth less the more of them there are: they all wait for the same dice. */
function transmittersWorth(s: PulsarState, seat: Seat, look: Outlook): number {
  let worth = 0;
  let idle = 0;
  let open = 0;
  for (let tile = 0; tile < TRANSMITTERS.length; tile++) {
    if (s.holder[tile] !== seat) continue;
    if (s.active[tile] === 1) {
      worth += outputOf(tile, look.left, look);
      continue;
    }
    const missing = TRANSMITTERS[tile].costs.length - countBits(s.paid[tile]);
    open += missing;
    idle += idleWorth(s, seat, tile, missing, look);
  }
  return worth + idle * Math.min(1, (look.left + 1) / Math.max(1, open));
}

function cubeWorth(s: PulsarState, seat: Seat, look: Outlook): number {
  const player = s.players[seat];
  if (look.left > 2) return Math.min(player.cubes, 10) * look.cube + Math.max(0, player.cubes - 10) * 0.6;
  // Near the end: what they can buy, dearest first.
  let { cubes } = player;
  let worth = 0;
  const offer = endPurchase(player);
  if (offer && cubes >= offer.cubes) {
    cubes -= offer.cubes;
    worth += offer.points * 0.5;
  }
  for (const goal of s.goals) {
    if (!meetsGoal(s, seat, goal)) continue;
    for (let bonus = 0; bonus < GOALS[goal].bonuses.length; bonus++) {
      const price = bonusPrice(s, seat, goal, bonus);
      if (cubes < price) {
        worth += (GOALS[goal].bonuses[bonus].points * cubes * 0.5) / price;
        cubes = 0;
        break;
      }
      cubes -= price;
      worth += GOALS[goal].bonuses[bonus].points;
    }
  }
  return worth + cubes * (look.left > 0 ? 0.8 : 0.5);
}

function projectWorth(player: Player, look: Outlook): number {
  if (player.hqSide < 0 || look.left === 0) return 0;
  const runs = RUNS[player.hqBoard * 2 + player.hqSide];
  let worth = 0;
  for (let slot = 0; slot < runs.length; slot++) {
    if (((player.projects >> slot) & 1) === 0) continue;
    worth += 0.6;
    const run = runs[slot];
    if (run && ((player.runs >> slot) & 1) === 0) worth += runHope(run.pointsPerGate, run.colors.length, look);
  }
  return worth;
}

/** An open gate run will visit some gates of its colour. */
export function runHope(perGate: number, colors: number, look: Outlook): number {
  return perGate * (colors > 1 ? 3.6 : 2.6) * (look.left > 1 ? 0.9 : 0.5);
}

function trackWorth(s: PulsarState, seat: Seat, look: Outlook): number {
  if (s.phase === 'final') return initiativePoints(s, seat);
  const seats = s.players.length;
  const { engineering } = DICE_BOARDS[seats];
  const settled = s.phase !== 'dice' || look.left === 0;
  let worth = initiativePoints(s, seat) * (look.left <= 1 ? (settled ? 1 : 0.8) : 0.16);
  for (let rank = 0; rank < s.initiative.length; rank++) {
    const marker = s.initiative[rank];
    if (markerSeat(marker) !== seat) continue;
    const field = markerField(marker);
    worth -= look.left * ((PENALTIES[field] ?? 0) * 0.55 + 0.07 * Math.max(0, field - 6));
    if (look.left > 1) worth += 0.45 * (s.initiative.length - 1 - rank);
  }
  for (let rank = 0; rank < s.engineering.length; rank++) {
    const marker = s.engineering[rank];
    if (markerSeat(marker) !== seat) continue;
    const field = markerField(marker);
    worth -= look.left * ((PENALTIES[field] ?? 0) * 0.55 + 0.09 * Math.max(0, field - 6));
    const reward = engineering[rank];
    if (reward) worth += (reward.cubes * look.cube + reward.points) * (1 + 0.18 * (look.left - 1));
  }
  return worth;
}

/** Dice that are still to be spent. */
function diceWorth(s: PulsarState, seat: Seat, look: Outlook): number {
  const { silver } = s.players[seat];
  if (silver.length === 0) return 0;
  const menu = menuOf(s, seat, look);
  const plan = planFlights(s, seat);
  let worth = 0;
  for (let i = 0; i < silver.length; i++) {
    const twin = silver.indexOf(silver[i]) < i;
    worth += dieWorth(s, seat, silver[i], menu, plan, look) * (twin ? 0.75 : 0.95);
  }
  return worth;
}
