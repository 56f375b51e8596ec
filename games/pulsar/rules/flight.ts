import type { Seat, WhyNot } from '@orrery/kernel';
import type { GateRun } from '../data/index.ts';
import { fly } from './arrival.ts';
import type { Chapter } from './chapter.ts';
import type { PulsarChoice } from './choices.ts';
import { CLUSTERS, COLORS } from './cluster.ts';
import { hqOf } from './counts.ts';
import { COUNTS_PULSARS, countsGates, powersOf, slackColor } from './powers.ts';
import { FOUR_BITS, gateShift, isFlight, PULSAR_SHIFT, parsePath, readPath, routesFrom } from './routes.ts';
import { ANNOUNCE, openRuns, RUNS } from './runs.ts';
import type { Player, PulsarState } from './state.ts';
import { openSystems } from './systems.ts';

/** What of a flight's visits makes a difference to this player: the bits that keep two routes apart. */
export function visitMask(player: Player, powers: number): number {
  let mask = 0;
  if (powers & COUNTS_PULSARS) mask |= FOUR_BITS << PULSAR_SHIFT;
  for (let color = 0; color < COLORS.length; color++) {
    if (powers & countsGates(color)) mask |= FOUR_BITS << gateShift(color);
  }
  const runs = openRuns(player);
  for (let i = 0; i < runs.length; i++) {
    const run = RUNS[player.hqBoard * 2 + player.hqSide][runs[i]] as GateRun;
    for (const color of run.colors) mask |= FOUR_BITS << gateShift(COLORS.indexOf(color));
  }
  return mask;
}

/** PUL-FLIGHT-12: is there any route for a die that counts for `value`? */
export function canFly(s: PulsarState, seat: Seat, value: number, powers: number): boolean {
  const start = s.players[seat].ship;
  if (routesFrom(s.side, start, value).ends.length > 0) return true;
  const color = slackColor(powers);
  if (color < 0) return false;
  return visitsColor(s.side, start, value - 1, color) || visitsColor(s.side, start, value + 1, color);
}

function visitsColor(side: number, start: number, length: number, color: number): boolean {
  return length > 0 && ((routesFrom(side, start, length).visited >> gateShift(color)) & FOUR_BITS) !== 0;
}

/**
 * An open-addressing table of outcomes; `stamp` tells this question's entries from older ones. A server that runs for
 * weeks counts beyond 32 bits.
 */
const TABLE = 8192;
const outcomeA = new Int32Array(TABLE);
const outcomeB = new Int32Array(TABLE);
const stamps = new Float64Array(TABLE);
let stamp = 0;

function isNewOutcome(a: number, b: number): boolean {
  let slot = (Math.imul(a, 0x9e3779b1) ^ Math.imul(b, 0x85ebca6b)) >>> 19;
  while (stamps[slot] === stamp) {
    if (outcomeA[slot] === a && outcomeB[slot] === b) return false;
    slot = (slot + 1) & (TABLE - 1);
  }
  stamps[slot] = stamp;
  outcomeA[slot] = a;
  outcomeB[slot] = b;
  return true;
}

/** One route for every outcome that differs: where the ship ends, stations on the way, and visits that score. */
function addRoutes(
  options: PulsarChoice[],
  s: PulsarState,
  seat: Seat,
  length: number,
  open: number,
  mask: number,
  color: number,
): void {
  if (length < 1) return;
  const { choices, ends, passed, visits } = routesFrom(s.side, s.players[seat].ship, length);
  for (let i = 0; i < ends.length; i++) {
    if (color >= 0 && ((visits[i] >> gateShift(color)) & FOUR_BITS) === 0) continue;
    if (isNewOutcome((ends[i] << 16) | (passed[i] & open), visits[i] & mask)) options.push(choices[i]);
  }
}

const DRAW: PulsarChoice = { do: 'draw' };

/** PUL-FLIGHT-15: the way is fixed; a gate run is announced before the ship moves. */
export function setOut(s: PulsarState, seat: Seat, path: readonly number[]): void {
  if (openRuns(s.players[seat]).length > 0) s.agenda.seats[seat].push({ step: 'gate-run', path });
  else fly(s, seat, path);
}

function whyNoRoute(s: PulsarState, seat: Seat, choice: PulsarChoice, length: number): WhyNot | undefined {
  if (choice.do !== 'route') return { rule: 'PUL-ACT-09' };
  const path = parsePath(s.side, choice.path);
  const { types, neighbours } = CLUSTERS[s.side];
  let at = s.players[seat].ship;
  for (const next of path) {
    if (next < 0) return undefined;
    if (types[next] === 'entry') return { rule: 'PUL-FLIGHT-05' };
    if (neighbours[next].length === 0) return { rule: 'PUL-FLIGHT-06' };
    if (!neighbours[at].includes(next)) return { rule: 'PUL-FLIGHT-03' };
    at = next;
  }
  if (!isFlight(s.side, s.players[seat].ship, path)) return { rule: 'PUL-FLIGHT-07' };
  if (path.length === length) return undefined;
  const near = Math.abs(path.length - length) === 1 && slackColor(powersOf(s.players[seat])) >= 0;
  return { rule: near ? 'PUL-TECH-15' : 'PUL-FLIGHT-01' };
}

const NO_RUN: PulsarChoice = { do: 'no-run' };

export const flightSteps: Chapter<'route' | 'gate-run'> = {
  route: {
    options(s, seat, { length }) {
      const player = s.players[seat];
      const powers = powersOf(player);
      const open = openSystems(s, seat);
      const mask = visitMask(player, powers);
      const options: PulsarChoice[] = [];
      stamp++;
      addRoutes(options, s, seat, length, open, mask, -1);
      // PUL-TECH-15: one segment more or less by way of a gate of the colour.
      const color = slackColor(powers);
      if (color >= 0) {
        addRoutes(options, s, seat, length - 1, open, mask, color);
        addRoutes(options, s, seat, length + 1, open, mask, color);
      }
      // Ways with the same outcome are listed once; whoever wants another one of them can draw it.
      if (options.length > 1) options.push(DRAW);
      return options;
    },
    take(s, seat, choice, { length }) {
      if (choice.do === 'draw') s.agenda.seats[seat].push({ step: 'draw', length, path: [] });
      if (choice.do === 'route') setOut(s, seat, readPath(s.side, choice.path));
    },
    whyNot: (s, seat, choice, { length }) => whyNoRoute(s, seat, choice, length),
  },
  /** PUL-RUN-02, PUL-RUN-03, PUL-RUN-06: at most one run, announced with its colour before the ship moves. */
  'gate-run': {
    options(s, seat) {
      const player = s.players[seat];
      const announce = ANNOUNCE[player.hqBoard * 2 + player.hqSide];
      const options: PulsarChoice[] = [NO_RUN];
      for (const slot of openRuns(player)) options.push(...announce[slot]);
      return options;
    },
    take(s, seat, choice, { path }) {
      if (choice.do === 'run') fly(s, seat, path, choice);
      else fly(s, seat, path);
    },
    whyNot(s, seat, choice) {
      if (choice.do !== 'run') return { rule: 'PUL-FLIGHT-15' };
      const player = s.players[seat];
      const slot = hqOf(player)?.projects.findIndex((project) => project.id === choice.project) ?? -1;
      if (slot < 0) return { rule: 'PUL-HQ-01' };
      if (((player.runs >> slot) & 1) === 1) return { rule: 'PUL-RUN-07' };
      return { rule: openRuns(player).includes(slot) ? 'PUL-RUN-06' : 'PUL-RUN-01' };
    },
  },
};
