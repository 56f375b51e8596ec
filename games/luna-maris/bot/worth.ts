import { countBits } from '@orrery/kernel';
import {
  ADV_MINE,
  ADV_POWER,
  BATTERY,
  BUILD_SP,
  CARGO_DRONE,
  CO2_SP,
  DEEP_SPACE_ANTENNA,
  DEPOT,
  DRIP_IRRIGATION,
  EQUIPMENT,
  EXTRACTIONS,
  FOOD,
  GREENHOUSE,
  HELIUM_TANK,
  INDUSTRY,
  LEVEL_1,
  MINE,
  NEIGHBOURS,
  NUTRITION,
  PLASMA_RECYCLER,
  POWER,
  POWER_OPTIONS,
  QUANTUM_ANALYSER,
  RECYCLING,
  SELECTION_BONUSES,
  STRESS_MAX,
  STRESS_SP,
  TITANIUM_FIELDS,
  TRACK_TOP,
  TRACK_TOP_SP,
  WATER_TANK,
} from '../data/index.ts';
import { isAdvanced } from '../rules/action.ts';
import {
  bonusNumber,
  type ChoiceOf,
  cardNumber,
  fieldNumber,
  foodNumber,
  type LunaChoice,
  orderNumber,
} from '../rules/choices.ts';
import { hirePrice } from '../rules/communications.ts';
import { ironPrice } from '../rules/industry.ts';
import { probeSp } from '../rules/round.ts';
import type { LunaState, Player } from '../rules/state.ts';
import { ironProbes, titaniumProbes } from '../rules/stores.ts';
import { type Outlook, orderGain, oreWorth } from './outlook.ts';
import { EXTRACTION_WORTH, SUSTAINABILITY_WORTH } from './value.ts';
import { WEIGHTS as W } from './weights.ts';

// How much a single choice is worth, in points, without trying it out.

/** About what a selection bonus is worth, and what tiles give and cost. */
const SELECTION = 3;
const RECYCLED = EQUIPMENT[PLASMA_RECYCLER].effect.gain;
const HIRED = EQUIPMENT[DEEP_SPACE_ANTENNA].effect.gain;
const ANALYSER_ENERGY = EQUIPMENT[QUANTUM_ANALYSER].effect.energy;
const DRIP_SP = EQUIPMENT[DRIP_IRRIGATION].effect.gain.sp;
const DRONE_SP = EQUIPMENT[CARGO_DRONE].effect.gain.sp;

