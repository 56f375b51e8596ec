import {
  BIOMASS,
  type BitRows,
  GRID_SIZE,
  ORIENTATION_DX,
  ORIENTATION_DY,
  ORIENTATION_HEIGHT,
  ORIENTATION_SECTION,
  ORIENTATION_SIZE,
  ORIENTATION_SYMBOL_CELL,
  ORIENTATIONS,
  PLANETS,
  type PlanetRule,
  ROVER,
  TILE_ORIENTATIONS,
  TILE_TURNS,
  TILES,
  TURNS,
  type Turn,
} from '../data/index.ts';
import type { ChoiceOf } from './choices.ts';
import { besideRows, cellAt, hasCell, isCovered, isPatch, terrainRows, xOf, yOf } from './grid.ts';
import type { Cell, PlanetUnknownState, Player } from './state.ts';
import { forbids, HORIZON, hasTech, UNIVERSAL, WORMHOLE } from './techs.ts';

/** How many restrictions are dropped for a player who could place nothing else (PU-DEC-06, PU-END-15). */
export const DROP_NOTHING = 0;
export const DROP_EVENT = 1;
export const DROP_PLANET = 2;
/** Not even then: the tile stays off the planet. */
export const UNPLACEABLE = 3;

type PlaceChoice = ChoiceOf<'place'>;

/** [turn][cell]: every way to say where a tile goes. */
const PLACE_CHOICES: readonly (readonly PlaceChoice[])[] = TURNS.map((turn) =>
  Array.from({ length: GRID_SIZE * GRID_SIZE }, (_, at) => ({ do: 'place', at, turn })),
);
const TURN_INDEX: readonly number[] = ORIENTATIONS.map(({ turn }) => TURNS.indexOf(turn));

export const orientationOf = (tile: number, turn: Turn): number => TILE_TURNS[tile][TURNS.indexOf(turn)];

/** What the placement of one tile is checked against; rows are 12 bit rows. */
interface Ground {
  readonly free: BitRows;
  /** At least one cell of the tile must lie here; null where that is no condition. */
  readonly anchor: BitRows | null;
  /** The first and the last row of the anchor; all of them where there is none. */
  readonly top: number;
  readonly bottom: number;
  readonly planetRule: PlanetRule | null;
  readonly event: 'no-tile-on-edge' | 'no-tile-on-ice' | 'no-tile-next-to-same-terrain' | null;
}

const ALL: number = (1 << GRID_SIZE) - 1;
const PLACEMENT_RULES: readonly PlanetRule[] = [
  'no-mixed-ice-land',
  'quadrant-forbidden-symbol',
  'ring-anchor',
  'chasm',
  'slide-in',
];
/** [planet] -> its placement rule that may be dropped, if any (PU-DEC-40). */
const PLANET_RULE: readonly (PlanetRule | null)[] = PLANETS.map(
  ({ rules }) => PLACEMENT_RULES.find((rule) => (rules as readonly PlanetRule[]).includes(rule)) ?? null,
);

export function freeRows(p: Player): number[] {
  const { cells } = PLANETS[p.planet];
  const free = new Array<number>(GRID_SIZE);
  for (let y = 0; y < GRID_SIZE; y++) free[y] = cells[y] & ~p.covered[y];
  return free;
}

/** PU-PLACE-01, PU-CHA-01: where the first tile, or a patch before it, has to lie. */
const startRows = (p: Player): BitRows => {
  const planet = PLANETS[p.planet];
  return (planet.rules as readonly PlanetRule[]).includes('first-tile-on-centre') ? planet.centre : planet.border;
};

function anchorOf(s: PlanetUnknownState, p: Player, tile: number): BitRows | null {
  if (p.tiles === 0) return startRows(p);
  // PU-UC-01, PU-HOR-08: no contact needed.
  if (hasTech(s, p, UNIVERSAL, 1)) return null;
  if (TILES[tile].terrains.includes(ROVER) && hasTech(s, p, HORIZON, 1)) return null;
  return besideRows(p.covered);
}

function eventRule(s: PlanetUnknownState): Ground['event'] {
  if (forbids(s, 'no-tile-on-edge')) return 'no-tile-on-edge';
  if (forbids(s, 'no-tile-on-ice')) return 'no-tile-on-ice';
  if (forbids(s, 'no-tile-next-to-same-terrain')) return 'no-tile-next-to-same-terrain';
  return null;
}

