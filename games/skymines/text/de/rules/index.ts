import type { RuleId } from '../../en/rules/index.ts';
import { actions } from './actions.ts';
import { basics } from './basics.ts';
import { bonus } from './bonus.ts';
import { ending } from './ending.ts';
import { expansion } from './expansion.ts';
import { luna } from './luna.ts';
import { modules } from './modules.ts';
import { research } from './research.ts';

export const rules: Record<RuleId, string> = {
  ...basics,
  ...actions,
  ...expansion,
  ...research,
  ...bonus,
  ...ending,
  ...modules,
  ...luna,
};
