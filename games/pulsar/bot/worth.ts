import { countBits, type Seat } from '@orrery/kernel';
import { GYRODYNES, HEADQUARTERS, PYRAMID, TECHNOLOGIES, type TechnologyEffect, TRANSMITTERS } from '../data/index.ts';
import { CLUSTERS, PULSARS } from '../rules/cluster.ts';
import { countPlaced } from '../rules/counts.ts';
import { countedPoints, powersOf, SLACK } from '../rules/powers.ts';
import { OUTPUTS } from '../rules/production.ts';
import { NOBODY, ON_DISPLAY, type PulsarState } from '../rules/state.ts';
import { firstHolder, secondHolder } from '../rules/technologies.ts';
import { type FlightPlan, flightWorth } from './flights.ts';
import { goalGain } from './goals.ts';
import type { Outlook } from './outlook.ts';
import { patentToCome, pointsOn } from './patents.ts';

/** Points a single action brings by and large: for priors, for quick choices, and for what a die is worth. */

export function instantWorth(s: PulsarState, seat: Seat, effects: readonly TechnologyEffect[], look: Outlook): number {
  let worth = 0;
  for (const effect of effects) {
    switch (effect.op) {
      case 'points':
        worth += effect.n;
        break;
      case 'cubes':
        worth += effect.n * look.cube;
        break;
      case 'modifier':
        worth += effect.n * look.token;
        break;
      case 'gyrodyne':
        worth += gyrodyneGain(
          s,
          seat,
          effect.types.length > 1 ? 2 : GYRODYNES.findIndex(({ type }) => type === effect.types[0]),
          look,
        );
        break;
      case 'gyrodynes-different':
        worth += gyrodyneGain(s, seat, 2, look) + 1.5;
        break;
      case 'exploration-tile':
        worth += effect.n * look.t.explore;
        break;
      case 'red-die':
        worth += look.die + 0.3 * effect.value - effect.cubeCost * look.cube;
        break;
      case 'die-doubler':
        worth += 2 * look.die + 0.3 * (effect.silver + effect.red);
        break;
      case 'claim-isolated':
        worth +=
          s.players[seat].rings > 0 && CLUSTERS[s.side].isolated.some((pulsar) => s.owner[pulsar] === NOBODY)
            ? look.pulsar
            : 0;
        break;
      case 'teleport':
        worth += effect.to === 'pulsar' ? look.pulsar + 1 : look.station + look.t.discovery;
        break;
      case 'gate-run':
        worth +=
          effect.pointsPerGate *
          (effect.colors.length > 1 ? look.t.runAny : look.t.runOne) *
          (look.left > 1 ? 0.9 : 0.4);
        break;
      default:
        worth += countedPoints(s, seat, effect);
    }
  }
  return worth;
}

/** One more loose gyrodyne, which will lie on a pulsar if there is one. */
export function gyrodyneGain(s: PulsarState, seat: Seat, type: number, look: Outlook): number {
  if (type < 0 || s.supply[type] === 0) return 0;
  const { loose } = s.players[seat];
  const waiting = loose[0] + loose[1] + loose[2];
  if (waiting >= look.free) return Math.max(1, 0.5 * (look.spinNext[type] - look.t.looseCost) - waiting);
  return Math.max(1, look.built[type] - look.pulsar) + placingAward(s, seat, type) + 0.5;
}

/** Points of an award the next placement of a type would earn. */
export function placingAward(s: PulsarState, seat: Seat, type: number): number {
  if (s.awards[type] === 0) return 0;
  const placed = countPlaced(s, seat, type) + s.players[seat].loose[type];
  return placed === 1 || placed === 3 ? (s.awards[type] === 2 ? 7 : 4) : placed === 0 ? 1 : 0;
}

/** What patents pay for a die spent on a gyrodyne of a type, beyond the gyrodyne itself. */
const largerPoints = (s: PulsarState, seat: Seat, type: number): number =>
  type > 0 ? pointsOn(s, seat, 'spend-die-on-larger-gyrodyne') : 0;

