import { bestOf, chance, countBits, priorsBy, type Random, type Seat } from '@orrery/kernel';
import { GOALS, GYRODYNES, SYSTEM_TILES, TRACK_FIELDS, TRANSMITTERS } from '../data/index.ts';
import type { Doing, PulsarChoice } from '../rules/choices.ts';
import { CLUSTERS, COLORS } from '../rules/cluster.ts';
import { markerField, markerSeat } from '../rules/counts.ts';
import { stepsOf } from '../rules/dice.ts';
import { payNamed } from '../rules/payment.ts';
import { copyPrice } from '../rules/powers.ts';
import { OUTPUTS } from '../rules/production.ts';
import { countVisits, packVisits, readPath, systemsPassed } from '../rules/routes.ts';
import { RUNS } from '../rules/runs.ts';
import type { PulsarState } from '../rules/state.ts';
import { openSystems } from '../rules/systems.ts';
import { techNamed } from '../rules/technologies.ts';
import { tileNamed } from '../rules/transmitters.ts';
import { endGain, type FlightPlan, flightWorth, planFlights, visitGain } from './flights.ts';
import { goalGain } from './goals.ts';
import { lookOut, type Outlook } from './outlook.ts';
import { QUICK } from './tuning.ts';
import {
  completeGain,
  dieWorth,
  gyrodyneGain,
  instantWorth,
  menuOf,
  patentGain,
  placingAward,
  projectGain,
  takeGain,
  transmitterGain,
} from './worth.ts';

/** Flights and dice are the costliest to judge: once for each length and value in a question. */
const flown: number[] = [];
const rolled: number[] = [];
let menu: number[] | undefined;
let flights: FlightPlan | undefined;

function worthOfDie(s: PulsarState, seat: Seat, die: number, look: Outlook): number {
  menu ??= menuOf(s, seat, look);
  flights ??= planFlights(s, seat);
  rolled[die] ??= dieWorth(s, seat, die, menu, flights, look);
  return rolled[die];
}

/** Options that differ only in how they are paid stand side by side; what they buy is judged once. */
let judged = '';
let verdict = 0;

function lookQuickly(s: PulsarState, seat: Seat): Outlook {
  const look = lookOut(s, seat, QUICK);
  return { ...look, station: look.station + QUICK.goal * goalGain(s, seat, 'station', look) };
}

/** What each option seems to bring, in points, before it is tried. */
function gains(s: PulsarState, seat: Seat, options: readonly PulsarChoice[]): number[] {
  const look = lookQuickly(s, seat);
  const step = s.agenda.seats[seat].at(-1)?.step;
  rolled.length = 0;
  menu = undefined;
  flights = undefined;
  judged = '';
  if (step === 'route') return routeGains(s, seat, options, look);
  if (step === 'take-die')
    return options.map((option) => (option.do === 'take-die' ? draftGain(s, seat, option, look) : 0));
  flown.length = 0;
  const worths: number[] = new Array(options.length);
  for (let i = 0; i < options.length; i++) worths[i] = gainOf(s, seat, options[i], look);
  if (step === 'turn') dropTwins(options, worths);
  return worths;
}

/** Placing on one pulsar is as good as on another: only the first of a kind counts. */
function dropTwins(options: readonly PulsarChoice[], worths: number[]): void {
  const seen = new Set<string>();
  for (let i = 0; i < options.length; i++) {
    const option = options[i];
    if (option.do !== 'place') continue;
    if (seen.has(option.type)) worths[i] = -5;
    seen.add(option.type);
  }
}

function payCost(pay: string, look: Outlook): number {
  const { token, kind } = payNamed(pay);
  // A bonus die that is there is better spent than a silver one: it cannot wait for anything else.
  const bonus = kind === 'silver' ? 0 : -0.3;
  return bonus + (token === 'none' ? 0 : token === 'plus-minus' ? look.token : look.token * 1.15);
}

