import type { Explanation, Place } from '@orrery/board';
import type { Facts } from './facts.ts';

/** Every kind of place tells of itself. */
export function explain(place: Place, { text }: Facts): Explanation | undefined {
  return place === '' ? undefined : { title: text.game.name, lines: [] };
}
