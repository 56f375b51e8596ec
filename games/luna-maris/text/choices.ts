import { capital, countBits, type Seat } from '@orrery/kernel';
import {
  ADV_POWER,
  ADV_RECYCLING,
  AIRLOCK,
  DEPOT,
  EQUIPMENT,
  EXTRACTIONS,
  FIELDS,
  FOOD,
  GREENHOUSE,
  LEVEL_1,
  NEIGHBOURS,
  POWER,
  POWER_OPTIONS,
  QUARTERS,
  RECYCLING,
  RECYCLING_OPTIONS,
} from '../data/index.ts';
import { isAdvanced } from '../rules/action.ts';
import { type ChoiceOf, cardNumber, fieldNumber, foodNumber, type LunaChoice, moduleNumber } from '../rules/choices.ts';
import { hirePrice } from '../rules/communications.ts';
import { ironPrice } from '../rules/industry.ts';
import { o2Price } from '../rules/move.ts';
import type { LunaState } from '../rules/state.ts';
import type { Text } from './en/phrases.ts';
import { sayCost, sayEffect, sayOrder, sayShown } from './say.ts';

/** A choice as a button says it. */
export function sayChoice(t: Text, choice: LunaChoice, view: LunaState, seat: Seat): string {
  const said = sayPlain(t, choice, view, seat);
  if (!('equipment' in choice) || choice.equipment !== true) return said;
  return t.list([said, t.choice.equipped(ownEquipment(t, view, seat))]);
}

function ownEquipment(t: Text, view: LunaState, seat: Seat): string {
  const tile = EQUIPMENT[view.players[seat].equipment];
  return tile === undefined ? t.nothing : t.names.equipment[tile.id];
}

function sayPlain(t: Text, choice: LunaChoice, view: LunaState, seat: Seat): string {
  const { names, choice: c } = t;
  const p = view.players[seat];
  switch (choice.do) {
    case 'equip':
      return c.equip(names.equipment[choice.tile], names.equipmentEffects[choice.tile]);
    case 'start':
      return c.start(names.modules[choice.module]);
    case 'use':
      return c.use(
        names.scientists[choice.card],
        names.modules[choice.module],
        o2Price(p, moduleNumber[choice.module]),
      );
    case 'go':
      return c.go(names.modules[choice.module], o2Price(p, moduleNumber[choice.module]));
    case 'quarters':
      return c.quarters(o2Price(p, QUARTERS));
    case 'feed':
    case 'pass':
    case 'end':
    case 'enough':
    case 'mine':
      return c[choice.do];
    case 'depot':
      return c.depot(names.kinds[choice.cube], DEPOT.find((row) => row.cube === choice.cube)?.sp ?? 0);
    case 'recycle':
      return c.recycle(choice.option, sayRecycling(t, choice, view));
    case 'research':
      return c.research(names.tracks[choice.track]);
    case 'power': {
      const { cost, gain } = (isAdvanced(view, POWER) ? ADV_POWER : POWER_OPTIONS)[choice.option - 1];
      return c.power(t.exchange(sayCost(t, cost), sayEffect(t, gain)));
    }
    case 'extract': {
      const iron = ironPrice(view, choice.level, choice.equipment === true);
      return c.extract(
        choice.level,
        t.exchange(sayCost(t, { iron }), sayEffect(t, EXTRACTIONS[choice.level - 1].gain)),
      );
    }
    case 'hire': {
      const card = cardNumber[choice.scientist];
      const price = hirePrice(view, view.market.indexOf(card), choice.equipment === true);
      return c.hire(names.scientists[choice.scientist], sayShown(card), price);
    }
    case 'install':
      return choice.equipment || isAdvanced(view, AIRLOCK) ? c.installFree : c.install;
    case 'enrich':
      return c.enrich[choice.from];
    case 'order': {
      const { cost, reward } = sayOrder(t, choice.order);
      const said = c.order(cost, reward);
      return choice.spare === undefined ? said : t.list([said, c.spare(names.kinds[choice.spare])]);
    }
    case 'harvest':
      return (isAdvanced(view, GREENHOUSE) ? c.harvestAdvanced : c.harvest)[choice.option - 1];
    case 'build':
      return c.build(names.advanced[choice.tile], names.advancedEffects[choice.tile]);
    case 'filter':
      return c.filter(choice.energy);
    case 'pay':
      return c.pay(sayPayment(t, choice));
    case 'field': {
      const field = fieldNumber[choice.field];
      return c.field(choice.field, names.kinds[FIELDS[field].ore], countBits(NEIGHBOURS[field] & p.fields));
    }
    case 'bonus':
      return c.bonus(names.bonuses[choice.bonus]);
    case 'pick':
    case 'eat': {
      const { nutrition, bonus } = FOOD[foodNumber[choice.food]];
      return capital(c[choice.do](names.food[choice.food], nutrition, sayEffect(t, bonus)));
    }
    case 'rest':
      return c.rest(names.scientists[choice.card], cardNumber[choice.card] < LEVEL_1 ? 1 : 2);
    case 'recall':
      return c.recall(names.scientists[choice.card], sayShown(cardNumber[choice.card]));
  }
}

function sayRecycling(t: Text, choice: ChoiceOf<'recycle'>, view: LunaState): string {
  const { option } = choice;
  const waste: number = choice.waste ?? 1;
  const advanced = isAdvanced(view, RECYCLING);
  const gains = {
    a: { iron: waste },
    b: advanced ? { energy: ADV_RECYCLING.energyB } : RECYCLING_OPTIONS[1].gain,
    c: advanced ? { water: ADV_RECYCLING.waterC } : RECYCLING_OPTIONS[2].gain,
    e: EQUIPMENT[0].effect.gain,
  };
  return option === 'd' ? t.choice.recycleTwo : t.exchange(sayCost(t, { waste }), sayEffect(t, gains[option]));
}

function sayPayment(t: Text, mix: ChoiceOf<'pay'>): string {
  const parts: string[] = [];
  if (mix.ironLeft + mix.ironRight > 0) parts.push(t.choice.payIron(mix.ironLeft, mix.ironRight));
  if (mix.titaniumLeft + mix.titaniumRight > 0) parts.push(t.choice.payTitanium(mix.titaniumLeft, mix.titaniumRight));
  return t.list(parts);
}
