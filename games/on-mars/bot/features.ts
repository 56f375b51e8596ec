import { bestOther, countBits, type Learning, leadIn, type Seat, writeRow } from '@orrery/kernel';
import { BLUEPRINTS, BUILDINGS, CONTRACTS, LAB, RESOURCES, SCIENTISTS, SOLO_GOALS } from '../data/index.ts';
import { isContractDone } from '../rules/contracts.ts';
import { advancedCount } from '../rules/lss.ts';
import { requirements, scoreOf } from '../rules/scoring.ts';
import { NONE, type OnMarsState, type Player, sideOf } from '../rules/state.ts';
import { contractProgress } from './cards.ts';
import { goalReached } from './solo.ts';
import { turnsLeft } from './time.ts';
import { partsOf, standingOf } from './value.ts';
import { workFor } from './work.ts';

// A position as numbers: a block for the own seat, one for the best rival or for Lacerda, one for the table.

const PARTS = 10;
const TECHS = 12;
const PLAYER = 1 + PARTS + RESOURCES + 24 + TECHS + 8;
const MISSIONS = 3;
const REQUIREMENTS = 11;
const TABLE = 14 + MISSIONS + BUILDINGS.length + 3 * REQUIREMENTS;

const isSet = (yes: boolean): number => (yes ? 1 : 0);

/** Own cards: Blueprints to be used and used, their levels, Scientists, Contracts open and done, how far the open are. */
function cards(s: OnMarsState, seat: Seat): number[] {
  const row = [0, 0, 0, 0, 0, 0, 0, advancedCount(s, seat)];
  for (let card = 0; card < BLUEPRINTS.length; card++) {
    if (s.cardOwner[card] !== seat) continue;
    row[s.cardAt[card] === NONE ? 0 : 1]++;
    row[2] += BLUEPRINTS[card].level;
  }
  for (let i = 0; i < SCIENTISTS.length; i++) if (s.scientistOwner[i] === seat) row[3]++;
  for (let c = 0; c < CONTRACTS.length; c++) {
    if (s.contractOwner[c] !== seat) continue;
    const done = isContractDone(s, c);
    row[done ? 5 : 4]++;
    if (!done) row[6] += contractProgress(s, seat, c);
  }
  return row;
}

const busy = ({ slots }: Player): number => slots.reduce((sum, n) => sum + n, 0);

function writePlayer(into: Float32Array, start: number, s: OnMarsState, seat: Seat): number {
  const p = s.players[seat];
  const parts = partsOf(s, seat);
  let sum = 0;
  for (let i = 0; i < parts.length; i++) sum += parts[i];
  let at = writeRow(into, start, [sum]);
  at = writeRow(into, at, parts);
  for (let good = 0; good < RESOURCES; good++) into[at++] = p.storage[good];
  at = writeRow(into, at, [
    ...[p.op, p.crystals, p.below, countBits(p.ships), p.hangar, p.quarters, p.working, p.supply, busy(p)],
    ...[p.miners.length, p.markers, countBits(p.research), countBits(p.discoveries), p.goals.length],
    ...[isSet(p.goal !== NONE), countBits(p.progress), p.bots.length, p.botSupply, p.shelters, p.greenhouses],
    ...[sideOf(p), p.space, isSet(p.standing), turnsLeft(s, seat)],
  ]);
  for (let tech = 0; tech < TECHS; tech++) into[at++] = levelAt(p.tech[tech]);
  return writeRow(into, at, cards(s, seat));
}

const levelAt = (space: number | undefined): number => (space === undefined || space === NONE ? 0 : LAB[space].level);

function writeTable(into: Float32Array, start: number, s: OnMarsState, seat: Seat, rival: Seat, mean: number): void {
  let at = writeRow(into, start, [
    mean,
    s.players[seat].op - s.players[rival].op,
    s.rules.players,
    isSet(s.rules.long),
    SOLO_GOALS.indexOf(s.rules.soloGoal),
    s.round,
    s.level,
    s.remaining,
    isSet(s.ending),
    s.ending ? s.lastRound - s.round : 0,
    isSet(s.active === seat),
    isSet(s.starter === seat),
    s.shuttleSide,
    s.pass,
  ]);
  for (let i = 0; i < MISSIONS; i++) into[at++] = s.trackers[i] ?? 0;
  for (let type = 0; type < BUILDINGS.length; type++) into[at++] = s.lss[type] ?? 0;
  into.fill(0, at, at + 3 * REQUIREMENTS);
  if (!s.rules.solo) return;
  for (const requirement of requirements(s)) {
    const { have, needed } = requirement;
    at = writeRow(into, at, [have / needed, isSet(have >= needed), workFor(s, requirement)]);
  }
}

function describe(s: OnMarsState, seat: Seat, into: Float32Array): void {
  const seats = s.players.length;
  const values = seats > 2 ? s.players.map((_, other) => standingOf(s, other)) : [];
  const rival = seats > 2 ? bestOther(values, seat) : 1 - seat;
  const theirs = writePlayer(into, 1, s, seat);
  const at = writePlayer(into, theirs, s, rival);
  // The standing against Lacerda has the lead over him in it already.
  into[0] = s.rules.solo ? into[1] : into[1] - into[theirs];
  const all = values.reduce((sum, value) => sum + value, 0);
  writeTable(into, at, s, seat, rival, seats > 2 ? into[1] - (all - into[1]) / (seats - 1) : into[0]);
}

export const learning: Learning<OnMarsState> = {
  size: 1 + 2 * PLAYER + TABLE,
  kindOf: ({ rules }) =>
    rules.firstColonists ? undefined : rules.solo ? 'alone' : rules.players === 2 ? 'two' : 'few',
  describe,
  finalLead(s, seat) {
    const scores = s.players.map((_, other) => scoreOf(s, other));
    return s.rules.solo ? goalReached(s) : leadIn(scores, seat);
  },
  tables: {
    two: ['short', 'short', 'long'].map((length) => ({ seats: 2, settings: { length } })),
    few: [3, 4].map((seats) => ({ seats, settings: {} })),
    alone: [0, 1, 0, 1, 2, 3].map((goal) => ({ seats: 1, settings: { soloGoal: SOLO_GOALS[goal] } })),
  },
  weights: {
    two: () => import('./learned/two.ts'),
  },
};
