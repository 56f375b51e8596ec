import { bestOther, countBits, type Learning, leadIn, type Seat, writeRow } from '@orrery/kernel';
import { GYRODYNES, ROUNDS, TRANSMITTERS } from '../data/index.ts';
import { PULSARS } from '../rules/cluster.ts';
import { bestRank, countLinks, countStations, markerField, markerSeat } from '../rules/counts.ts';
import type { PulsarState } from '../rules/state.ts';
import { PARTS, partsOf, standingOf, sumParts } from './value.ts';

// A position as numbers: a block for the own seat, one for the best rival, one for the table.

const TECHS = 17;
const PROJECTS = 12;
const TYPES = GYRODYNES.length;
/** Pulsars without gyrodyne, and by type those under construction and those that spin. */
const PULSAR_KINDS = 1 + 2 * TYPES;
const PLAYER = 1 + PARTS.length + 15 + TYPES + PULSAR_KINDS + 4 + 4 + TECHS + PROJECTS + 2;
const TABLE = 9;

function writePulsars(into: Float32Array, start: number, s: PulsarState, seat: Seat): number {
  into.fill(0, start, start + PULSAR_KINDS);
  for (let i = 0; i < PULSARS; i++) {
    if (s.owner[i] !== seat) continue;
    const type = s.gyrodyne[i];
    into[start + (type < 0 ? 0 : 1 + 2 * type + (s.spins[i] === 1 ? 1 : 0))]++;
  }
  return start + PULSAR_KINDS;
}

function transmitters(s: PulsarState, seat: Seat): [active: number, idle: number, missing: number, links: number] {
  let active = 0;
  let idle = 0;
  let missing = 0;
  for (let tile = 0; tile < TRANSMITTERS.length; tile++) {
    if (s.holder[tile] !== seat) continue;
    if (s.active[tile] === 1) active++;
    else {
      idle++;
      missing += TRANSMITTERS[tile].costs.length - countBits(s.paid[tile]);
    }
  }
  return [active, idle, missing, countLinks(s, seat)];
}

/** Rank and field of the marker that is furthest ahead. */
function placeOn(track: readonly number[], seat: Seat): [rank: number, field: number] {
  const rank = bestRank(track, seat);
  const marker = track.find((each) => markerSeat(each) === seat);
  return [rank, marker === undefined ? 0 : markerField(marker)];
}

function writePlayer(into: Float32Array, start: number, s: PulsarState, seat: Seat): number {
  const p = s.players[seat];
  const parts = partsOf(s, seat);
  const left = ROUNDS + 1 - s.round;
  const [small = 0, large = 0] = p.silver;
  let at = writeRow(into, start, [sumParts(s, seat, parts)]);
  at = writeRow(into, at, parts);
  at = writeRow(into, at, [
    ...[p.score, p.cubes, p.plusMinus, p.plusTwo, p.rings, p.awards.length, p.stationTiles],
    ...[p.silver.length, small, large, p.patents.length, left * p.patents.length],
    ...[countBits(p.projects), countBits(p.runs), countStations(s, seat)],
  ]);
  for (let type = 0; type < TYPES; type++) into[at++] = p.loose[type];
  at = writePulsars(into, at, s, seat);
  at = writeRow(into, at, transmitters(s, seat));
  at = writeRow(into, at, placeOn(s.initiative, seat));
  at = writeRow(into, at, placeOn(s.engineering, seat));
  for (let i = 0; i < TECHS; i++) into[at++] = p.patents.includes(s.techs[i]) ? 1 : 0;
  for (let slot = 0; slot < PROJECTS; slot++) into[at++] = (p.projects >> slot) & 1;
  return writeRow(into, at, [s.turn.seat === seat ? 1 : 0, s.order[0] === seat ? 1 : 0]);
}

function describe(s: PulsarState, seat: Seat, into: Float32Array): void {
  const seats = s.players.length;
  const values = seats > 2 ? s.players.map((_, other) => standingOf(s, other)) : [];
  const rival = seats > 2 ? bestOther(values, seat) : 1 - seat;
  const theirs = writePlayer(into, 1, s, seat);
  const at = writePlayer(into, theirs, s, rival);
  const lead = into[1] - into[theirs];
  into[0] = lead;
  const all = values.reduce((sum, value) => sum + value, 0);
  writeRow(into, at, [
    seats > 2 ? into[1] - (all - into[1]) / (seats - 1) : lead,
    s.players[seat].score - s.players[rival].score,
    seats,
    s.round,
    ROUNDS + 1 - s.round,
    s.phase === 'dice' ? 1 : 0,
    s.median,
    s.side,
    s.hq ? 1 : 0,
  ]);
}

const BOTH_PRESETS = ['normal', 'normal', 'first-game'] as const;

export const learning: Learning<PulsarState> = {
  size: 1 + 2 * PLAYER + TABLE,
  kindOf: (s) => (s.players.length === 2 ? 'two' : 'few'),
  describe,
  finalLead: (s, seat) =>
    leadIn(
      s.players.map(({ score }) => score),
      seat,
    ),
  tables: {
    two: BOTH_PRESETS.map((preset) => ({ seats: 2, settings: { preset } })),
    few: [3, 4].flatMap((seats) => BOTH_PRESETS.map((preset) => ({ seats, settings: { preset } }))),
  },
  weights: {
    two: () => import('./learned/two.ts'),
    few: () => import('./learned/few.ts'),
  },
};
