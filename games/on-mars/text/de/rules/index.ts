import type { RuleId } from '../../en/rules/index.ts';
import { basics } from './basics.ts';
import { cards } from './cards.ts';
import { colony } from './colony.ts';
import { end } from './end.ts';
import { solo } from './solo.ts';
import { turn } from './turn.ts';

/** What each rule says to a player, in German. */
export const rules: Record<RuleId, string> = {
  ...basics,
  ...turn,
  ...colony,
  ...cards,
  ...end,
  ...solo,
};
