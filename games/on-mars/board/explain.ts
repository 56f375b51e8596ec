import type { Explanation, Place } from '@orrery/board';
import type { Facts } from './table.tsx';
export function explain(place: Place, _facts: Facts): Explanation | undefined {
  return { title: place, lines: [] };
}
