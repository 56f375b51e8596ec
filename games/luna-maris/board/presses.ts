import type { Seat } from '@orrery/kernel';
import { AIRLOCK, MINE, MODULES, QUARTERS, SHOWN, stackOf } from '../data/index.ts';
import type { ChoiceOf, LunaChoice } from '../rules/choices.ts';
import { cardNumber, moduleNumber, orderNumber } from '../rules/choices.ts';
import type { LunaState } from '../rules/state.ts';
import { places } from './places.ts';
import { bits, frameOf } from './reading.ts';

const RECYCLING_PLATE = { a: 1, b: 2, c: 3, d: 4 } as const;

/** What is used of the equipment is pressed first: the plain action keeps its single press. */
const withTile = (choice: LunaChoice, place: string): string[] =>
  'equipment' in choice && choice.equipment === true ? [places.equipment, place] : [place];

function recycle({ option }: ChoiceOf<'recycle'>): string[] {
  return [option === 'e' ? places.equipment : places.plate('sustainability', RECYCLING_PLATE[option])];
}

/** Who is done says so where it was done. */
export function donePlace(view: LunaState, seat: Seat): string {
  const step = frameOf(view, seat)?.step;
  if (step === 'serve' || step === 'recall') return places.done('supper');
  if (step === 'rest') return places.done('rest');
  if (step === 'pick') return places.done('J');
  if (step === 'act' || step === 'mine-more') return places.done(MODULES[view.players[seat].at].letter);
  return places.done('turn');
}

export function pressesOf(choice: LunaChoice, view: LunaState, seat: Seat): readonly string[] {
  switch (choice.do) {
    case 'equip':
      return [places.tile(choice.tile)];
    case 'start':
    case 'go':
      return [places.module(moduleNumber[choice.module])];
    case 'use':
      return [places.card(choice.card), places.module(moduleNumber[choice.module])];
    case 'quarters':
      return [places.module(QUARTERS)];
    case 'feed':
      return [places.supper];
    case 'pass':
      return [places.pass];
    case 'end':
    case 'enough':
      return [donePlace(view, seat)];
    case 'depot':
      return [places.depot(choice.cube)];
    case 'recycle':
      return recycle(choice);
    case 'research':
      return withTile(choice, places.plate(choice.track, view.players[seat][choice.track] + 1));
    case 'power':
      return [places.power(choice.option)];
    case 'extract':
      return withTile(choice, places.plate('extraction', choice.level));
    case 'hire':
      return withTile(choice, places.applicant(view.market.indexOf(cardNumber[choice.scientist])));
    case 'install':
      return withTile(choice, places.module(AIRLOCK));
    case 'mine':
      return [places.module(MINE)];
    case 'enrich':
      return [places.belt(choice.from)];
    case 'order': {
      const stack = places.order(stackOf(orderNumber[choice.order]));
      return choice.spare === undefined ? [stack] : [places.equipment, stack];
    }
    case 'harvest':
      return withTile(choice, places.harvest(choice.option));
    case 'build':
      return [places.advanced(choice.tile)];
    case 'filter':
      return [places.co2(view.players[seat].co2 - choice.energy)];
    case 'pay':
      return [places.pay(choice)];
    case 'field':
      return [places.hex(choice.field)];
    case 'bonus':
      return [places.bonus(choice.bonus)];
    case 'pick':
      return [places.seed(choice.slot)];
    case 'rest':
      return [places.card(choice.card)];
    case 'eat':
      return [places.food(choice.food)];
    case 'recall':
      return [places.resting(choice.card)];
  }
}

/** A room first, then who works there; where only one can, the room is enough. */
export function otherPressesOf(choice: LunaChoice, view: LunaState, seat: Seat): readonly (readonly string[])[] {
  if (choice.do !== 'use') return [];
  const module = moduleNumber[choice.module];
  const fitting = bits(view.players[seat].hand).filter((card) => SHOWN[card].includes(module));
  const room = places.module(module);
  return fitting.length === 1 ? [[room]] : [[room, places.card(choice.card)]];
}
