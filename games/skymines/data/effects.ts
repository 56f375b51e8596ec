import { companyIndex, kindIndex } from './names.ts';

/**
 * What fields, plans, tiles, asteroids and cards give:
 * coins n, helium n, rp n, any n (n fields on one track of choice), track (n fields on the track of company `of`),
 * remove n (outposts from any stations), total (coins for the total of kind `of`, less n).
 */
export type GainWord = 'coins' | 'helium' | 'rp' | 'any' | 'track' | 'remove' | 'total';

export interface Gain {
  readonly gain: GainWord;
  readonly n: number;
  /** A company for `track`, a kind for `total`, otherwise -1. */
  readonly of: number;
}

const WORDS: readonly string[] = ['coins', 'helium', 'rp', 'any', 'remove'];

/** Reads 'coins 2, track astrogo 3': each part one gain. */
export function gains(text: string): readonly Gain[] {
  if (text === '') return [];
  return text.split(', ').map((part) => {
    const [word, a, b] = part.split(' ');
    if (word === 'track') return { gain: word, n: Number(b), of: companyIndex(a) };
    if (word === 'total') return { gain: word, n: Number(b), of: kindIndex(a) };
    if (!WORDS.includes(word) || b !== undefined) throw new RangeError(`'${part}' is no gain`);
    return { gain: word as GainWord, n: Number(a), of: -1 };
  });
}

/** What a plan asks for: a kind and its total, a lab card beside the scientist used, a chemist, or n of one kind. */
export const LAB_OTHER = 7;
export const ONE_KIND = 8;

export interface Requirement {
  /** A number of KINDS, LAB_OTHER or ONE_KIND. */
  readonly kind: number;
  readonly n: number;
}

/** Reads 'carbon 3, one-kind 3'. */
export function requirements(text: string): readonly Requirement[] {
  return text.split(', ').map((part) => {
    const [word, n] = part.split(' ');
    const kind = word === 'lab-other' ? LAB_OTHER : word === 'one-kind' ? ONE_KIND : kindIndex(word);
    return { kind, n: Number(n) };
  });
}

/** What a sector, an asteroid's window or a shuttle field holds. */
export interface Facilities {
  /** Coins. */
  readonly mine: number;
  /** Fields on the active company's track. */
  readonly pit: number;
  /** Helium, and as many collectors. */
  readonly gas: number;
  /** Research points. */
  readonly research: number;
}

/** Reads 'mine 1, gas 2'. */
export function facilities(text: string): Facilities {
  const found: Record<keyof Facilities, number> = { mine: 0, pit: 0, gas: 0, research: 0 };
  for (const part of text === '' ? [] : text.split(', ')) {
    const [word, n] = part.split(' ');
    if (!(word in found)) throw new RangeError(`'${part}' is no facility`);
    found[word as keyof Facilities] = Number(n);
  }
  return found;
}
