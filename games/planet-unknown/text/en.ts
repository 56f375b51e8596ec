import { asking } from './en/asking.ts';
import { boards } from './en/boards.ts';
import { cards } from './en/cards.ts';
import { choices } from './en/choices.ts';
import { log } from './en/log.ts';
import { names } from './en/names.ts';
import { sheet } from './en/sheet.ts';
import { soloGrade, table } from './en/table.ts';

/** Every word of the game but the rule texts; the other language has exactly the same keys. */
export const en = { ...names, ...boards, ...cards, ...asking, choices, log, sheet, table, soloGrade };

export type Dictionary = typeof en;
