import { deActions } from './rules/de-actions.ts';
import { deBasics } from './rules/de-basics.ts';
import { deBonus } from './rules/de-bonus.ts';
import { deEnding } from './rules/de-ending.ts';
import { deExpansion } from './rules/de-expansion.ts';
import { deLuna } from './rules/de-luna.ts';
import { deModules } from './rules/de-modules.ts';
import { deResearch } from './rules/de-research.ts';
import type { RuleId } from './rules.en.ts';

export const rulesDe: Record<RuleId, string> = {
  ...deBasics,
  ...deActions,
  ...deExpansion,
  ...deResearch,
  ...deBonus,
  ...deEnding,
  ...deModules,
  ...deLuna,
};
