import { enBasics } from './rules/en-basics.ts';
import { enCards } from './rules/en-cards.ts';
import { enColony } from './rules/en-colony.ts';
import { enEnd } from './rules/en-end.ts';
import { enSolo } from './rules/en-solo.ts';
import { enTurn } from './rules/en-turn.ts';

/** What each rule says to a player, in the order of the rule ledger. */
export const rulesEn = {
  ...enBasics,
  ...enTurn,
  ...enColony,
  ...enCards,
  ...enEnd,
  ...enSolo,
} as const satisfies Record<string, string>;

export type RuleId = keyof typeof rulesEn;
