import {
  ADVANCED,
  BUILD_COST,
  BUILD_SP,
  EQUIPMENT,
  LABORATORY,
  QUANTUM_ANALYSER,
  SELECTION_BONUSES,
  TRACK_TOP,
  TRACK_TOP_SP,
  TRACKS,
  type TrackId,
} from '../data/index.ts';
import { hasReady, type ModuleAction, useEquipment, whyNotEquipment } from './action.ts';
import type { Chapter } from './chapter.ts';
import { advancedNumber, BONUS, BUILD, bonusNumber, RESEARCH, RESEARCH_EQUIPPED } from './choices.ts';
import { gain } from './effects.ts';
import { told, voice } from './events.ts';
import { activationEnergy } from './move.ts';
import { affordsOre, payOre, titaniumOf } from './payment.ts';
import { ask, type LunaState, NONE, type Player } from './state.ts';
import { changeSp, moveSp, payEnergy } from './stores.ts';

// Module C: research, and building advanced modules.

export function stepsLeft(p: Player): number {
  return 2 * TRACK_TOP - p.extraction - p.sustainability;
}

/** One step on a track, with the reward of its top. True when a selection bonus is due. */
export function advanceTrack(s: LunaState, player: number, track: TrackId): boolean {
  const p = s.players[player];
  p[track]++;
  voice.tell?.({ event: 'researched', seat: told(s, player), track, level: p[track] });
  if (p[track] < TRACK_TOP) return false;
  changeSp(s, player, TRACK_TOP_SP);
  return s.selected.includes(NONE);
}

function research(s: LunaState, seat: number, track: TrackId): void {
  if (advanceTrack(s, seat, track)) ask(s, seat, { step: 'selection' });
}

const { energy: analyserEnergy, steps: analyserSteps } = EQUIPMENT[QUANTUM_ANALYSER].effect;

/** LM-EQUIP-07: its energy is paid beside what activates the laboratory. */
function canAnalyse(s: LunaState, p: Player): boolean {
  if (!hasReady(p, QUANTUM_ANALYSER) || stepsLeft(p) < 1 + analyserSteps) return false;
  return p.energy >= activationEnergy(s, LABORATORY) + analyserEnergy;
}

export const laboratory: ModuleAction = {
  list(s, seat, out) {
    const p = s.players[seat];
    const equipped = canAnalyse(s, p);
    for (let i = 0; i < TRACKS.length; i++) {
      if (p[TRACKS[i]] >= TRACK_TOP) continue;
      out.push(RESEARCH[i]);
      if (equipped) out.push(RESEARCH_EQUIPPED[i]);
    }
  },
  pay(s, seat, choice) {
    if (choice.do !== 'research' || !choice.equipment) return;
    useEquipment(s, seat);
    payEnergy(s, seat, analyserEnergy);
  },
  resolve(s, seat, choice) {
    if (choice.do !== 'research') return;
    if (choice.equipment) for (let i = 0; i < analyserSteps; i++) ask(s, seat, { step: 'research' });
    research(s, seat, choice.track);
  },
  whyNot(s, seat, choice) {
    if (choice.do !== 'research') return undefined;
    const p = s.players[seat];
    if (stepsLeft(p) === 0) return 'LM-LAB-06';
    if (p[choice.track] >= TRACK_TOP) return 'LM-LAB-14';
    return choice.equipment ? (whyNotEquipment(p, QUANTUM_ANALYSER) ?? 'LM-EQUIP-07') : undefined;
  },
};

export function markBonus(s: LunaState, player: number, bonus: number): void {
  s.selected[bonus] = player;
  voice.tell?.({ event: 'selected', seat: told(s, player), bonus: SELECTION_BONUSES[bonus].id });
}

/** Puts an advanced module in place and gives the builder the next points of the build track. */
export function placeAdvanced(s: LunaState, player: number, tile: number): void {
  const sp = BUILD_SP[s.built.length];
  s.advanced = s.advanced.filter((other) => other !== tile);
  s.built.push(tile);
  s.builders.push(player);
  voice.tell?.({ event: 'built', seat: told(s, player), tile: ADVANCED[tile].id, sp });
  moveSp(s, player, sp);
}

export const building: ModuleAction = {
  list(s, seat, out) {
    const p = s.players[seat];
    if (s.built.length >= BUILD_SP.length || p.energy < BUILD_COST.energy) return;
    if (!affordsOre(p, 0, BUILD_COST.titanium)) return;
    for (const tile of s.advanced) out.push(BUILD[tile]);
  },
  pay(s, seat) {
    payEnergy(s, seat, BUILD_COST.energy);
    payOre(s, seat, 0, BUILD_COST.titanium);
  },
  resolve(s, seat, choice) {
    if (choice.do === 'build') placeAdvanced(s, seat, advancedNumber[choice.tile]);
  },
  whyNot(s, seat, choice) {
    if (choice.do !== 'build') return undefined;
    if (s.built.length >= BUILD_SP.length) return 'LM-LAB-09';
    if (!s.advanced.includes(advancedNumber[choice.tile])) return 'LM-LAB-07';
    return titaniumOf(s.players[seat]) < BUILD_COST.titanium ? 'LM-LAB-16' : 'LM-ADDON-13';
  },
};

export const laboratorySteps: Chapter<'research' | 'selection'> = {
  /** A step on a track of choice: from an order or the analyser. */
  research: {
    // LM-PORT-08: lost when both tracks are at their top.
    skip: (s, seat) => stepsLeft(s.players[seat]) === 0,
    options: (s, seat) => RESEARCH.filter((_, i) => s.players[seat][TRACKS[i]] < TRACK_TOP),
    take(s, seat, choice) {
      if (choice.do === 'research') research(s, seat, choice.track);
    },
    whyNot: (_, __, choice) => (choice.do === 'research' ? { rule: 'LM-LAB-14' } : undefined),
  },

  selection: {
    options: (s) => BONUS.filter((_, i) => s.selected[i] === NONE),
    take(s, seat, choice) {
      if (choice.do !== 'bonus') return;
      const bonus = bonusNumber[choice.bonus];
      markBonus(s, seat, bonus);
      gain(s, seat, SELECTION_BONUSES[bonus].effect);
    },
    whyNot: (_, __, choice) => (choice.do === 'bonus' ? { rule: 'LM-LAB-03' } : undefined),
  },
};
