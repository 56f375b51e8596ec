import { enActions } from './rules/en-actions.ts';
import { enBasics } from './rules/en-basics.ts';
import { enBonus } from './rules/en-bonus.ts';
import { enEnding } from './rules/en-ending.ts';
import { enExpansion } from './rules/en-expansion.ts';
import { enLuna } from './rules/en-luna.ts';
import { enModules } from './rules/en-modules.ts';
import { enResearch } from './rules/en-research.ts';

/** What each rule says to a player, in the order of the rule ledger. */
export const rulesEn = {
  ...enBasics,
  ...enActions,
  ...enExpansion,
  ...enResearch,
  ...enBonus,
  ...enEnding,
  ...enModules,
  ...enLuna,
} as const satisfies Record<string, string>;

export type RuleId = keyof typeof rulesEn;
