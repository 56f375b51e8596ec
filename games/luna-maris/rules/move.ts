import { ACTIVATION_ENERGY, DISTANCE, MODULES } from '../data/index.ts';
import { told, voice } from './events.ts';
import { isAutomaton, type LunaState, NONE, type Player } from './state.ts';
import { moveSp, payEnergy } from './stores.ts';

// Movement, oxygen and the energy spaces.

/** How many O2 can still be spent: the marker may go as far as the space above the stress marker (LM-MOVE-03). */
export function o2Left(p: Player): number {
  return p.stress - p.o2;
}

/** O2 for using a module: the shortest way, or one breath where the astronaut stands (LM-MOVE-08, LM-REUSE-03). */
export function o2Price(p: Player, module: number): number {
  return p.at === module ? 1 : DISTANCE[p.at][module];
}

export function moveTo(s: LunaState, seat: number, module: number): void {
  const p = s.players[seat];
  const o2 = DISTANCE[p.at][module];
  p.o2 += o2;
  p.at = module;
  p.on = false;
  s.turn.moved = true;
  voice.tell?.({ event: 'moved', seat, module: MODULES[module].id, o2 });
}

export function breathe(s: LunaState, seat: number): void {
  s.players[seat].o2++;
  s.turn.breathed = true;
  voice.tell?.({ event: 'breathed', seat });
}

/** Whoever stands on the module's energy space; NONE when it is free. */
export function holderOf(s: LunaState, module: number): number {
  for (let i = 0; i < s.players.length; i++) if (s.players[i].on && s.players[i].at === module) return i;
  return NONE;
}

/** What activating a module would cost now: nothing without an energy space, or where somebody stands on it. */
export function activationEnergy(s: LunaState, module: number): number {
  return MODULES[module].energySpace && holderOf(s, module) === NONE ? ACTIVATION_ENERGY : 0;
}

export function canActivate(s: LunaState, seat: number, module: number): boolean {
  return s.players[seat].energy >= activationEnergy(s, module);
}

/** Makes the module active for one use of the player whose astronaut is there. */
export function activate(s: LunaState, player: number): void {
  const p = s.players[player];
  const module = MODULES[p.at];
  // LM-ENERGY-06: the power plant needs no activation.
  if (!module.energySpace) return;
  const holder = holderOf(s, p.at);
  if (holder === player) return;
  if (holder !== NONE) {
    voice.tell?.({ event: 'hosted', seat: told(s, holder), guest: told(s, player), module: module.id });
    moveSp(s, holder, 1);
    return;
  }
  // LM-SOLO-12: the automaton takes the space without paying.
  if (!isAutomaton(s, player)) payEnergy(s, player, ACTIVATION_ENERGY);
  p.on = true;
  voice.tell?.({ event: 'activated', seat: told(s, player), module: module.id });
}

export function stepBeside(s: LunaState, player: number): void {
  const p = s.players[player];
  if (!p.on) return;
  p.on = false;
  voice.tell?.({ event: 'beside', seat: told(s, player), module: MODULES[p.at].id });
}
