import type { Seat } from '@orrery/kernel';
import type { SkyChoice } from '../rules/choices.ts';
import type { SkyState } from '../rules/state.ts';

/** What is done with a card that lies at a slot, and never does harm. */
const USES: readonly SkyChoice['do'][] = ['resources', 'scientist', 'chemist'];

/** What brings more than it costs, whatever the round to come is worth. */
const isUse = (option: SkyChoice): boolean => USES.includes(option.do);
const isLay = (option: SkyChoice): boolean => option.do === 'lay';

/**
 * Nobody leaves while a card could still be used, nor hands in a plan with a slot free and a card for it. What the round
 * to come is worth is only estimated, and by comparison with it what a card brings is little: a player who looks a few
 * steps ahead would often take the wrong one for better.
 */
export function sensible(_: SkyState, __: Seat, options: readonly SkyChoice[]): readonly SkyChoice[] {
  return without(without(options, 'leave', isUse), 'hand-in', isLay);
}

/** The options without one that ends something, where others are left that should come first. */
function without(
  options: readonly SkyChoice[],
  end: SkyChoice['do'],
  isFirst: (option: SkyChoice) => boolean,
): readonly SkyChoice[] {
  const last = options.findIndex((option) => option.do === end);
  return last < 0 || !options.some(isFirst) ? options : options.toSpliced(last, 1);
}
