import {
  type BitRows,
  CORPORATIONS,
  GRID_SIZE,
  type NeighbourCriterion,
  OBJECTIVES,
  type ObjectiveSide,
  PLANETS,
  type SingleCriterion,
} from '../data/index.ts';
import { areasOf, areaTerrain, countSymbols } from './areas.ts';
import { collectedLifepods } from './collecting.ts';
import { cellAt } from './grid.ts';
import { emptyRows } from './planets.ts';
import type { Player } from './state.ts';
import { MAKESHIFT } from './techs.ts';
import { MARKERS, spaceOf, trackOf } from './tracks.ts';

/** PU-OBJ-05, PU-OAS-17, PU-MAKE-13. */
export function isAtMaximum(p: Player, track: number): boolean {
  const { top } = CORPORATIONS[p.corporation].trackList[track];
  const isTop = (place: number): boolean => trackOf(place) === track && spaceOf(place) === top;
  return p.corporation === MAKESHIFT ? p.markers.some(isTop) : isTop(p.markers[track]);
}

/** What a neighbour objective counts, so that more is always better. */
export function measure(p: Player, { criterion, resource }: ObjectiveSide<NeighbourCriterion>): number {
  const terrain = resource ?? 0;
  switch (criterion) {
    case 'edge-symbols':
      return countSymbols(p, terrain, PLANETS[p.planet].border);
    case 'largest-area':
      return Math.max(0, ...areasOf(p, terrain).map(({ cells }) => cells.length));
    case 'area-count':
      return areasOf(p, terrain).length;
    case 'fewest-symbols':
      return -countSymbols(p, terrain);
    case 'tracks-at-max':
      return MARKERS.filter((track) => isAtMaximum(p, track)).length;
    case 'most-meteorites':
      return p.savedMeteorites;
    case 'most-lifepods':
      return collectedLifepods(p);
    case 'fewest-meteorites':
      return -p.savedMeteorites;
    case 'fewest-lifepods':
      return -collectedLifepods(p);
  }
}

export function isFulfilled(p: Player, { criterion, resource }: ObjectiveSide<SingleCriterion>): boolean {
  const terrain = resource ?? 0;
  switch (criterion) {
    case 'rect-3x3':
      return hasRectangle(p, terrain, 3, 3);
    case 'rect-2x5':
      // PU-FAQ-09.
      return hasRectangle(p, terrain, 2, 5) || hasRectangle(p, terrain, 5, 2);
    case 'area-with-6-symbols':
      return areasOf(p, terrain).some(({ symbols }) => symbols >= 6);
    case 'track-at-max':
      return isAtMaximum(p, terrain);
    case 'max-5-symbols':
      return countSymbols(p, terrain) <= 5;
    case 'min-9-meteorites':
      return p.savedMeteorites >= 9;
    case 'lifepods-gt-meteorites':
      return collectedLifepods(p) > p.savedMeteorites;
    case 'all-ice-covered':
      return isFilled(p, PLANETS[p.planet].ice);
    case 'all-land-covered':
      return isFilled(p, PLANETS[p.planet].land);
  }
}

const isFilled = (p: Player, rows: BitRows): boolean => emptyRows(p).every((empty, y) => (empty & rows[y]) === 0);

function hasRectangle(p: Player, terrain: number, width: number, height: number): boolean {
  for (let y = 0; y + height <= GRID_SIZE; y++) {
    for (let x = 0; x + width <= GRID_SIZE; x++) if (isUniform(p, terrain, x, y, width, height)) return true;
  }
  return false;
}

function isUniform(p: Player, terrain: number, x: number, y: number, width: number, height: number): boolean {
  for (let dy = 0; dy < height; dy++) {
    for (let dx = 0; dx < width; dx++) if (areaTerrain(p, cellAt(x + dx, y + dy)) !== terrain) return false;
  }
  return true;
}

export const neighbourSide = (objective: number): ObjectiveSide<NeighbourCriterion> => OBJECTIVES[objective].neighbour;
export const singleSide = (objective: number): ObjectiveSide<SingleCriterion> => OBJECTIVES[objective].single;
