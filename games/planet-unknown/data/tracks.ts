import { TRACKS, type Track, type TrackIndex } from './terrains.ts';

/** PU-DEF-14. */
export type Bonus =
  | { readonly kind: 'synergy' | 'patch' | 'rover' }
  | { readonly kind: 'moves'; readonly n: number }
  | { readonly kind: 'civ'; readonly level: number }
  | { readonly kind: 'tech'; readonly level: number }
  | { readonly kind: 'advance'; readonly track: TrackIndex };

export interface TrackSpaces {
  readonly top: number;
  /** [space] -> bonuses in printed order. */
  readonly bonus: readonly (readonly Bonus[])[];
  /** [space] -> medals, 0 where none is printed. */
  readonly medal: readonly number[];
  /** Spaces that are not there. */
  readonly missing: readonly number[];
  /** PU-WORM-03: 'one' where a space offers its bonuses as alternatives. */
  readonly gain: 'all' | 'one';
}

const SIMPLE_BONUS = {
  syn: { kind: 'synergy' },
  patch: { kind: 'patch' },
  rover: { kind: 'rover' },
} as const satisfies Record<string, Bonus>;

function readBonus(mark: string): Bonus {
  if (mark === 'syn' || mark === 'patch' || mark === 'rover') return SIMPLE_BONUS[mark];
  if (mark.startsWith('>')) return { kind: 'moves', n: Number(mark.slice(1)) };
  if (mark.startsWith('^')) return { kind: 'advance', track: TRACKS.indexOf(mark.slice(1) as Track) as TrackIndex };
  const level = Number(mark.at(-1));
  return mark.startsWith('civ') ? { kind: 'civ', level } : { kind: 'tech', level };
}

/**
 * Reads a track written as `space:content` words. Contents: syn, patch, rover, >n moves, civN, techN, ^track, *n medals,
 * joined by + when all are gained or by | when one is chosen; - for a space that is not there. Unnamed spaces are blank.
 */
export function track(text: string, top = 15): TrackSpaces {
  const bonus: Bonus[][] = Array.from({ length: top + 1 }, () => []);
  const medal = new Array<number>(top + 1).fill(0);
  const missing: number[] = [];
  for (const word of text.split(' ')) {
    const [place, content] = word.split(':');
    const space = Number(place);
    for (const mark of content.split(/[+|]/)) {
      if (mark === '-') missing.push(space);
      else if (mark.startsWith('*')) medal[space] = Number(mark.slice(1));
      else bonus[space].push(readBonus(mark));
    }
  }
  return { top, bonus, medal, missing, gain: text.includes('|') ? 'one' : 'all' };
}

export interface PathPosition {
  readonly track: TrackIndex;
  readonly space: number;
}

/** Reads positions written as the first letter of a track and a space: `W0 B2`. */
export function path(text: string): readonly PathPosition[] {
  return text.split(' ').map((word) => ({
    track: TRACKS.findIndex((name) => name[0] === word[0].toLowerCase()) as TrackIndex,
    space: Number(word.slice(1)),
  }));
}
