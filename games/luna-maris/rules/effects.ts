import type { Effect } from '../data/index.ts';
import { ask, type LunaState } from './state.ts';
import {
  changeSp,
  gainEnergy,
  gainHelium,
  gainOre,
  gainWaste,
  gainWater,
  moveCo2,
  moveStress,
  recoverO2,
  removeWaste,
} from './stores.ts';

/** The one interpreter of what cards, tiles and tracks give. Parts that cannot be carried out are lost. */
export function gain(s: LunaState, seat: number, effect: Effect): void {
  if (effect.energy) gainEnergy(s, seat, effect.energy);
  if (effect.water) gainWater(s, seat, effect.water);
  if (effect.helium) gainHelium(s, seat, effect.helium);
  if (effect.iron || effect.titanium) gainOre(s, seat, effect.iron ?? 0, effect.titanium ?? 0);
  if (effect.sp) changeSp(s, seat, effect.sp);
  if (effect.o2Recover) recoverO2(s, seat, effect.o2Recover);
  if (effect.stressDown) moveStress(s, seat, effect.stressDown);
  if (effect.co2Down) moveCo2(s, seat, -effect.co2Down);
  if (effect.co2Up) moveCo2(s, seat, effect.co2Up);
  if (effect.waste) gainWaste(s, seat, effect.waste);
  if (effect.wasteRemove) removeWaste(s, seat, effect.wasteRemove);
  if (effect.seedbedFood) ask(s, seat, { step: 'pick', must: effect.seedbedFood, may: 0 });
  for (let i = 0; i < (effect.research ?? 0); i++) ask(s, seat, { step: 'research' });
}
