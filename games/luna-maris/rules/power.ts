import { ADV_POWER, type Exchange, POWER, POWER_OPTIONS } from '../data/index.ts';
import { isAdvanced, type ModuleAction } from './action.ts';
import { POWER_CHOICES } from './choices.ts';
import { gain } from './effects.ts';
import { oreOf, payOre } from './payment.ts';
import type { LunaState, Player } from './state.ts';
import { payWater, removeWaste } from './stores.ts';

// Module D: iron, or water and waste, become energy.

function exchanges(s: LunaState): readonly Exchange[] {
  return isAdvanced(s, POWER) ? ADV_POWER : POWER_OPTIONS;
}

function affords(p: Player, { cost }: Exchange): boolean {
  return oreOf(p) >= (cost.iron ?? 0) && p.water >= (cost.water ?? 0) && p.waste >= (cost.waste ?? 0);
}

export const power: ModuleAction = {
  list(s, seat, out) {
    const offered = exchanges(s);
    for (let i = 0; i < offered.length; i++) if (affords(s.players[seat], offered[i])) out.push(POWER_CHOICES[i]);
  },
  pay(s, seat, choice) {
    if (choice.do !== 'power') return;
    const { cost } = exchanges(s)[choice.option - 1];
    if (cost.water) payWater(s, seat, cost.water);
    if (cost.waste) removeWaste(s, seat, cost.waste);
    payOre(s, seat, cost.iron ?? 0, 0);
  },
  resolve(s, seat, choice) {
    if (choice.do === 'power') gain(s, seat, exchanges(s)[choice.option - 1].gain);
  },
  whyNot: (_, __, choice) => (choice.do === 'power' ? (choice.option === 2 ? 'LM-POW-05' : 'LM-POW-01') : undefined),
};
