import { basics } from './basics.ts';
import { cards } from './cards.ts';
import { colony } from './colony.ts';
import { end } from './end.ts';
import { solo } from './solo.ts';
import { turn } from './turn.ts';

/** What each rule says to a player, in the order of the rule ledger. */
export const rules = {
  ...basics,
  ...turn,
  ...colony,
  ...cards,
  ...end,
  ...solo,
} as const satisfies Record<string, string>;

export type RuleId = keyof typeof rules;
