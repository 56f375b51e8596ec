import type { IconName } from './icons/index.ts';

/** One thing worth knowing: its sign, its name, and what it is or does. */
export type BookLine = readonly [icon: IconName, name: string, text: string];

export interface BookPart {
  readonly title: string;
  readonly lines: readonly BookLine[];
}

/** A game on two pages, for somebody who has played it once, and the names of the chapters behind them. */
export interface Summary<Chapter extends string = string> {
  /** What the game is about, in a sentence or two. */
  readonly lead: string;
  readonly pages: readonly [readonly BookPart[], readonly BookPart[]];
  /** Signs that the two pages do not show. */
  readonly icons: readonly BookLine[];
  readonly chapters: Readonly<Record<Chapter, string>>;
}

/** The chapters of a game in the order of its rule book, each with the sections of the ledger it holds. */
export type Chapters = readonly (readonly [chapter: string, sections: string])[];

/** What a step is about, as a few signs in a row: who or what, and what becomes of it. */
export type Scene = readonly IconName[];

export interface Book {
  readonly chapters: Chapters;
  /** One for each line of the part that the two pages begin with. */
  readonly scenes: readonly Scene[];
  readonly summary: Summary;
}
