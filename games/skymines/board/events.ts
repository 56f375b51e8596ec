import type { Place } from '@orrery/board';
import { CARD_INDEX, COMPANIES, PLAN_INDEX, SLOTS } from '../data/index.ts';
import type { SkyEvent } from '../rules/events.ts';
import type { SkyState } from '../rules/state.ts';
import {
  COINS_PLACE,
  cardPlace,
  fieldPlace,
  inLab,
  planPlace,
  railPlace,
  rampPlace,
  roundPlace,
  rowPlace,
  screenPlace,
  seatPlace,
  slotPlace,
  stationPlace,
  TANK_PLACE,
  THREAT_PLACE,
  taskPlace,
} from './places.ts';

type Company = (typeof COMPANIES)[number];
const company = (name: Company): number => COMPANIES.indexOf(name);

/** The places an event is about; whoever did it is lit as well, where nothing else is. */
export function placesOf(event: SkyEvent, view: SkyState): readonly Place[] {
  const who = event.seat ?? view.rules.humans;
  switch (event.event) {
    case 'round':
      return [roundPlace(event.round)];
    case 'acquired':
    case 'luna-takes':
      return view.display.includes(CARD_INDEX[event.card]) ? [cardPlace(CARD_INDEX[event.card])] : [seatPlace(who)];
    case 'advanced':
    case 'barrier':
    case 'threshold':
    case 'bonus-valid':
      return [railPlace(company(event.company))];
    case 'coins':
      return [COINS_PLACE, seatPlace(who)];
    case 'helium':
      return [TANK_PLACE, seatPlace(who)];
    case 'expand':
      return [stationPlace(company(event.company))];
    case 'occupied':
    case 'luna-target':
      return [event.at, stationPlace(company(event.company))];
    case 'ousted':
    case 'removed':
      return event.column > 0
        ? [rampPlace(company(event.company), event.column)]
        : [stationPlace(company(event.company))];
    case 'luna-picks':
      return event.companies.map((each) => stationPlace(company(each)));
    case 'plan':
    case 'special':
      return [planPlace(PLAN_INDEX[event.plan]), seatPlace(who)];
    case 'laid':
    case 'turned-down':
      return [screenPlace(event.screen), inLab(screenPlace(event.screen), who, -1), seatPlace(who)];
    case 'uploaded':
      return [screenPlace(event.to), seatPlace(who)];
    case 'marked':
      return [fieldPlace(event.field)];
    case 'start-marker':
      return [fieldPlace('std-start-marker')];
    case 'boosted':
      return [slotPlace(SLOTS.indexOf(event.slot)), seatPlace(who)];
    case 'slot-on':
      return [slotPlace(SLOTS.indexOf(event.slot)), seatPlace(who)];
    case 'row':
      return [rowPlace(SLOTS.indexOf(event.slot)), seatPlace(who)];
    case 'luna-card':
      return [`luna-slot ${event.slot}`, seatPlace(who)];
    case 'claimed':
      return view.missions.map((mission) => taskPlace(mission, event.column));
    case 'threat-removed':
    case 'threat-strikes':
      return [THREAT_PLACE];
    case 'tracks':
    case 'scored':
    case 'campaign':
      return [];
    default:
      return [seatPlace(who)];
  }
}
