import { CIV, ENERGY, EVENTS, GRID_CELLS, PLANETS, type PlanetRule, ROVER, WATER } from '../data/index.ts';
import { areaTerrain } from './areas.ts';
import type { ChoiceOf, PuChoice } from './choices.ts';
import { collectLifepod, collectMeteorite } from './collecting.ts';
import { voice } from './events.ts';
import { DIAGONALS, hasCell, hasSymbol, NEIGHBOURS, removeFrom, terrainOf } from './grid.ts';
import type { Cell, PlanetUnknownState, Player } from './state.ts';
import { BOX, COSMOS, forbids, HORIZON, hasBox, hasTech, isUnused, JUMP_DRIVE, ONCE, REPUBLIC } from './techs.ts';

type MoveChoice = ChoiceOf<'move'>;

const moveTable = (steps: readonly (readonly Cell[])[]): readonly (readonly MoveChoice[])[] =>
  steps.map((targets, from) => targets.map((to) => ({ do: 'move', from, to })));
const ORTHOGONAL_MOVES = moveTable(NEIGHBOURS);
const DIAGONAL_MOVES = moveTable(DIAGONALS);

const hasRule = (p: Player, rule: PlanetRule): boolean =>
  (PLANETS[p.planet].rules as readonly PlanetRule[]).includes(rule);

/** May a rover stand there at all, coming from wherever? Event 97-102, toxic ground and other rovers forbid it. */
export function whyNotStand(s: PlanetUnknownState, p: Player, to: Cell): string | undefined {
  const planet = PLANETS[p.planet];
  if (!hasCell(planet.cells, to)) return hasCell(planet.holes, to) ? 'PU-LAC-01' : 'PU-ROVER-16';
  if (p.rovers.includes(to)) return 'PU-ROVER-12';
  if (p.ground[to] === 0) return hasCell(planet.toxic, to) ? 'PU-KAAX-01' : undefined;
  if (forbids(s, 'rover-not-onto')) {
    const { effect } = EVENTS[s.event];
    if (effect.op === 'rover-not-onto' && effect.terrain === terrainOf(p.ground[to])) return 'PU-EVENT-18';
  }
  return undefined;
}

/** PU-TAR-02, PU-TAR-03: the chasm can be crossed at two diagonals only. */
function crossesChasm(p: Player, from: Cell, to: Cell): boolean {
  const { chasmRight, diagonalGaps } = PLANETS[p.planet];
  if (!hasRule(p, 'chasm') || hasCell(chasmRight, from) === hasCell(chasmRight, to)) return false;
  return !diagonalGaps.some(([a, b]) => (a === from && b === to) || (a === to && b === from));
}

/** All rover cells as one number, with the rover on `from` moved to `to`. */
function arrangement(p: Player, from: Cell, to: Cell): number {
  const cells = p.rovers.map((cell) => (cell === from ? to : cell)).sort((a, b) => a - b);
  return cells.reduce((number, cell) => number * GRID_CELLS + cell, 0);
}

const isFree = (s: PlanetUnknownState, p: Player, to: Cell): boolean =>
  hasTech(s, p, COSMOS, 4) && areaTerrain(p, to) === ENERGY;

/** Adds every step and teleport the player's rovers can make now. */
export function listRoverMoves(s: PlanetUnknownState, p: Player, out: PuChoice[]): void {
  const { rovers } = p;
  if (rovers.length === 0) return;
  const free = hasTech(s, p, COSMOS, 4);
  if (p.moves === 0 && !free) return;
  for (let i = 0; i < rovers.length; i++) {
    listSteps(s, p, i, ORTHOGONAL_MOVES[rovers[i]], free, out);
    // PU-COS-08.
    if (hasTech(s, p, COSMOS, 1)) listSteps(s, p, i, DIAGONAL_MOVES[rovers[i]], free, out);
  }
  if (p.moves > 0) listTeleports(s, p, out);
}

function listSteps(
  s: PlanetUnknownState,
  p: Player,
  rover: number,
  moves: readonly MoveChoice[],
  free: boolean,
  out: PuChoice[],
): void {
  for (let k = 0; k < moves.length; k++) {
    const move = moves[k];
    if (whyNotStep(s, p, move.from, move.to, free) === undefined) listArrivals(s, p, rover, move, out);
  }
}

