import type { Seat } from '@orrery/kernel';
import { MAIN_ACTIONS, RED_ACTIONS } from '../data/index.ts';
import { quartersRoom } from '../rules/goods.ts';
import { type OmChoice, type OnMarsState, sideOf } from '../rules/state.ts';
import { lateOptions } from './time.ts';
import { withoutGoals } from './wanted.ts';

/** Colonists who come home on the way to a side: those at work, and those left at its Main Actions. */
export function comingHome(s: OnMarsState, seat: Seat, to: number): number {
  const p = s.players[seat];
  let home = p.working;
  for (let action = 0; action < RED_ACTIONS; action++) if (MAIN_ACTIONS[action].side === to) home += p.slots[action];
  return Math.min(home, quartersRoom(p) - p.quarters);
}

/** With nobody at home next to nothing can be done: whoever the Shuttle would bring some does not stay. */
function withoutStaying(s: OnMarsState, seat: Seat, options: readonly OmChoice[]): readonly OmChoice[] {
  const p = s.players[seat];
  if (s.rules.solo || p.quarters > 0 || !options.some((option) => option.do === 'stay')) return options;
  const travels = options.filter((option) => option.do === 'travel' && option.with === 'shuttle');
  return travels.length > 0 && comingHome(s, seat, 1 - sideOf(p)) > 0 ? travels : options;
}

/** The options without those that no sensible player would look at. */
export function sensible(s: OnMarsState, seat: Seat, options: readonly OmChoice[]): readonly OmChoice[] {
  return withoutStaying(s, seat, lateOptions(s, seat, withoutGoals(s, seat, options)));
}
