import type { ScoreRow, Seat } from '@orrery/kernel';
import {
  CIV_CARDS,
  COMMERCE_MEDALS,
  CORPORATIONS,
  GRID_SIZE,
  LIFEPOD_MEDALS,
  METEORITE_MEDALS,
  METEORITES_PER_MEDAL,
  NEIGHBOUR_MEDALS,
  PLANETS,
  SINGLE_MEDALS,
  SOLO_BANDS,
  SOLO_BASE,
  SOLO_GRADES,
  SOLO_MODIFIERS,
  type SoloGrade,
  WATER,
} from '../data/index.ts';
import { xOf, yOf } from './grid.ts';
import { isFulfilled, measure, neighbourSide, singleSide } from './objectives.ts';
import { countCells, emptyRows } from './planets.ts';
import type { PlanetUnknownState, Player, Rules } from './state.ts';
import { hasTech, MAKESHIFT, OASIS } from './techs.ts';
import { MARKERS, placeOf, spaceOf, trackOf } from './tracks.ts';

/** PU-SCORE-01: full rows and columns without a meteorite. */
export function lineMedals(p: Player): { rows: number; columns: number } {
  const planet = PLANETS[p.planet];
  const empty = emptyRows(p);
  const cells = [...p.meteorites, ...p.rovers.filter((_, i) => p.loads[i] === 1)];
  let rows = 0;
  let emptyColumns = 0;
  let columnsInUse = 0;
  for (let y = 0; y < GRID_SIZE; y++) {
    emptyColumns |= empty[y];
    columnsInUse |= planet.cells[y];
    if (planet.cells[y] !== 0 && empty[y] === 0 && !cells.some((cell) => yOf(cell) === y)) rows += planet.rowMedals[y];
  }
  let columns = 0;
  for (let x = 0; x < GRID_SIZE; x++) {
    const full = (columnsInUse & ~emptyColumns & (1 << x)) !== 0;
    if (full && !cells.some((cell) => xOf(cell) === x)) columns += planet.columnMedals[x];
  }
  return { rows, columns };
}

/** PU-GAIA-01, PU-CER-01. */
function planetMedals(p: Player): number {
  const planet = PLANETS[p.planet];
  const rules = planet.rules as readonly string[];
  if (rules.includes('city-2-medals-if-uncovered')) {
    return 2 * countCells(planet.cities.map((row, y) => row & ~p.covered[y]));
  }
  const whole = planet.subplanets.filter(({ cells }) => cells.every((row, y) => (row & ~p.covered[y]) === 0));
  return whole.reduce((sum, { medals }) => sum + medals, 0);
}

/** The last medal at or below a space; PU-COS-03: one under a lifepod does not count. */
function medalAt(p: Player, track: number, space: number): number {
  const { medal } = CORPORATIONS[p.corporation].trackList[track];
  for (let at = space; at >= 0; at--) {
    if (medal[at] > 0 && !p.trackLifepods.includes(placeOf(track, at))) return medal[at];
  }
  return 0;
}

/** PU-SCORE-03: what one marker scores. */
export function markerMedals(s: PlanetUnknownState, p: Player, marker: number): number {
  const place = p.markers[marker];
  const track = trackOf(place);
  if (p.corporation === OASIS && marker === WATER) return oasisWaterMedals(p);
  if (hasTech(s, p, MAKESHIFT, 5)) {
    // PU-MAKE-10.
    return medalAt(p, track, Math.max(...p.markers.filter((other) => trackOf(other) === track).map(spaceOf)));
  }
  return medalAt(p, track, spaceOf(place));
}

/** PU-OAS-05: the last water medal passed on the path. */
function oasisWaterMedals(p: Player): number {
  const path = CORPORATIONS[OASIS].waterPath ?? [];
  const { medal } = CORPORATIONS[OASIS].trackList[WATER];
  let medals = 0;
  for (const { track, space } of path) {
    if (track === WATER && medal[space] > 0) medals = medal[space];
    if (placeOf(track, space) === p.markers[WATER]) break;
  }
  return medals;
}

const holds = (p: Player, op: string): number =>
  p.civCards.filter((card) => card >= 0 && CIV_CARDS[card].effect.op === op).length;

/** PU-CIV-25. */
const lifepodMedals = (p: Player): number => p.savedLifepods * (holds(p, 'lifepods-worth') > 0 ? 2 : LIFEPOD_MEDALS);

