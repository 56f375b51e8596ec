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

/** Two plays with one seed. */
export interface Pair {
  readonly margin: number;
  /** Of the two plays of the pair, how many were won. */
  readonly won: number;
  /** Alone: whether each of the two has beaten the automaton. */
  readonly alone?: readonly [number, number];
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
    pairs.push(playPair(game, learning, tables[i % tables.length], one, other, `${seed}-${i}`));
  }
  return duelOf(pairs);
}

export function playPair<S extends State, C extends Choice>(
  game: Game<S, C>,
  learning: Learning<S>,
  table: LearningTable,
  one: Learner<S, C>,
  other: Learner<S, C>,
  seed: string,
): Pair {
  return table.seats === 1
    ? playAlone(game, learning, table, one, other, seed)
    : playTwice(game, table, one, other, seed);
}

/** What pairs of plays come to. */
export function duelOf(pairs: readonly Pair[]): Duel {
  const sum = (of: (pair: Pair) => number): number => pairs.reduce((all, pair) => all + of(pair), 0);
  const won = sum((pair) => pair.won);
  const isAlone = pairs[0]?.alone !== undefined;
  const beaten = (who: 0 | 1): Estimate =>
    estimateShare(
      sum(({ alone }) => alone?.[who] ?? 0),
      pairs.length,
    );
  return {
    plays: 2 * pairs.length,
    // Alone the two plays of a pair are one comparison.
    share: isAlone ? estimateShare(won / 2, pairs.length) : estimateShare(won, 2 * pairs.length),
    margin: estimateMean(pairs.map(({ margin }) => margin)),
    ...(isAlone ? { alone: [beaten(0), beaten(1)] as const } : {}),
  };
}

function playTwice<S extends State, C extends Choice>(
  game: Game<S, C>,
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
  return { margin, won };
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
