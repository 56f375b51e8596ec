import { bestOther, countBits, type Learning, leadIn, type Seat, writeRow } from '@orrery/kernel';
import { CORPORATIONS, GRID_SIZE, PLANETS } from '../data/index.ts';
import { measure, neighbourSide } from '../rules/objectives.ts';
import { emptyRows } from '../rules/planets.ts';
import { finalScores } from '../rules/scoring.ts';
import type { PlanetUnknownState, Player } from '../rules/state.ts';
import { techLevels } from '../rules/techs.ts';
import { MARKERS, spaceOf } from '../rules/tracks.ts';
import { partsOf, standing } from './standing.ts';
import { roundsLeft, stepWorth } from './tracks.ts';

// A position as numbers: a block for the own seat, one for the best rival, one for the table.

const PARTS = 9;
const PLAYER = 1 + PARTS + 2 * MARKERS.length + 22 + CORPORATIONS.length + PLANETS.length;
const TABLE = 14;

/** Cells still empty, those without an empty neighbour, and rows and columns with one to three cells missing. */
function writeGaps(into: Float32Array, start: number, p: Player): number {
  const empty = emptyRows(p);
  const { rowMedals, columnMedals } = PLANETS[p.planet];
  let cells = 0;
  let holes = 0;
  let nearRows = 0;
  let medals = 0;
  // All columns at once: a bit for each, counted in binary as far as four or more.
  let ones = 0;
  let twos = 0;
  let more = 0;
  for (let y = 0; y < GRID_SIZE; y++) {
    const row = empty[y];
    const missing = countBits(row);
    cells += missing;
    const up = y > 0 ? empty[y - 1] : 0;
    const down = y < GRID_SIZE - 1 ? empty[y + 1] : 0;
    holes += countBits(row & ~(up | down | (row << 1) | (row >> 1)));
    if (missing > 0 && missing <= 3) nearRows++;
    if (missing === 0) medals += rowMedals[y];
    const two = ones & row;
    ones ^= row;
    more |= twos & two;
    twos ^= two;
  }
  let nearColumns = 0;
  for (let x = 0; x < GRID_SIZE; x++) {
    if ((more >> x) & 1) continue;
    if (((ones | twos) >> x) & 1) nearColumns++;
    else medals += columnMedals[x];
  }
  into[start] = cells;
  into[start + 1] = holes;
  into[start + 2] = nearRows;
  into[start + 3] = nearColumns;
  into[start + 4] = medals;
  return start + 5;
}

function writePlayer(into: Float32Array, start: number, s: PlanetUnknownState, seat: Seat): number {
  const p = s.players[seat];
  const left = roundsLeft(s);
  const parts = partsOf(s, seat);
  const techs = countBits(techLevels(p));
  let sum = 0;
  for (let i = 0; i < parts.length; i++) sum += parts[i];
  into[start] = sum;
  let at = writeRow(into, start + 1, parts);
  for (const marker of MARKERS) {
    into[at++] = spaceOf(p.markers[marker]);
    into[at++] = stepWorth(s, p, marker);
  }
  at = writeGaps(into, at, p);
  at = writeRow(into, at, [
    ...[p.tiles, p.patches, p.lifepods.length, p.meteorites.length, p.rovers.length, p.roversLeft, p.moves],
    ...[p.savedLifepods, p.savedMeteorites, p.trackLifepods.length, p.storedPatches, p.pending.length, p.due.length],
    ...[p.civCards.length, p.objectives.length, techs, left * techs],
  ]);
  for (let i = 0; i < CORPORATIONS.length; i++) into[at++] = p.corporation === i ? 1 : 0;
  for (let i = 0; i < PLANETS.length; i++) into[at++] = p.planet === i ? 1 : 0;
  return at;
}

/** By how much the seat leads in the objectives it shares with a neighbour: the best and the worst of them, and all. */
function neighbourLeads(s: PlanetUnknownState, seat: Seat): [most: number, least: number, sum: number] {
  const { players, neighbours } = s;
  const leads: number[] = [];
  for (let i = 0; i < neighbours.length; i++) {
    const a = players.length === 2 ? 0 : i;
    const b = players.length === 2 ? 1 : (i + 1) % players.length;
    if (seat !== a && seat !== b) continue;
    const side = neighbourSide(neighbours[i]);
    leads.push(measure(players[seat], side) - measure(players[seat === a ? b : a], side));
  }
  if (leads.length === 0) return [0, 0, 0];
  return [Math.max(...leads), Math.min(...leads), leads.reduce((sum, lead) => sum + lead, 0)];
}

function describe(s: PlanetUnknownState, seat: Seat, into: Float32Array): void {
  const seats = s.players.length;
  const values = seats > 2 ? s.players.map((_, other) => standing(s, other)) : [];
  const rival = seats > 2 ? bestOther(values, seat) : 1 - seat;
  const theirs = writePlayer(into, 1, s, seat);
  const at = writePlayer(into, theirs, s, rival);
  const lead = into[1] - into[theirs];
  into[0] = lead;
  const all = values.reduce((sum, value) => sum + value, 0);
  writeRow(into, at, [
    seats > 2 ? into[1] - (all - into[1]) / (seats - 1) : lead,
    seats,
    s.round,
    roundsLeft(s),
    s.ending ? 1 : 0,
    s.finalStep,
    s.commander === seat ? 1 : 0,
    s.commander === (seat + 1) % seats ? 1 : 0,
    s.settings.events ? 1 : 0,
    s.settings.singleObjectives ? 1 : 0,
    s.event >= 0 ? 1 : 0,
    ...neighbourLeads(s, seat),
  ]);
}

/** Every board and module in the plays that are learned from. */
const MODULES = [
  {},
  { boards: 'special' },
  { events: true },
  { boards: 'special', deluxe: true, singleObjectives: true },
  {},
] as const;

export const learning: Learning<PlanetUnknownState> = {
  size: 1 + 2 * PLAYER + TABLE,
  kindOf: ({ players }) =>
    players.length === 1 || players.length > 4 ? undefined : players.length === 2 ? 'two' : 'few',
  describe,
  finalLead: (s, seat) => leadIn(finalScores(s), seat),
  tables: {
    two: MODULES.map((settings) => ({ seats: 2, settings })),
    few: MODULES.flatMap((settings) => [3, 4].map((seats) => ({ seats, settings }))),
  },
  weights: {
    two: () => import('./learned/two.ts'),
    few: () => import('./learned/few.ts'),
  },
};
