import type { Seat } from '@orrery/kernel';
import type { SkyChoice } from '../rules/choices.ts';
import type { SkyState } from '../rules/state.ts';

/** What is done with a card that lies at a slot, and never does harm. */
const USES: readonly SkyChoice['do'][] = ['resources', 'scientist', 'chemist'];

/**
 * Nobody leaves while a card could still be used. What the round to come is worth is only estimated, and by comparison
 * with it what a card brings is little: a player who looks one step ahead would often take the wrong one for better.
 */
export function sensible(_: SkyState, __: Seat, options: readonly SkyChoice[]): readonly SkyChoice[] {
  const leave = options.findIndex((option) => option.do === 'leave');
  if (leave < 0 || !options.some((option) => USES.includes(option.do))) return options;
  return options.toSpliced(leave, 1);
}