function gainOf(s: PulsarState, seat: Seat, option: PulsarChoice, look: Outlook): number {
  switch (option.do) {
    case 'fly': {
      const { result } = payNamed(option.pay);
      flights ??= planFlights(s, seat);
      flown[result] ??= flightWorth(s, seat, result, flights, look);
      return flown[result] - payCost(option.pay, look);
    }
    case 'take-gyrodyne':
      return takeGain(s, seat, typeOf(option.type), look) - payCost(option.pay, look);
    case 'complete': {
      const { pulsarOf, indexOf } = CLUSTERS[s.side];
      return completeGain(s, seat, s.gyrodyne[pulsarOf[indexOf[option.on]]], look) - payCost(option.pay, look);
    }
    case 'take-transmitter':
    case 'pay-transmitter':
      if (judged !== option.tile) {
        judged = option.tile;
        const tile = tileNamed(option.tile);
        verdict = transmitterGain(s, seat, tile, TRANSMITTERS[tile].costs.length - countBits(s.paid[tile]), look);
      }
      return verdict - payCost(option.pay, look);
    case 'project':
      if (judged !== option.project) {
        judged = option.project;
        const { hqBoard, hqSide } = s.players[seat];
        verdict = projectGain(s, seat, hqBoard * 2 + hqSide, Number(option.project.at(-1)) - 1, look);
      }
      return verdict - payCost(option.pay, look);
    case 'patent':
      if (judged !== option.tech) {
        judged = option.tech;
        verdict = patentGain(s, seat, techNamed(option.tech), look);
      }
      return verdict - payCost(option.pay, look);
    case 'buy-token':
      return (option.token === 'plus-two' ? 1.15 : 1) * look.token - payCost(option.pay, look);
    case 'place':
      return 12 + placingAward(s, seat, typeOf(option.type)) + look.built[typeOf(option.type)] * 0.2;
    case 'copy':
      return worthOfDie(s, seat, option.die, look) - copyPrice(s.players[seat]) * look.cube - 0.5;
    case 'printed':
      return printedGain(s, seat, look);
    case 'explore':
      return look.t.explore;
    case 'keep':
      return { 'explore-5-points': 5, 'explore-4-points': 4, 'explore-station': 3.9 }[option.tile] ?? 3;
    case 'gain-gyrodyne':
      return gyrodyneGain(s, seat, typeOf(option.type), look);
    case 'gain-gyrodynes':
      return gyrodyneGain(s, seat, typeOf(option.first), look) + gyrodyneGain(s, seat, typeOf(option.second), look);
    case 'claim':
      return look.pulsar + 1;
    case 'teleport':
      return endGain(s, seat, CLUSTERS[s.side].indexOf[option.to], openSystems(s, seat), look);
    case 'link':
      return linkGain(s, seat, option);
    case 'buy-points':
      return purchaseGain(option, look);
    case 'buy-bonus':
      return 5;
    case 'run':
      return announceGain(s, seat, option, look);
    case 'wild':
    case 'assign':
      return GOALS.find(({ id }) => id === option.goal)?.points ?? 0;
    default:
      return 0;
  }
}

/** Drawing a flight is for people: every outcome is in the list. */
const DRAWING = 20;

const typeOf = (name: string): number => GYRODYNES.findIndex(({ type }) => type === name);

function printedGain(s: PulsarState, seat: Seat, look: Outlook): number {
  const frame = s.agenda.seats[seat].at(-1);
  if (frame?.step !== 'discovery') return 0;
  const [first] = SYSTEM_TILES[frame.tile].bonus;
  if (first.op === 'red-die') return worthOfDie(s, seat, first.value, look);
  return instantWorth(s, seat, SYSTEM_TILES[frame.tile].bonus, look);
}

function linkGain(s: PulsarState, seat: Seat, { end, to, at }: Doing<'link'>): number {
  const frame = s.agenda.seats[seat].at(-1);
  if (frame?.step !== 'link') return 0;
  const other = tileNamed(to);
  const sum = (TRANSMITTERS[frame.tile][end] ?? 0) + (TRANSMITTERS[other][at] ?? 0);
  return 1 + sum * 0.5 + (s.active[other] === 1 ? 1 : 0);
}

