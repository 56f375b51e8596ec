import { bestOther, type Learning, leadIn, type Seat, writeRow } from '@orrery/kernel';
import {
  BELT,
  CARD_KIND,
  CARD_UNITS,
  ENERGY,
  LUNA_RESEARCH_VALUE,
  ROUNDS,
  SCREENS,
  TANK_VALUE,
} from '../data/index.ts';
import { totalScore } from '../rules/scoring.ts';
import { at, lunaNumber, NONE, type Player, type SkyState } from '../rules/state.ts';
import { shareCards, shareValue, totalOf } from '../rules/totals.ts';
import { hardCards, lunaHopes, lunaToResolve, lunaWorth, overrated } from './luna.ts';
import { expectedValues, outlookOf, SMOOTH_SHARES } from './outlook.ts';
import { ownWorth, partsOf } from './worth.ts';

// A position as numbers: a block for the own seat, one for the best rival or for Luna, one for the table.

const KINDS = 7;
/** Counts of cards by kind, and their units. */
const CARDS = KINDS + 1;
const PLAYER = 1 + 11 + 9 + 3 * CARDS + 16;
const TABLE = 10;
const COMPANY = 9;

const counted = new Float32Array(3 * CARDS);

function countCards(cards: readonly number[], from: number, skip = 0): void {
  for (let i = 0; i < cards.length; i++) {
    const card = cards[i];
    if (card < 0 || (skip >> i) & 1) continue;
    const kind = CARD_KIND[card];
    counted[from + kind]++;
    if (kind <= ENERGY) counted[from + KINDS] += CARD_UNITS[card];
  }
}

/** Plans ahead of the marker: how many, and how many without a gap. */
function plansAhead({ research, screens }: Player): [all: number, run: number] {
  let all = 0;
  let run = 0;
  for (let screen = research + 1; screen <= SCREENS; screen++) {
    if (screens[screen] === NONE) continue;
    if (run === screen - research - 1) run++;
    all++;
  }
  return [all, run];
}

function reservedTiles(s: SkyState, seat: Seat): number {
  let tiles = 0;
  for (let field = 8; field < 12; field++) if (s.fields[field] !== NONE && (s.fields[field] & 7) === seat) tiles++;
  return tiles;
}

function writePlayer(into: Float32Array, start: number, s: SkyState, seat: Seat): number {
  const p = s.players[seat];
  const view = outlookOf(s, seat);
  const terms = partsOf(s, seat, view);
  let worth = 0;
  for (let i = 0; i < terms.length; i++) worth += terms[i];
  let next = writeRow(into, start, [worth]);
  next = writeRow(into, next, terms);
  next = writeRow(into, next, [view.step, view.stake, view.upload]);
  for (let kind = 0; kind < 6; kind++) into[next++] = view.potential[kind];
  counted.fill(0);
  countCards(p.hand, 0);
  countCards(p.slots, CARDS, p.down);
  let biggest = 0;
  let resting = 0;
  for (const row of p.rows) {
    countCards(row, 2 * CARDS);
    biggest = Math.max(biggest, row.length);
    resting += row.length;
  }
  for (let i = 0; i < counted.length; i++) into[next++] = counted[i];
  const [ahead, run] = plansAhead(p);
  return writeRow(into, next, [
    p.coins,
    p.helium,
    p.research,
    p.slotA ? 1 : 0,
    p.slotE ? 1 : 0,
    p.markers + p.oneTime,
    p.left ? 1 : 0,
    biggest,
    resting,
    ahead,
    run,
    p.acquired.length,
    p.valid[0] + p.valid[1] + p.valid[2] + p.valid[3],
    totalOf(s, p, ENERGY),
    reservedTiles(s, seat),
    s.turn === seat ? 1 : 0,
  ]);
}

