import { advance, askedSeats, optionsOf, readSettings, seedRandom, settle } from '@orrery/kernel';
import { type Trial, trial } from '@orrery/testkit';
import {
  BIOMASS,
  CIV_CARDS,
  type CivCardId,
  CORPORATIONS,
  type CorporationId,
  EVENTS,
  OBJECTIVES,
  ORIENTATION_SECTION,
  ORIENTATION_SPOT_CELL,
  ORIENTATION_SYMBOL_CELL,
  PLANETS,
  type PlanetId,
  TILES,
  TILES_PER_STACK,
  TRACKS,
  type Track,
  type Turn,
} from '../data/index.ts';
import { planetUnknown } from '../game.ts';
import type { PuChoice } from '../rules/choices.ts';
import { cellAt, coverCell, groundOf, patchOver } from '../rules/grid.ts';
import { cellsOf, orientationOf } from '../rules/placement.ts';
import { takeSides } from '../rules/setup.ts';
import type { Cell, Effect, Place, PlanetUnknownState, Player, PuFrame } from '../rules/state.ts';
import { stacksOf } from '../rules/tiles.ts';
import { placeOf } from '../rules/tracks.ts';

/** A cell as people call it: column a-l, row 1-12, so `e3` is (4, 2). */
export const at = (name: string): Cell => cellAt(name.charCodeAt(0) - 97, Number(name.slice(1)) - 1);

export const tileNo = (id: string): number => {
  const no = TILES.findIndex((tile) => tile.id === id);
  if (no < 0) throw new Error(`there is no tile ${id}`);
  return no;
};
export const cardNo = (id: CivCardId): number => CIV_CARDS.findIndex((card) => card.id === id);
export const eventNo = (no: number): number => EVENTS.findIndex((event) => event.no === no);
export const objectiveNo = (id: string): number =>
  OBJECTIVES.findIndex(({ neighbour, single }) => neighbour.id === id || single.id === id);
/** A space of a track, such as `space('tech', 4)`. */
export const space = (track: Track, n: number): Place => placeOf(TRACKS.indexOf(track), n);

/** Where a tile lies: `i2-civ-energy f1 r0` is that tile with its corner on f1, not turned. */
export type Laid = string;

export interface PlayerSetup {
  planet?: PlanetId;
  corporation?: CorporationId;
  tiles?: readonly Laid[];
  patches?: readonly string[];
  /** Cells by name; the planet's own if left out. */
  lifepods?: readonly string[];
  meteorites?: readonly string[];
  rovers?: readonly string[];
  /** Names of cells whose rover carries a meteorite. */
  loaded?: readonly string[];
  roversLeft?: number;
  /** Spaces on the own track. */
  markers?: Partial<Record<Track, number>>;
  flux?: Track;
  /** Ids of the tiles on top of the outer and the inner stack of the player's sector. */
  offer?: readonly [outer: string, inner: string];
  pending?: readonly Effect[];
  /** Anything else of the player's state, as it is. */
  with?: Partial<Player>;
}

export interface PositionSetup {
  seats?: number;
  settings?: Record<string, unknown>;
  seed?: string;
  /** 'tile' unless told: where the round stands. */
  phase?: 'round' | 'event' | 'tile' | 'civ' | 'final';
  /** The number of the event in force. */
  event?: number;
  /** The number of the event that is drawn next; with phase 'event' it is drawn now. */
  draw?: number;
  commander?: number;
  rotation?: number;
  players?: readonly PlayerSetup[];
  /** Anything else of the state, as it is. */
  with?: Partial<PlanetUnknownState>;
}

const FLOW: Record<NonNullable<PositionSetup['phase']>, readonly PuFrame[]> = {
  round: [{ step: 'round' }],
  event: [
    { step: 'end-round' },
    { step: 'civs', next: 0 },
    { step: 'tiles' },
    { step: 'civs', next: 0 },
    { step: 'event' },
  ],
  tile: [{ step: 'end-round' }, { step: 'civs', next: 0 }, { step: 'tiles' }],
  civ: [{ step: 'end-round' }, { step: 'civs', next: 0 }],
  final: [{ step: 'final-step' }],
};

