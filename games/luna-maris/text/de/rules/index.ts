import type { RuleId } from '../../en/rules/index.ts';
import { basics } from './basics.ts';
import { ending } from './ending.ts';
import { modules } from './modules.ts';
import { turns } from './turns.ts';

export const rules: Record<RuleId, string> = { ...basics, ...turns, ...modules, ...ending };
