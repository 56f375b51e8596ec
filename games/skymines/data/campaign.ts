import type { Side } from './stations.ts';

export const CHAPTERS = ['none', 'chapter-1', 'chapter-2', 'chapter-3', 'chapter-4'] as const;
export type ChapterId = (typeof CHAPTERS)[number];

export interface Chapter {
  readonly side: Side;
  readonly threat: boolean;
  /** SKY-CAMP-04: front outposts stand on the moon already. */
  readonly outposts: boolean;
  readonly extraPoint: 'none' | 'first-private-field' | 'removed-threat';
}

export const CHAPTER_ROWS: Readonly<Record<Exclude<ChapterId, 'none'>, Chapter>> = {
  'chapter-1': { side: 'moon', threat: false, outposts: false, extraPoint: 'none' },
  'chapter-2': { side: 'belt', threat: false, outposts: false, extraPoint: 'none' },
  'chapter-3': { side: 'moon', threat: false, outposts: true, extraPoint: 'first-private-field' },
  'chapter-4': { side: 'belt', threat: true, outposts: false, extraPoint: 'removed-threat' },
};

/** SKY-EP-09: least campaign points of the ranks 1 to 5. */
export const RANKS: readonly number[] = [0, 7, 12, 17, 22];
