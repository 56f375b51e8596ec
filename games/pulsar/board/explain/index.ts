import type { Explanation, Place } from '@orrery/board';
import type { Facts } from '../facts.ts';
import { explainDesk } from './desk.ts';
import { explainInstruments } from './instruments.ts';
import { explainMap } from './map.ts';
import { explainWares } from './wares.ts';

/** How a kind of place tells of itself; `rest` is what follows the kind in its name. */
export type Explainer = (facts: Facts, rest: readonly string[]) => Explanation | undefined;

const BY_KIND: Readonly<Record<string, Explainer>> = {
  ...explainMap,
  ...explainInstruments,
  ...explainWares,
  ...explainDesk,
};

/** Every place tells what it is, by the first word of its name. */
export function explain(place: Place, facts: Facts): Explanation | undefined {
  const [kind, ...rest] = place.split(' ');
  return BY_KIND[kind]?.(facts, rest);
}
