import type { Book } from '@orrery/board';

export type Rule = readonly [id: string, text: string];

export interface ShownChapter {
  readonly id: string;
  readonly title: string;
  readonly rules: readonly Rule[];
}

/** `PU-ROVER-08` is in the section ROVER. */
const sectionOf = (id: string): string => id.split('-')[1];

/** The rules as chapters, in the order of the book; without a book they are one chapter. */
export function chaptersOf(
  book: Book | undefined,
  rules: Readonly<Record<string, string>>,
  everything: string,
): ShownChapter[] {
  const all = Object.entries(rules);
  if (book === undefined) return [{ id: 'all', title: everything, rules: all }];
  return book.chapters.map(([id, sections]) => {
    const order = sections.split(' ');
    const inside = all.filter(([rule]) => order.includes(sectionOf(rule)));
    inside.sort(([a], [b]) => order.indexOf(sectionOf(a)) - order.indexOf(sectionOf(b)));
    return { id, title: book.summary.chapters[id], rules: inside };
  });
}

/** The rules that hold every word sought, in their text or their id. */
export function search(rules: Readonly<Record<string, string>>, sought: string): Rule[] {
  const parts = sought.toLowerCase().split(/\s+/).filter(Boolean);
  return Object.entries(rules).filter(([id, rule]) => {
    const text = `${id} ${rule}`.toLowerCase();
    return parts.every((part) => text.includes(part));
  });
}