function whyNotStep(s: PlanetUnknownState, p: Player, from: Cell, to: Cell, free: boolean): string | undefined {
  const ban = whyNotStand(s, p, to);
  if (ban !== undefined) return ban;
  if (crossesChasm(p, from, to)) return NEIGHBOURS[from].includes(to) ? 'PU-TAR-02' : 'PU-TAR-03';
  if (free && areaTerrain(p, to) === ENERGY) {
    // Free steps back to an earlier arrangement would change nothing: they are not offered, so a turn cannot go on for ever.
    return p.freeTrail.includes(arrangement(p, from, to)) ? 'PU-COS-11' : undefined;
  }
  return p.moves === 0 ? 'PU-ROVER-10' : undefined;
}

function listTeleports(s: PlanetUnknownState, p: Player, out: PuChoice[]): void {
  const republic = hasTech(s, p, REPUBLIC, 3);
  const jump = hasBox(p, BOX.B) && isUnused(p, ONCE.boxB);
  if (!republic && !jump) return;
  for (let i = 0; i < p.rovers.length; i++) {
    const from = p.rovers[i];
    for (let to = 0; to < GRID_CELLS; to++) {
      const linked = republic ? isCivSymbol(p, from) && isCivSymbol(p, to) : sameTerrain(p, from, to);
      if (to !== from && linked && whyNotStand(s, p, to) === undefined)
        listArrivals(s, p, i, { do: 'teleport', from, to }, out);
    }
  }
}

const isCivSymbol = (p: Player, cell: Cell): boolean => hasSymbol(p.ground[cell]) && terrainOf(p.ground[cell]) === CIV;

/** PU-JUMP-06: both cells show the same terrain; PU-PET-06: a bare current may pass as energy. */
function sameTerrain(p: Player, from: Cell, to: Cell): boolean {
  const terrain = areaTerrain(p, from);
  return terrain >= 0 && areaTerrain(p, to) === terrain;
}

/** PU-CIV-16: any rover to any cell. */
export function listRelocations(s: PlanetUnknownState, p: Player, out: PuChoice[]): void {
  for (let i = 0; i < p.rovers.length; i++) {
    const from = p.rovers[i];
    for (let to = 0; to < GRID_CELLS; to++) {
      if (whyNotStand(s, p, to) === undefined) listArrivals(s, p, i, { do: 'relocate', from, to }, out);
    }
  }
}

/** PU-ROVER-01: any cell of the last tile without a rover. */
export function listRoverPlaces(p: Player, out: PuChoice[]): void {
  if (p.roversLeft === 0) return;
  for (const at of p.lastTile) {
    if (p.rovers.includes(at)) continue;
    if (p.corporation === HORIZON && p.meteorites.includes(at)) {
      out.push({ do: 'rover', at, load: true }, { do: 'rover', at, load: false });
    } else out.push({ do: 'rover', at });
  }
}

type Arriving = ChoiceOf<'move'> | ChoiceOf<'teleport'> | ChoiceOf<'relocate'>;

/** Horizon Group decides on arrival whether to load or to dump; for the others a move is one choice. */
function listArrivals(s: PlanetUnknownState, p: Player, rover: number, move: Arriving, out: PuChoice[]): void {
  if (p.corporation !== HORIZON) {
    out.push(move);
    return;
  }
  const ground = p.ground[move.to];
  const delivers = isDepot(p, move.to);
  const loaded = p.loads[rover] === 1;
  const mayLoad = (!loaded || delivers) && p.meteorites.includes(move.to);
  // PU-HOR-11.
  const mayDump = loaded && terrainOf(ground) === WATER && hasTech(s, p, HORIZON, 4);
  if (mayLoad) out.push({ ...move, load: true }, { ...move, load: false });
  else if (mayDump) out.push({ ...move, dump: true }, { ...move, dump: false });
  else out.push(move);
}

/** PU-HOR-04: a rover symbol takes deliveries. */
const isDepot = (p: Player, cell: Cell): boolean => hasSymbol(p.ground[cell]) && terrainOf(p.ground[cell]) === ROVER;

