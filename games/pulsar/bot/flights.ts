import { countBits, type Seat } from '@orrery/kernel';
import { TECHNOLOGIES } from '../data/index.ts';
import { CLUSTERS, COLORS, SYSTEMS } from '../rules/cluster.ts';
import { FOUR_BITS, gateShift, PULSAR_SHIFT, routesFrom } from '../rules/routes.ts';
import { openRuns, RUNS } from '../rules/runs.ts';
import { NOBODY, type Player, type PulsarState } from '../rules/state.ts';
import { bringsBonus, freePlanet, openSystems } from '../rules/systems.ts';
import type { Outlook } from './outlook.ts';
import { pointsOn } from './patents.ts';

/** What a flight is judged by, found once for a question. */
export interface FlightPlan {
  /** Systems where the seat can still have a station, a bit each. */
  readonly open: number;
  /** By colour: the most an open gate run would score for a gate. */
  readonly perGate: readonly number[] | undefined;
  readonly rates: VisitRates | undefined;
}

/** What patents pay for visits. */
interface VisitRates {
  readonly gates: readonly number[];
  readonly pulsars: number;
}

export function planFlights(s: PulsarState, seat: Seat): FlightPlan {
  const player = s.players[seat];
  return { open: openSystems(s, seat), perGate: runPerGate(player), rates: ratesOf(player) };
}

function ratesOf(player: Player): VisitRates | undefined {
  const gates = [0, 0, 0];
  let pulsars = 0;
  for (const tech of player.patents) {
    for (const effect of TECHNOLOGIES[tech].effects) {
      if (effect.op !== 'points-on') continue;
      if (effect.event === 'visit-pulsar') pulsars += effect.n;
      if (effect.event === 'visit-gate' && effect.color) gates[COLORS.indexOf(effect.color)] += effect.n;
    }
  }
  return gates[0] + gates[1] + gates[2] + pulsars > 0 ? { gates, pulsars } : undefined;
}

function runPerGate(player: Player): readonly number[] | undefined {
  if (player.hqSide < 0 || (player.projects & ~player.runs) === 0) return undefined;
  const perGate = [0, 0, 0];
  const runs = RUNS[player.hqBoard * 2 + player.hqSide];
  for (const slot of openRuns(player)) {
    const run = runs[slot];
    if (run === undefined) continue;
    for (const color of run.colors) {
      const c = COLORS.indexOf(color);
      if (run.pointsPerGate > perGate[c]) perGate[c] = run.pointsPerGate;
    }
  }
  return perGate;
}

/** What visits bring, packed as in the route tables: by patents, and by the best gate run. */
export function visitGain(visits: number, { perGate, rates }: FlightPlan, look: Outlook): number {
  let worth = 0;
  if (rates) {
    worth += rates.pulsars * ((visits >> PULSAR_SHIFT) & FOUR_BITS);
    for (let color = 0; color < COLORS.length; color++)
      worth += rates.gates[color] * ((visits >> gateShift(color)) & FOUR_BITS);
  }
  return perGate ? worth + runGain(visits, perGate, look) : worth;
}

function runGain(visits: number, perGate: readonly number[], look: Outlook): number {
  let best = 0;
  for (let color = 0; color < perGate.length; color++) {
    if (perGate[color] === 0) continue;
    const gates = ((visits >> gateShift(color)) & FOUR_BITS) - (look.left > 1 ? look.t.patience : 0);
    if (gates * perGate[color] > best) best = gates * perGate[color];
  }
  return best;
}

/** What ending a flight at a location brings. */
export function endGain(s: PulsarState, seat: Seat, at: number, open: number, look: Outlook): number {
  const { systemOf, pulsarOf, deadEnd } = CLUSTERS[s.side];
  const drawn = deadEnd[at] ? look.t.explore : 0;
  const system = systemOf[at];
  if (system >= 0) return (open >> system) & 1 ? look.station + planetGain(s, seat, system, look) + drawn : 0;
  const pulsar = pulsarOf[at];
  return pulsar >= 0 && s.owner[pulsar] === NOBODY && s.players[seat].rings > 0 ? look.pulsar + 1 + drawn : 0;
}

/** The bonus of the system, and what patents make of its planet. */
function planetGain(s: PulsarState, seat: Seat, system: number, look: Outlook): number {
  const bonus = bringsBonus(s, seat, system) ? look.t.discovery : 0;
  const lifeless = s.shown[system] === 1 && freePlanet(s, system, 'blue') < 0;
  return lifeless ? bonus + pointsOn(s, seat, 'lifeless-station-at-flight-end') : bonus;
}

const BITS = Uint8Array.from({ length: 1 << SYSTEMS }, (_, set) => countBits(set));
/** A good end is worth at most so much. */
const CEILING = 30;

/** The best a flight of a length brings. */
export function flightWorth(s: PulsarState, seat: Seat, length: number, plan: FlightPlan, look: Outlook): number {
  if (length < 1) return 0;
  const { ends, passed, visits } = routesFrom(s.side, s.players[seat].ship, length);
  const { open } = plan;
  const scores = plan.perGate !== undefined || plan.rates !== undefined;
  let best = 0;
  for (let i = 0; i < ends.length; i++) {
    let worth = BITS[passed[i] & open] * look.station;
    if (scores) worth += visitGain(visits[i], plan, look);
    // What cannot catch up is not looked at.
    if (worth + CEILING < best) continue;
    worth += endGain(s, seat, ends[i], open, look);
    if (worth > best) best = worth;
  }
  return best;
}
