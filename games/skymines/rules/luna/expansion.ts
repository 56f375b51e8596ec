import { BELT, BELT_PLACES, COMPANIES } from '../../data/index.ts';
import { PLACE_IDS } from '../choices.ts';
import { type LunaReason, voice } from '../events.ts';
import { returnField, returnPieceTo } from '../expansion.ts';
import { takeFront } from '../gains.ts';
import { FAR, hasOutpostOn, numberOf, placesOf, reachCost } from '../reach.ts';
import { columnAt, lunaNumber, NONE, type SkyState } from '../state.ts';
import { columnLength, columnValue, hasPiece, isShuttleColumn, takesShuttle } from '../totals.ts';
import { farthestBehind } from './ranking.ts';

// SKY-LUNA-34 to 43: Luna's expansions.

type Towards = 'min' | 'max';

interface Target {
  readonly place: number;
  readonly why: LunaReason;
}

/** Of some places the one with the lowest or highest number; of one asteroid the first in letter order. */
function extreme(s: SkyState, places: readonly number[], towards: Towards): number {
  let best = NONE;
  for (const place of places) {
    if (best === NONE) best = place;
    else {
      const off = numberOf(s, place) - numberOf(s, best);
      if (towards === 'min' ? off < 0 : off > 0) best = place;
    }
  }
  return best;
}

function reachable(s: SkyState, company: number): number[] {
  const [from, to] = placesOf(s);
  const places: number[] = [];
  for (let place = from; place < to; place++) {
    if (reachCost(s, company, place) < FAR && hasPiece(s, company, takesShuttle(s, place))) places.push(place);
  }
  return places;
}

function findTarget(s: SkyState, company: number, towards: Towards): Target | undefined {
  const places = reachable(s, company);
  const vacant = places.filter((place) => s.board[place] === NONE);
  // SKY-LUNA-39: on the belt, asteroids where the company is not yet come first.
  const fresh = vacant.filter((place) => isFresh(s, company, place));
  if (fresh.length > 0) return { place: extreme(s, fresh, towards), why: 'vacant' };
  // SKY-LUNA-41.
  if (vacant.length > 0) return { place: extreme(s, vacant, towards), why: 'own-asteroid' };
  // SKY-LUNA-37, SKY-LUNA-42.
  const others = new Set(places.map((place) => s.board[place]));
  if (others.size === 0) return undefined;
  const victim = farthestBehind(s, [...others]);
  return {
    place: extreme(
      s,
      places.filter((place) => s.board[place] === victim),
      towards,
    ),
    why: 'oust',
  };
}

function isFresh(s: SkyState, company: number, place: number): boolean {
  if (s.rules.side !== BELT) return true;
  const { asteroid } = BELT_PLACES[place];
  return asteroid === NONE || !hasOutpostOn(s.board, company, asteroid);
}

/** SKY-LUNA-38: how many fields of the column are vacant, and whether its last one is occupied. */
function columnState(s: SkyState, company: number, column: number): { vacant: number; lastTaken: boolean } {
  const bits = s.stations[columnAt(company, column)];
  const length = columnLength(s, column);
  let vacant = 0;
  for (let field = 0; field < length; field++) if (((bits >> field) & 1) === 0) vacant++;
  return { vacant, lastTaken: ((bits >> (length - 1)) & 1) === 1 };
}

/** Outpost columns in the order in which Luna uses them. */
function mainColumns(s: SkyState, company: number): number[] {
  const columns = [0, 1, 2].filter((column) => !isShuttleColumn(s, column));
  const state = columns.map((column) => columnState(s, company, column));
  const rank = (column: number): { vacant: number; lastTaken: boolean } => state[columns.indexOf(column)];
  return columns.sort((a, b) => {
    const [x, y] = [rank(a), rank(b)];
    if (x.lastTaken !== y.lastTaken) return x.lastTaken ? -1 : 1;
    if (x.vacant !== y.vacant) return y.vacant - x.vacant;
    const coins = x.lastTaken ? 0 : columnValue(s, company, a) - columnValue(s, company, b);
    return coins || a - b;
  });
}

const shuttleColumn = (s: SkyState): number => [0, 1, 2].findIndex((column) => isShuttleColumn(s, column));

/** One point of her expansion; false when it cannot be used (SKY-LUNA-43). */
function placeOne(s: SkyState, company: number, towards: Towards): boolean {
  const target = findTarget(s, company, towards);
  if (target === undefined) return false;
  const { place, why } = target;
  const shuttle = takesShuttle(s, place);
  const columns = shuttle ? [shuttleColumn(s)] : mainColumns(s, company);
  const from = columns.find((column) => s.stations[columnAt(company, column)] !== 0);
  if (from === undefined) return false;
  voice.tell?.({ event: 'luna-target', company: COMPANIES[company], at: PLACE_IDS[s.rules.side][place], why });
  takeFront(s, company, from);
  const ousted = s.board[place];
  s.board[place] = company;
  voice.tell?.({
    event: 'occupied',
    company: COMPANIES[company],
    at: PLACE_IDS[s.rules.side][place],
  });
  if (ousted !== NONE) returnAtOnce(s, ousted, shuttle);
  return true;
}

/** SKY-LUNA-38, SKY-LUNA-49: ousted pieces go back at once, without anybody's choice. */
function returnAtOnce(s: SkyState, company: number, shuttle: boolean): void {
  const columns = shuttle ? [shuttleColumn(s)] : mainColumns(s, company);
  const to = columns.find((column) => returnField(s, company, column) >= 0);
  returnPieceTo(s, lunaNumber(s), company, shuttle, to ?? NONE);
}

/** SKY-LUNA-34: n pieces of each company, the less valuable company first. */
export function expandLuna(s: SkyState, companies: readonly number[], n: number, towards: Towards): void {
  for (const company of companies.toReversed()) {
    for (let point = 0; point < n; point++) if (!placeOne(s, company, towards)) break;
  }
}
