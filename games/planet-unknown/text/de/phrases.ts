import type { text as en } from '../en/phrases.ts';
import { asking } from './asking.ts';
import { boards } from './boards.ts';
import { cards } from './cards.ts';
import { choices } from './choices.ts';
import { log } from './log.ts';
import { names } from './names.ts';
import { sheet } from './sheet.ts';
import { soloGrade, table } from './table.ts';

/** The same words in German; a missing key does not compile. */
export const text: typeof en = { ...names, ...boards, ...cards, ...asking, choices, log, sheet, table, soloGrade };
