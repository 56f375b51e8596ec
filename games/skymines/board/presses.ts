import type { Place } from '@orrery/board';
import type { Seat } from '@orrery/kernel';
import {
  BOARD_FIELDS,
  BONUS_TILES,
  CARD_INDEX,
  COMPANIES,
  MISSIONS,
  PLAN_INDEX,
  RESOURCE_TILE,
  SLOTS,
  START_TILES,
} from '../data/index.ts';
import type { SkyChoice } from '../rules/choices.ts';
import { PLACE_IDS } from '../rules/choices.ts';
import { columnAt, type SkyState } from '../rules/state.ts';
import { isShuttleColumn, takesShuttle } from '../rules/totals.ts';
import {
  COINS_PLACE,
  cardPlace,
  ENERGY_PLACE,
  fieldPlace,
  gatePlace,
  handPlace,
  newPlanPlace,
  planPlace,
  railPlace,
  rampPlace,
  rowPlace,
  screenPlace,
  slotPlace,
  startTilePlace,
  stationPlace,
  TANK_PLACE,
  THREAT_PLACE,
  taskPlace,
  tierPlace,
  tilePlace,
  verbPlace,
} from './places.ts';

type Company = (typeof COMPANIES)[number];
const company = (name: Company): number => COMPANIES.indexOf(name);
const slotAt = (letter: (typeof SLOTS)[number]): Place => slotPlace(SLOTS.indexOf(letter));

/** Is there more than one ramp that the piece could start from? */
function hasChoiceOfRamp(view: SkyState, at: string): boolean {
  const shuttle = takesShuttle(view, PLACE_IDS[view.rules.side].indexOf(at));
  const ramps = [0, 1, 2].filter(
    (column) => isShuttleColumn(view, column) === shuttle && view.stations[columnAt(view.active, column)] !== 0,
  );
  return ramps.length > 1;
}

/** The presses that make an option: first what is used, then where. */
export function pressesOf(option: SkyChoice, view: SkyState, seat: Seat): readonly Place[] {
  switch (option.do) {
    case 'keep-tile':
      return [startTilePlace(START_TILES.findIndex(({ id }) => id === option.tile))];
    case 'lay':
      return [handPlace(CARD_INDEX[option.card]), slotAt(option.slot)];
    case 'lock':
    case 'rest':
    case 'row':
      return [rowPlace(SLOTS.indexOf(option.slot))];
    case 'resources':
      return [...option.slots].map((letter) => slotAt(letter as (typeof SLOTS)[number]));
    case 'boost':
      return [tilePlace(RESOURCE_TILE), slotAt(option.slot)];
    case 'expand':
      // The card that a bonus field has discarded stands for itself.
      return view.agenda.seats[seat].at(-1)?.step === 'turn'
        ? [ENERGY_PLACE, stationPlace(company(option.company))]
        : [stationPlace(company(option.company))];
    case 'scientist':
    case 'chemist':
      return [option.with === 'tile' ? tilePlace(BONUS_TILES.indexOf(option.do)) : slotAt(option.with)];
    case 'mark':
      return [fieldPlace(option.field)];
    case 'acquire':
    case 'buy':
    case 'buy-back':
      return [cardPlace(CARD_INDEX[option.card])];
    case 'discard':
      return [handPlace(CARD_INDEX[option.card])];
    case 'occupy': {
      const ramp = rampPlace(view.active, option.column);
      return hasChoiceOfRamp(view, option.at) ? [option.at, ramp] : [option.at];
    }
    case 'remove':
    case 'return':
      return [rampPlace(company(option.company), option.column)];
    case 'advance':
    case 'track':
      return [railPlace(company(option.company))];
    case 'pay': {
      const frame = view.agenda.seats[seat].at(-1);
      return [frame?.step === 'barrier' ? gatePlace(frame.company) : verbPlace('pay')];
    }
    case 'threat':
      return [THREAT_PLACE];
    case 'claim':
      return [
        taskPlace(
          MISSIONS.findIndex(({ id }) => id === option.mission),
          option.column,
        ),
      ];
    case 'plan':
      return [planPlace(PLAN_INDEX[option.plan])];
    case 'lay-plan': {
      const screen = screenPlace(option.screen);
      return view.players[seat].acquired.length > 1 ? [newPlanPlace(PLAN_INDEX[option.plan]), screen] : [screen];
    }
    case 'upload':
      return [screenPlace(option.to)];
    case 'turn-down':
      return [COINS_PLACE, screenPlace(option.screen)];
    case 'coin':
      return [COINS_PLACE];
    case 'helium':
      return [TANK_PLACE];
    case 'tier': {
      const frame = view.agenda.seats[seat].at(-1);
      return [tierPlace(frame?.step === 'tier' ? BOARD_FIELDS[frame.field].id : '', option.tier)];
    }
    case 'variant':
      return [verbPlace(`variant-${option.variant}`)];
    case 'resolve':
      return [verbPlace(`first-${option.gain}`)];
    default:
      return [verbPlace(option.do)];
  }
}

/** Several cards are used together, whichever is pressed first. */
export const inAnyOrder = (option: SkyChoice): boolean => option.do === 'resources';
