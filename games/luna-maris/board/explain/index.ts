import type { Explanation } from '@orrery/board';
import { type Facts, ownSeat } from '../scene.ts';
import { ofBase } from './base.ts';
import { ofOffers } from './offers.ts';
import type { Explains } from './plain.ts';
import { ofResearch } from './research.ts';
import { ofStation } from './station.ts';

const BY_KIND: Explains = { ...ofBase, ...ofOffers, ...ofResearch, ...ofStation };

/** What a place tells of itself. */
export function explain(place: string, facts: Facts): Explanation | undefined {
  const [name, whose] = place.split(' @');
  const [kind, ...rest] = name.split(' ');
  const seat = whose === undefined ? ownSeat(facts) : Number(whose);
  const p = facts.view.players[seat];
  return p && BY_KIND[kind]?.({ facts, rest, seat, p });
}
