import type { Beat } from '@orrery/table';

/** The first thing that happens at any table: somebody sits down, or the play starts. */
const FIRST = 't.0';

/** Is nothing missing before it? */
export const isWhole = (log: readonly Beat[]): boolean => log.length === 0 || log[0].id === FIRST;

/** What was known of the log, and its end as the server says it now, which may have lost what was taken back. */
export function joinBeats(known: readonly Beat[], tail: readonly Beat[]): readonly Beat[] {
  if (isWhole(tail)) return tail;
  const from = known.findIndex(({ id }) => id === tail[0].id);
  return from < 0 ? tail : [...known.slice(0, from), ...tail];
}

export function followBeats(known: readonly Beat[], drop: string | null, beats: readonly Beat[]): readonly Beat[] {
  if (drop === null && beats.length === 0) return known;
  return [...(drop === null ? known : known.filter(({ id }) => id !== drop)), ...beats];
}