/** A gyrodyne taken with a die. */
export const takeGain = (s: PulsarState, seat: Seat, type: number, look: Outlook): number =>
  gyrodyneGain(s, seat, type, look) + pointsOn(s, seat, 'take-gyrodyne-action') + largerPoints(s, seat, type);

export function completeGain(s: PulsarState, seat: Seat, type: number, look: Outlook): number {
  let worth = look.spin[type] - look.built[type] + look.t.complete;
  if (look.t.goal > 0) worth += look.t.goal * goalGain(s, seat, 'complete', look, type);
  return worth + pointsOn(s, seat, 'complete-gyrodyne') + largerPoints(s, seat, type);
}

export function patentGain(s: PulsarState, seat: Seat, tech: number, look: Outlook): number {
  const { effects, phase } = TECHNOLOGIES[tech];
  // What lasts promises more than it keeps.
  const worth =
    phase === 'instant' ? instantWorth(s, seat, effects, look) : look.t.lasting * patentToCome(s, seat, tech, look);
  let extra = look.t.patent;
  for (const own of s.players[seat].patents) {
    for (const effect of TECHNOLOGIES[own].effects) {
      if (effect.op === 'points-on' && effect.event === 'patent') extra += effect.n;
    }
  }
  if (look.t.goal > 0) extra += look.t.goal * goalGain(s, seat, 'patent', look);
  return worth + extra;
}

export function projectGain(s: PulsarState, seat: Seat, hq: number, slot: number, look: Outlook): number {
  const { effects } = HEADQUARTERS[hq].projects[slot];
  const worth = instantWorth(s, seat, effects, look) + look.t.project;
  return look.t.goal > 0 ? worth + look.t.goal * goalGain(s, seat, 'project', look) : worth;
}

/** What an active tile yields in so many productions. */
export function outputOf(tile: number, rounds: number, look: Outlook): number {
  const { points, cubes, offer } = OUTPUTS[tile];
  const bought = offer ? Math.max(0, offer.points - look.cube * offer.cubes) * 0.8 : 0;
  return Math.max(0, rounds) * (points + cubes * look.cube + bought);
}

/** What an unfinished tile is worth with so many costs to pay: what it will bring, less the dice it will take. */
export function idleWorth(s: PulsarState, seat: Seat, tile: number, open: number, look: Outlook): number {
  if (look.left === 0) return 0;
  const total =
    outputOf(tile, look.left - 0.7 * open, look) +
    instantWorth(s, seat, TRANSMITTERS[tile].instant, look) +
    activationGoals(s, seat, look);
  const chance = look.left > 1 ? look.t.idleChance : 0.4;
  return Math.max(0.3, (total + linkHope(s, tile)) * chance ** open - open * look.die * look.t.idleDie);
}

const activationGoals = (s: PulsarState, seat: Seat, look: Outlook): number =>
  look.t.goal > 0 ? look.t.goal * goalGain(s, seat, 'activate', look) : 0;

/** A link to an active tile makes a bonus die. */
function linkHope(s: PulsarState, tile: number): number {
  let worth = 0;
  if (s.left[tile] >= 0) worth += s.active[s.left[tile]] === 1 ? 4 : 1.5;
  if (s.right[tile] >= 0) worth += s.active[s.right[tile]] === 1 ? 4 : 1.5;
  return Math.min(worth, 5);
}

/** Paying one more cost of a tile; `open` counts the costs still to pay, this one included. */
export function transmitterGain(s: PulsarState, seat: Seat, tile: number, open: number, look: Outlook): number {
  const isNew = s.holder[tile] !== seat;
  const before = isNew ? 0 : idleWorth(s, seat, tile, open, look);
  if (open > 1)
    return (idleWorth(s, seat, tile, open - 1, look) - before) * (isNew ? look.t.crowd ** countIdle(s, seat) : 1);
  const instant = instantWorth(s, seat, TRANSMITTERS[tile].instant, look) + activationGoals(s, seat, look);
  return outputOf(tile, look.left, look) + instant + linkHope(s, tile) + (isNew ? 1 : 0) - before;
}