export function worthOf(s: LunaState, seat: number, choice: LunaChoice, o: Outlook): number {
  const p = s.players[seat];
  switch (choice.do) {
    case 'recycle':
      return recycleWorth(s, p, choice, o);
    case 'research':
      return stepWorth(p, choice.track, o) + (choice.equipment ? 1.2 + 2 * o.time - ANALYSER_ENERGY * o.energy : 0);
    case 'power': {
      const { cost, gain } = (isAdvanced(s, POWER) ? ADV_POWER : POWER_OPTIONS)[choice.option - 1];
      const energy = Math.min(gain.energy ?? 0, BATTERY - p.energy);
      const spent = (cost.iron ?? 0) * o.iron + (cost.water ?? 0) * o.water - (cost.waste ?? 0) * o.waste;
      return energy * o.energy + (gain.sp ?? 0) - spent;
    }
    case 'extract':
      return extractWorth(s, p, choice, o);
    case 'hire': {
      const card = cardNumber[choice.scientist];
      const price = hirePrice(s, s.market.indexOf(card), choice.equipment === true);
      return 2 + 3.2 * o.time - price * o.iron + (choice.equipment ? HIRED.energy * o.energy + HIRED.sp : 0);
    }
    case 'install':
      return probeWorth(p, o) - (choice.equipment ? 0.4 : stressWorth(p, -1, o));
    case 'mine':
      return mineWorth(s, p, o);
    case 'enrich':
      return 2 * o.titanium - o.iron * (choice.from === 'right' ? W.hold : 1) - o.waste;
    case 'order':
      return orderGain(p, orderNumber[choice.order], o) + (choice.spare === undefined ? 0 : 1 + DRONE_SP);
    case 'harvest':
      return harvestWorth(s, choice, o);
    case 'build':
      return BUILD_SP[s.built.length] + W.built * o.cleanups - 2 * o.titanium - o.energy + 0.6 * o.time;
    case 'filter':
      return co2Worth(p, -choice.energy, o) - choice.energy * o.energy;
    case 'field':
      return fieldWorth(p, fieldNumber[choice.field], o);
    case 'pick':
      return foodCardWorth(p, foodNumber[choice.food], o);
    case 'bonus':
      return bonusWorth(p, bonusNumber[choice.bonus], o);
    case 'pay':
      return (
        -(choice.ironLeft + 0.7 * choice.ironRight) * o.iron -
        (choice.titaniumLeft + 0.7 * choice.titaniumRight) * o.titanium
      );
    case 'rest':
      return (
        stressWorth(p, cardNumber[choice.card] < LEVEL_1 ? 1 : 2, o) -
        o.card * (cardNumber[choice.card] < LEVEL_1 ? 1 : 1.7)
      );
    case 'eat':
      return -foodCardWorth(p, foodNumber[choice.food], o);
    case 'recall':
      return cardNumber[choice.card] < LEVEL_1 ? 1 + 0.02 * cardNumber[choice.card] : 1.9;
    case 'depot':
      return -(DEPOT.find((row) => row.cube === choice.cube)?.sp ?? 3);
    default:
      return 0;
  }
}

export function stepWorth(p: Player, track: 'extraction' | 'sustainability', o: Outlook): number {
  const level = p[track] + 1;
  const table = track === 'extraction' ? EXTRACTION_WORTH : SUSTAINABILITY_WORTH;
  const reward = level === TRACK_TOP ? TRACK_TOP_SP + SELECTION : 0;
  return o.time * (table[level] - table[level - 1] + 0.6) + reward;
}

function recycleWorth(s: LunaState, p: Player, choice: ChoiceOf<'recycle'>, o: Outlook): number {
  const advanced = isAdvanced(s, RECYCLING);
  const point = advanced ? 1 : 0;
  const energy = Math.min(advanced ? 4 : 3, BATTERY - p.energy) * o.energy;
  const water = Math.min(advanced ? 2 : 1, WATER_TANK - p.water) * o.water;
  switch (choice.option) {
    case 'a':
      return point + (choice.waste ?? 1) * (o.iron + o.waste);
    case 'b':
      return point + energy + o.waste;
    case 'c':
      return point + water + o.waste;
    case 'd':
      return point + o.iron + energy + water - Math.min(o.iron, energy, water) + 2 * o.waste;
    case 'e':
      return point + RECYCLED.titanium * o.titanium + RECYCLED.energy * o.energy + RECYCLED.sp + o.waste - 0.4;
  }
}

function extractWorth(s: LunaState, p: Player, choice: ChoiceOf<'extract'>, o: Outlook): number {
  const row = EXTRACTIONS[choice.level - 1];
  const water = Math.min(row.gain.water ?? 0, WATER_TANK - p.water);
  const helium = Math.min(row.gain.helium ?? 0, HELIUM_TANK - p.helium);
  const gain = water * o.water + helium * o.helium - ironPrice(s, choice.level, choice.equipment === true) * o.iron;
  if (choice.equipment) return gain - 0.4;
  const co2 = isAdvanced(s, INDUSTRY) ? 0 : co2Worth(p, row.co2Up, o);
  return gain + co2 - row.waste * o.waste;
}

/** What moving on the CO2 track is worth; up is negative. */
export function co2Worth(p: Player, levels: number, o: Outlook): number {
  const after = Math.max(0, Math.min(9, p.co2 + levels));
  return CO2_SP[after] - CO2_SP[p.co2] - 0.3 * o.cleanups * (after - p.co2);
}

