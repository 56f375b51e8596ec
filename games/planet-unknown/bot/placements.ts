import {
  BIOMASS,
  ENERGY,
  GRID_SIZE,
  ORIENTATION_DX,
  ORIENTATION_DY,
  ORIENTATION_SECTION,
  ORIENTATION_SPOT_CELL,
  PLANETS,
  TILES,
  WATER,
} from '../data/index.ts';
import type { ChoiceOf } from '../rules/choices.ts';
import { cellAt, hasCell, NEIGHBOURS, terrainOf, xOf, yOf } from '../rules/grid.ts';
import { orientationOf } from '../rules/placement.ts';
import type { EffectOf, PlanetUnknownState, Player } from '../rules/state.ts';
import { OASIS, WORMHOLE } from '../rules/techs.ts';
import { stepWorth } from './tracks.ts';

const OUTSIDE = (1 << GRID_SIZE) - 1;

/** Rows of what cannot be covered any more: tiles, patches and everything outside the grid. */
export function filledRows(p: Player): number[] {
  const { cells } = PLANETS[p.planet];
  const rows = new Array<number>(GRID_SIZE);
  for (let y = 0; y < GRID_SIZE; y++) rows[y] = (OUTSIDE & ~cells[y]) | p.covered[y];
  return rows;
}

function isFilled(rows: readonly number[], x: number, y: number): boolean {
  return x < 0 || y < 0 || x >= GRID_SIZE || y >= GRID_SIZE || (rows[y] & (1 << x)) !== 0;
}

const held = (p: Player): EffectOf<'place'> | undefined => {
  for (const effect of p.pending) if (effect.effect === 'place') return effect;
  return undefined;
};

const scratch = new Array<number>(GRID_SIZE).fill(0);

const WEIGHT = {
  touch: 0.16,
  hole: -1.1,
  lifepod: -0.9,
  rover: -1.4,
  corridor: -0.12,
  meteor: -0.15,
  sameTerrain: 0.05,
} as const;

/** A tile that lies snugly, wastes no lifepod and finds ice for its water is worth more. */
export function worthOfPlacement(
  s: PlanetUnknownState,
  p: Player,
  filled: readonly number[],
  choice: ChoiceOf<'place'>,
): number {
  const effect = held(p);
  if (effect === undefined) return 0;
  const { terrains } = TILES[effect.tile];
  const orientation = orientationOf(effect.tile, choice.turn);
  const dx = ORIENTATION_DX[orientation];
  const dy = ORIENTATION_DY[orientation];
  const sections = ORIENTATION_SECTION[orientation];
  const planet = PLANETS[p.planet];
  const x0 = xOf(choice.at);
  const y0 = yOf(choice.at);
  let worth = 0;
  let ice = 0;
  let grows = false;
  let energyNeighbours = 0;
  for (let y = 0; y < GRID_SIZE; y++) scratch[y] = filled[y];
  for (let i = 0; i < dx.length; i++) scratch[y0 + dy[i]] |= 1 << (x0 + dx[i]);
  for (let i = 0; i < dx.length; i++) {
    const x = x0 + dx[i];
    const y = y0 + dy[i];
    const cell = cellAt(x, y);
    const terrain = terrains[sections[i]];
    if (p.lifepods.includes(cell)) worth += WEIGHT.lifepod;
    if (p.rovers.includes(cell)) worth += WEIGHT.rover;
    if (terrain === WATER && hasCell(planet.ice, cell)) ice++;
    for (const next of NEIGHBOURS[cell]) {
      const nx = xOf(next);
      const ny = yOf(next);
      if (isFilled(filled, nx, ny)) {
        worth += WEIGHT.touch;
        const other = terrainOf(p.ground[next]);
        if (other === terrain) worth += WEIGHT.sameTerrain;
        if (other === BIOMASS && terrain === BIOMASS) grows = true;
        if (terrain === ENERGY && other >= 0 && other !== ENERGY) energyNeighbours |= 1 << other;
      } else if (!isFilled(scratch, nx, ny)) {
        const walls =
          Number(isFilled(scratch, nx - 1, ny)) +
          Number(isFilled(scratch, nx + 1, ny)) +
          Number(isFilled(scratch, nx, ny - 1)) +
          Number(isFilled(scratch, nx, ny + 1));
        if (walls === 4) worth += WEIGHT.hole;
        else if (walls === 3) worth += WEIGHT.corridor;
      }
    }
    worth += WEIGHT.touch * (4 - NEIGHBOURS[cell].length);
  }
  if (ORIENTATION_SPOT_CELL[orientation] >= 0) worth += WEIGHT.meteor;
  if (effect.use === 'salvage') return worth;
  for (const terrain of terrains) {
    if (terrain === WATER) {
      const steps = p.corporation === OASIS ? ice : Math.min(1, ice);
      if (steps > 0) worth += steps * stepWorth(s, p, WATER);
    } else if (terrain === BIOMASS && p.corporation === WORMHOLE) {
      if (grows) worth += stepWorth(s, p, BIOMASS);
    } else if (terrain === ENERGY) {
      let best = 0;
      const reach = energyNeighbours | (1 << terrains[0]) | (1 << terrains[1]);
      for (let marker = 0; marker < ENERGY; marker++) {
        if ((reach & (1 << marker)) !== 0) best = Math.max(best, stepWorth(s, p, marker));
      }
      worth += best;
    }
  }
  return worth;
}
