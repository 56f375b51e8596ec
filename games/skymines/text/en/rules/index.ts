import { actions } from './actions.ts';
import { basics } from './basics.ts';
import { bonus } from './bonus.ts';
import { ending } from './ending.ts';
import { expansion } from './expansion.ts';
import { luna } from './luna.ts';
import { modules } from './modules.ts';
import { research } from './research.ts';

/** What each rule says to a player, in the order of the rule ledger. */
export const rules = {
  ...basics,
  ...actions,
  ...expansion,
  ...research,
  ...bonus,
  ...ending,
  ...modules,
  ...luna,
} as const satisfies Record<string, string>;

export type RuleId = keyof typeof rules;
