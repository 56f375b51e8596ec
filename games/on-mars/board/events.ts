import type { Place } from '@orrery/board';
import {
  ACTIONS,
  BLUEPRINTS,
  BUILDINGS,
  CONTRACTS,
  GOODS,
  LAB_SPACES,
  SCIENTISTS,
  SIDES,
  TASKS,
  TECHS,
} from '../data/index.ts';
import type { OmEvent } from '../rules/events.ts';
import { CONTRACT, type OnMarsState } from '../rules/state.ts';
import { at } from './places.ts';

const missionSlot = (view: OnMarsState, mission: number): Place[] => {
  const slot = view.missions.indexOf(mission);
  return slot < 0 ? [] : [at.mission(slot)];
};

/** Where an event is seen. */
export function placesOf(event: OmEvent, view: OnMarsState): readonly Place[] {
  switch (event.event) {
    case 'action':
    case 'cleared':
      return [at.action(ACTIONS[event.action])];
    case 'executive':
      return [at.bay(event.slot)];
    case 'advanced':
      return [
        at.card(BLUEPRINTS[event.card].id),
        ...(view.cardAt[event.card] >= 0 ? [at.hex(view.cardAt[event.card])] : []),
      ];
    case 'scientist-moved':
      return [at.card(BLUEPRINTS[event.card].id), at.scientist(SCIENTISTS[event.scientist].id)];
    case 'gained':
    case 'paid':
      return [event.good === 5 ? at.crystals : at.tank(GOODS[event.good])];
    case 'depot':
      return [at.crystals];
    case 'colonists':
    case 'retrieved':
      return [at.quarters];
    case 'sent':
      return [at.working];
    case 'blueprint':
      return [at.card(BLUEPRINTS[event.card].id)];
    case 'learned':
      return [at.tech(TECHS[event.tech]), at.lab(LAB_SPACES[event.at])];
    case 'developed':
      return [at.tech(TECHS[event.tech]), at.lab(LAB_SPACES[event.to])];
    case 'used':
    case 'compensated':
      return [at.tech(TECHS[event.tech])];
    case 'moved':
    case 'displaced':
      return [at.hex(event.from), at.hex(event.to)];
    case 'collected':
    case 'left':
    case 'destroyed':
    case 'tile':
    case 'sent-home':
    case 'bot':
    case 'explored':
    case 'lacerda-target':
      return [at.hex(event.at)];
    case 'built':
      return [at.hex(event.at), at.stack(BUILDINGS[event.type])];
    case 'upgraded':
      return [at.hex(event.at), at.card(BLUEPRINTS[event.card].id)];
    case 'crystals-found':
      return event.at.map(at.hex);
    case 'progress':
    case 'lacerda-wants':
    case 'lacerda-bot':
      return [at.stack(BUILDINGS[event.type])];
    case 'lss':
      return [at.tube(event.type - 1)];
    case 'level':
      return [at.level, ...view.lss.map((_, column) => at.tube(column))];
    case 'ship':
      return [at.bay(event.slot), at.hangar];
    case 'hired':
      return [at.scientist(SCIENTISTS[event.scientist].id)];
    case 'contract':
    case 'delivered':
    case 'completed':
      return [at.contract(CONTRACTS[event.contract].id)];
    case 'refilled': {
      const slot = view.display.indexOf(CONTRACT + event.contract);
      return slot < 0 ? [] : [at.display(slot)];
    }
    case 'goal':
      return [at.goal(event.goal)];
    case 'mission':
    case 'mission-over':
      return missionSlot(view, event.mission);
    case 'shuttle':
      return [at.shuttle, at.way(SIDES[event.side], event.space)];
    case 'space':
      return [at.space(event.space)];
    case 'turn':
    case 'stayed':
    case 'travelled': {
      const player = view.players[event.seat];
      return player === undefined || player.space === 0 ? [] : [at.space(player.space)];
    }
    case 'task':
      return [at.task(TASKS[event.task])];
    case 'solo-card':
      return [at.action(ACTIONS[event.action]), at.solo];
    case 'lacerda-cannot':
      return [at.action(ACTIONS[event.action])];
    case 'ending':
    case 'scoring':
      return [at.end];
    default:
      return [];
  }
}
