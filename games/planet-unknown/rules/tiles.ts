import { reveal } from '@orrery/kernel';
import {
  BIOMASS,
  CIV,
  CORPORATIONS,
  ENERGY,
  ORIENTATION_SECTION,
  ORIENTATION_SPOT_CELL,
  ORIENTATION_SYMBOL_CELL,
  PLANETS,
  ROVER,
  SECTORS,
  TECH,
  TILES,
  TILES_PER_STACK,
  WATER,
} from '../data/index.ts';
import { terrainsAround, touchesBiomassArea } from './areas.ts';
import type { Chapter } from './chapter.ts';
import type { ChoiceOf, PuChoice } from './choices.ts';
import { voice } from './events.ts';
import { coverCell, groundOf, hasCell, removeFrom, terrainOf, tileOf } from './grid.ts';
import {
  canPlace,
  cellsOf,
  DROP_NOTHING,
  listPlacements,
  neededDrop,
  orientationOf,
  UNPLACEABLE,
  whyNotPlace,
} from './placement.ts';
import { destroyRoverAt } from './rovers.ts';
import type { Cell, EffectOf, PlanetUnknownState, Player, TileUse } from './state.ts';
import { BOX, COSMOS, FLUX, forbids, hasBox, hasTech, OASIS, REPUBLIC, UNIVERSAL, WORMHOLE } from './techs.ts';
import {
  addMoves,
  advanceMarker,
  canAdvance,
  gainPatches,
  gainRover,
  gainSynergy,
  MARKERS,
  spaceOf,
} from './tracks.ts';

/** PU-ROT-02: the two stacks a player faces, outer then inner. */
export function stacksOf(s: PlanetUnknownState, p: Player): readonly [outer: number, inner: number] {
  const outer = (p.position + s.rotation) % SECTORS;
  return [outer, SECTORS + ((outer + s.innerShift) % SECTORS)];
}

/** The tile on top of a stack, -1 when it is empty. */
export const topTile = (s: PlanetUnknownState, stack: number): number =>
  s.taken[stack] < TILES_PER_STACK ? s.stacks[stack * TILES_PER_STACK + s.taken[stack]] : -1;

/** Turns up the tile on top of every stack. */
export function showTops(s: PlanetUnknownState): void {
  for (let stack = 0; stack < s.taken.length; stack++) {
    if (s.taken[stack] < TILES_PER_STACK) s.seen[stack] = s.taken[stack] + 1;
  }
  reveal(s);
}

export function offeredTiles(s: PlanetUnknownState, p: Player): number[] {
  const [outer, inner] = stacksOf(s, p);
  const tiles: number[] = [];
  if (topTile(s, outer) >= 0) tiles.push(topTile(s, outer));
  if (topTile(s, inner) >= 0) tiles.push(topTile(s, inner));
  return tiles;
}

/** PU-PICK: which of the tiles on offer may be taken. */
function takeable(s: PlanetUnknownState, p: Player, use: TileUse): number[] {
  const offered = offeredTiles(s, p);
  const placeable = (dropped: number): number[] => offered.filter((tile) => canPlace(s, p, tile, dropped));
  // PU-CIV-34: for an extra tile nothing is dropped.
  if (use !== 'regular') return placeable(DROP_NOTHING);
  for (let dropped = DROP_NOTHING; dropped < UNPLACEABLE; dropped++) {
    const tiles = placeable(dropped);
    if (tiles.length > 0) return tiles;
  }
  return offered;
}

const TAKE_CHOICES: readonly ChoiceOf<'take'>[] = TILES.map(({ no }) => ({ do: 'take', tile: no }));

export function listTakes(s: PlanetUnknownState, p: Player, effect: EffectOf<'take'>, out: PuChoice[]): void {
  for (const tile of takeable(s, p, effect.use)) out.push(TAKE_CHOICES[tile]);
}

export function takeTile(s: PlanetUnknownState, seat: number, effect: EffectOf<'take'>, tile: number): void {
  const p = s.players[seat];
  const dropped = effect.use === 'regular' ? neededDrop(s, p, offeredTiles(s, p)) : DROP_NOTHING;
  const stacks = stacksOf(s, p);
  const stack = topTile(s, stacks[0]) === tile ? stacks[0] : stacks[1];
  s.taken[stack]++;
  // PU-END-08.
  if (topTile(s, stacks[0]) < 0 && topTile(s, stacks[1]) < 0) triggerEnd(s, seat);
  const { terrains } = TILES[tile];
  if (effect.use !== 'salvage' && terrains.includes(CIV) && hasTech(s, p, REPUBLIC, 1)) {
    // PU-REP-03: the number beside the rover marker.
    for (const bonus of CORPORATIONS[REPUBLIC].trackList[ROVER].bonus[spaceOf(p.markers[ROVER])]) {
      if (bonus.kind === 'moves') addMoves(seat, p, bonus.n);
    }
  }
  const placed = dropped !== UNPLACEABLE;
  voice.tell?.({ event: 'took', seat, tile, placed });
  if (placed) {
    p.pending.push({ effect: 'place', use: effect.use, tile, dropped });
    return;
  }
  // PU-END-03, PU-END-14: it stays off the planet, but its resources count.
  triggerEnd(s, seat);
  gainResources(
    s,
    seat,
    [0, 1].map((i) => ({
      effect: 'resource',
      terrain: terrains[i],
      other: terrains[1 - i],
      symbol: -1,
      ice: 0,
      grows: true,
      placed: false,
    })),
    effect.use,
  );
}

