import { countBits } from '@orrery/kernel';
import {
  BATTERY,
  CO2_MAX,
  HELIUM_TANK,
  STRESS_MAX,
  STRESS_MIN,
  TITANIUM_FIELDS,
  WASTE_CO2,
  WASTE_SPACES,
  WASTE_STRESS,
  WATER_TANK,
} from '../data/index.ts';
import { type Kind, told, voice } from './events.ts';
import { isAutomaton, type LunaState, type Player } from './state.ts';

// What every player stores and marks: points, cubes, waste, CO2 and stress. All gains go through here.

/** Gains or loses points that another event tells of; the marker stops at 0 (LM-DATA-16). */
export function moveSp(s: LunaState, player: number, amount: number): void {
  const p = s.players[player];
  p.sp = Math.max(0, p.sp + amount);
}

/** The same where nothing else tells of it. */
export function changeSp(s: LunaState, player: number, amount: number): void {
  const before = s.players[player].sp;
  moveSp(s, player, amount);
  const change = s.players[player].sp - before;
  if (change !== 0) voice.tell?.({ event: 'sp', seat: told(s, player), amount: change });
}

export function gainEnergy(s: LunaState, player: number, amount: number): void {
  const p = s.players[player];
  const fits = Math.min(amount, BATTERY - p.energy);
  p.energy += fits;
  tellGain(s, player, 'energy', fits, amount - fits);
}

export function gainWater(s: LunaState, player: number, amount: number): void {
  const p = s.players[player];
  const fits = Math.min(amount, WATER_TANK - p.water);
  p.water += fits;
  tellGain(s, player, 'water', fits, amount - fits);
}

export function gainHelium(s: LunaState, player: number, amount: number): void {
  const p = s.players[player];
  const fits = Math.min(amount, HELIUM_TANK - p.helium);
  p.helium += fits;
  tellGain(s, player, 'helium', fits, amount - fits);
}

/** Ore always comes onto the left belt section (LM-DATA-21). */
export function gainOre(s: LunaState, player: number, iron: number, titanium: number): void {
  const p = s.players[player];
  p.ironLeft += iron;
  p.titaniumLeft += titanium;
  if (iron > 0) tellGain(s, player, 'iron', iron, 0);
  if (titanium > 0) tellGain(s, player, 'titanium', titanium, 0);
}

function tellGain(s: LunaState, player: number, kind: Kind, amount: number, lost: number): void {
  voice.tell?.({ event: 'gained', seat: told(s, player), kind, amount, lost });
}

export function payEnergy(s: LunaState, player: number, amount: number): void {
  s.players[player].energy -= amount;
  if (amount > 0) voice.tell?.({ event: 'paid', seat: told(s, player), kind: 'energy', amount });
}

export function payWater(s: LunaState, player: number, amount: number): void {
  s.players[player].water -= amount;
  if (amount > 0) voice.tell?.({ event: 'paid', seat: told(s, player), kind: 'water', amount });
}

export function payHelium(s: LunaState, player: number, amount: number): void {
  s.players[player].helium -= amount;
  if (amount > 0) voice.tell?.({ event: 'paid', seat: told(s, player), kind: 'helium', amount });
}

/** Adds waste one by one on the lowest free space, with what the filled space does (LM-WASTE-01 to 04). */
export function gainWaste(s: LunaState, player: number, amount: number): void {
  const p = s.players[player];
  for (let i = 0; i < amount && p.waste < WASTE_SPACES; i++) {
    p.waste++;
    voice.tell?.({ event: 'waste', seat: told(s, player), waste: p.waste });
    if (WASTE_CO2.includes(p.waste)) moveCo2(s, player, 1);
    // LM-SOLO-26: the automaton knows no stress.
    else if (p.waste === WASTE_STRESS && !isAutomaton(s, player)) moveStress(s, player, -1);
  }
}

/** Takes waste off the highest spaces, as far as there is any. */
export function removeWaste(s: LunaState, player: number, amount: number): void {
  const p = s.players[player];
  const removed = Math.min(amount, p.waste);
  p.waste -= removed;
  if (removed > 0) voice.tell?.({ event: 'waste-removed', seat: told(s, player), amount: removed });
}

/** Up is positive, and bad; moves beyond the ends are ignored (LM-CO2-02). */
export function moveCo2(s: LunaState, player: number, levels: number): void {
  const p = s.players[player];
  const before = p.co2;
  p.co2 = Math.max(0, Math.min(CO2_MAX, before + levels));
  if (p.co2 !== before) voice.tell?.({ event: 'co2', seat: told(s, player), level: p.co2 });
}

/** To the right is positive, and good. */
export function moveStress(s: LunaState, player: number, spaces: number): void {
  const p = s.players[player];
  const before = p.stress;
  p.stress = Math.max(STRESS_MIN, Math.min(STRESS_MAX, before + spaces));
  if (p.stress !== before) voice.tell?.({ event: 'stress', seat: told(s, player), space: p.stress });
}

export function recoverO2(s: LunaState, player: number, spaces: number): void {
  const p = s.players[player];
  const before = p.o2;
  p.o2 = Math.max(0, before - spaces);
  if (p.o2 !== before) voice.tell?.({ event: 'o2', seat: told(s, player), space: p.o2 });
}

/** Titanium that a player's probes bring, one cube each; the others bring iron. */
export function titaniumProbes(p: Player): number {
  return countBits(p.fields & TITANIUM_FIELDS);
}

export function ironProbes(p: Player): number {
  return countBits(p.fields & ~TITANIUM_FIELDS);
}
