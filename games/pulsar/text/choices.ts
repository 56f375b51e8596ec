import type { Seat } from '@orrery/kernel';
import { GOALS, HEADQUARTERS, SYSTEM_TILES, TECHNOLOGIES, TRACK_FIELDS, TRANSMITTERS } from '../data/index.ts';
import type { Doing, PulsarChoice } from '../rules/choices.ts';
import { CLUSTERS, COLORS } from '../rules/cluster.ts';
import { markerField, markerSeat } from '../rules/counts.ts';
import { stepsOf } from '../rules/dice.ts';
import { visitMask } from '../rules/flight.ts';
import { bonusPrice } from '../rules/goals.ts';
import { payNamed } from '../rules/payment.ts';
import { copyPrice, powersOf } from '../rules/powers.ts';
import { OUTPUTS } from '../rules/production.ts';
import { countVisits, FOUR_BITS, gateShift, PULSAR_SHIFT, packVisits, parsePath } from '../rules/routes.ts';
import { RUNS } from '../rules/runs.ts';
import { NONE, type PulsarState } from '../rules/state.ts';
import { bringsBonus, isOpen } from '../rules/systems.ts';
import { tileNamed } from '../rules/transmitters.ts';
import {
  describeBenefits,
  describeExploration,
  describeGoal,
  describeProject,
  describeTech,
  namePayment,
  namePlace,
  nameProject,
  nameTech,
  nameTransmitter,
} from './describe.ts';
import type { PulsarText } from './en/phrases.ts';
import { sayMove } from './events.ts';

/** A choice as a button says it. */
export function sayChoice(t: PulsarText, choice: PulsarChoice, view: PulsarState, seat: Seat): string {
  const say = t.choose;
  switch (choice.do) {
    case 'enter':
      return say.enter(namePlace(t, choice.at));
    case 'side':
      return say.side(nameProject(choice.hq));
    case 'take-die':
      return say.takeDie(choice.die, sayMarker(t, choice, view, seat));
    case 'fly':
      return say.fly(payNamed(choice.pay)?.result ?? 0, namePayment(t, choice.pay));
    case 'route':
      return sayRoute(t, choice, view, seat);
    case 'draw':
      return say.draw;
    case 'to':
      return say.to(namePlace(t, choice.at), segmentsDrawn(view, seat) + 1);
    case 'land':
      return say.land;
    case 'run':
      return sayRun(t, choice, view, seat);
    case 'no-run':
      return say.noRun;
    case 'take-gyrodyne':
      return say.takeGyrodyne(t.gyrodynes[choice.type], namePayment(t, choice.pay));
    case 'complete':
      return say.complete(gyrodyneOn(t, view, choice.on), namePlace(t, choice.on), namePayment(t, choice.pay));
    case 'take-transmitter':
      return say.takeTransmitter(nameTransmitter(t, choice.tile), choice.icon, namePayment(t, choice.pay));
    case 'pay-transmitter':
      return say.payTransmitter(nameTransmitter(t, choice.tile), choice.icon, namePayment(t, choice.pay));
    case 'project':
      return say.project(nameProject(choice.project), describeProject(t, choice.project), namePayment(t, choice.pay));
    case 'patent':
      return say.patent(nameTech(choice.tech), describeTech(t, choice.tech), namePayment(t, choice.pay));
    case 'buy-token':
      return say.buyToken(t.tokens[choice.token], namePayment(t, choice.pay));
    case 'place':
      return say.place(t.gyrodynes[choice.type], namePlace(t, choice.on));
    case 'copy':
      return say.copy(choice.die, copyPrice(view.players[seat]));
    case 'end-turn':
      return say.endTurn;
    case 'printed':
      return say.printed(printedBonus(t, view, seat));
    case 'explore':
      return say.explore;
    case 'keep':
      return say.keep(describeExploration(t, choice.tile));
    case 'gain-gyrodyne':
      return say.gainGyrodyne(t.gyrodynes[choice.type]);
    case 'gain-gyrodynes':
      return say.gainGyrodynes(t.gyrodynes[choice.first], t.gyrodynes[choice.second]);
    case 'claim':
      return say.claim(namePlace(t, choice.at));
    case 'teleport':
      return say.teleport(namePlace(t, choice.to));
    case 'link':
      return sayLink(t, choice, view, seat);
    case 'new-array':
      return say.newArray;
    case 'buy-points':
      return sayPurchase(t, choice);
    case 'wild':
    case 'assign':
      return say.goal(describeGoal(t, choice.goal));
    case 'buy-bonus':
      return sayBonus(t, choice, view, seat);
    case 'decline':
      return say.decline;
  }
}

function sayMarker(t: PulsarText, { die, move }: Doing<'take-die'>, view: PulsarState, seat: Seat): string {
  const track = move.startsWith('initiative') ? view.initiative : view.engineering;
  const own = track.filter((marker) => markerSeat(marker) === seat).map(markerField);
  const from = (move.endsWith('-rear') ? own.at(-1) : own[0]) ?? 0;
  return sayMove(t, move, from, Math.min(Math.max(from + stepsOf(view.median, die), 1), TRACK_FIELDS));
}