function groundFor(s: PlanetUnknownState, p: Player, tile: number, dropped: number): Ground {
  const anchor = anchorOf(s, p, tile);
  let top = 0;
  let bottom = GRID_SIZE - 1;
  if (anchor !== null) {
    while (top < bottom && anchor[top] === 0) top++;
    while (bottom > top && anchor[bottom] === 0) bottom--;
  }
  return {
    free: freeRows(p),
    anchor,
    top,
    bottom,
    planetRule: dropped >= DROP_PLANET ? null : PLANET_RULE[p.planet],
    event: dropped >= DROP_EVENT ? null : eventRule(s),
  };
}

/** The rows in which the corner of an orientation can lie if it is to reach the anchor. */
const firstRow = ({ top }: Ground, orientation: number): number =>
  Math.max(0, top + 1 - ORIENTATION_HEIGHT[orientation]);
const lastRow = ({ bottom }: Ground, orientation: number): number =>
  Math.min(bottom, GRID_SIZE - ORIENTATION_HEIGHT[orientation]);

/** Bit x of the answer: may the orientation lie with its corner at column x, row y? All columns at once. */
function columnsFor(p: Player, ground: Ground, orientation: number, y: number, beside: SameTerrain): number {
  const { free, anchor } = ground;
  const dx = ORIENTATION_DX[orientation];
  const dy = ORIENTATION_DY[orientation];
  let columns = ALL;
  for (let i = 0; i < dx.length; i++) {
    columns &= free[y + dy[i]] >> dx[i];
    if (columns === 0) return 0;
  }
  if (anchor !== null) columns &= someCell(anchor, dx, dy, y);
  if (columns !== 0 && ground.planetRule !== null)
    columns &= planetColumns(p, ground.planetRule, orientation, y, beside.tile);
  if (columns !== 0 && ground.event !== null) columns &= eventColumns(p, ground.event, orientation, y, beside);
  return columns;
}

/** Columns where some cell of the tile, or every cell, lies inside the rows. */
function someCell(rows: BitRows, dx: readonly number[], dy: readonly number[], y: number): number {
  let columns = 0;
  for (let i = 0; i < dx.length; i++) columns |= rows[y + dy[i]] >> dx[i];
  return columns;
}

function everyCell(rows: BitRows, dx: readonly number[], dy: readonly number[], y: number): number {
  let columns = ALL;
  for (let i = 0; i < dx.length; i++) columns &= rows[y + dy[i]] >> dx[i];
  return columns;
}

function planetColumns(p: Player, rule: PlanetRule, orientation: number, y: number, tile: number): number {
  const planet = PLANETS[p.planet];
  const dx = ORIENTATION_DX[orientation];
  const dy = ORIENTATION_DY[orientation];
  switch (rule) {
    case 'no-mixed-ice-land':
      return everyCell(planet.ice, dx, dy, y) | everyCell(planet.land, dx, dy, y);
    case 'ring-anchor':
      return ~everyCell(planet.ring, dx, dy, y);
    case 'chasm':
      return everyCell(planet.chasmRight, dx, dy, y) | ~someCell(planet.chasmRight, dx, dy, y);
    case 'quadrant-forbidden-symbol': {
      let columns = ALL;
      for (let section = 0; section < 2; section++) {
        const cell = ORIENTATION_SYMBOL_CELL[orientation * 2 + section];
        const forbidden = planet.forbiddenSymbols[TILES[tile].terrains[section]];
        columns &= ~(forbidden[y + dy[cell]] >> dx[cell]);
      }
      return columns;
    }
    case 'slide-in':
      return (
        slidable(p, dx, dy, y, 0, -1) |
        slidable(p, dx, dy, y, 0, 1) |
        slidable(p, dx, dy, y, -1, 0) |
        slidable(p, dx, dy, y, 1, 0)
      );
    default:
      return ALL;
  }
}