export function triggerEnd(s: PlanetUnknownState, seat: number): void {
  if (!s.ending) voice.tell?.({ event: 'ending', seat });
  s.ending = true;
}

export function listPlaces(s: PlanetUnknownState, p: Player, effect: EffectOf<'place'>, out: PuChoice[]): void {
  listPlacements(s, p, effect.tile, effect.dropped, out as ChoiceOf<'place'>[]);
}

export function whyNotTile(
  s: PlanetUnknownState,
  p: Player,
  effect: EffectOf<'place'>,
  choice: ChoiceOf<'place'>,
): string | undefined {
  return whyNotPlace(s, p, effect.tile, effect.dropped, choice);
}

/** PU-RES-07: place, destroy what lies below, put the meteorite, then the resources. */
export function placeTile(
  s: PlanetUnknownState,
  seat: number,
  effect: EffectOf<'place'>,
  choice: ChoiceOf<'place'>,
): void {
  const p = s.players[seat];
  const { tile, use } = effect;
  const { terrains } = TILES[tile];
  const orientation = orientationOf(tile, choice.turn);
  const sections = ORIENTATION_SECTION[orientation];
  const spot = ORIENTATION_SPOT_CELL[orientation];
  const cells = cellsOf(orientation, choice.at) as Cell[];
  const { ice } = PLANETS[p.planet];
  const iceBelow = cells.filter((cell) => hasCell(ice, cell)).length;
  const waterOnIce = cells.filter((cell, i) => terrains[sections[i]] === WATER && hasCell(ice, cell)).length;
  const grows =
    p.corporation === WORMHOLE &&
    touchesBiomassArea(
      p,
      cells.filter((_, i) => terrains[sections[i]] === BIOMASS),
    );
  for (let i = 0; i < cells.length; i++) {
    const symbol = i === ORIENTATION_SYMBOL_CELL[orientation * 2] || i === ORIENTATION_SYMBOL_CELL[orientation * 2 + 1];
    buryCell(seat, p, cells[i]);
    coverCell(p, cells[i], groundOf(terrains[sections[i]], tile, symbol, i === spot));
  }
  p.lastTile = cells;
  p.tiles++;
  voice.tell?.({ event: 'placed', seat, tile, cells });
  // PU-UC-06.
  if (spot >= 0 && !hasTech(s, p, UNIVERSAL, 5)) {
    p.meteorites.push(cells[spot]);
    voice.tell?.({ event: 'meteorite', seat, at: cells[spot] });
  }
  // PU-EVENT-31: directly after the tile of this round.
  if (p.extraRover && use === 'regular') {
    p.extraRover = false;
    gainRover(p);
  }
  if (use !== 'regular') {
    // PU-CIV-32: the next tile is turned up at once.
    showTops(s);
  }
  // PU-OAS-09.
  if (iceBelow === 0 && hasTech(s, p, OASIS, 3)) p.pending.push({ effect: 'advance', marker: WATER, steps: 1 });
  // PU-CIV-11, PU-DEC-23: the resources of a salvaged tile trigger nothing.
  if (use === 'salvage') return;
  gainResources(
    s,
    seat,
    [0, 1].map((i) => ({
      effect: 'resource',
      terrain: terrains[i],
      other: terrains[1 - i],
      symbol: cells[ORIENTATION_SYMBOL_CELL[orientation * 2 + i]],
      ice: waterOnIce,
      grows,
      placed: true,
    })),
    use,
  );
}

/** PU-PLACE-08, PU-PLACE-09: what lies on a cell that is covered now is destroyed. */
export function buryCell(seat: number, p: Player, cell: Cell): void {
  if (removeFrom(p.lifepods, cell)) voice.tell?.({ event: 'lost', seat, what: 'lifepod', at: cell });
  destroyRoverAt(seat, p, cell);
}

