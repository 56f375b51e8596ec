import type { Seat } from '@orrery/kernel';
import { CIV_CARDS, COMMERCE_MEDALS, GRID_SIZE, PLANETS } from '../data/index.ts';
import { xOf, yOf } from '../rules/grid.ts';
import { emptyRows } from '../rules/planets.ts';
import type { Effect, PlanetUnknownState, Player } from '../rules/state.ts';
import { MARKERS } from '../rules/tracks.ts';
import { distanceToGoal } from './choices.ts';
import { objectives } from './objectives.ts';
import { bestStep, markerStanding, roundsLeft, rowToCome, rowWorth, stepWorth, WORTH } from './tracks.ts';

/** What a standing is made of: what a seat has, and what it can still hope for. */
export function partsOf(s: PlanetUnknownState, seat: Seat): number[] {
  const p = s.players[seat];
  const left = roundsLeft(s);
  let tracks = 0;
  for (const marker of MARKERS) tracks += markerStanding(s, p, marker);
  let due = 0;
  for (const level of p.due) due += WORTH.card + WORTH.level * level;
  return [
    lines(p, left),
    planetBonus(p),
    tracks,
    p.savedLifepods + p.trackLifepods.length * 0.6 + p.savedMeteorites / 3,
    rovers(s, p, left) + p.storedPatches * WORTH.patch,
    cards(p),
    pendingWorth(s, p),
    objectives(s, seat, left),
    due,
  ];
}

/** What a player would call each of the parts; what is pending comes in two. */
const TERMS = ['lines', 'planet', 'tracks', 'lifepods', 'rovers', 'cards', 'pending', 'objectives', 'pending'] as const;

/** A standing term by term. */
export function standingTerms(s: PlanetUnknownState, seat: Seat): Record<string, number> {
  const terms: Record<string, number> = {};
  for (const [i, part] of partsOf(s, seat).entries()) terms[TERMS[i]] = (terms[TERMS[i]] ?? 0) + part;
  return terms;
}

/** How well a seat stands, in points. */
export function standing(s: PlanetUnknownState, seat: Seat): number {
  const parts = partsOf(s, seat);
  let value = 0;
  for (let i = 0; i < parts.length; i++) value += parts[i];
  return value;
}

/** Rows and columns by how likely they are to be full in the end. */
function lines(p: Player, left: number): number {
  const planet = PLANETS[p.planet];
  const empty = emptyRows(p);
  const reach = 0.4 * left + 0.5;
  let value = 0;
  let rocksInRow = 0;
  let rocksInColumn = 0;
  for (const cell of p.meteorites) {
    rocksInRow |= 1 << yOf(cell);
    rocksInColumn |= 1 << xOf(cell);
  }
  for (let i = 0; i < p.rovers.length; i++) {
    if (p.loads[i] === 0) continue;
    rocksInRow |= 1 << yOf(p.rovers[i]);
    rocksInColumn |= 1 << xOf(p.rovers[i]);
  }
  const clearable = left / (left + 5);
  columns.fill(0);
  for (let y = 0; y < GRID_SIZE; y++) {
    let missing = 0;
    const up = y > 0 ? empty[y - 1] : 0;
    const down = y < GRID_SIZE - 1 ? empty[y + 1] : 0;
    const row = empty[y];
    // A cell without an empty neighbour can only be filled by a patch.
    const holes = row & ~(up | down | (row << 1) | (row >> 1));
    for (let rest = row; rest !== 0; rest &= rest - 1) {
      const bit = rest & -rest;
      const weight = (holes & bit) !== 0 ? 4 : 1;
      missing += weight;
      columns[31 - Math.clz32(bit)] += weight;
    }
    if (planet.cells[y] !== 0)
      value += planet.rowMedals[y] * chanceOf(missing, reach) * ((rocksInRow & (1 << y)) !== 0 ? clearable : 1);
  }
  for (let x = 0; x < GRID_SIZE; x++) {
    value += planet.columnMedals[x] * chanceOf(columns[x], reach) * ((rocksInColumn & (1 << x)) !== 0 ? clearable : 1);
  }
  return value;
}

const columns = new Array<number>(GRID_SIZE).fill(0);

const chanceOf = (missing: number, reach: number): number => {
  if (missing === 0) return 1;
  const part = reach / (reach + missing);
  return part * part;
};

function planetBonus(p: Player): number {
  const { cities } = PLANETS[p.planet];
  let open = 0;
  for (let y = 0; y < GRID_SIZE; y++) for (let row = cities[y] & ~p.covered[y]; row !== 0; row &= row - 1) open++;
  return open * 1.2;
}

function rovers(s: PlanetUnknownState, p: Player, left: number): number {
  let value = 0;
  const use = Math.min(1, left / 8);
  for (const rover of p.rovers) {
    value += 0.5 + 0.9 * use;
    const distance = distanceToGoal(p, rover);
    if (distance < 99) value += 0.6 / (1 + distance);
  }
  return value + (s.finalStep === 0 ? p.moves * 0.05 : 0);
}

function cards(p: Player): number {
  let value = 0;
  let agreements = 0;
  let repos = 0;
  for (const card of p.civCards) {
    if (card < 0) {
      value += 1.2 + 0.4 * -card;
      continue;
    }
    const { effect } = CIV_CARDS[card];
    if (effect.op === 'medals') value += effect.n + effect.endAdvance;
    else if (effect.op === 'medals-per-patch') value += p.patches + 1;
    else if (effect.op === 'lifepods-worth') value += p.savedLifepods;
    else if (effect.op === 'commerce-agreement') agreements++;
    else if (effect.op === 'meteorite-repo') repos++;
  }
  // Cards that are still to be drawn.
  for (const level of p.due) value += WORTH.card + WORTH.level * level;
  return value + COMMERCE_MEDALS[agreements] + 0.3 * agreements + repos * (p.savedMeteorites / 3);
}

function pendingWorth(s: PlanetUnknownState, p: Player): number {
  let value = 0;
  for (const effect of p.pending) value += effectWorth(s, p, effect);
  return value;
}

function effectWorth(s: PlanetUnknownState, p: Player, effect: Effect): number {
  switch (effect.effect) {
    case 'synergy':
      return bestStep(s, p);
    case 'patch':
      return WORTH.patch;
    case 'rover':
      return p.roversLeft > 0 ? WORTH.rover : 0;
    case 'resource':
      return effect.terrain < MARKERS.length ? stepWorth(s, p, effect.terrain) : stepWorth(s, p, effect.other);
    case 'advance':
      return stepWorth(s, p, effect.marker);
    case 'advance-any':
      return effect.times * effect.steps * bestStep(s, p);
    case 'take':
      return 2.5;
    case 'place':
      return 2.5;
    case 'lifepod':
    case 'rescue':
      return 0.9;
    case 'claim-row':
      return Math.max(rowToCome(s), ...MARKERS.map((marker) => rowWorth(s, p, marker)));
    case 'draw-objectives':
    case 'common-objective':
      return 2.5;
    case 'reposition':
      return 0.4 * effect.times;
    default:
      return 0.4;
  }
}
