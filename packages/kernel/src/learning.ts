import type { Seat, State } from './game.ts';

/** Kinds of tables that are learned apart: two seats, three or four, one seat against the game. */
export type TableKind = 'two' | 'few' | 'alone';

/** A position as numbers, and the tables whose plays are learned from. */
export interface Learning<S extends State = State> {
  /** How many numbers describe a position. */
  readonly size: number;
  /** Undefined for tables unlike those that are learned from. */
  kindOf(s: S): TableKind | undefined;
  /**
   * Describes a position as a seat sees it; all numbers are written. The first is the lead by the hand-written
   * valuation. It may read what is hidden: in play the state is a guess.
   */
  describe(s: S, seat: Seat, into: Float32Array): void;
  /** How far a seat has ended ahead. */
  finalLead(s: S, seat: Seat): number;
  /** Tables to learn from; they take turns. */
  readonly tables: Partial<Readonly<Record<TableKind, readonly LearningTable[]>>>;
  /** What was learned, loaded when somebody plays. */
  readonly weights: Partial<Readonly<Record<TableKind, () => Promise<{ readonly weights: Weights }>>>>;
}

export interface LearningTable {
  readonly seats: number;
  readonly settings: Readonly<Record<string, unknown>>;
}

/** A learned valuation as it is stored. */
export interface Weights {
  /** The version of the game it was learned in; void in any other. */
  readonly version: number;
  /** What positions of a fixed play looked like as numbers: void when they look different now. */
  readonly print: string;
  /** Does it beat the hand-written valuation in the search too, or in the greedy player alone? */
  readonly search: boolean;
  /** False: it beats it in the search alone, which looks some turns ahead before it asks. */
  readonly greedy?: boolean;
  /** The network as text. */
  readonly net: string;
}

/** How far a seat is ahead of the best of the others, by anybody's count. */
export function leadIn(scores: readonly number[], seat: Seat): number {
  let best = Number.NEGATIVE_INFINITY;
  for (let other = 0; other < scores.length; other++) if (other !== seat) best = Math.max(best, scores[other]);
  return best === Number.NEGATIVE_INFINITY ? scores[seat] : scores[seat] - best;
}

/** Writes numbers one after the other and says where the next ones go. */
export function writeRow(into: Float32Array, at: number, row: readonly number[]): number {
  for (let i = 0; i < row.length; i++) into[at + i] = row[i];
  return at + row.length;
}

/** The seat other than `seat` that has most. */
export function bestOther(values: readonly number[], seat: Seat): Seat {
  let best = seat === 0 ? 1 : 0;
  for (let other = 0; other < values.length; other++) if (other !== seat && values[other] > values[best]) best = other;
  return best;
}