/** PU-CIV-22. */
const meteoriteMedals = (p: Player): number =>
  Math.floor(p.savedMeteorites / METEORITES_PER_MEDAL) * METEORITE_MEDALS[holds(p, 'meteorite-repo')];

function civCardMedals(p: Player): number {
  let medals = COMMERCE_MEDALS[holds(p, 'commerce-agreement')];
  for (const card of p.civCards) {
    if (card < 0) continue;
    const { effect } = CIV_CARDS[card];
    if (effect.op === 'medals') medals += effect.n;
    else if (effect.op === 'medals-per-patch') medals += effect.n * p.patches;
  }
  return medals;
}

/** PU-SCORE-10: one comparison of two neighbours, from the first one's side. */
function compare(own: number, other: number): number {
  if (own === other) return NEIGHBOUR_MEDALS.tie;
  return own > other ? NEIGHBOUR_MEDALS.win : NEIGHBOUR_MEDALS.lose;
}

function neighbourMedals(s: PlanetUnknownState, seat: Seat): number {
  const { players, neighbours } = s;
  let medals = 0;
  for (const [i, objective] of neighbours.entries()) {
    const pair = players.length === 2 ? [0, 1] : [i, (i + 1) % players.length];
    if (!pair.includes(seat)) continue;
    const other = pair[0] === seat ? pair[1] : pair[0];
    const side = neighbourSide(objective);
    medals += compare(measure(players[seat], side), measure(players[other], side));
  }
  return medals + commonMedals(s, seat);
}

/** PU-JUMP-12: all planets are compared. */
function commonMedals(s: PlanetUnknownState, seat: Seat): number {
  if (s.common < 0) return 0;
  const measures = s.players.map((p) => measure(p, neighbourSide(s.common)));
  const best = Math.max(...measures);
  if (measures[seat] < best) return NEIGHBOUR_MEDALS.lose;
  return measures.filter((value) => value === best).length === 1 ? NEIGHBOUR_MEDALS.win : NEIGHBOUR_MEDALS.tie;
}

const singleMedals = (p: Player): number =>
  p.objectives.filter((objective) => objective >= 0 && isFulfilled(p, singleSide(objective))).length * SINGLE_MEDALS;

/** PU-SCORE-13: every row of the total. */
export function breakdown(s: PlanetUnknownState, seat: Seat): ScoreRow[] {
  const p = s.players[seat];
  const { rows, columns } = lineMedals(p);
  return [
    { row: 'rows', points: rows },
    { row: 'columns', points: columns },
    { row: 'planet', points: planetMedals(p) },
    { row: 'tracks', points: MARKERS.reduce<number>((sum, marker) => sum + markerMedals(s, p, marker), 0) },
    { row: 'lifepods', points: lifepodMedals(p) },
    { row: 'meteorites', points: meteoriteMedals(p) },
    { row: 'civCards', points: civCardMedals(p) },
    { row: 'singleObjectives', points: singleMedals(p) },
    { row: 'neighbourObjectives', points: s.players.length > 1 ? neighbourMedals(s, seat) : 0 },
  ];
}

export function finalScores(s: PlanetUnknownState): number[] {
  return s.players.map((_, seat) => breakdown(s, seat).reduce((sum, { points }) => sum + points, 0));
}

/** PU-SCORE-14, PU-SCORE-15: fewer empty cells, then fewer meteorites; negative when a is ahead. */
export function breakTie(s: PlanetUnknownState, a: Seat, b: Seat): number {
  const [pa, pb] = [s.players[a], s.players[b]];
  const carried = (p: Player): number => p.loads.reduce((sum, load) => sum + load, 0);
  const meteorites = (p: Player): number => p.meteorites.length + carried(p);
  return countCells(emptyRows(pa)) - countCells(emptyRows(pb)) || meteorites(pa) - meteorites(pb);
}

/** PU-SOLO-08. */
export function soloTarget(rules: Rules): number {
  const band = (count: number): number => SOLO_BANDS.findIndex(([from, to]) => count >= from && count <= to);
  return (
    SOLO_BASE +
    SOLO_MODIFIERS.red[band(rules.red)] +
    SOLO_MODIFIERS.orange[band(rules.orange)] +
    SOLO_MODIFIERS.green[band(rules.green)]
  );
}

/** PU-SOLO-10. */
export function soloGrade(total: number, target: number): SoloGrade {
  const difference = total - target;
  const grade = SOLO_GRADES.find(({ min, max }) => (min ?? -Infinity) <= difference && difference <= (max ?? Infinity));
  return grade?.id ?? 'target';
}
