import { countBits, type Seat } from '@orrery/kernel';
import { type Counted, GYRODYNES, HEADQUARTERS, type Headquarters, TRANSMITTERS } from '../data/index.ts';
import { PLANETS, PULSARS, SYSTEMS } from './cluster.ts';
import type { Player, PulsarState } from './state.ts';

export const FIELD_SHIFT = 2;
const SEAT_MASK = 3;

/** A marker of a track: its owner and its field. */
export const markerSeat = (marker: number): Seat => marker & SEAT_MASK;
export const markerField = (marker: number): number => marker >> FIELD_SHIFT;
export const markerOn = (field: number, seat: Seat): number => (field << FIELD_SHIFT) | seat;

/** PUL-DICE-09: the seat's best rank on a track, the one ahead is 0. */
export function bestRank(track: readonly number[], seat: Seat): number {
  for (let i = 0; i < track.length; i++) if (markerSeat(track[i]) === seat) return i;
  return track.length;
}

export function countStations(s: PulsarState, seat: Seat): number {
  let n = 0;
  for (let i = 0; i < SYSTEMS * PLANETS; i++) if (s.planets[i] === seat) n++;
  return n;
}

export function countSpinning(s: PulsarState, seat: Seat): number {
  let n = 0;
  for (let i = 0; i < PULSARS; i++) if (s.owner[i] === seat && s.spins[i] === 1) n++;
  return n;
}

/** Spinning gyrodynes of the seat by type. */
export function spinningByType(s: PulsarState, seat: Seat): number[] {
  const counts = GYRODYNES.map(() => 0);
  for (let i = 0; i < PULSARS; i++) if (s.owner[i] === seat && s.spins[i] === 1) counts[s.gyrodyne[i]]++;
  return counts;
}

export function countPulsars(s: PulsarState, seat: Seat): number {
  let n = 0;
  for (let i = 0; i < PULSARS; i++) if (s.owner[i] === seat) n++;
  return n;
}

export function countActive(s: PulsarState, seat: Seat): number {
  let n = 0;
  for (let i = 0; i < TRANSMITTERS.length; i++) if (s.holder[i] === seat && s.active[i] === 1) n++;
  return n;
}

/** Links whose two tiles are both active. */
export function countLinks(s: PulsarState, seat: Seat): number {
  let ends = 0;
  for (let i = 0; i < TRANSMITTERS.length; i++) {
    if (s.holder[i] !== seat || s.active[i] === 0) continue;
    if (s.left[i] >= 0 && s.active[s.left[i]] === 1) ends++;
    if (s.right[i] >= 0 && s.active[s.right[i]] === 1) ends++;
  }
  return ends / 2;
}

/** PUL-SCORE-04: gyrodynes under construction or still loose. */
export function countIdleGyrodynes(s: PulsarState, seat: Seat): number {
  let n = 0;
  for (const loose of s.players[seat].loose) n += loose;
  for (let i = 0; i < PULSARS; i++) if (s.owner[i] === seat && s.gyrodyne[i] >= 0 && s.spins[i] === 0) n++;
  return n;
}

/** Gyrodynes of a type on the seat's pulsars, spinning or not. */
export function countPlaced(s: PulsarState, seat: Seat, type: number): number {
  let n = 0;
  for (let i = 0; i < PULSARS; i++) if (s.owner[i] === seat && s.gyrodyne[i] === type) n++;
  return n;
}

export function countItems(s: PulsarState, seat: Seat, what: Counted): number {
  const player = s.players[seat];
  switch (what) {
    case 'station':
      return countStations(s, seat);
    case 'spinning-gyrodyne':
      return countSpinning(s, seat);
    case 'spinning-gyrodyne-type':
      return spinningByType(s, seat).filter((n) => n > 0).length;
    case 'claimed-pulsar':
      return countPulsars(s, seat);
    case 'active-transmitter':
      return countActive(s, seat);
    case 'active-link':
      return countLinks(s, seat);
    case 'construction-award':
      return player.awards.length;
    case 'patent':
      return player.patents.length;
    case 'hq-project':
      return countBits(player.projects);
    case 'executed-gate-run':
      return countBits(player.runs);
    case 'modifier-token':
      return player.plusMinus + player.plusTwo;
  }
}

/** The side of the headquarters a player uses; none without the module or before the choice. */
export function hqOf(player: Player): Headquarters | undefined {
  return player.hqSide < 0 ? undefined : HEADQUARTERS[player.hqBoard * 2 + player.hqSide];
}

/** Has the seat a station in the system? */
export function hasStation(s: PulsarState, seat: Seat, system: number): boolean {
  const from = system * PLANETS;
  const { planets } = s;
  return (
    planets[from] === seat || planets[from + 1] === seat || planets[from + 2] === seat || planets[from + 3] === seat
  );
}
