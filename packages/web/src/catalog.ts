import type { GameRoom, Language, Measure } from '@orrery/kernel';

/** What a game may bring beside its rules and its words. */
export const SHOWN = ['board', 'lesson', 'book', 'puzzles'] as const satisfies readonly (keyof GameRoom)[];

/** What is known of a game before it is loaded. */
export interface CatalogEntry {
  readonly seats: { readonly min: number; readonly max: number };
  readonly words: Readonly<Record<Language, { readonly name: string; readonly tagline: string }>>;
  readonly measure?: Measure;
  readonly has: readonly (typeof SHOWN)[number][];
}
