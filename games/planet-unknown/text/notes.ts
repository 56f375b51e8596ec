import {
  ENERGY,
  ORIENTATION_SECTION,
  ORIENTATION_SPOT_CELL,
  PLANETS,
  ROVER,
  TERRAINS,
  TILES,
  WATER,
} from '../data/index.ts';
import { hasMeteorite } from '../rules/alerts.ts';
import { areaTerrain } from '../rules/areas.ts';
import type { ChoiceOf } from '../rules/choices.ts';
import { hasCell, hasSymbol, isPatch, terrainOf } from '../rules/grid.ts';
import { cellsOf, orientationOf } from '../rules/placement.ts';
import type { Cell, PlanetUnknownState, Player } from '../rules/state.ts';
import { COSMOS, HORIZON, hasTech, UNIVERSAL } from '../rules/techs.ts';
import { cellName, cellNames } from './describe.ts';
import type { Dictionary } from './en/phrases.ts';

/** What would be destroyed if these cells were covered. */
function losses(t: Dictionary, p: Player, cells: readonly Cell[]): string[] {
  const { note } = t.choices;
  return cells.flatMap((cell) => [
    ...(p.lifepods.includes(cell) ? [note.destroysLifepod(cellName(cell))] : []),
    ...(p.rovers.includes(cell) ? [note.destroysRover(cellName(cell))] : []),
  ]);
}

/** Where a tile would lie, section by section, and what that brings about. */
export function placeText(
  t: Dictionary,
  view: PlanetUnknownState,
  p: Player,
  tile: number,
  choice: ChoiceOf<'place'>,
): string {
  const { note } = t.choices;
  const orientation = orientationOf(tile, choice.turn);
  const cells = cellsOf(orientation, choice.at) ?? [];
  const { terrains } = TILES[tile];
  const sections = terrains.map((terrain, section) => ({
    terrain,
    cells: cells.filter((_, i) => ORIENTATION_SECTION[orientation][i] === section),
  }));
  const spot = cells[ORIENTATION_SPOT_CELL[orientation]];
  const notes = losses(t, p, cells);
  if (spot !== undefined && !hasTech(view, p, UNIVERSAL, 5)) notes.unshift(note.meteorite(cellName(spot)));
  for (const section of sections) {
    if (section.terrain !== WATER) continue;
    const onIce = section.cells.filter((cell) => hasCell(PLANETS[p.planet].ice, cell)).length;
    notes.push(onIce > 0 ? note.waterOnIce(onIce) : note.waterOffIce);
  }
  return t.choices.place(
    t.turn[choice.turn],
    sections.map((section) => [TERRAINS[section.terrain], cellNames(section.cells)]),
    notes,
  );
}

export function patchText(t: Dictionary, p: Player, at: Cell): string {
  const { note } = t.choices;
  const notes = losses(t, p, [at]);
  if (p.meteorites.includes(at)) notes.push(note.destroysMeteorite(cellName(at)));
  const ground = p.ground[at];
  if (ground !== 0 && !isPatch(ground)) notes.push(note.coversTile(TERRAINS[terrainOf(ground)]));
  return t.choices.patch(cellName(at), notes);
}

export function impactText(t: Dictionary, p: Player, at: Cell): string {
  return t.choices.impact(cellName(at), p.rovers.includes(at) ? [t.choices.note.destroysRover(cellName(at))] : []);
}

interface Arrival {
  readonly to: Cell;
  readonly load: boolean | undefined;
  readonly dump: boolean | undefined;
  /** Does the rover carry a meteorite on its way there? */
  readonly loaded: boolean;
}

/** What happens when a rover gets to a cell. */
export function arrivalNotes(t: Dictionary, p: Player, { to, load, dump, loaded }: Arrival): string[] {
  const { note } = t.choices;
  const notes: string[] = [];
  if (p.lifepods.includes(to)) notes.push(note.collectsLifepod);
  if (p.corporation !== HORIZON) {
    const meteorites = p.meteorites.filter((cell) => cell === to).length;
    if (meteorites > 0) notes.push(note.collectsMeteorites(meteorites));
    return notes;
  }
  const depot = hasSymbol(p.ground[to]) && terrainOf(p.ground[to]) === ROVER;
  if (loaded && depot) notes.push(note.delivers);
  if (load !== undefined) notes.push(load ? (depot ? note.collectsMeteorites(1) : note.loads) : note.leaves);
  if (dump !== undefined) notes.push(dump ? note.dumps : note.keepsLoad);
  return notes;
}

type Journey = ChoiceOf<'move'> | ChoiceOf<'teleport'> | ChoiceOf<'relocate'>;

export function journeyText(t: Dictionary, view: PlanetUnknownState, p: Player, choice: Journey): string {
  const { from, to, load, dump } = choice;
  const loaded = p.loads[p.rovers.indexOf(from)] === 1;
  const notes = arrivalNotes(t, p, { to, load, dump, loaded });
  // PU-COS-11.
  const free = choice.do === 'move' && hasTech(view, p, COSMOS, 4) && areaTerrain(p, to) === ENERGY;
  return t.choices[choice.do](cellName(from), cellName(to), free ? [t.choices.note.free, ...notes] : notes);
}

/** Meteorites of a row or column, loaded ones included. */
export function meteoritesWhere(p: Player, inLine: (cell: Cell) => boolean): number {
  const loaded = p.rovers.filter((cell, i) => p.loads[i] === 1 && hasMeteorite(p, cell));
  return [...p.meteorites, ...loaded].filter(inLine).length;
}