/** Luna in place of a rival; what she has no such number for stays 0. */
function writeLuna(into: Float32Array, start: number, s: SkyState): number {
  const { luna } = s;
  into.fill(0, start, start + PLAYER);
  if (luna === null) return start + PLAYER;
  const hard = hardCards(luna);
  writeRow(into, start, [
    lunaWorth(s),
    luna.coins,
    luna.helium,
    luna.research,
    TANK_VALUE[luna.helium],
    LUNA_RESEARCH_VALUE[luna.research],
    luna.slotA ? 1 : 0,
    luna.slotE ? 1 : 0,
    luna.left ? 1 : 0,
    lunaToResolve(luna),
    hard,
    luna.cards.length,
    s.rules.luna,
    luna.reserve.length,
    luna.pile.length,
    luna.markers,
    (ROUNDS - s.round) * s.rules.luna,
    (ROUNDS - s.round) * hard,
    lunaHopes(s),
  ]);
  return start + PLAYER;
}

/** The companies, the one first in which the own shares are worth most. */
function writeCompanies(into: Float32Array, start: number, s: SkyState, seat: Seat, rival: number): number {
  const left = ROUNDS - s.round;
  const values = expectedValues(s);
  const shares = (company: number, player: number): number =>
    SMOOTH_SHARES[s.tracks[company]][s.positions[at(company, player)]] + shareCards(s, company, player);
  const rows = [0, 1, 2, 3].map((company) => ({ company, own: shares(company, seat), theirs: shares(company, rival) }));
  rows.sort((a, b) => b.own * values[b.company] - a.own * values[a.company]);
  let next = start;
  for (const { company, own, theirs } of rows) {
    const value = shareValue(s, company);
    next = writeRow(into, next, [
      value,
      own,
      theirs,
      s.positions[at(company, seat)],
      s.positions[at(company, rival)],
      left * own,
      left * theirs,
      (own - theirs) * value,
      s.tracks[company],
    ]);
  }
  return next;
}

function describe(s: SkyState, seat: Seat, into: Float32Array): void {
  const alone = s.rules.humans === 1;
  const values = s.players.length > 2 ? s.players.map((_, other) => ownWorth(s, other)) : [];
  const rival = alone ? lunaNumber(s) : values.length > 0 ? bestOther(values, seat) : 1 - seat;
  const own = 1;
  const theirs = writePlayer(into, own, s, seat);
  let next = alone ? writeLuna(into, theirs, s) : writePlayer(into, theirs, s, rival);
  const lead = alone ? into[own] - overrated(s) - lunaHopes(s) : into[own] - into[theirs];
  into[0] = lead;
  next = writeRow(into, next, [
    values.length > 0 ? into[own] - (sumOf(values) - into[own]) / (values.length - 1) : lead,
    s.rules.players,
    s.round,
    ROUNDS - s.round,
    s.phase === 'planning' ? 1 : 0,
    s.phase === 'action' ? 1 : 0,
    s.turns,
    s.opener === seat ? 1 : 0,
    s.start === seat ? 1 : 0,
    s.start === rival ? 1 : 0,
  ]);
  writeCompanies(into, next, s, seat, rival);
}

const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);

/** Tables with further modules, and Luna beside several people, are unlike those learned from. */
function isPlain({ rules }: SkyState): boolean {
  return (
    rules.side !== BELT &&
    !rules.linked &&
    !rules.missions &&
    rules.threat === NONE &&
    rules.pastPlays === 0 &&
    (rules.luna === NONE) === rules.humans > 1
  );
}

export const learning: Learning<SkyState> = {
  size: 1 + 2 * PLAYER + TABLE + 4 * COMPANY,
  kindOf: (s) => (!isPlain(s) ? undefined : s.rules.humans === 1 ? 'alone' : s.rules.humans === 2 ? 'two' : 'few'),
  describe,
  finalLead(s, seat) {
    const scores = Array.from({ length: s.rules.players }, (_, player) => totalScore(s, player));
    return leadIn(scores, seat);
  },
  tables: {
    two: ['first-game', 'random', 'random'].map((tracks) => ({ seats: 2, settings: { tracks } })),
    few: [3, 4].map((seats) => ({ seats, settings: { tracks: 'random' } })),
    alone: ['0', '1', '2', '2', '3', '4', '4', '8'].map((luna) => ({ seats: 1, settings: { luna } })),
  },
  weights: {
    two: () => import('./learned/two.ts'),
  },
};
