import { reveal, type Seat } from '@orrery/kernel';
import { SYSTEM_TILES } from '../data/index.ts';
import { CLUSTERS, PLANETS, SYSTEMS } from './cluster.ts';
import { hasStation } from './counts.ts';
import { voice } from './events.ts';
import { pushAll } from './gains.ts';
import { DISCOVERS_LIFELESS, happen, powersOf } from './powers.ts';
import { COVERED, NOBODY, NONE, type PulsarFrame, type PulsarState } from './state.ts';

export const EXPLORE: PulsarFrame = { step: 'explore' };

/** PUL-SYS-01 to PUL-SYS-03: turned over, with planets covered that are not for this number of players. */
export function turnOver(s: PulsarState, system: number): void {
  if (s.shown[system] === 1) return;
  s.shown[system] = 1;
  reveal(s);
  const tile = SYSTEM_TILES[s.systems[system]];
  let covered = 0;
  for (let i = 0; i < tile.planets.length; i++) {
    if (tile.planets[i].from <= s.players.length) continue;
    s.planets[system * PLANETS + i] = COVERED;
    covered++;
  }
  const { ids, systems } = CLUSTERS[s.side];
  voice.tell?.({ event: 'revealed', at: ids[systems[system]], tile: tile.id, covered });
}

/** PUL-SYS-19: the first free planet of a kind in slot order; -1 when there is none. */
export function freePlanet(s: PulsarState, system: number, kind: 'blue' | 'lifeless'): number {
  const { planets } = SYSTEM_TILES[s.systems[system]];
  for (let i = 0; i < planets.length; i++) {
    if (planets[i].kind === kind && s.planets[system * PLANETS + i] === NOBODY) return i;
  }
  return NONE;
}

/** PUL-SYS-05, PUL-SYS-06: would the seat get a station there by passing or ending? */
export function isOpen(s: PulsarState, seat: Seat, system: number): boolean {
  if (s.shown[system] === 0) return true;
  if (hasStation(s, seat, system)) return false;
  const { length } = SYSTEM_TILES[s.systems[system]].planets;
  for (let i = 0; i < length; i++) if (s.planets[system * PLANETS + i] === NOBODY) return true;
  return false;
}

/** Systems open to the seat, a bit each. */
export function openSystems(s: PulsarState, seat: Seat): number {
  let open = 0;
  for (let system = 0; system < SYSTEMS; system++) if (isOpen(s, seat, system)) open |= 1 << system;
  return open;
}

function putStation(s: PulsarState, seat: Seat, system: number, planet: number, ends: boolean): void {
  s.planets[system * PLANETS + planet] = seat;
  const { kind } = SYSTEM_TILES[s.systems[system]].planets[planet];
  const { ids, systems } = CLUSTERS[s.side];
  voice.tell?.({ event: 'station', seat, at: ids[systems[system]], planet: kind });
  happen(s, seat, 'station');
  if (ends) happen(s, seat, kind === 'blue' ? 'blue-station-at-flight-end' : 'lifeless-station-at-flight-end');
}

/** PUL-SYS-16: a station at a dead end draws a tile. */
function drawAtDeadEnd(s: PulsarState, seat: Seat, location: number): void {
  if (CLUSTERS[s.side].deadEnd[location]) s.agenda.seats[seat].push(EXPLORE);
}

/** PUL-SYS-08: flying through takes a lifeless planet if it can, a blue one otherwise, and no bonus. */
export function passSystem(s: PulsarState, seat: Seat, system: number): void {
  if (!isOpen(s, seat, system)) return;
  const lifeless = freePlanet(s, system, 'lifeless');
  putStation(s, seat, system, lifeless >= 0 ? lifeless : freePlanet(s, system, 'blue'), false);
  drawAtDeadEnd(s, seat, CLUSTERS[s.side].systems[system]);
}

/** PUL-SYS-09, PUL-TECH-47: does a flight that ends there bring the discovery bonus? */
export const bringsBonus = (s: PulsarState, seat: Seat, system: number): boolean =>
  isOpen(s, seat, system) &&
  (s.shown[system] === 0 ||
    freePlanet(s, system, 'blue') >= 0 ||
    (powersOf(s.players[seat]) & DISCOVERS_LIFELESS) !== 0);

/** PUL-SYS-09: ending there takes a blue planet with its bonus if it can, a lifeless one without bonus otherwise. */
export function endInSystem(s: PulsarState, seat: Seat, system: number): void {
  if (!isOpen(s, seat, system)) return;
  const blue = freePlanet(s, system, 'blue');
  const bonus = bringsBonus(s, seat, system);
  putStation(s, seat, system, blue >= 0 ? blue : freePlanet(s, system, 'lifeless'), true);
  const stack = s.agenda.seats[seat];
  if (bonus) {
    // PUL-SYS-22: without the right to a bonus die nothing is left but to explore.
    const tile = s.systems[system];
    const red = SYSTEM_TILES[tile].bonus.some((benefit) => benefit.op === 'red-die');
    stack.push(red && s.turn.used ? EXPLORE : { step: 'discovery', tile });
  }
  drawAtDeadEnd(s, seat, CLUSTERS[s.side].systems[system]);
}

/** PUL-PULSAR-01, PUL-PULSAR-03, PUL-PULSAR-04: a free pulsar gets a ring while there is one. */
export function claimPulsar(s: PulsarState, seat: Seat, pulsar: number): void {
  const player = s.players[seat];
  if (s.owner[pulsar] !== NOBODY || player.rings === 0) return;
  player.rings--;
  s.owner[pulsar] = seat;
  const location = CLUSTERS[s.side].pulsars[pulsar];
  voice.tell?.({ event: 'claimed', seat, at: CLUSTERS[s.side].ids[location] });
  // PUL-SYS-17
  if (CLUSTERS[s.side].deadEnd[location]) pushAll(s, seat, [EXPLORE]);
}
