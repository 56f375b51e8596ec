import { PLANETS, type PlanetId, type Turn } from '../data/index.ts';
import type { PuChoice } from '../rules/choices.ts';
import { isFulfilled, measure, neighbourSide, singleSide } from '../rules/objectives.ts';
import { cellsOf, orientationOf } from '../rules/placement.ts';
import { breakdown } from '../rules/scoring.ts';
import type { Cell, Effect } from '../rules/state.ts';
import { at, objectiveNo, type PlayerSetup, position, tileNo } from './position.ts';

export type T = ReturnType<typeof position>;

export const SYNERGY: Effect = { effect: 'synergy' };
export const PATCH: Effect = { effect: 'patch' };
export const END: PuChoice = { do: 'end' };
/** A tile to begin with: civ on f1, energy on f2. */
export const START = { tiles: ['i2-civ-energy f1 r0'] };

/** With tech 1 of the Universal Coalition nothing has to touch. */
export const ANYWHERE = { tiles: ['i2-rover-tech f1 r0'], markers: { tech: 3 } };

export const place = (name: string, turn: Turn): PuChoice => ({ do: 'place', at: at(name), turn });
export const move = (from: Cell, to: Cell): PuChoice => ({ do: 'move', from, to });

export const player = (t: T, seat = 0) => t.state.players[seat];
export const spaces = (t: T, seat = 0): number[] => player(t, seat).markers.map((place) => place & 15);

/** The event is drawn and seat 0 executes it. */
export const drawn = (no: number, mine: PlayerSetup = {}, other: PlayerSetup = {}): T =>
  position({ phase: 'event', draw: no, players: [mine, other] });
/** The event is in force and seat 0 is about to take a tile. */
export const under = (no: number, mine: PlayerSetup = {}, other: PlayerSetup = {}): T =>
  position({ event: no, players: [mine, other] });

/** The event is in force and seat 0 holds the tile. */
export function holdingUnder(no: number, tile: string, mine: PlayerSetup = START): T {
  const t = under(no, { offer: [tile, 'z5-rover-tech'], ...mine });
  t.choose(0, { do: 'take', tile: tileNo(tile) });
  return t;
}

/** Seat 0 holds the tile on that planet. */
export function holdingOn(planet: PlanetId, tile: string, mine: PlayerSetup = ANYWHERE): T {
  const t = position({ players: [{ planet, offer: [tile, 'z5-rover-tech'], ...mine }, {}] });
  t.choose(0, { do: 'take', tile: tileNo(tile) });
  return t;
}

/** Plays the seat's window to its end with the first options, rover moves left alone. */
export function finish(t: T, seat: number): void {
  const { phase } = t.state.agenda;
  while (t.asked().includes(seat) && t.state.agenda.phase === phase) {
    const options = t.options(seat);
    t.choose(seat, options.find(({ do: verb }) => verb === 'end') ?? options[0]);
  }
}

/** The cells of every placement of the tile on offer. */
export const offeredCells = (t: T, tile: string): Cell[][] =>
  t.options(0).flatMap((option) => {
    if (option.do !== 'place') return [];
    return [cellsOf(orientationOf(tileNo(tile), option.turn), option.at) ?? []];
  });

export const offeredPatches = (t: T): Cell[] =>
  t.options(0).flatMap((option) => (option.do === 'patch' ? [option.at] : []));

export const planetOf = (id: PlanetId) => PLANETS[PLANETS.findIndex((planet) => planet.id === id)];

/** Everything of a planet is covered but these cells. */
export function onlyFree(planet: PlanetId, ...names: readonly string[]) {
  const covered = planetOf(planet).cells.slice();
  for (const cell of names.map(at)) covered[Math.floor(cell / 12)] &= ~(1 << (cell % 12));
  return { tiles: 1, covered, lifepods: [] };
}

/** Points of a row of the score with everything covered but these cells. */
export function points(planet: PlanetId, row: string, open: readonly string[], mine: PlayerSetup = {}): number {
  const t = position({ players: [{ planet, ...mine, with: { ...onlyFree(planet, ...open), ...mine.with } }, {}] });
  return breakdown(t.state, 0).find((each) => each.row === row)?.points ?? Number.NaN;
}

export const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);
/** What seat 0 has for the neighbour side of an objective, and whether it fulfils the single side. */
export const measured = (t: T, id: string): number => measure(player(t), neighbourSide(objectiveNo(id)));
export const fulfilled = (t: T, id: string): boolean => isFulfilled(player(t), singleSide(objectiveNo(id)));
