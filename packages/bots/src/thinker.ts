import type { Advice, Choice, Game, Random, Seat, State } from '@orrery/kernel';

/** A computer player. It is asked with a view, so it cannot know more than a person in its seat. */
export interface Thinker {
  think<S extends State, C extends Choice>(...question: Question<S, C>): Thought<C>;
  /** The same in small pieces, for hosts that want to hear a cancellation in between. */
  begin?<S extends State, C extends Choice>(...question: Question<S, C>): Thinking<C>;
}

export type Question<S extends State, C extends Choice> = [
  game: Game<S, C>,
  advice: Advice<S, C>,
  /** What the seat may know; the seat is asked in it. */
  view: S,
  seat: Seat,
  /** The thinker's own luck. The same view and luck give the same thought, unless a clock bounds it. */
  random: Random,
];

export interface Thinking<C extends Choice> {
  /** Thinks on for a moment (at most one playout); false when there is nothing left to do. */
  step(): boolean;
  /** The best thought so far. */
  thought(): Thought<C>;
}

/** A decision and why: what hints are made of. */
export interface Thought<C extends Choice = Choice> {
  readonly choice: C;
  /** How many playouts it rests on. */
  readonly playouts: number;
  /** What the choice is worth, in points of the game, by the thinker's own count; undefined where nothing was weighed. */
  readonly value?: number;
  /** What was weighed, best first. */
  readonly candidates: readonly Candidate<C>[];
  /** The choice and what the seat means to do next. */
  readonly line: readonly C[];
}

export interface Candidate<C extends Choice = Choice> {
  readonly choice: C;
  readonly visits: number;
  readonly value: number;
}

/** A thought that needed no thinking. */
export function atOnce<C extends Choice>(choice: C): Thought<C> {
  return { choice, playouts: 0, candidates: [], line: [choice] };
}
