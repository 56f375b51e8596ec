import { bestOther, countBits, type Learning, leadIn, type Seat, writeRow } from '@orrery/kernel';
import { CO2_SP, EQUIPMENT, LEVEL_1_SET, LEVELS, ROUNDS, STRESS_SP } from '../data/index.ts';
import { co2RankSp, countBuilt, probeSp } from '../rules/round.ts';
import { ordersSp, playerScores, variety } from '../rules/scoring.ts';
import { affordsOrder, topOrder } from '../rules/spaceport.ts';
import { type LunaState, NONE } from '../rules/state.ts';
import { ironProbes, titaniumProbes } from '../rules/stores.ts';
import { nutritionInHand, type Outlook, orderGain, orderHopes, outlookOf } from './outlook.ts';
import { value } from './value.ts';

// A position as numbers: a block for the own player, one for the best rival (the automaton too), one for the table.

const EQUIPMENTS = EQUIPMENT.length;
const PLAYER = 53 + EQUIPMENTS;
const TABLE = 15;

/** How many orders can be fulfilled now, and what the best of them brings. */
function ordersInReach(s: LunaState, player: number, o: Outlook): [count: number, best: number] {
  const p = s.players[player];
  let count = 0;
  let best = 0;
  for (let stack = 0; stack < s.stacks.length; stack++) {
    const order = topOrder(s, stack);
    if (order === NONE || !affordsOrder(p, order)) continue;
    count++;
    best = Math.max(best, orderGain(p, order, o));
  }
  return [count, best];
}

function writePlayer(into: Float32Array, start: number, s: LunaState, player: number, hand: number): number {
  const p = s.players[player];
  const o = outlookOf(s, player);
  const { productions, cleanups, time } = o;
  const level1 = countBits(p.hand & LEVEL_1_SET);
  const iron = ironProbes(p);
  const titanium = titaniumProbes(p);
  const group = probeSp(p.fields);
  const built = countBuilt(s, player);
  const rank = co2RankSp(s)[player];
  const [inReach, bestOrder] = ordersInReach(s, player, o);
  let at = writeRow(into, start, [
    ...[hand, p.sp, p.co2, CO2_SP[p.co2], p.extraction, p.sustainability],
    ...[p.stress - p.o2, p.stress, STRESS_SP[p.stress] ?? 0],
    ...[p.energy, p.water, p.helium, p.ironLeft, p.titaniumLeft, p.ironRight, p.titaniumRight, p.waste],
    ...[p.probes, iron, titanium, group, level1, p.handSize - level1, countBits(p.rest), p.level2],
    ...[nutritionInHand(p), variety(p), p.foodSize, p.orders.length, ordersSp(p.orders.length), p.ready ? 1 : 0],
    ...[countBits(p.depot), s.nextOrder.includes(player) ? 1 : 0, built, rank],
    ...[o.turns, o.later, o.supply, time, inReach, bestOrder, orderHopes(s, player, o)],
    ...[cleanups * group, cleanups * built, productions * iron, productions * titanium, productions * p.stress],
    ...[productions * p.level2, cleanups * rank, time * p.extraction, time * p.sustainability],
    ...[Math.min(o.turns, o.supply), productions * (p.handSize + countBits(p.rest))],
  ]);
  for (let i = 0; i < EQUIPMENTS; i++) into[at++] = p.equipment === i ? 1 : 0;
  return at;
}

function describe(s: LunaState, seat: Seat, into: Float32Array): void {
  const values = s.players.map((_, player) => value(s, player));
  const rival = bestOther(values, seat);
  let at = writeRow(into, 0, [leadIn(values, seat)]);
  at = writePlayer(into, at, s, seat, values[seat]);
  at = writePlayer(into, at, s, rival, values[rival]);
  let others = 0;
  for (let player = 0; player < values.length; player++) if (player !== seat) others += values[player];
  writeRow(into, at, [
    values[seat] - others / (values.length - 1),
    s.players.length,
    s.round,
    ROUNDS - s.round,
    s.phase === 'action' ? 1 : 0,
    s.order[s.current] === seat ? 1 : 0,
    s.order[0] === seat ? 1 : 0,
    s.nextOrder.length,
    s.nextOrder[0] === seat ? 1 : 0,
    s.market.length,
    s.built.length,
    s.seedbed.length,
    s.players[seat].sp - s.players[rival].sp,
    s.automaton === '' ? -1 : LEVELS.indexOf(s.automaton),
    s.automatonDeck.length,
  ]);
}

export const learning: Learning<LunaState> = {
  size: 1 + 2 * PLAYER + TABLE,
  kindOf: (s) => (s.automaton !== '' ? 'alone' : s.players.length === 2 ? 'two' : 'few'),
  describe,
  finalLead: (s, seat) => leadIn(playerScores(s), seat),
  tables: {
    two: [{ seats: 2, settings: {} }],
    few: [3, 4].map((seats) => ({ seats, settings: {} })),
    alone: LEVELS.map((automaton) => ({ seats: 1, settings: { automaton } })),
  },
  weights: {
    two: () => import('./learned/two.ts'),
    few: () => import('./learned/few.ts'),
    alone: () => import('./learned/alone.ts'),
  },
};
