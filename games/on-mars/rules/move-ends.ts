import type { Seat } from '@orrery/kernel';
import { BOTS, BOTS_AS_ROVERS, CONTROL, ROVER_TECH } from '../data/index.ts';
import { tileAt } from './build.ts';
import { NEIGHBOURS } from './hexes.ts';
import { canTakeTile } from './possible.ts';
import { type Hex, type MoveFrame, NONE, type OnMarsState, TILE } from './state.ts';
import { bestLevel } from './using.ts';

/** Bit of the Rover among the moved pieces; the Bots are bits 0 to 3. */
export const ROVER_BIT = 16;

export const movesBots = (mode: number): boolean => mode === BOTS || mode === CONTROL || mode === BOTS_AS_ROVERS;
export const movesRover = (mode: number): boolean => mode !== BOTS && mode !== BOTS_AS_ROVERS;

function mayEndOn(s: OnMarsState, seat: Seat, hex: Hex, crystals: number): boolean {
  const tile = tileAt(s, hex);
  return tile === NONE || canTakeTile(s, seat, tile, crystals);
}

/** OM-CTRL-06, OM-ROVER-05: every moved piece is alone on its hex, and what acts as a Rover can take its tile. */
export function isLegalEnd(s: OnMarsState, seat: Seat, moved: number, mode: number, crystals: number): boolean {
  const p = s.players[seat];
  for (let i = 0; i < p.bots.length; i++) {
    if (((moved >> i) & 1) === 0) continue;
    if (s.pieces[p.bots[i]] !== 1) return false;
    if (mode === BOTS_AS_ROVERS && !mayEndOn(s, seat, p.bots[i], crystals)) return false;
  }
  if ((moved & ROVER_BIT) === 0) return true;
  return s.pieces[p.rover] === 1 && mayEndOn(s, seat, p.rover, crystals);
}

/** Does a moved piece that acts as a Rover stand on a tile? Whether it can take it may depend on all the others. */
export function isOnTile(s: OnMarsState, seat: Seat, { moved, mode }: MoveFrame): boolean {
  const p = s.players[seat];
  if ((moved & ROVER_BIT) !== 0 && s.ground[p.rover] >= TILE) return true;
  return mode === BOTS_AS_ROVERS && p.bots.some((hex, i) => ((moved >> i) & 1) === 1 && s.ground[hex] >= TILE);
}

/** How many further moves are looked at to find a legal end. */
export const DEEPEST = 3;

/**
 * OM-CTRL-11: can the movement still end legally? `bots` and `rover` are Movement points, `extra` Crystals that may
 * become points. Pieces are moved about on the state and put back.
 */
export function canEnd(
  s: OnMarsState,
  seat: Seat,
  moved: number,
  mode: number,
  bots: number,
  rover: number,
  extra: number,
  deep: number,
): boolean {
  if (isLegalEnd(s, seat, moved, mode, extra)) return true;
  if (deep === 0) return false;
  const p = s.players[seat];
  if (movesBots(mode) && bots + extra > 0) {
    for (let i = 0; i < p.bots.length; i++) {
      const from = p.bots[i];
      // Only a piece in the way of another, or on a tile that it cannot take, has a reason to go on.
      if (s.pieces[from] === 1 && ((moved >> i) & 1) === 0) continue;
      for (const to of NEIGHBOURS[from]) {
        shift(s, p.bots, i, to);
        const paid = bots > 0 ? 0 : 1;
        const ends = canEnd(s, seat, moved | (1 << i), mode, bots - 1 + paid, rover, extra - paid, deep - 1);
        shift(s, p.bots, i, from);
        if (ends) return true;
      }
    }
  }
  if (movesRover(mode) && rover + extra > 0 && p.rover !== NONE) {
    const from = p.rover;
    for (const to of NEIGHBOURS[from]) {
      p.rover = to;
      s.pieces[from]--;
      s.pieces[to]++;
      const paid = rover > 0 ? 0 : 1;
      const ends = canEnd(s, seat, moved | ROVER_BIT, mode, bots, rover - 1 + paid, extra - paid, deep - 1);
      p.rover = from;
      s.pieces[from]++;
      s.pieces[to]--;
      if (ends) return true;
    }
  }
  return false;
}

export function shift(s: OnMarsState, bots: Hex[], i: number, to: Hex): void {
  s.pieces[bots[i]]--;
  s.pieces[to]++;
  bots[i] = to;
}

/** Rover points that are sure to come if needed: a Rover Tech that was not used yet. */
export function roverReserve(s: OnMarsState, { rover, tech }: MoveFrame): number {
  return tech ? rover + bestLevel(s, ROVER_TECH) : rover;
}
