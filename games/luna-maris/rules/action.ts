import { ADVANCED_MODULE, EQUIPMENT } from '../data/index.ts';
import type { LunaChoice } from './choices.ts';
import { voice } from './events.ts';
import type { LunaState, Player } from './state.ts';

/** The main or additional action of a module: what can be chosen there, what it costs, what it does. */
export interface ModuleAction {
  /** Adds every choice whose costs and preconditions are met. */
  list(s: LunaState, seat: number, out: LunaChoice[]): void;
  /** Pays the cost; ore may be asked for before `resolve` runs. */
  pay(s: LunaState, seat: number, choice: LunaChoice): void;
  resolve(s: LunaState, seat: number, choice: LunaChoice): void;
  /** The rule that forbids a choice of this action that is not listed. */
  whyNot(s: LunaState, seat: number, choice: LunaChoice): string | undefined;
}

export function isAdvanced(s: LunaState, module: number): boolean {
  for (const tile of s.built) if (ADVANCED_MODULE[tile] === module) return true;
  return false;
}

export function hasReady(p: Player, equipment: number): boolean {
  return p.equipment === equipment && p.ready;
}

/** Turns the tile to its inactive side (LM-EQUIP-03). */
export function useEquipment(s: LunaState, seat: number): void {
  const p = s.players[seat];
  p.ready = false;
  voice.tell?.({ event: 'used-equipment', seat, tile: EQUIPMENT[p.equipment].id });
}

/** Why a tile cannot be used: it is inactive, or not the player's. */
export function whyNotEquipment(p: Player, equipment: number): string | undefined {
  if (p.equipment !== equipment) return 'LM-EQUIP-01';
  return p.ready ? undefined : 'LM-EQUIP-03';
}

export function because(rule: string | undefined): { rule: string } | undefined {
  return rule === undefined ? undefined : { rule };
}
