import { ASTEROIDS, BELT, BELT_PLACES, ENTRY_ASTEROID, NEIGHBOURS, SECTORS, STATION_COST } from '../data/index.ts';
import { NONE, type SkyState } from './state.ts';

// Which places a company can reach, and for how much energy: SKY-EXP-04 to 07, SKY-BELT-06 to 12.

/** What cannot be reached. */
export const FAR = 99;

/** Energy to enter a place, ousting aside; FAR when it cannot be reached or holds a piece of the company. */
export function reachCost(s: SkyState, company: number, place: number): number {
  if (s.board[place] === company) return FAR;
  return s.rules.side === BELT ? beltCost(s, company, place) : moonCost(s, company, place);
}

/** SKY-EXP-07, SKY-BELT-12: one more where another company's piece stands. */
export function fullCost(s: SkyState, company: number, place: number): number {
  return reachCost(s, company, place) + (s.board[place] === NONE ? 0 : 1);
}

function moonCost(s: SkyState, company: number, sector: number): number {
  const { board } = s;
  // SKY-EXP-06: the cheapest border counts.
  let cost = STATION_COST[company][sector] || FAR;
  const borders = NEIGHBOURS[sector];
  for (let i = 0; i < borders.length; i++) {
    const border = borders[i];
    if (border.cost < cost && board[border.to] === company) cost = border.cost;
  }
  return cost;
}

function beltCost(s: SkyState, company: number, place: number): number {
  const { board } = s;
  const { asteroid, ends } = BELT_PLACES[place];
  let cost = FAR;
  if (asteroid === NONE) {
    // SKY-BELT-08.
    for (let i = 0; i < ends.length; i++) {
      const end = ends[i];
      if (1 + end.bolts < cost && hasOutpostOn(board, company, end.asteroid)) cost = 1 + end.bolts;
    }
    return cost;
  }
  // SKY-BELT-07, SKY-BELT-30: no route part is used.
  if (ENTRY_ASTEROID[company] === asteroid || hasOutpostOn(board, company, asteroid)) return 1;
  const { routes } = ASTEROIDS[asteroid];
  for (let i = 0; i < routes.length; i++) {
    const route = routes[i];
    if (1 + route.bolts < cost && board[route.place] === company) cost = 1 + route.bolts;
  }
  return cost;
}

export function hasOutpostOn(board: readonly number[], company: number, asteroid: number): boolean {
  const { spaces } = ASTEROIDS[asteroid];
  for (let i = 0; i < spaces.length; i++) if (board[spaces[i]] === company) return true;
  return false;
}

/** The first place of a board side and the number behind its last. */
export function placesOf(s: SkyState): readonly [from: number, to: number] {
  return s.rules.side === BELT ? BELT_RANGE : MOON_RANGE;
}
const MOON_RANGE = [1, SECTORS + 1] as const;
const BELT_RANGE = [0, BELT_PLACES.length] as const;

/** The number printed on a place. */
export function numberOf(s: SkyState, place: number): number {
  return s.rules.side === BELT ? BELT_PLACES[place].number : place;
}
