import { ADV_EXTRACTION, AIR_FILTER_MAX, EQUIPMENT, EXTRACTIONS, INDUSTRY, REGOLITH_SIEVE } from '../data/index.ts';
import { hasReady, isAdvanced, type ModuleAction, useEquipment, whyNotEquipment } from './action.ts';
import { EXTRACT, EXTRACT_EQUIPPED, FILTER } from './choices.ts';
import { gain } from './effects.ts';
import { oreOf, payOre } from './payment.ts';
import type { LunaState } from './state.ts';
import { gainWaste, moveCo2, payEnergy } from './stores.ts';

// Module E: extraction of water and helium-3, and the air filter.

const sieve = EQUIPMENT[REGOLITH_SIEVE].effect;

/** LM-ADV-09: reductions add up; only the sieve lets the price drop to nothing. */
export function ironPrice(s: LunaState, level: number, equipped: boolean): number {
  const advanced = isAdvanced(s, INDUSTRY);
  const less = (advanced ? ADV_EXTRACTION.ironLess : 0) + (equipped ? sieve.amount : 0);
  const { iron } = EXTRACTIONS[level - 1];
  return less === 0 ? iron : Math.max(equipped ? sieve.min : ADV_EXTRACTION.min, iron - less);
}

export const extraction: ModuleAction = {
  list(s, seat, out) {
    const p = s.players[seat];
    const ore = oreOf(p);
    const equipped = hasReady(p, REGOLITH_SIEVE);
    for (let level = 1; level <= EXTRACTIONS.length && level <= p.extraction; level++) {
      if (ore >= ironPrice(s, level, false)) out.push(EXTRACT[level - 1]);
      if (equipped && ore >= ironPrice(s, level, true)) out.push(EXTRACT_EQUIPPED[level - 1]);
    }
  },
  pay(s, seat, choice) {
    if (choice.do !== 'extract') return;
    if (choice.equipment) useEquipment(s, seat);
    payOre(s, seat, ironPrice(s, choice.level, choice.equipment === true), 0);
  },
  resolve(s, seat, choice) {
    if (choice.do !== 'extract') return;
    const row = EXTRACTIONS[choice.level - 1];
    gain(s, seat, row.gain);
    // LM-EQUIP-08: the sieve spares both side effects; LM-ADV-08: the advanced complex only the CO2.
    if (choice.equipment) return;
    if (!isAdvanced(s, INDUSTRY)) moveCo2(s, seat, row.co2Up);
    gainWaste(s, seat, row.waste);
  },
  whyNot(s, seat, choice) {
    if (choice.do !== 'extract') return undefined;
    const p = s.players[seat];
    if (choice.level > EXTRACTIONS.length) return 'LM-IND-06';
    if (choice.level > p.extraction) return 'LM-IND-01';
    if (choice.equipment && !hasReady(p, REGOLITH_SIEVE)) return whyNotEquipment(p, REGOLITH_SIEVE);
    return ['LM-IND-02', 'LM-IND-03', 'LM-IND-04', 'LM-IND-05'][choice.level - 1];
  },
};

export const filtering: ModuleAction = {
  list(s, seat, out) {
    const p = s.players[seat];
    const most = Math.min(AIR_FILTER_MAX, p.energy, p.co2);
    for (let energy = 1; energy <= most; energy++) out.push(FILTER[energy - 1]);
  },
  pay(s, seat, choice) {
    if (choice.do === 'filter') payEnergy(s, seat, choice.energy);
  },
  resolve(s, seat, choice) {
    if (choice.do === 'filter') moveCo2(s, seat, -choice.energy);
  },
  whyNot(s, seat, choice) {
    if (choice.do !== 'filter') return undefined;
    const p = s.players[seat];
    if (choice.energy > AIR_FILTER_MAX || choice.energy < 1) return 'LM-IND-07';
    return choice.energy > p.co2 ? 'LM-IND-10' : 'LM-ADDON-13';
  },
};