export function moveRover(s: PlanetUnknownState, seat: number, choice: Arriving): void {
  const p = s.players[seat];
  const { from, to } = choice;
  const lying = p.lifepods.length + p.meteorites.length;
  if (choice.do === 'move' && isFree(s, p, to)) p.freeTrail.push(arrangement(p, from, from));
  else if (choice.do !== 'relocate') {
    p.moves--;
    p.freeTrail.length = 0;
  }
  if (choice.do === 'teleport' && p.corporation !== REPUBLIC) p.usedThisRound |= ONCE.boxB;
  const rover = p.rovers.indexOf(from);
  p.rovers[rover] = to;
  voice.tell?.({ event: 'moved', seat, from, to });
  arrive(s, seat, rover, choice.load === true, choice.dump === true);
  if (p.lifepods.length + p.meteorites.length !== lying) p.freeTrail.length = 0;
}

export function placeRover(s: PlanetUnknownState, seat: number, choice: ChoiceOf<'rover'>): void {
  const p = s.players[seat];
  p.roversLeft--;
  p.rovers.push(choice.at);
  p.loads.push(0);
  voice.tell?.({ event: 'rover', seat, at: choice.at });
  arrive(s, seat, p.rovers.length - 1, choice.load === true, false);
}

/** PU-ROVER-13: what lies on the cell is collected; Horizon Group loads and delivers meteorites instead. */
function arrive(s: PlanetUnknownState, seat: number, rover: number, load: boolean, dump: boolean): void {
  const p = s.players[seat];
  const at = p.rovers[rover];
  if (removeFrom(p.lifepods, at)) collectLifepod(seat, p);
  if (p.corporation !== HORIZON) {
    while (removeFrom(p.meteorites, at)) collectMeteorite(s, seat);
    return;
  }
  const depot = isDepot(p, at);
  if (p.loads[rover] === 1 && depot) {
    p.loads[rover] = 0;
    collectMeteorite(s, seat);
  }
  if (dump) {
    p.loads[rover] = 0;
    voice.tell?.({ event: 'lost', seat, what: 'meteorite', at });
  }
  if (load && removeFrom(p.meteorites, at)) {
    if (depot) collectMeteorite(s, seat);
    else p.loads[rover] = 1;
  }
}

/** PU-ROVER-05: for good; PU-HOR-13: a carried meteorite stays behind. */
export function destroyRoverAt(seat: number, p: Player, cell: Cell): void {
  const rover = p.rovers.indexOf(cell);
  if (rover < 0) return;
  p.rovers.splice(rover, 1);
  const [load] = p.loads.splice(rover, 1);
  if (load === 1) p.meteorites.push(cell);
  voice.tell?.({ event: 'lost', seat, what: 'rover', at: cell });
}

export function whyNotMove(s: PlanetUnknownState, p: Player, choice: PuChoice): string | undefined {
  if (choice.do !== 'move' && choice.do !== 'teleport') return undefined;
  const { from, to } = choice;
  if (!p.rovers.includes(from)) return 'PU-ROVER-08';
  if (choice.do === 'teleport') {
    if (from === to) return 'PU-ROVER-19';
    return p.moves === 0 ? 'PU-ROVER-10' : (whyNotLand(s, p, to) ?? whyNotTeleport(p));
  }
  const diagonal = DIAGONALS[from]?.includes(to);
  if (!NEIGHBOURS[from]?.includes(to) && !(diagonal && hasTech(s, p, COSMOS, 1))) return 'PU-ROVER-08';
  return whyNotStep(s, p, from, to, hasTech(s, p, COSMOS, 4)) ?? whyNotArrive(p, choice);
}

/** The rule against a jump to a cell, from wherever. */
export function whyNotLand(s: PlanetUnknownState, p: Player, to: Cell): string | undefined {
  const rule = whyNotStand(s, p, to);
  return rule === 'PU-KAAX-01' ? 'PU-KAAX-02' : rule;
}

function whyNotTeleport(p: Player): string {
  if (p.corporation === REPUBLIC) return 'PU-REP-06';
  return p.corporation === JUMP_DRIVE ? 'PU-JUMP-06' : 'PU-ROVER-08';
}

/** The step itself is fine: what Horizon Group wants to do with the load is not. */
function whyNotArrive(p: Player, { from, load, dump }: Arriving): string | undefined {
  if (p.corporation !== HORIZON) return undefined;
  if (dump !== undefined) return 'PU-HOR-11';
  return load !== undefined && p.loads[p.rovers.indexOf(from)] === 1 ? 'PU-HOR-05' : 'PU-HOR-02';
}