export function stressWorth(p: Player, spaces: number, o: Outlook): number {
  const after = Math.max(3, Math.min(STRESS_MAX, p.stress + spaces));
  const end = (STRESS_SP[after] ?? 0) - (STRESS_SP[p.stress] ?? 0);
  const worth =
    (after - p.stress) * ((W.later * o.productions) / W.o2ATurn + o.oxygen) + end * (1 - 0.15 * o.productions);
  return spaces < 0 ? -worth : worth;
}

function mineWorth(s: LunaState, p: Player, o: Outlook): number {
  const iron = p.ironLeft + W.hold * p.ironRight;
  const titanium = p.titaniumLeft + W.hold * p.titaniumRight;
  const more = oreWorth(iron + ironProbes(p), titanium + titaniumProbes(p), o) - oreWorth(iron, titanium, o);
  return more + (isAdvanced(s, MINE) ? ADV_MINE.sp : 0);
}

function probeWorth(p: Player, o: Outlook): number {
  const bonus = p.probes === 3 ? 2 * o.energy : p.probes === 2 ? o.water : o.helium;
  return bonus + W.probe * o.productions * o.titanium + W.group * o.cleanups;
}

function fieldWorth(p: Player, field: number, o: Outlook): number {
  const group = probeSp(p.fields | (1 << field)) - probeSp(p.fields);
  const ore = (TITANIUM_FIELDS & (1 << field)) !== 0 ? o.titanium : o.iron;
  return W.group * o.cleanups * group + W.probe * o.productions * ore + 0.15 * countBits(NEIGHBOURS[field]);
}

/** How much food is wanted to feed: from 0 to 1. */
function hunger(o: Outlook): number {
  return Math.min(1, Math.max(0, (o.turns - o.supply) / 3) + Math.min(0.8, o.later / 5));
}

/** One more food card: to feed somebody, or for the ranks of the end. */
export function foodCardWorth(p: Player, food: number, o: Outlook): number {
  const fresh = p.food[food] === 0 ? 1 : 0;
  const feeding = hunger(o);
  const end = 1 - W.foodFades * o.productions;
  const {
    o2Recover = 0,
    energy = 0,
    stressDown = 0,
    co2Down = 0,
    sp = 0,
  }: Partial<Record<string, number>> = FOOD[food].bonus;
  const bonus = 0.7 * o2Recover + energy * o.energy + 1.5 * stressDown + 1.2 * co2Down + sp;
  return feeding * (0.75 * NUTRITION[food] + bonus) + end * (0.9 * fresh + 0.4 * NUTRITION[food]);
}

function harvestWorth(s: LunaState, choice: ChoiceOf<'harvest'>, o: Outlook): number {
  const advanced = isAdvanced(s, GREENHOUSE);
  const card = 1 + 1.2 * hunger(o);
  if (choice.option === 2) return (advanced ? 4 : 3) * card + (advanced ? 2 : 1) - o.water;
  return card * ((advanced ? 2 : 1) + (choice.equipment ? 1 : 0)) + 0.3 + (choice.equipment ? DRIP_SP - 1.4 : 0);
}

function bonusWorth(p: Player, bonus: number, o: Outlook): number {
  const { id, effect } = SELECTION_BONUSES[bonus];
  switch (id) {
    case 'waste':
      return Math.min(effect.wasteRemove, p.waste) * o.waste;
    case 'energy':
      return Math.min(effect.energy, BATTERY - p.energy) * o.energy;
    case 'helium':
      return Math.min(effect.helium, HELIUM_TANK - p.helium) * o.helium;
    case 'water':
      return effect.sp + Math.min(effect.water, WATER_TANK - p.water) * o.water;
    case 'co2':
      return co2Worth(p, -effect.co2Down, o);
    case 'stress':
      return effect.sp + stressWorth(p, effect.stressDown, o);
  }
}
