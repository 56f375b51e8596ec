import { BATTERY, DEPOT, WATER_TANK } from '../data/index.ts';
import { type ChoiceOf, type LunaChoice, TAKE_DEPOT } from './choices.ts';
import { voice } from './events.ts';
import type { LunaState, Player } from './state.ts';
import { gainEnergy, gainOre, gainWater, moveSp } from './stores.ts';

const ENERGY = 0;
const IRON = 1;
const WATER = 2;
export const FULL_DEPOT = 7;

function hasRoom(p: Player, cube: number): boolean {
  if (cube === ENERGY) return p.energy < BATTERY;
  return cube !== WATER || p.water < WATER_TANK;
}

export function canTakeCube(p: Player, cube: number): boolean {
  return (p.depot & (1 << cube)) !== 0 && p.sp >= DEPOT[cube].sp && hasRoom(p, cube);
}

export function canTakeEnergy(p: Player): boolean {
  return canTakeCube(p, ENERGY);
}

export function canTakeAnyCube(p: Player): boolean {
  return p.depot !== 0 && (canTakeCube(p, ENERGY) || canTakeCube(p, IRON) || canTakeCube(p, WATER));
}

export function listDepot(p: Player, out: LunaChoice[]): void {
  if (p.depot === 0) return;
  for (let cube = 0; cube < DEPOT.length; cube++) if (canTakeCube(p, cube)) out.push(TAKE_DEPOT[cube]);
}

export function takeCube(s: LunaState, seat: number, choice: ChoiceOf<'depot'>): void {
  const cube = DEPOT.findIndex((row) => row.cube === choice.cube);
  const { sp } = DEPOT[cube];
  voice.tell?.({ event: 'depot', seat, cube: choice.cube, sp });
  s.players[seat].depot &= ~(1 << cube);
  moveSp(s, seat, -sp);
  if (cube === ENERGY) gainEnergy(s, seat, 1);
  else if (cube === IRON) gainOre(s, seat, 1, 0);
  else gainWater(s, seat, 1);
}

export function whyNotDepot(p: Player, choice: ChoiceOf<'depot'>): string | undefined {
  const cube = DEPOT.findIndex((row) => row.cube === choice.cube);
  if (cube < 0) return undefined;
  if ((p.depot & (1 << cube)) === 0) return 'LM-DEPOT-04';
  if (p.sp < DEPOT[cube].sp) return 'LM-DEPOT-03';
  return hasRoom(p, cube) ? undefined : 'LM-DEPOT-05';
}