/** PU-PAJ-01: columns where the tile shifted by one cell would overlap nothing that lies there. */
function slidable(p: Player, dx: readonly number[], dy: readonly number[], y: number, sx: number, sy: number): number {
  let columns = ALL;
  for (let i = 0; i < dx.length; i++) {
    const row = y + dy[i] + sy;
    if (row < 0 || row >= GRID_SIZE) continue;
    const shift = dx[i] + sx;
    columns &= ~(shift < 0 ? p.covered[row] << 1 : p.covered[row] >> shift);
  }
  return columns;
}

/** For event 119: rows beside the two terrains of the tile. */
interface SameTerrain {
  readonly tile: number;
  readonly rows: readonly (readonly number[])[];
}

function sameTerrain(p: Player, ground: Ground, tile: number): SameTerrain {
  if (ground.event !== 'no-tile-next-to-same-terrain') return { tile, rows: [] };
  return { tile, rows: TILES[tile].terrains.map((terrain) => besideRows(terrainRows(p.ground, terrain))) };
}

function eventColumns(p: Player, event: string, orientation: number, y: number, beside: SameTerrain): number {
  const planet = PLANETS[p.planet];
  const dx = ORIENTATION_DX[orientation];
  const dy = ORIENTATION_DY[orientation];
  if (event === 'no-tile-on-edge') return ~someCell(planet.border, dx, dy, y);
  if (event === 'no-tile-on-ice') return ~someCell(planet.ice, dx, dy, y);
  const section = ORIENTATION_SECTION[orientation];
  let columns = ALL;
  for (let i = 0; i < dx.length; i++) columns &= ~(beside.rows[section[i]][y + dy[i]] >> dx[i]);
  return columns;
}

/** Adds every legal placement of a tile to `out`. */
export function listPlacements(
  s: PlanetUnknownState,
  p: Player,
  tile: number,
  dropped: number,
  out: PlaceChoice[],
): void {
  const ground = groundFor(s, p, tile, dropped);
  const beside = sameTerrain(p, ground, tile);
  const ways = TILE_ORIENTATIONS[tile];
  for (let i = 0; i < ways.length; i++) {
    const orientation = ways[i];
    const choices = PLACE_CHOICES[TURN_INDEX[orientation]];
    const last = lastRow(ground, orientation);
    for (let y = firstRow(ground, orientation); y <= last; y++) {
      let columns = columnsFor(p, ground, orientation, y, beside);
      while (columns !== 0) {
        const x = 31 - Math.clz32(columns & -columns);
        out.push(choices[y * GRID_SIZE + x]);
        columns &= columns - 1;
      }
    }
  }
}

export function canPlace(s: PlanetUnknownState, p: Player, tile: number, dropped: number): boolean {
  const ground = groundFor(s, p, tile, dropped);
  const beside = sameTerrain(p, ground, tile);
  for (const orientation of TILE_ORIENTATIONS[tile]) {
    const last = lastRow(ground, orientation);
    for (let y = firstRow(ground, orientation); y <= last; y++) {
      if (columnsFor(p, ground, orientation, y, beside) !== 0) return true;
    }
  }
  return false;
}

/** Which restrictions have to be dropped so that one of the tiles on offer can be placed. */
export function neededDrop(s: PlanetUnknownState, p: Player, tiles: readonly number[]): number {
  for (let dropped = DROP_NOTHING; dropped < UNPLACEABLE; dropped++) {
    for (let i = 0; i < tiles.length; i++) if (canPlace(s, p, tiles[i], dropped)) return dropped;
  }
  return UNPLACEABLE;
}

/** Cells a tile would cover, in the order of its shape; undefined when it leaves the 12 x 12 square. */
export function cellsOf(orientation: number, at: Cell): Cell[] | undefined {
  const cells: Cell[] = [];
  for (let i = 0; i < ORIENTATION_SIZE[orientation]; i++) {
    const x = xOf(at) + ORIENTATION_DX[orientation][i];
    const y = yOf(at) + ORIENTATION_DY[orientation][i];
    if (x >= GRID_SIZE || y >= GRID_SIZE) return undefined;
    cells.push(cellAt(x, y));
  }
  return cells;
}