function gainResources(s: PlanetUnknownState, seat: number, resources: EffectOf<'resource'>[], use: TileUse): void {
  // PU-EVENT-20, PU-DEC-52: one of the two is ignored, on the regular tile only.
  if (use === 'regular' && forbids(s, 'ignore-one-tile-resource')) {
    s.agenda.seats[seat].push({ step: 'ignore-resource', resources });
    return;
  }
  for (const resource of resources) gainResource(s, seat, resource);
}

/** A resource becomes pending, with the techs it triggers; one whose condition fails gives nothing. */
function gainResource(s: PlanetUnknownState, seat: number, resource: EffectOf<'resource'>): void {
  const p = s.players[seat];
  if (!resource.placed) {
    // PU-END-04: energy advances the other resource.
    p.pending.push(resource.terrain === ENERGY ? { ...resource, terrain: resource.other } : resource);
    return;
  }
  const { terrain } = resource;
  const fulfilled =
    terrain === WATER ? resource.ice > 0 : terrain === BIOMASS && p.corporation === WORMHOLE ? resource.grows : true;
  if (fulfilled) p.pending.push(resource);
  if (terrain === WATER) {
    if (hasTech(s, p, OASIS, 4)) gainPatches(p, 1);
    if (hasTech(s, p, OASIS, 5)) gainSynergy(s, p);
  }
  if (terrain === ENERGY && hasTech(s, p, COSMOS, 3)) p.pending.push({ effect: 'reposition', times: 1 });
  if (terrain === p.flux && hasTech(s, p, FLUX, 4)) p.pending.push({ effect: 'mine' });
}

const RESOLVE_CHOICES: readonly ChoiceOf<'resolve'>[] = MARKERS.map((resource) => ({ do: 'resolve', resource }));

/** Returns whether the resource has to be resolved: energy may be declined (PU-ENERGY-09). */
export function listResource(s: PlanetUnknownState, p: Player, effect: EffectOf<'resource'>, out: PuChoice[]): boolean {
  const { terrain } = effect;
  if (terrain === ENERGY) {
    listEnergy(s, p, effect, out);
    return false;
  }
  // PU-JUMP-08: a placed tech symbol may count as energy, and may then be declined.
  const asEnergy = terrain === TECH && effect.placed && hasBox(p, BOX.D);
  if (asEnergy) listEnergy(s, p, effect, out);
  if (!canAdvance(s, p, terrain)) return false;
  out.push(RESOLVE_CHOICES[terrain]);
  return !asEnergy;
}

function listEnergy(s: PlanetUnknownState, p: Player, effect: EffectOf<'resource'>, out: PuChoice[]): void {
  const markers = energyMarkers(s, p, effect);
  for (const marker of MARKERS)
    if ((markers & (1 << marker)) !== 0) out.push({ do: 'energy', marker, symbol: effect.symbol });
}

/** PU-ENERGY-02, PU-ENERGY-03: bits of the markers the energy symbol may advance. */
export function energyMarkers(
  s: PlanetUnknownState,
  p: Player,
  { terrain, symbol, other }: EffectOf<'resource'>,
): number {
  let terrains = (1 << other) | terrainsAround(p, symbol, terrain === TECH ? sectionOf(p, symbol) : []);
  // PU-WORM-02.
  if (p.corporation === WORMHOLE) terrains &= ~(1 << BIOMASS);
  let markers = 0;
  for (const marker of MARKERS)
    if ((terrains & (1 << marker)) !== 0 && canAdvance(s, p, marker)) markers |= 1 << marker;
  return markers;
}

/** The cells of the tile section around its symbol. */
function sectionOf(p: Player, symbol: Cell): Cell[] {
  const tile = tileOf(p.ground[symbol]);
  const terrain = terrainOf(p.ground[symbol]);
  const cells: Cell[] = [];
  for (let cell = 0; cell < p.ground.length; cell++) {
    if (tileOf(p.ground[cell]) === tile && terrainOf(p.ground[cell]) === terrain) cells.push(cell);
  }
  return cells;
}

export function resolveResource(s: PlanetUnknownState, seat: number, effect: EffectOf<'resource'>): void {
  const p = s.players[seat];
  let steps = 1;
  if (effect.terrain === WATER && effect.placed) {
    // PU-OAS-01, PU-UC-04.
    if (p.corporation === OASIS) steps = effect.ice;
    else if (hasTech(s, p, UNIVERSAL, 4)) steps = 2;
  }
  advanceMarker(s, seat, effect.terrain, steps);
}

export const tileSteps: Chapter<'ignore-resource'> = {
  'ignore-resource': {
    options: (_, __, { resources }) => resources.map(({ terrain }) => ({ do: 'ignore', resource: terrain })),
    take(s, seat, choice, { resources }) {
      for (const resource of resources) {
        if (choice.do === 'ignore' && resource.terrain !== choice.resource) gainResource(s, seat, resource);
      }
    },
    whyNot: () => ({ rule: 'PU-EVENT-20' }),
  },
};
