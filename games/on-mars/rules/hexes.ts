import { HEXES, OFFSETS, SHELTER } from '../data/index.ts';
import type { Hex, OnMarsState, Player } from './state.ts';
import { NONE } from './state.ts';

export const HEX_COUNT = HEXES.length;

/** [hex * 6 + direction] -> the neighbour, NONE off the map. */
export const TOWARDS: readonly Hex[] = HEXES.flatMap(([q, r]) =>
  OFFSETS.map(([dq, dr]) => HEXES.findIndex(([hq, hr]) => hq === q + dq && hr === r + dr)),
);

/** [hex] -> its neighbours. */
export const NEIGHBOURS: readonly (readonly Hex[])[] = HEXES.map((_, hex) =>
  TOWARDS.slice(hex * 6, hex * 6 + 6).filter((other) => other !== NONE),
);

/** [a * 91 + b] -> steps between two hexes. OM-TERM-15: nothing on the way makes it longer. */
export const DISTANCE: readonly number[] = HEXES.flatMap(([q, r]) =>
  HEXES.map(([hq, hr]) => Math.max(Math.abs(q - hq), Math.abs(r - hr), Math.abs(q + r - hq - hr))),
);

export function distance(a: Hex, b: Hex): number {
  return DISTANCE[a * HEX_COUNT + b];
}

const FARTHEST = 12;

/** [hex][distance] -> the hexes that far away. */
export const RINGS: readonly (readonly (readonly Hex[])[])[] = HEXES.map((_, hex) =>
  Array.from({ length: FARTHEST + 1 }, (_, d) => HEXES.map((_, other) => other).filter((o) => distance(hex, o) === d)),
);

/** The Building of a type as it lies on the map: Shelters of different players are different (OM-TERM-11). */
export function kindOf(type: number, seat: number): number {
  return type < SHELTER ? type : SHELTER + seat;
}

/** The number of the walk that came to a hex last. A server that runs for weeks counts beyond 32 bits. */
const stamp = new Float64Array(HEX_COUNT);
let stamps = 0;
const queue: Hex[] = new Array(HEX_COUNT).fill(0);

/** How many Buildings of a kind hang together with this hex, the hex itself not counted unless it is one of them. */
export function connected(s: OnMarsState, hex: Hex, kind: number): number {
  stamps++;
  stamp[hex] = stamps;
  let length = 1;
  queue[0] = hex;
  for (let i = 0; i < length; i++) {
    const near = NEIGHBOURS[queue[i]];
    for (let j = 0; j < near.length; j++) {
      const next = near[j];
      if (s.building[next] === kind && stamp[next] !== stamps) {
        stamp[next] = stamps;
        queue[length++] = next;
      }
    }
  }
  return s.building[hex] === kind ? length : length - 1;
}

/** OM-TERM-10: how many Buildings the group of this Building has; a Complex from 2 on. */
export function complexSize(s: OnMarsState, hex: Hex): number {
  return connected(s, hex, s.building[hex]);
}

/** A number that two Buildings share when they are in one group: the smallest hex of it. */
export function complexOf(s: OnMarsState, hex: Hex): Hex {
  const size = complexSize(s, hex);
  let first = hex;
  for (let i = 0; i < size; i++) if (queue[i] < first) first = queue[i];
  return first;
}

/** OM-TERM-13. */
export function isEmptyHex(s: OnMarsState, hex: Hex): boolean {
  return s.building[hex] === NONE && s.pieces[hex] === 0 && s.ground[hex] === 0;
}

/** OM-TERM-16. */
export function isAvailable(s: OnMarsState, hex: Hex): boolean {
  return s.pieces[hex] === 0 && (s.building[hex] !== NONE || s.ground[hex] === 0);
}

/** The hexes at the least distance at which any hex passes the test. */
export function nearest(from: Hex, fits: (hex: Hex) => boolean): Hex[] {
  for (let d = 1; d <= FARTHEST; d++) {
    const found = RINGS[from][d].filter(fits);
    if (found.length > 0) return found;
  }
  return [];
}

const zone: Hex[] = new Array(HEX_COUNT).fill(0);

/** OM-BOT-04: the Building Zones of a player's Bots. The list is reused: read it at once. */
export function zoneOf(p: Player): { readonly hexes: readonly Hex[]; readonly length: number } {
  stamps++;
  let length = 0;
  for (let i = 0; i < p.bots.length; i++) {
    const bot = p.bots[i];
    if (stamp[bot] !== stamps) {
      stamp[bot] = stamps;
      zone[length++] = bot;
    }
    const near = NEIGHBOURS[bot];
    for (let j = 0; j < near.length; j++) {
      const hex = near[j];
      if (stamp[hex] === stamps) continue;
      stamp[hex] = stamps;
      zone[length++] = hex;
    }
  }
  return { hexes: zone, length };
}

export function inZone(p: Player, hex: Hex): boolean {
  for (let i = 0; i < p.bots.length; i++) if (distance(p.bots[i], hex) <= 1) return true;
  return false;
}
