import { stackOf } from '../data/index.ts';
import { cardNumber, foodNumber, moduleNumber, orderNumber } from '../rules/choices.ts';
import type { LunaEvent } from '../rules/events.ts';
import type { LunaState } from '../rules/state.ts';
import { places } from './places.ts';

/** The places an event is about: what a line of the log, a hint or a replayed move points at. */
export function placesOf(event: LunaEvent, view: LunaState): readonly string[] {
  switch (event.event) {
    case 'placed':
    case 'moved':
    case 'activated':
    case 'hosted':
    case 'beside':
      return [places.module(moduleNumber[event.module])];
    case 'start-modules':
      return event.modules.map((module) => places.module(moduleNumber[module]));
    case 'equipped':
    case 'used-equipment':
      return [places.equipment];
    case 'round':
      return [places.round];
    case 'turn-order':
    case 'passed':
      return [places.turnOrder];
    case 'produced':
      return [places.belt('left'), places.belt('right'), places.waste];
    case 'played':
    case 'rested':
      return [places.card(event.card), places.resting(event.card)];
    case 'recalled':
      return [places.card(event.card)];
    case 'gained':
    case 'paid':
      return event.kind === 'iron' || event.kind === 'titanium'
        ? [places.belt('left'), places.belt('right')]
        : [places.store(event.kind)];
    case 'waste':
    case 'waste-removed':
      return [places.waste];
    case 'co2':
    case 'co2-scored':
      return [places.co2(event.level)];
    case 'stress':
    case 'o2':
    case 'breathed':
      return [places.oxygen];
    case 'researched':
      return [places.plate(event.track, event.level)];
    case 'selected':
      return [places.bonus(event.bonus)];
    case 'built':
      return [places.buildTrack, places.advanced(event.tile)];
    case 'advanced-scored':
      return [places.buildTrack];
    case 'hired':
      return [places.card(event.scientist), places.resting(event.scientist)];
    case 'applicant':
      return [places.applicant(view.market.indexOf(cardNumber[event.scientist]))];
    case 'probe':
      return [places.hex(event.field)];
    case 'probes-scored':
      return [places.roundEnd];
    case 'enriched':
      return [places.belt(event.from)];
    case 'fulfilled':
    case 'order-revealed':
      return [places.order(stackOf(orderNumber[event.order]))];
    case 'food':
    case 'deck-food':
      return [places.seedbed];
    case 'deck-food-seen':
    case 'ate':
      return [places.food(event.food)];
    case 'seedbed':
      return [places.seed(view.seedbed.indexOf(foodNumber[event.food]))];
    case 'reshuffled':
      return [places.seedbed];
    case 'depot':
      return [places.depot(event.cube)];
    case 'automaton-card':
    case 'automaton-line':
    case 'automaton-instead':
      return [places.automaton];
    case 'sp':
    case 'final':
    case 'finished':
      return [];
  }
}
