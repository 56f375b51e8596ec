import type { Beat } from '@orrery/table';

/** As much of the log as the server shows with a look; a shorter one is the whole log. */
export const TAIL = 60;

/** What was known of the log, and its end as the server says it now, which may have lost what was taken back. */
export function joinBeats(known: readonly Beat[], tail: readonly Beat[]): readonly Beat[] {
  if (tail.length < TAIL) return tail;
  const from = known.findIndex(({ id }) => id === tail[0].id);
  return from < 0 ? tail : [...known.slice(0, from), ...tail];
}

export function followBeats(known: readonly Beat[], drop: string | null, beats: readonly Beat[]): readonly Beat[] {
  if (drop === null && beats.length === 0) return known;
  return [...(drop === null ? known : known.filter(({ id }) => id !== drop)), ...beats];
}
