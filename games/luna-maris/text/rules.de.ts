import { basicsDe } from './rules/basics.de.ts';
import { endingDe } from './rules/ending.de.ts';
import { modulesDe } from './rules/modules.de.ts';
import { turnsDe } from './rules/turns.de.ts';
import type { RuleId } from './rules.en.ts';

export const rulesDe: Record<RuleId, string> = { ...basicsDe, ...turnsDe, ...modulesDe, ...endingDe };
