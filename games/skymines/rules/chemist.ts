import type { Seat } from '@orrery/kernel';
import { CARDS, CHEMIST_TILE, CHEMIST_TILE_HELIUM } from '../data/index.ts';
import { TILE_USE } from './choices.ts';
import { voice } from './events.ts';
import { NONE, type SkyState } from './state.ts';
import { chemistsOf, collectorBonus, collectorsOf } from './totals.ts';
import { gainCoins, gainHelium } from './tracks.ts';

// SKY-CHEM: chemists.

/** SKY-CHEM-02, SKY-CHEM-03: what the two sorts of chemists bring by themselves. */
const GENERIC = { helium: 1, coins: 2 };
const COMPANY = { helium: 2, coins: 1 };
/** SKY-CHEM-03: collectors for one more helium. */
const COLLECTORS_PER_HELIUM = 2;

export function useChemist(s: SkyState, seat: Seat, use: number): void {
  const tile = use === TILE_USE;
  s.agenda.seats[seat].push({ step: 'spend', slots: tile ? 0 : 1 << use, tiles: tile ? 1 << CHEMIST_TILE : 0 });
  if (!tile) {
    distil(s, seat, s.players[seat].slots[use]);
    return;
  }
  voice.tell?.({ event: 'chemist', seat, card: 'tile' });
  // SKY-TILE-06: the tile itself is one of them.
  gainHelium(s, seat, CHEMIST_TILE_HELIUM + chemistsOf(s, s.players[seat]) - 1);
}

/** What the card of a chemist gives. */
export function distil(s: SkyState, seat: Seat, card: number): void {
  const { id, serves } = CARDS[card];
  voice.tell?.({ event: 'chemist', seat, card: id });
  if (serves === NONE) {
    gainHelium(s, seat, GENERIC.helium);
    gainCoins(s, seat, GENERIC.coins);
    return;
  }
  const collectors = collectorsOf(s, serves) + collectorBonus(s, s.players[seat]);
  gainHelium(s, seat, COMPANY.helium + Math.floor(collectors / COLLECTORS_PER_HELIUM));
  gainCoins(s, seat, COMPANY.coins);
}