function purchaseGain({ from }: Doing<'buy-points'>, look: Outlook): number {
  const tile = tileNamed(from);
  const offer = tile < 0 ? undefined : OUTPUTS[tile].offer;
  return offer ? offer.points - offer.cubes * look.cube : 7;
}

function announceGain(s: PulsarState, seat: Seat, { project, color }: Doing<'run'>, look: Outlook): number {
  const frame = s.agenda.seats[seat].at(-1);
  if (frame?.step !== 'gate-run') return 0;
  const { hqBoard, hqSide } = s.players[seat];
  const run = RUNS[hqBoard * 2 + hqSide][Number(project.at(-1)) - 1];
  const gates = countVisits(s.side, frame.path).gates[COLORS.indexOf(color)];
  const perGate = run?.pointsPerGate ?? 0;
  const hurry = look.left > 1 ? -perGate * look.t.patience : 0.1;
  return perGate * gates + hurry + look.t.goal * goalGain(s, seat, 'run', look);
}

function routeGains(s: PulsarState, seat: Seat, options: readonly PulsarChoice[], look: Outlook): number[] {
  const plan = planFlights(s, seat);
  const worths: number[] = new Array(options.length);
  for (let i = 0; i < options.length; i++) {
    const option = options[i];
    worths[i] = -DRAWING;
    if (option.do !== 'route') continue;
    const path = readPath(s.side, option.path);
    const stations = countBits(systemsPassed(s.side, path) & plan.open);
    worths[i] =
      stations * look.station +
      endGain(s, seat, path[path.length - 1], plan.open, look) +
      visitGain(packVisits(countVisits(s.side, path)), plan, look);
  }
  return worths;
}

/** A die is worth what it can do, and what it does to the tracks. */
function draftGain(s: PulsarState, seat: Seat, { die, move }: Doing<'take-die'>, look: Outlook): number {
  const worth = worthOfDie(s, seat, die, look) * look.t.draftDie;
  if (move === 'none') return worth;
  const steps = stepsOf(s.median, die);
  const initiative = move.startsWith('initiative');
  const track = initiative ? s.initiative : s.engineering;
  const from = ownField(track, seat, move.endsWith('-rear'));
  const to = Math.min(Math.max(from + steps, 1), TRACK_FIELDS);
  const passed = countOthers(track, seat, Math.min(from, to), Math.max(from, to));
  const rank = Math.sign(from - to) * passed * (initiative ? look.t.initiative : look.t.engineering);
  const edge = to >= 14 ? (to - 13) * look.t.edge * look.left : 0;
  return worth + rank + (from - to) * look.t.field * look.left - edge;
}

/** The field of the seat's marker on a track, the one in front or the one behind. */
function ownField(track: readonly number[], seat: Seat, rear: boolean): number {
  let field = 0;
  for (let i = 0; i < track.length; i++) {
    if (markerSeat(track[i]) !== seat) continue;
    field = markerField(track[i]);
    if (!rear) return field;
  }
  return field;
}

/** How many markers of others lie on the fields from `first` to `last`. */
function countOthers(track: readonly number[], seat: Seat, first: number, last: number): number {
  let n = 0;
  for (let i = 0; i < track.length; i++) {
    const field = markerField(track[i]);
    if (markerSeat(track[i]) !== seat && field >= first && field <= last) n++;
  }
  return n;
}

/** Points by which an option has to be better to look e times as promising. */
const PRIOR_SPREAD = 2.2;
/** How much chance blurs a quick choice. */
const BLUR = 1.2;

export function weighOptions(s: PulsarState, seat: Seat, options: readonly PulsarChoice[]): number[] {
  return priorsBy(gains(s, seat, options), PRIOR_SPREAD);
}

/** The best-looking option, now and then the next best. */
export function choosePlayout(
  s: PulsarState,
  seat: Seat,
  options: readonly PulsarChoice[],
  random: Random,
): PulsarChoice {
  return bestOf(options, gains(s, seat, options), () => BLUR * chance(random));
}