const PLANET_RULE_ID: Partial<Record<PlanetRule, string>> = {
  'no-mixed-ice-land': 'PU-K273-01',
  'quadrant-forbidden-symbol': 'PU-PERS-01',
  'ring-anchor': 'PU-ARA-01',
  chasm: 'PU-TAR-01',
  'slide-in': 'PU-PAJ-01',
};
const EVENT_RULE_ID = {
  'no-tile-on-edge': 'PU-EVENT-19',
  'no-tile-on-ice': 'PU-EVENT-27',
  'no-tile-next-to-same-terrain': 'PU-EVENT-26',
} as const;

/** The rule a placement breaks; undefined when it is legal. */
export function whyNotPlace(
  s: PlanetUnknownState,
  p: Player,
  tile: number,
  dropped: number,
  choice: PlaceChoice,
): string | undefined {
  const orientation = orientationOf(tile, choice.turn);
  const planet = PLANETS[p.planet];
  if (orientation === undefined) return 'PU-PLACE-05';
  const cells = Number.isInteger(choice.at) && choice.at >= 0 ? cellsOf(orientation, choice.at) : undefined;
  if (cells?.some((cell) => hasCell(planet.holes, cell))) return 'PU-LAC-01';
  if (cells === undefined || !cells.every((cell) => hasCell(planet.cells, cell))) return 'PU-PLACE-04';
  if (cells.some((cell) => isCovered(p, cell))) return 'PU-PLACE-03';
  const ground = groundFor(s, p, tile, dropped);
  const { anchor } = ground;
  if (anchor !== null && !cells.some((cell) => hasCell(anchor, cell))) {
    if (p.tiles > 0) return 'PU-PLACE-02';
    return anchor === planet.centre ? 'PU-CHA-01' : 'PU-PLACE-01';
  }
  const column = 1 << xOf(choice.at);
  const y = yOf(choice.at);
  if (ground.planetRule !== null && (planetColumns(p, ground.planetRule, orientation, y, tile) & column) === 0) {
    return PLANET_RULE_ID[ground.planetRule];
  }
  const beside = sameTerrain(p, ground, tile);
  if (ground.event !== null && (eventColumns(p, ground.event, orientation, y, beside) & column) === 0) {
    return EVENT_RULE_ID[ground.event];
  }
  return undefined;
}

/** PU-BIO-11: rows of the cells where a patch may go. */
export function patchRows(s: PlanetUnknownState, p: Player): number[] {
  const planet = PLANETS[p.planet];
  const onTiles = hasTech(s, p, WORMHOLE, 2);
  const onMeteorites = hasTech(s, p, WORMHOLE, 5);
  const anchor = p.tiles === 0 ? startRows(p) : hasTech(s, p, UNIVERSAL, 1) ? null : besideRows(p.covered);
  const rows = freeRows(p);
  for (let y = 0; y < GRID_SIZE; y++) {
    if (anchor !== null) rows[y] &= anchor[y];
    // PU-ARA-02: never on the ring.
    rows[y] &= ~planet.ring[y];
  }
  if (onTiles || onMeteorites) {
    for (let cell = 0; cell < p.ground.length; cell++) {
      if (p.ground[cell] === 0 || isPatch(p.ground[cell]) || hasCell(planet.ring, cell)) continue;
      // PU-WORM-06, PU-WORM-09: over a tile, and over a meteorite lying there.
      const rock = p.meteorites.includes(cell);
      if (rock ? onMeteorites : onTiles) rows[yOf(cell)] |= 1 << xOf(cell);
    }
  }
  return rows;
}

export function whyNotPatch(s: PlanetUnknownState, p: Player, at: Cell): string | undefined {
  const planet = PLANETS[p.planet];
  if (!Number.isInteger(at) || at < 0 || at >= p.ground.length) return 'PU-PLACE-04';
  if (!hasCell(planet.cells, at)) return hasCell(planet.holes, at) ? 'PU-LAC-01' : 'PU-PLACE-04';
  if (hasCell(patchRows(s, p), at)) return undefined;
  if (isCovered(p, at)) return p.corporation === WORMHOLE ? 'PU-WORM-06' : 'PU-PLACE-03';
  if (hasCell(planet.ring, at)) return 'PU-ARA-02';
  if (p.tiles > 0) return 'PU-PLACE-02';
  return startRows(p) === planet.centre ? 'PU-CHA-02' : 'PU-BIO-07';
}

export const PATCH_TERRAIN = BIOMASS;
