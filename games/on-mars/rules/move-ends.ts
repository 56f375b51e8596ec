import type { Seat } from '@orrery/kernel';
import { BOTS, BOTS_AS_ROVERS, CONTROL, DISCOVERIES, ROVER_TECH } from '../data/index.ts';
import { tileAt } from './build.ts';
import { RINGS } from './hexes.ts';
import { canTakeTile } from './possible.ts';
import { type Hex, type MoveFrame, NONE, type OnMarsState, RESEARCH_TILES, TILE } from './state.ts';
import { bestLevel } from './using.ts';

/** Bit of the Rover among the moved pieces; the Bots are bits 0 to 3. */
export const ROVER_BIT = 16;
/** Benefits that depend on the Building Zones. */
const NEED_A_BOT: readonly string[] = ['construct', 'upgrade'];

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
  return isOnSuchTile(s, seat, moved, mode, anyTile);
}

/**
 * OM-CTRL-11: can the movement still end legally? `bots` and `rover` are Movement points, `extra` Crystals that may
 * become points. Nothing on the way stops a piece, so one that cannot stay is put on a hex within its points, on one of
 * its own fellows too if that one can make room. Pieces are moved about on the state and put back.
 */
export function canEnd(
  s: OnMarsState,
  seat: Seat,
  moved: number,
  mode: number,
  bots: number,
  rover: number,
  extra: number,
): boolean {
  return isLegalEnd(s, seat, moved, mode, extra) || canMoveOn(s, seat, moved, mode, bots, rover, extra, 0);
}

/** The same from a position that is no legal end; pieces in `jumped` have been put elsewhere already. */
function canMoveOn(
  s: OnMarsState,
  seat: Seat,
  moved: number,
  mode: number,
  bots: number,
  rover: number,
  extra: number,
  jumped: number,
): boolean {
  const p = s.players[seat];
  for (let i = 0; movesBots(mode) && i < p.bots.length; i++) {
    const from = p.bots[i];
    const bit = 1 << i;
    const takes = mode === BOTS_AS_ROVERS && (moved & bit) !== 0;
    const stays = mayStay(s, seat, from, takes, extra);
    if ((jumped & bit) !== 0 || (stays && !waitsForBot(s, seat, moved, mode, extra))) continue;
    const lands = (to: Hex, far: number, isSpare: boolean): boolean => {
      const paid = Math.max(0, far - bots);
      shift(s, p.bots, i, to);
      // Where a Bot stands matters to nobody but a piece on a tile that needs one.
      const matters = !(stays || isSpare) || !waitsForBot(s, seat, moved | bit, mode, extra - paid);
      const ends =
        matters &&
        (isLegalEnd(s, seat, moved | bit, mode, extra - paid) ||
          canMoveOn(s, seat, moved | bit, mode, bots - far + paid, rover, extra - paid, jumped | bit));
      shift(s, p.bots, i, from);
      return ends;
    };
    const isNeeded = stays || needsBot(s, seat, moved, mode);
    if (landsSomewhere(s, seat, from, bots + extra, mode === BOTS_AS_ROVERS, isNeeded, lands)) return true;
  }
  const from = p.rover;
  if (!movesRover(mode) || from === NONE || (jumped & ROVER_BIT) !== 0) return false;
  if (mayStay(s, seat, from, (moved & ROVER_BIT) !== 0, extra)) return false;
  return landsSomewhere(s, seat, from, rover + extra, true, false, (to, far) => {
    const paid = Math.max(0, far - rover);
    putRover(s, seat, to);
    const ends =
      isLegalEnd(s, seat, moved | ROVER_BIT, mode, extra - paid) ||
      canMoveOn(s, seat, moved | ROVER_BIT, mode, bots, 0, extra - paid, jumped | ROVER_BIT);
    putRover(s, seat, from);
    return ends;
  });
}

/** The same for tiles of some kind. */
function isOnSuchTile(
  s: OnMarsState,
  seat: Seat,
  moved: number,
  mode: number,
  fits: (tile: number) => boolean,
): boolean {
  const { rover, bots } = s.players[seat];
  if ((moved & ROVER_BIT) !== 0 && hasTileThat(s, rover, fits)) return true;
  if (mode !== BOTS_AS_ROVERS) return false;
  for (let i = 0; i < bots.length; i++) if (((moved >> i) & 1) === 1 && hasTileThat(s, bots[i], fits)) return true;
  return false;
}

function hasTileThat(s: OnMarsState, hex: Hex, fits: (tile: number) => boolean): boolean {
  const tile = tileAt(s, hex);
  return tile !== NONE && fits(tile);
}

const anyTile = (): boolean => true;

/** Can a tile be taken only with a Bot near a site? */
const wantsBot = (tile: number): boolean =>
  tile < RESEARCH_TILES && NEED_A_BOT.includes(DISCOVERIES[tile].benefit.kind);

function needsBot(s: OnMarsState, seat: Seat, moved: number, mode: number): boolean {
  return isOnSuchTile(s, seat, moved, mode, wantsBot);
}

/** Is a piece on a tile that could be taken if only a Bot stood elsewhere? */
function waitsForBot(s: OnMarsState, seat: Seat, moved: number, mode: number, crystals: number): boolean {
  return isOnSuchTile(s, seat, moved, mode, (tile) => wantsBot(tile) && !canTakeTile(s, seat, tile, crystals));
}

/** Only a piece in the way of another, or on a tile that it cannot take, has a reason to go on. */
function mayStay(s: OnMarsState, seat: Seat, at: Hex, takes: boolean, crystals: number): boolean {
  return s.pieces[at] === 1 && (!takes || mayEndOn(s, seat, at, crystals));
}

/** So many pieces a player has at most: of so many hexes one is left, wherever the others go. */
const OWN_PIECES = 5;

/**
 * Tries the hexes up to so many steps away, the nearest first; free ones, and those of the seat's own pieces. Free hexes
 * without a tile to take are all the same, so the nearest ones are enough; the others are spare, and tried only where
 * `isNeeded` says that the place itself may matter.
 */
function landsSomewhere(
  s: OnMarsState,
  seat: Seat,
  from: Hex,
  reach: number,
  takes: boolean,
  isNeeded: boolean,
  lands: (to: Hex, far: number, isSpare: boolean) => boolean,
): boolean {
  const { bots, rover } = s.players[seat];
  let plain = 0;
  for (let far = 1; far <= reach && far < RINGS[from].length; far++) {
    const ring = RINGS[from][far];
    for (let i = 0; i < ring.length; i++) {
      const to = ring[i];
      if (s.pieces[to] > 0 && to !== rover && !bots.includes(to)) continue;
      const isPlain = s.pieces[to] === 0 && !(takes && s.ground[to] >= TILE);
      if (isPlain) plain++;
      const isSpare = isPlain && plain > OWN_PIECES;
      if (isSpare && !isNeeded) continue;
      if (lands(to, far, isSpare)) return true;
    }
  }
  return false;
}

function putRover(s: OnMarsState, seat: Seat, to: Hex): void {
  const p = s.players[seat];
  s.pieces[p.rover]--;
  s.pieces[to]++;
  p.rover = to;
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
