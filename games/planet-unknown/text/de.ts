import { asking } from './de/asking.ts';
import { boards } from './de/boards.ts';
import { cards } from './de/cards.ts';
import { choices } from './de/choices.ts';
import { log } from './de/log.ts';
import { names } from './de/names.ts';
import { sheet } from './de/sheet.ts';
import { soloGrade, table } from './de/table.ts';
import type { en } from './en.ts';

/** The same words in German; a missing key does not compile. */
export const de: typeof en = { ...names, ...boards, ...cards, ...asking, choices, log, sheet, table, soloGrade };
