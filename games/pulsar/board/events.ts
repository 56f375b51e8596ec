import type { Place } from '@orrery/board';
import type { PulsarEvent } from '../rules/events.ts';
import type { PulsarState } from '../rules/state.ts';
import { BLACK_HOLE, BONUS_DIE, END_TURN, EXPLORATION, places, ROUND, TURN_ORDER } from './places.ts';
import { paying } from './presses.ts';

/** What a line of the log is about. */
export function placesOf(event: PulsarEvent, view: PulsarState): readonly Place[] {
  switch (event.event) {
    case 'entered':
    case 'revealed':
    case 'station':
    case 'claimed':
      return [places.node(event.at)];
    case 'teleported':
      return [places.node(event.to)];
    case 'flew':
      return event.path.map(places.node);
    case 'placed':
    case 'completed':
      return [places.node(event.on)];
    case 'round':
    case 'final':
      return [ROUND];
    case 'order':
    case 'turn':
      return [TURN_ORDER];
    case 'turn-ended':
      return [END_TURN, TURN_ORDER];
    case 'rolled':
      return [...new Set(event.dice)].map(places.pool);
    case 'die-taken':
      return [
        places.pool(event.die),
        ...(event.move === 'none'
          ? []
          : [places.track(event.move.startsWith('initiative') ? 'initiative' : 'engineering')]),
      ];
    case 'die-spent':
      return [BLACK_HOLE, ...paying(event.pay)];
    case 'bonus-die':
    case 'link-die':
      return [BONUS_DIE];
    case 'gate-run':
    case 'project':
      return [places.project(event.project)];
    case 'explored':
    case 'reshuffled':
      return [EXPLORATION];
    case 'points':
      return [places.score(event.seat)];
    case 'cubes':
      return [places.thing('cubes')];
    case 'token':
      return [places.stock(event.kind)];
    case 'gyrodyne':
    case 'award':
      return [places.supply(event.type)];
    case 'transmitter-taken':
    case 'linked':
    case 'icon-paid':
    case 'activated':
      return [places.tile(event.tile), places.offer(event.tile)];
    case 'patented':
      return [places.patent(event.tech)];
    case 'production':
      return [places.row(view.round)];
    case 'display':
      return event.tiles.map(places.offer);
    case 'goal':
    case 'goal-bonus':
      return [places.goal(event.goal)];
    case 'side-chosen':
      return [];
  }
}
