import type { Explanation, Place } from '@orrery/board';
import { partsOf, whoseOf } from '../places.ts';
import { type Facts, seatOf } from '../table.tsx';
import { BASE } from './base.ts';
import { hexExplained } from './hex.ts';
import { OFFERS } from './offers.ts';
import type { Explain } from './said.ts';
import { SOLO } from './solo.ts';
import { TABLE } from './table.ts';

const KINDS: Readonly<Record<string, Explain>> = { ...TABLE, ...OFFERS, ...BASE, ...SOLO, hex: hexExplained };

/** What a place tells of itself. Places on other bases say whose they are. */
export function explain(place: Place, facts: Facts): Explanation | undefined {
  const foreign = whoseOf(place);
  const [kind, which] = partsOf(foreign?.[1] ?? place);
  return KINDS[kind]?.(which, facts, foreign?.[0] ?? seatOf(facts));
}
