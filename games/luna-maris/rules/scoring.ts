import { type Result, resultBy, reveal, type ScoreRow } from '@orrery/kernel';
import {
  CO2_SP,
  FIRST_WASTE_SP,
  FOOD,
  FOOD_RANK_SP,
  FURTHER_WASTE_SP,
  LEVEL_2_SP,
  NUTRITION,
  ORDERS_SP,
  RESOURCES_PER_SP,
  STRESS_SP,
} from '../data/index.ts';
import type { Chapter } from './chapter.ts';
import { type ScoreRowId, told, voice } from './events.ts';
import { oreOf } from './payment.ts';
import { rankSp } from './round.ts';
import { isAutomaton, type LunaState, type Player } from './state.ts';

// The end of the game.

export function variety(p: Player): number {
  let names = 0;
  for (let food = 0; food < FOOD.length; food++) if (p.food[food] > 0) names++;
  return names;
}

export function nutrition(p: Player): number {
  let total = 0;
  for (let food = 0; food < FOOD.length; food++) total += Math.max(0, p.food[food]) * NUTRITION[food];
  return total;
}

/** Points for ranks in a category of food; whoever has none takes no rank (LM-SCORE-06). */
function foodSp(s: LunaState, count: (p: Player) => number): number[] {
  const standing = s.players.map(count);
  const ranked = rankSp(
    FOOD_RANK_SP,
    standing.filter((n) => n > 0),
    'high',
  );
  let next = 0;
  return standing.map((n) => (n > 0 ? ranked[next++] : 0));
}

export function wasteSp(waste: number): number {
  return waste === 0 ? 0 : FIRST_WASTE_SP + (waste - 1) * FURTHER_WASTE_SP;
}

export function resourcesSp(p: Player): number {
  return Math.floor((p.energy + p.water + p.helium + oreOf(p)) / RESOURCES_PER_SP);
}

export function ordersSp(orders: number): number {
  return ORDERS_SP[Math.min(orders, ORDERS_SP.length - 1)];
}

type Row = readonly [row: ScoreRowId, points: number];

/** Every category of a player in the order of scoring, each with what the marker really moves (LM-SCORE-12). */
function rowsOf(s: LunaState, player: number, varieties: number[], nutritions: number[]): Row[] {
  const p = s.players[player];
  const wanted: Row[] = [
    // LM-SOLO-27: the automaton has no stress to score.
    ['stress', isAutomaton(s, player) ? 0 : (STRESS_SP[p.stress] ?? 0)],
    ['level2', LEVEL_2_SP * p.level2],
    ['variety', varieties[player]],
    ['nutrition', nutritions[player]],
    ['co2', CO2_SP[p.co2]],
    ['orders', ordersSp(p.orders.length)],
    ['resources', resourcesSp(p)],
    ['waste', wasteSp(p.waste)],
  ];
  const rows: Row[] = [['track', p.sp]];
  let marker = p.sp;
  for (const [row, points] of wanted) {
    const next = Math.max(0, marker + points);
    rows.push([row, next - marker]);
    marker = next;
  }
  return rows;
}

export function playerScores(s: LunaState): number[] {
  const varieties = foodSp(s, variety);
  const nutritions = foodSp(s, nutrition);
  return s.players.map((_, player) => {
    let total = 0;
    for (const [, points] of rowsOf(s, player, varieties, nutritions)) total += points;
    return total;
  });
}

export function breakdown(s: LunaState, player: number): ScoreRow[] {
  return rowsOf(s, player, foodSp(s, variety), foodSp(s, nutrition)).map(([row, points]) => ({ row, points }));
}

export const scoringSteps: Chapter<'final'> = {
  /** LM-INFO-07: food in hand is shown now. The points of the end are counted by `playerScores`. */
  final: {
    run(s) {
      s.phase = 'finished';
      reveal(s);
      if (voice.tell === undefined) return;
      const varieties = foodSp(s, variety);
      const nutritions = foodSp(s, nutrition);
      for (let player = 0; player < s.players.length; player++) {
        let total = 0;
        for (const [row, sp] of rowsOf(s, player, varieties, nutritions)) {
          total += sp;
          voice.tell({ event: 'final', seat: told(s, player), row, sp, total });
        }
      }
      voice.tell({ event: 'finished' });
    },
  },
};

/** Seats ranked by points, then orders, then CO2. Alone, there is only the question whether the automaton is ahead. */
export function resultOf(s: LunaState): Result {
  const all = resultBy(playerScores(s), (a, b) => {
    const [p, q] = [s.players[a], s.players[b]];
    return q.orders.length - p.orders.length || p.co2 - q.co2;
  });
  const seats = s.agenda.seats.length;
  return {
    scores: all.scores.slice(0, seats),
    places: seats === 1 ? [1] : all.places,
    winners: all.winners.filter((seat) => seat < seats),
  };
}
