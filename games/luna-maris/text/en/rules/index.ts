import { basics } from './basics.ts';
import { ending } from './ending.ts';
import { modules } from './modules.ts';
import { turns } from './turns.ts';

export const rules = { ...basics, ...turns, ...modules, ...ending } as const satisfies Record<string, string>;

export type RuleId = keyof typeof rules;
