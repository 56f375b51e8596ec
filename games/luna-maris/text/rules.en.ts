import { basicsEn } from './rules/basics.en.ts';
import { endingEn } from './rules/ending.en.ts';
import { modulesEn } from './rules/modules.en.ts';
import { turnsEn } from './rules/turns.en.ts';

export const rulesEn = { ...basicsEn, ...turnsEn, ...modulesEn, ...endingEn } as const satisfies Record<string, string>;

export type RuleId = keyof typeof rulesEn;