/** A position in one line: two players on the standard boards at the start of a tile phase, changed as told. */
export function position(setup: PositionSetup = {}): Trial<PlanetUnknownState, PuChoice> {
  const seats = setup.seats ?? setup.players?.length ?? 2;
  const events = setup.draw !== undefined || setup.event !== undefined;
  const read = readSettings(planetUnknown.settings, { boards: 'standard', events, ...setup.settings });
  if ('problems' in read) throw new Error(read.problems.join());
  const s = planetUnknown.setup(read.settings, seats, seedRandom(setup.seed ?? 'position'));
  // Everything before the first round, single objectives included; then the flow starts where the test wants it.
  s.agenda.table.shift();
  settle(planetUnknown, s);
  for (const seat of askedSeats(planetUnknown, s))
    advance(planetUnknown, s, seat, optionsOf(planetUnknown, s, seat)[0]);
  const phase = setup.phase ?? 'tile';
  s.agenda.table = FLOW[phase].slice();
  for (const stack of s.agenda.seats) stack.length = 0;
  s.round = 1;
  s.commander = setup.commander ?? 0;
  s.rotation = setup.rotation ?? 0;
  s.innerShift = 0;
  if (setup.event !== undefined) s.event = eventNo(setup.event);
  if (setup.draw !== undefined)
    s.events = [...s.events.filter((card) => card !== eventNo(setup.draw as number)).slice(0, 19), eventNo(setup.draw)];
  if (phase === 'final') s.ending = true;
  Object.assign(s, setup.with);
  for (const [seat, player] of (setup.players ?? []).entries()) setPlayer(s, seat, player);
  return trial(planetUnknown, s);
}

function setPlayer(s: PlanetUnknownState, seat: number, setup: PlayerSetup): void {
  const p = s.players[seat];
  const planet = PLANETS.findIndex(({ id }) => id === (setup.planet ?? 'ksb-4156'));
  const corporation = CORPORATIONS.findIndex(({ id }) => id === (setup.corporation ?? 'universal-coalition'));
  takeSides(s, seat, planet, corporation, setup.flux === undefined ? -1 : TRACKS.indexOf(setup.flux));
  for (const laid of setup.tiles ?? []) lay(p, laid);
  for (const name of setup.patches ?? []) {
    coverCell(p, at(name), patchOver(p.ground[at(name)], BIOMASS));
    p.patches++;
  }
  if (setup.lifepods) p.lifepods = setup.lifepods.map(at);
  if (setup.meteorites) p.meteorites = setup.meteorites.map(at);
  if (setup.rovers) {
    p.rovers = setup.rovers.map(at);
    p.loads = setup.rovers.map((name) => (setup.loaded?.includes(name) ? 1 : 0));
    p.roversLeft = Math.max(0, p.roversLeft - p.rovers.length);
  }
  if (setup.roversLeft !== undefined) p.roversLeft = setup.roversLeft;
  for (const [track, n] of Object.entries(setup.markers ?? {}))
    p.markers[TRACKS.indexOf(track as Track)] = space(track as Track, n);
  if (setup.offer) offer(s, p, setup.offer);
  if (setup.pending) p.pending.push(...setup.pending);
  Object.assign(p, setup.with);
}

/** Puts a tile on the planet without any of its effects; lifepods below it are gone. */
function lay(p: Player, laid: Laid): void {
  const [id, corner, turn] = laid.split(' ');
  const tile = tileNo(id);
  const orientation = orientationOf(tile, (turn ?? 'r0') as Turn);
  const cells = cellsOf(orientation, at(corner));
  if (cells === undefined) throw new Error(`${laid} leaves the square`);
  for (const [i, cell] of cells.entries()) {
    if (p.ground[cell] !== 0) throw new Error(`${laid} overlaps another tile`);
    const symbol = i === ORIENTATION_SYMBOL_CELL[orientation * 2] || i === ORIENTATION_SYMBOL_CELL[orientation * 2 + 1];
    const terrain = TILES[tile].terrains[ORIENTATION_SECTION[orientation][i]];
    coverCell(p, cell, groundOf(terrain, tile, symbol, i === ORIENTATION_SPOT_CELL[orientation]));
    p.lifepods = p.lifepods.filter((pod) => pod !== cell);
  }
  p.lastTile = cells;
  p.tiles++;
}

/** Brings two tiles to the top of the player's stacks. An empty text leaves that stack empty. */
function offer(s: PlanetUnknownState, p: Player, ids: readonly [string, string]): void {
  const stacks = s.stacks.slice();
  for (const [i, stack] of stacksOf(s, p).entries()) {
    if (ids[i] === '') {
      s.taken[stack] = TILES_PER_STACK;
      continue;
    }
    const tile = tileNo(ids[i]);
    const top = stack * TILES_PER_STACK + s.taken[stack];
    const found = stacks.indexOf(tile);
    if (Math.floor(found / TILES_PER_STACK) === stack) stacks[found] = stacks[top];
    // A tile of another shape may be laid there too: tests often want a handy shape.
    stacks[top] = tile;
  }
  s.stacks = stacks;
}
