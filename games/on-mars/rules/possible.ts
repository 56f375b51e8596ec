import type { Seat } from '@orrery/kernel';
import { ANY, CRYSTAL, DISCOVERIES, type Effect } from '../data/index.ts';
import { canTakeBlueprint, canUpgrade } from './blueprints.ts';
import { canConstruct } from './build.ts';
import { canPay, hasRoomFor } from './goods.ts';
import { canHire } from './hiring.ts';
import { canGainAny, canRetrieve, canTakeAny, production } from './production.ts';
import { canWelcome, SHIP_COST } from './ships.ts';
import { NONE, type OnMarsState, RESEARCH_TILES, sideOf } from './state.ts';
import { canDevelop, canLearn } from './technology.ts';

/**
 * Would an effect do anything for the seat now (OM-DEC-14, OM-DEC-36)? `quarters` and `crystals` are what will be left
 * in LQ and for spending when it begins.
 */
export function isPossible(s: OnMarsState, seat: Seat, e: Effect, quarters: number, crystals: number): boolean {
  switch (e.kind) {
    case 'gain':
      return e.of === CRYSTAL || hasRoomFor(s, seat, e.of);
    case 'points':
    case 'colonists':
    case 'move':
      return true;
    case 'choose-goods':
      return canGainAny(s, seat);
    case 'buy-colonist':
      return canPay(s.players[seat], SHIP_COST, 0);
    case 'warehouse':
      return canTakeAny(s, seat, e.of);
    case 'learn':
      return canLearn(s, seat);
    case 'blueprint':
      return canTakeBlueprint(s, seat);
    case 'develop':
      return canDevelop(s, seat, e.free, crystals);
    case 'construct':
      return canConstruct(s, seat, e, quarters);
    case 'upgrade':
      return canUpgrade(s, seat, e);
    case 'hire':
      return canHire(s, seat, e, quarters, crystals);
    case 'ship':
      return canWelcome(s, seat, e);
    case 'produce':
    case 'produce-one':
      return production(s, seat).some((n) => n > 0);
    case 'radar':
      // OM-ADV-13: the first use needs a tile on the Exploration space.
      if (s.radar === NONE) return s.exploration.some((tile) => tile !== NONE);
      return isPossible(s, seat, DISCOVERIES[s.radar].benefit, quarters, crystals);
    case 'retrieve':
      return canRetrieve(s, seat, e.of);
    case 'trade':
      return s.players[seat].storage.some((n) => n > 0);
    case 'travel':
      return e.of === ANY || sideOf(s.players[seat]) !== e.of;
  }
}

/** OM-ROVER-04, OM-ROVER-05: may the seat take a tile of the map now? */
export function canTakeTile(s: OnMarsState, seat: Seat, tile: number, crystals: number): boolean {
  const p = s.players[seat];
  if (tile < RESEARCH_TILES) return isPossible(s, seat, DISCOVERIES[tile].benefit, p.quarters, crystals);
  return ((p.research >> researchType(tile)) & 1) === 0 && canDevelop(s, seat, true, crystals);
}

export function researchType(tile: number): number {
  return (tile - RESEARCH_TILES) >> 1;
}
