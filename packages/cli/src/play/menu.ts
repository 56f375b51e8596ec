import { type Choice, notation, parseNotation } from '@orrery/kernel';

/** One option as a person meets it. */
export interface Entry<C extends Choice = Choice> {
  readonly choice: C;
  readonly text: string;
  /** The choice in its notation. */
  readonly line: string;
}

/** A numbered row of the menu: an option, or a group of them that opens when it is chosen. */
export type Row<C extends Choice = Choice> =
  | { readonly kind: 'option'; readonly entry: Entry<C> }
  | { readonly kind: 'group'; readonly label: string; readonly entries: readonly Entry<C>[] };

/** Groups of one verb that are listed one by one beside others, because a heading would take as much room. */
const FEW = 6;

export function toEntries<C extends Choice>(options: readonly C[], say: (choice: C) => string): Entry<C>[] {
  return options.map((choice) => ({ choice, text: say(choice), line: notation(choice) }));
}

/** The rows for a list of options: all of them where they fit on a page, groups where they do not. */
export function arrange<C extends Choice>(entries: readonly Entry<C>[], page: number): Row<C>[] {
  if (entries.length <= page) return entries.map(toRow);
  const verbs = groupBy(entries, ({ choice }) => choice.do);
  if (verbs.size > 1) {
    return [...verbs].flatMap(([verb, group]) => (group.length <= FEW ? group.map(toRow) : [toGroup(group, verb)]));
  }
  return arrangeByField(entries);
}

function toRow<C extends Choice>(entry: Entry<C>): Row<C> {
  return { kind: 'option', entry };
}

function toGroup<C extends Choice>(entries: readonly Entry<C>[], otherwise: string): Row<C> {
  return { kind: 'group', label: sharedWords(entries.map(({ text }) => text)) ?? `${otherwise} …`, entries };
}

/** Splits options that differ only in their fields by the field that leaves the least to read. */
function arrangeByField<C extends Choice>(entries: readonly Entry<C>[]): Row<C>[] {
  let best: Map<string, Entry<C>[]> | undefined;
  let bestField = '';
  let least = entries.length;
  for (const field of Object.keys(entries[0].choice)) {
    const groups = groupBy(entries, ({ choice }) =>
      JSON.stringify((choice as unknown as Record<string, unknown>)[field]),
    );
    const toRead = groups.size + Math.max(...[...groups.values()].map((group) => group.length));
    if (groups.size > 1 && toRead < least) {
      best = groups;
      bestField = field;
      least = toRead;
    }
  }
  if (best === undefined) return entries.map(toRow);
  const rows = [...best].map(([value, group]) =>
    group.length === 1 ? toRow(group[0]) : toGroup(group, `${bestField}=${value}`),
  );
  return tellApart(rows, bestField);
}

/** Groups whose texts do not say what they differ in are told apart by the field itself. */
function tellApart<C extends Choice>(rows: readonly Row<C>[], field: string): Row<C>[] {
  const labels = rows.flatMap((row) => (row.kind === 'group' ? [row.label] : []));
  return rows.map((row) => {
    if (row.kind !== 'group' || labels.indexOf(row.label) === labels.lastIndexOf(row.label)) return row;
    const value = (row.entries[0].choice as unknown as Record<string, unknown>)[field];
    return { ...row, label: `${row.label} (${field} ${typeof value === 'string' ? value : JSON.stringify(value)})` };
  });
}

function groupBy<T>(items: readonly T[], keyOf: (item: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [item]);
    else group.push(item);
  }
  return groups;
}

/** What several texts have in common, with a mark where they differ; undefined when that says nothing. */
export function sharedWords(texts: readonly string[]): string | undefined {
  const all = texts.map((text) => text.split(' '));
  const [first] = all;
  const shortest = Math.min(...all.map((words) => words.length));
  let head = 0;
  while (head < shortest && all.every((words) => words[head] === first[head])) head++;
  if (head === first.length && all.every((words) => words.length === head)) return first.join(' ');
  if (all.every((words) => words.length === first.length)) {
    const kept = first.map((word, i) => (all.every((words) => words[i] === word) ? word : '…'));
    const told = kept.filter((word, i) => word !== '…' || kept[i - 1] !== '…');
    return told.some((word) => word !== '…') ? told.join(' ') : undefined;
  }
  let tail = 0;
  while (tail < shortest - head && all.every((words) => words.at(-1 - tail) === first.at(-1 - tail))) tail++;
  if (head + tail === 0) return undefined;
  return [...first.slice(0, head), '…', ...(tail > 0 ? first.slice(-tail) : [])].join(' ');
}

/**
 * The options that a typed line means, from the strictest reading that finds any: the notation, the whole text, all
 * its words, and at last parts of words.
 */
export function findEntries<C extends Choice>(entries: readonly Entry<C>[], typed: string): Entry<C>[] {
  const choice = parseNotation(typed);
  const line = choice === undefined ? undefined : notation(choice);
  const wanted = wordsOf(typed);
  if (wanted.length === 0) return [];
  const readings: ((entry: Entry<C>) => boolean)[] = [
    (entry) => entry.line === line,
    (entry) => plain(entry.text) === plain(typed),
    (entry) => hasAll(wordsOf(entry.text), wanted, (word, part) => word === part),
    (entry) => hasAll(wordsOf(entry.text), wanted, (word, part) => word.startsWith(part)),
    (entry) =>
      plain(entry.text).includes(plain(typed)) ||
      hasAll([plain(entry.text), plain(entry.line)], wanted, (word, part) => word.includes(part)),
  ];
  for (const fits of readings) {
    const found = entries.filter(fits);
    if (found.length > 0) return found;
  }
  return [];
}

function hasAll(
  words: readonly string[],
  wanted: readonly string[],
  fits: (word: string, part: string) => boolean,
): boolean {
  return wanted.every((part) => words.some((word) => fits(word, part)));
}

/** Lower case, without accents: what somebody types in a hurry. */
export function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();
}

/** The words of a text, as they are compared with what somebody types. */
export function wordsOf(text: string): string[] {
  return plain(text).match(/[\p{L}\p{N}]+/gu) ?? [];
}
