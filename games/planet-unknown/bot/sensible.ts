import type { Seat } from '@orrery/kernel';
import type { PuChoice } from '../rules/choices.ts';
import type { PlanetUnknownState } from '../rules/state.ts';
import { distanceToGoal } from './choices.ts';

/**
 * Nobody ends a turn while a rover is one free move away from something to collect, or gives up an advance that energy
 * pays for: what is left when a turn ends is lost.
 */
export function sensible(s: PlanetUnknownState, seat: Seat, options: readonly PuChoice[]): readonly PuChoice[] {
  const end = options.length - 1;
  if (options[end].do !== 'end') return options;
  const p = s.players[seat];
  const isLeft = (option: PuChoice): boolean =>
    option.do === 'energy' || (option.do === 'move' && distanceToGoal(p, option.to) === 0);
  return options.some(isLeft) ? options.slice(0, end) : options;
}