function countIdle(s: PulsarState, seat: Seat): number {
  let n = 0;
  for (let tile = 0; tile < TRANSMITTERS.length; tile++) if (s.holder[tile] === seat && s.active[tile] === 0) n++;
  return n;
}

const MENU = 9;

/** What each value of a die buys at its best, flights left out. */
export function menuOf(s: PulsarState, seat: Seat, look: Outlook): number[] {
  const menu: number[] = [0, look.token, look.token, 0, 0, 0, 0, 0, 0];
  const powers = powersOf(s.players[seat]);
  for (let type = 0; type < GYRODYNES.length; type++) {
    offer(menu, GYRODYNES[type].takeDie, powers & SLACK['take-gyrodyne'], takeGain(s, seat, type, look));
  }
  for (let i = 0; i < PULSARS; i++) {
    if (s.owner[i] !== seat || s.gyrodyne[i] < 0 || s.spins[i] === 1) continue;
    const type = s.gyrodyne[i];
    offer(menu, GYRODYNES[type].completeDie, powers & SLACK['complete-gyrodyne'], completeGain(s, seat, type, look));
  }
  offerTransmitters(menu, s, seat, powers & SLACK['pay-transmitter'], look);
  offerPatents(menu, s, seat, powers & SLACK.patent, look);
  offerProjects(menu, s, seat, powers & SLACK['hq-project'], look);
  return menu;
}

function offer(menu: number[], cost: number, slack: number, worth: number): void {
  if (worth > menu[cost]) menu[cost] = worth;
  if (slack === 0) return;
  if (worth > menu[cost - 1]) menu[cost - 1] = worth;
  if (cost + 1 < MENU && worth > menu[cost + 1]) menu[cost + 1] = worth;
}

function offerTransmitters(menu: number[], s: PulsarState, seat: Seat, slack: number, look: Outlook): void {
  for (let tile = 0; tile < TRANSMITTERS.length; tile++) {
    const isNew = s.holder[tile] === ON_DISPLAY;
    if (!isNew && (s.holder[tile] !== seat || s.active[tile] === 1)) continue;
    const { costs } = TRANSMITTERS[tile];
    const paid = s.paid[tile];
    const worth = transmitterGain(s, seat, tile, costs.length - countBits(paid), look) * (isNew ? 0.9 : 1);
    for (let i = 0; i < costs.length; i++) if (((paid >> i) & 1) === 0) offer(menu, costs[i], slack, worth);
  }
}

function offerPatents(menu: number[], s: PulsarState, seat: Seat, slack: number, look: Outlook): void {
  for (let i = 0; i < s.techs.length; i++) {
    const tech = TECHNOLOGIES[s.techs[i]];
    if (tech.row > s.round) return;
    const first = s.holders[firstHolder(i)];
    if (first === seat || s.holders[secondHolder(i)] >= 0) continue;
    const taken = s.players.length === 2 || s.holders[firstHolder(i) + 1] === s.round;
    if (first >= 0 && tech.icons === 1 && taken) continue;
    offer(menu, tech.cost, slack, patentGain(s, seat, s.techs[i], look));
  }
}

const BELOW: readonly number[] = PYRAMID.map((slots) => slots.reduce((bits, slot) => bits | (1 << (slot - 1)), 0));

function offerProjects(menu: number[], s: PulsarState, seat: Seat, slack: number, look: Outlook): void {
  const { hqBoard, hqSide, projects } = s.players[seat];
  if (hqSide < 0) return;
  const hq = hqBoard * 2 + hqSide;
  for (let slot = 0; slot < BELOW.length; slot++) {
    if ((projects >> slot) & 1 || (projects & BELOW[slot]) !== BELOW[slot]) continue;
    offer(menu, HEADQUARTERS[hq].projects[slot].cost, slack, projectGain(s, seat, hq, slot, look));
  }
}

/** What a die of a value brings at its best. */
export function dieWorth(
  s: PulsarState,
  seat: Seat,
  value: number,
  menu: readonly number[],
  plan: FlightPlan,
  look: Outlook,
): number {
  return Math.max(menu[value], flightWorth(s, seat, value, plan, look));
}
