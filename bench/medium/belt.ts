/**
 * Belt: one medium game for comparing engines. Four ships mine an asteroid belt, sell ore, found bases and build from
 * blueprints; one action a turn, 25 rounds. This file is what both versions share: facts, types, the start, the score.
 * The rules are written once for each engine, in orrery.ts and boardgame.ts.
 */
import { type Random, shuffle } from '@orrery/kernel';

export const SEATS = 4;
export const ROUNDS = 25;
export const WIDTH = 12;
export const HEIGHT = 9;
export const KINDS = 4;
export const OFFERS = 8;
/** How much ore a ship holds of one kind. */
export const HOLD = 9;
export const TOP_PRICE = 6;
export const BASE_CREDITS = 3;
export const BASE_ORE = 2;
export const MINED = 2;

export interface Site {
  kind: number;
  left: number;
  /** The seat whose base stands here; -1 for none. */
  owner: number;
}

export interface Offer {
  card: number;
  price: number;
}

export interface Ship {
  at: number;
  credits: number;
  ore: number[];
  /** Bought and not built yet. */
  blueprints: number[];
  built: number[];
  bases: number[];
  /** How far the ship has come in each of four sciences. */
  sciences: number[];
  points: number;
}

export interface Belt {
  round: number;
  sites: Site[];
  prices: number[];
  market: Offer[];
  deck: number[];
  ships: Ship[];
}

export interface Blueprint {
  readonly needs: readonly number[];
  readonly points: number;
  readonly science: number;
}

/** Sixty blueprints: two or three kinds of ore each, worth more the more they need. */
export const BLUEPRINTS: readonly Blueprint[] = Array.from({ length: 60 }, (_, card) => {
  const needs = [0, 0, 0, 0];
  needs[card % KINDS] = 1 + (card % 3);
  needs[(card + 1 + (card % 2)) % KINDS] = 1 + (card % 2);
  if (card % 5 === 0) needs[(card + 3) % KINDS] += 1;
  const size = needs.reduce((sum, n) => sum + n, 0);
  return { needs, points: 2 * size - (card % 3 === 0 ? 1 : 0), science: card % 4 };
});

/** Sites a ship can reach in one turn: at most two steps away, orthogonally. */
export const REACH: readonly (readonly number[])[] = Array.from({ length: WIDTH * HEIGHT }, (_, from) => {
  const near: number[] = [];
  for (let to = 0; to < WIDTH * HEIGHT; to++) {
    const dx = Math.abs((to % WIDTH) - (from % WIDTH));
    const dy = Math.abs(Math.floor(to / WIDTH) - Math.floor(from / WIDTH));
    if (to !== from && dx + dy <= 2) near.push(to);
  }
  return near;
});

export function startOfBelt(random: Random): Belt {
  const kinds = shuffle(
    random,
    Array.from({ length: WIDTH * HEIGHT }, (_, i) => i % KINDS),
  );
  const deck = shuffle(
    random,
    BLUEPRINTS.map((_, card) => card),
  );
  return {
    round: 1,
    sites: kinds.map((kind, at) => ({ kind, left: 2 + (at % 5), owner: -1 })),
    prices: [3, 3, 3, 3],
    market: deck.splice(0, OFFERS).map((card, i) => ({ card, price: 2 + (i >> 1) })),
    deck,
    ships: [0, WIDTH - 1, (HEIGHT - 1) * WIDTH, HEIGHT * WIDTH - 1].map((at) => ({
      at,
      credits: 6,
      ore: [1, 1, 1, 1],
      blueprints: [],
      built: [],
      bases: [],
      sciences: [0, 0, 0, 0],
      points: 0,
    })),
  };
}

/** Points so far, 2 for each base, 1 for every full 5 credits, and the square of the lowest science. */
export function scoreOf(ship: Ship): number {
  return ship.points + 2 * ship.bases.length + Math.floor(ship.credits / 5) + Math.min(...ship.sciences) ** 2;
}
