import { asking } from './asking.ts';
import { boards } from './boards.ts';
import { cards } from './cards.ts';
import { choices } from './choices.ts';
import { log } from './log.ts';
import { names } from './names.ts';
import { sheet } from './sheet.ts';
import { soloGrade, table } from './table.ts';

/** Every word of the game but the rule texts; the other language has exactly the same keys. */
export const text = { ...names, ...boards, ...cards, ...asking, choices, log, sheet, table, soloGrade };

export type Dictionary = typeof text;