function sayRoute(t: PulsarText, { path }: Doing<'route'>, view: PulsarState, seat: Seat): string {
  const ids = path.split('-');
  const gains = routeGains(t, parsePath(view.side, path), view, seat).map((gain) => `, ${gain}`);
  return (
    t.choose.route(namePlace(t, ids[ids.length - 1]), gains.join('')) +
    (ids.length > 1 ? t.choose.by(ids.slice(0, -1).join(' ')) : '')
  );
}

/** What tells a route from the others: stations, what its end brings, and visits that can score. */
function routeGains(t: PulsarText, way: readonly number[], view: PulsarState, seat: Seat): string[] {
  const { systemOf, pulsarOf } = CLUSTERS[view.side];
  const say = t.choose.routeGains;
  const player = view.players[seat];
  const end = way[way.length - 1];
  const gains: string[] = [];
  const systems = new Set(way.map((at) => systemOf[at]).filter((system) => system >= 0));
  const stations = [...systems].filter((system) => isOpen(view, seat, system)).length;
  if (stations > 0) gains.push(say.stations(stations));
  if (systemOf[end] >= 0 && bringsBonus(view, seat, systemOf[end])) gains.push(say.discovery);
  if (pulsarOf[end] >= 0 && view.owner[pulsarOf[end]] === NONE && player.rings > 0) gains.push(say.claims);
  const visits = countVisits(view.side, way);
  const scoring = packVisits(visits) & visitMask(player, powersOf(player));
  COLORS.forEach((color, i) => {
    if ((scoring >> gateShift(i)) & FOUR_BITS) gains.push(say.gates(visits.gates[i], color));
  });
  if ((scoring >> PULSAR_SHIFT) & FOUR_BITS) gains.push(say.pulsars(visits.pulsars));
  return gains;
}

function segmentsDrawn(view: PulsarState, seat: Seat): number {
  const frame = view.agenda.seats[seat].at(-1);
  return frame?.step === 'draw' ? frame.path.length : 0;
}

function sayRun(t: PulsarText, { project, color }: Doing<'run'>, view: PulsarState, seat: Seat): string {
  const frame = view.agenda.seats[seat].at(-1);
  const gates = frame?.step === 'gate-run' ? countVisits(view.side, frame.path).gates[COLORS.indexOf(color)] : 0;
  const hq = HEADQUARTERS.findIndex((side) => side.projects.some(({ id }) => id === project));
  const slot = HEADQUARTERS[hq].projects.findIndex(({ id }) => id === project);
  const worth = RUNS[hq][slot]?.pointsPerGate ?? 0;
  return t.choose.run(nameProject(project), t.colors[color], gates, gates * worth);
}

function gyrodyneOn(t: PulsarText, view: PulsarState, id: string): string {
  const { pulsarOf, indexOf } = CLUSTERS[view.side];
  const type = view.gyrodyne[pulsarOf[indexOf[id]]];
  return t.gyrodynes[(['small', 'medium', 'large'] as const)[type] ?? 'small'];
}

function printedBonus(t: PulsarText, view: PulsarState, seat: Seat): string {
  const frame = view.agenda.seats[seat].at(-1);
  return frame?.step === 'discovery' ? describeBenefits(t, SYSTEM_TILES[frame.tile].bonus) : t.noEffect;
}

function sayLink(t: PulsarText, { end, to, at }: Doing<'link'>, view: PulsarState, seat: Seat): string {
  const frame = view.agenda.seats[seat].at(-1);
  const own = frame?.step === 'link' ? (TRANSMITTERS[frame.tile][end] ?? 0) : 0;
  const sum = own + (TRANSMITTERS[tileNamed(to)][at] ?? 0);
  return t.choose.link(t.ends[end], nameTransmitter(t, to), t.ends[at], sum);
}

function sayPurchase(t: PulsarText, { from }: Doing<'buy-points'>): string {
  const tile = tileNamed(from);
  const effect = TECHNOLOGIES.find(({ id }) => id === from)?.effects.find(({ op }) => op === 'buy-points');
  const offer = tile >= 0 ? OUTPUTS[tile].offer : effect?.op === 'buy-points' ? effect : undefined;
  return t.choose.buyPoints(offer?.cubes ?? 0, offer?.points ?? 0);
}

function sayBonus(t: PulsarText, choice: Doing<'buy-bonus'>, view: PulsarState, seat: Seat): string {
  const goal = GOALS.findIndex(({ id }) => id === choice.goal);
  const { points } = GOALS[goal].bonuses[choice.bonus - 1];
  return t.choose.buyBonus(describeGoal(t, choice.goal), bonusPrice(view, seat, goal, choice.bonus - 1), points);
}
