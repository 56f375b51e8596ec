import { BIOMASS, type BitRows, ENERGY, GRID_CELLS, PLANETS } from '../data/index.ts';
import { hasCell, hasSymbol, isPatch, NEIGHBOURS, terrainOf } from './grid.ts';
import type { Cell, Player } from './state.ts';

/**
 * Scratch for walks over the grid: a cell is reached in a walk when it bears the walk's number. A server that runs for
 * weeks counts beyond 32 bits.
 */
const reached = new Float64Array(GRID_CELLS);
const queue = new Int32Array(GRID_CELLS);
let visit = 0;

export interface Area {
  readonly terrain: number;
  readonly cells: readonly Cell[];
  /** Visible symbols of that terrain. */
  readonly symbols: number;
}

/** [planet] PU-PET-02, PU-PET-03: uncovered currents are energy, though no tile lies there; null elsewhere. */
const ENERGY_CURRENTS: readonly (BitRows | null)[] = PLANETS.map(({ rules, currents }) =>
  (rules as readonly string[]).includes('currents-as-energy') ? currents : null,
);

/** Terrain of a cell for areas, with Petra's bare currents as energy. */
export function areaTerrain(p: Player, cell: Cell): number {
  const ground = p.ground[cell];
  if (ground !== 0) return terrainOf(ground);
  const currents = ENERGY_CURRENTS[p.planet];
  return currents !== null && hasCell(currents, cell) ? ENERGY : -1;
}

/** Every area of a terrain (PU-DEF-10): groups of patches alone are none (PU-DEF-12). */
export function areasOf(p: Player, terrain: number): Area[] {
  const areas: Area[] = [];
  visit++;
  for (let start = 0; start < GRID_CELLS; start++) {
    if (reached[start] === visit || areaTerrain(p, start) !== terrain) continue;
    const cells = [start];
    reached[start] = visit;
    let symbols = 0;
    let onlyPatches = terrain === BIOMASS;
    for (let i = 0; i < cells.length; i++) {
      const ground = p.ground[cells[i]];
      if (hasSymbol(ground)) symbols++;
      if (!isPatch(ground)) onlyPatches = false;
      for (const next of NEIGHBOURS[cells[i]]) {
        if (reached[next] === visit || areaTerrain(p, next) !== terrain) continue;
        reached[next] = visit;
        cells.push(next);
      }
    }
    if (!onlyPatches) areas.push({ terrain, cells, symbols });
  }
  return areas;
}

/** Does the group of biomass around a cell hold more than patches? */
function hasBiomassTile(p: Player, start: Cell): boolean {
  const seen = new Set<Cell>([start]);
  for (const cell of seen) {
    if (!isPatch(p.ground[cell])) return true;
    for (const next of NEIGHBOURS[cell]) if (terrainOf(p.ground[next]) === BIOMASS) seen.add(next);
  }
  return false;
}

/**
 * PU-ENERGY-03: bits of the terrains whose areas touch the energy area around a symbol. `also` are cells of the tile
 * just placed that count as energy for this placement (Jump Drive tech D).
 */
export function terrainsAround(p: Player, symbol: Cell, also: readonly Cell[]): number {
  visit++;
  let length = 1;
  let touching = 0;
  queue[0] = symbol;
  reached[symbol] = visit;
  for (let i = 0; i < length; i++) {
    const near = NEIGHBOURS[queue[i]];
    for (let k = 0; k < near.length; k++) {
      const cell = near[k];
      if (reached[cell] === visit) continue;
      const terrain = also.length > 0 && also.includes(cell) ? ENERGY : areaTerrain(p, cell);
      if (terrain === ENERGY) {
        reached[cell] = visit;
        queue[length++] = cell;
      } else if (terrain >= 0 && (touching & (1 << terrain)) === 0) {
        // PU-ENERGY-07: patches alone are no area.
        if (terrain !== BIOMASS || !isPatch(p.ground[cell]) || hasBiomassTile(p, cell)) touching |= 1 << terrain;
      }
    }
  }
  return touching;
}

/** PU-WORM-13: does one of these cells touch a biomass area that was there before? */
export function touchesBiomassArea(p: Player, cells: readonly Cell[]): boolean {
  for (const cell of cells) {
    for (const next of NEIGHBOURS[cell]) {
      if (terrainOf(p.ground[next]) === BIOMASS && hasBiomassTile(p, next)) return true;
    }
  }
  return false;
}

export function countSymbols(p: Player, terrain: number, within?: BitRows): number {
  let count = 0;
  for (let cell = 0; cell < GRID_CELLS; cell++) {
    const ground = p.ground[cell];
    if (hasSymbol(ground) && terrainOf(ground) === terrain && (within === undefined || hasCell(within, cell))) count++;
  }
  return count;
}
