import type { Seat } from '@orrery/kernel';
import type { PulsarEvent } from '../rules/events.ts';
import {
  describeExploration,
  describeGoal,
  describeProject,
  describeSystem,
  describeTech,
  nameMedian,
  namePayment,
  namePlace,
  nameProject,
  nameTech,
  nameTransmitter,
} from './describe.ts';
import type { PulsarText } from './en/phrases.ts';

/** A log line. Points and cubes have lines of their own beside what brought them. */
export function sayEvent(t: PulsarText, event: PulsarEvent, who: (seat: Seat) => string): string {
  const { told } = t;
  const names = (seats: readonly Seat[]): string => seats.map(who).join(', ');
  switch (event.event) {
    case 'entered':
      return told.entered(who(event.seat), namePlace(t, event.at));
    case 'side-chosen':
      return told.side(who(event.seat), nameProject(event.hq));
    case 'round':
      return told.round(event.round, names(event.order));
    case 'rolled':
      return told.rolled(event.dice.join(' '), nameMedian(t, event.median));
    case 'die-taken':
      return told.dieTaken(who(event.seat), event.die, sayMove(t, event.move, event.from, event.to));
    case 'turn':
      return told.turn(who(event.seat));
    case 'turn-ended':
      return told.turnEnded(who(event.seat), event.lost.length);
    case 'die-spent':
      return told.dieSpent(who(event.seat), namePayment(t, event.pay));
    case 'bonus-die':
      return told.bonusDie(who(event.seat), event.value, t.sources[event.source]);
    case 'link-die':
      return told.linkDie(who(event.seat), event.value);
    case 'flew':
      return told.flew(who(event.seat), event.path.length, namePlace(t, event.path[event.path.length - 1]));
    case 'gate-run':
      return told.gateRun(who(event.seat), t.colors[event.color], event.gates);
    case 'revealed':
      return told.revealed(namePlace(t, event.at), describeSystem(t, event.tile), event.covered);
    case 'station':
      return told.station(who(event.seat), t.planets[event.planet], namePlace(t, event.at));
    case 'claimed':
      return told.claimed(who(event.seat), namePlace(t, event.at));
    case 'teleported':
      return told.teleported(who(event.seat), namePlace(t, event.to));
    case 'explored': {
      const beside = event.beside === undefined ? undefined : describeExploration(t, event.beside);
      return told.explored(who(event.seat), describeExploration(t, event.tile), beside);
    }
    case 'reshuffled':
      return told.reshuffled;
    case 'points':
      return told.points(who(event.seat), event.n, t.rows[event.row]);
    case 'cubes':
      return told.cubes(who(event.seat), event.n);
    case 'token':
      return told.token(who(event.seat), event.n, t.tokens[event.kind]);
    case 'gyrodyne':
      return told.gyrodyne(who(event.seat), t.gyrodynes[event.type]);
    case 'placed':
      return told.placed(who(event.seat), t.gyrodynes[event.type], namePlace(t, event.on));
    case 'award':
      return told.award(who(event.seat), t.gyrodynes[event.type], event.points);
    case 'completed':
      return told.completed(who(event.seat), t.gyrodynes[event.type], namePlace(t, event.on));
    case 'transmitter-taken':
      return told.transmitterTaken(who(event.seat), nameTransmitter(t, event.tile));
    case 'linked':
      return told.linked(who(event.seat), nameTransmitter(t, event.tile), nameTransmitter(t, event.to));
    case 'icon-paid':
      return told.iconPaid(who(event.seat), event.icon, nameTransmitter(t, event.tile));
    case 'activated':
      return told.activated(who(event.seat), nameTransmitter(t, event.tile));
    case 'patented':
      return told.patented(who(event.seat), nameTech(event.tech), describeTech(t, event.tech));
    case 'project':
      return told.project(who(event.seat), nameProject(event.project), describeProject(t, event.project));
    case 'production':
      return told.production(event.round);
    case 'order':
      return told.order(names(event.order));
    case 'display':
      return told.display(event.tiles.map((tile) => nameTransmitter(t, tile)).join(', '));
    case 'final':
      return told.final;
    case 'goal':
      return told.goal(who(event.seat), describeGoal(t, event.goal));
    case 'goal-bonus':
      return told.goalBonus(who(event.seat), event.bonus, describeGoal(t, event.goal));
  }
}

export function sayMove(t: PulsarText, move: string, from: number, to: number): string {
  if (move === 'none') return t.choose.noMove;
  const [track, which] = move.split('-');
  const name = track === 'initiative' ? t.tracks.initiative : t.tracks.engineering;
  const end = which === undefined ? '' : which === 'front' ? t.choose.front : t.choose.rear;
  return t.choose.move(name, end, from, to);
}
