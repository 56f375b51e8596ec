import type { Choice, Game, Learning, LearningTable, State } from '@orrery/kernel';
import { type Estimate, estimateMean, estimateShare } from '../stats.ts';
import { type Learner, playThrough } from './plays.ts';

/** How one player does against another. */
export interface Duel {
  readonly plays: number;
  /** The share won; alone: the share of seeds on which the one ended further ahead of the automaton. */
  readonly share: Estimate;
  /** How far the one ended ahead of the other in points, pairs of plays taken together. */
  readonly margin: Estimate;
  /** Alone: the share of plays won against the automaton, by each of the two. */
  readonly alone?: readonly [Estimate, Estimate];
}

interface Pair {
  readonly margin: number;
  /** Of the two plays of the pair, how many were won. */
  readonly won: number;
  readonly alone: readonly [number, number];
}

/** Plays pairs: every seed twice with seats swapped, so that luck favours nobody. Alone both play the same seed. */
export function duel<S extends State, C extends Choice>(
  game: Game<S, C>,
  learning: Learning<S>,
  tables: readonly LearningTable[],
  one: Learner<S, C>,
  other: Learner<S, C>,
  plays: number,
  seed: string,
): Duel {
  const pairs: Pair[] = [];
  for (let i = 0; 2 * i < plays; i++) {
    const table = tables[i % tables.length];
    const pair = table.seats === 1 ? playAlone : playTwice;
    pairs.push(pair(game, learning, table, one, other, `${seed}-${i}`));
  }
  const isAlone = tables[0].seats === 1;
  // Alone the two plays of a pair are one comparison.
  const comparisons = isAlone ? pairs.length : 2 * pairs.length;
  const sum = (of: (pair: Pair) => number): number => pairs.reduce((all, pair) => all + of(pair), 0);
  return {
    plays: 2 * pairs.length,
    share: estimateShare(
      sum(({ won }) => (isAlone ? won / 2 : won)),
      comparisons,
    ),
    margin: estimateMean(pairs.map(({ margin }) => margin)),
    ...(isAlone
      ? {
          alone: [
            estimateShare(
              sum(({ alone }) => alone[0]),
              pairs.length,
            ),
            estimateShare(
              sum(({ alone }) => alone[1]),
              pairs.length,
            ),
          ] as const,
        }
      : {}),
  };
}

function playTwice<S extends State, C extends Choice>(
  game: Game<S, C>,
  _: Learning<S>,
  table: LearningTable,
  one: Learner<S, C>,
  other: Learner<S, C>,
  seed: string,
): Pair {
  let margin = 0;
  let won = 0;
  for (const first of [0, 1]) {
    const isOne = (seat: number): boolean => seat % 2 === first;
    const seats = Array.from({ length: table.seats }, (_, seat) => (isOne(seat) ? one : other));
    const last = playThrough(game, table, seed, seats);
    const result = game.result(last);
    if (result === undefined) throw new Error('the play has no result');
    const mean = (of: boolean): number => {
      const scores = result.scores.filter((_, seat) => isOne(seat) === of);
      return scores.reduce((sum, score) => sum + score, 0) / scores.length;
    };
    margin += (mean(true) - mean(false)) / 2;
    won += result.winners.filter(isOne).length / result.winners.length;
  }
  return { margin, won, alone: [0, 0] };
}

function playAlone<S extends State, C extends Choice>(
  game: Game<S, C>,
  learning: Learning<S>,
  table: LearningTable,
  one: Learner<S, C>,
  other: Learner<S, C>,
  seed: string,
): Pair {
  const [a, b] = [one, other].map((player) => playThrough(game, table, seed, [player]));
  const wins = (s: S): number => (game.result(s)?.winners.length ? 1 : 0);
  const margin = learning.finalLead(a, 0) - learning.finalLead(b, 0);
  return { margin, won: margin > 0 ? 2 : margin < 0 ? 0 : 1, alone: [wins(a), wins(b)] };
}
