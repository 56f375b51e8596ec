import type { Language } from '@orrery/kernel';

/** What is known of a game before it is loaded. */
export interface CatalogEntry {
  readonly seats: { readonly min: number; readonly max: number };
  readonly words: Readonly<Record<Language, { readonly name: string; readonly tagline: string }>>;
}
