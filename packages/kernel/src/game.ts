import type { Plain } from './plain.ts';
import type { Random } from './random.ts';
import type { SettingSpecs, TableSettings } from './settings.ts';
import type { GameEvent } from './voice.ts';

/** A place at a table, 0..n-1 clockwise. */
export type Seat = number;

/** `seat` of a step that runs on the table's own agenda. */
export const TABLE = -1;

/** What a seat decided: flat, readable, and the same whatever the order of the options. */
export interface Choice {
  readonly do: string;
}

/** One piece of the flow waiting on an agenda; further fields are its arguments. Never changed once pushed. */
export interface Frame {
  readonly step: string;
}

/**
 * The flow as data. Every seat has a stack of its own, and the table has one; the last frame of a stack is next.
 * The table goes on only when all seats' stacks are empty, so frames on several seats are a simultaneous phase and
 * frames on one seat are a turn.
 */
export interface Agenda<F extends Frame = Frame> {
  table: F[];
  seats: F[][];
  /** How many frames the table has run: two states with one number are in the same phase. */
  phase: number;
}

/** What every game's state has. All of it, and all a game adds, is plain data. */
export interface State {
  random: Random;
  agenda: Agenda;
  /** Grows whenever somebody sees what was hidden before: nobody takes back a choice beyond that. */
  revealed: number;
}

/** A step that runs by itself as soon as it is next. Its frame is off the agenda when it runs. */
export interface RunStep<S, F> {
  run(s: S, frame: F, seat: Seat): void;
}

/** A step that asks its seat. Its frame is off the agenda when `take` runs; push it again to ask again. */
export interface AskStep<S, C, F> {
  /** True when there is nothing to decide: the step is dropped. */
  skip?(s: S, seat: Seat, frame: F): boolean;
  /** True while the seat has to wait for another one; the step asks nobody meanwhile. */
  waits?(s: S, seat: Seat, frame: F): boolean;
  /** Every legal choice, each once. Never empty. */
  options(s: S, seat: Seat, frame: F): C[];
  take(s: S, seat: Seat, choice: C, frame: F): void;
  /** The rule that forbids a choice which is not listed. */
  whyNot?(s: S, seat: Seat, choice: C, frame: F): WhyNot | undefined;
}

export type Step<S, C, F> = RunStep<S, F> | AskStep<S, C, F>;

export interface WhyNot {
  /** An id of the game's ledger. */
  readonly rule: string;
  /** What the rule's text may want to name. */
  readonly facts?: Readonly<Record<string, Plain>>;
}

/** The frames of one step; a frame may stand for several steps. */
export type FrameOf<F extends Frame, Name extends string> = F extends { readonly step: infer Named }
  ? Name extends Named
    ? F
    : never
  : never;

/** Some steps of a game by name, as one chapter of the rules brings them: each is typed with its own frame. */
export type Chapter<S, C, F extends Frame, Names extends F['step']> = {
  readonly [Name in Names]: Step<S, C, FrameOf<F, Name>>;
};

/** All steps of a game. */
export type Steps<S, C, F extends Frame> = Chapter<S, C, F, F['step']>;

export interface Result {
  readonly scores: readonly number[];
  /** 1 is best; seats that share a place have the same number. */
  readonly places: readonly number[];
  /** Nobody when a solo or co-operative play is lost. */
  readonly winners: readonly Seat[];
}

/** One line of a score breakdown; `row` is a key of the game's words. */
export interface ScoreRow {
  readonly row: string;
  readonly points: number;
}

/**
 * The contract between a game and everything else. Methods may rely on a settled state (every seat that has a frame
 * is asked). `take` and `run` change the state they are given: whoever needs the old one clones it first.
 */
export interface Game<S extends State = State, C extends Choice = Choice, O extends TableSettings = TableSettings> {
  readonly id: string;
  /** Grows whenever an old record could replay differently. */
  readonly version: number;
  readonly seats: { readonly min: number; readonly max: number };
  /** What can be set at a table, with defaults. */
  readonly settings: SettingSpecs<O>;
  /** What is wrong with settings that are each fine but do not fit together; nothing when all is well. */
  checkSettings?(settings: O, seats: number): string[];
  /** Does a setting make a difference, with so many seats and the others as they are? Without this, all of them do. */
  matters?(key: string, settings: O, seats: number): boolean;
  /**
   * The settings of the play that follows a finished one with the same people in the same seats, such as the next
   * chapter of a campaign; undefined where nothing follows.
   */
  followUp?(s: S, settings: O): O | undefined;
  /**
   * Is this seat asked something in the turn of another? A person may leave such questions to a computer player, so
   * that nobody waits for them at a slow table.
   */
  isAside?(s: S, seat: Seat): boolean;
  /** Does this choice itself say that a turn is done? Then nobody is asked to confirm it on top. */
  saysDone?(choice: C): boolean;
  /** Points that an event brings its seat at once. A game that counts all of them at its end has none of these. */
  pointsIn?(event: GameEvent): number | undefined;
  /**
   * A state of an older version in the form of this one; undefined where a play cannot go on from it. A game without
   * this takes older states as they are, if they have all that a state has now.
   */
  upgrade?(old: unknown, fromVersion: number): S | undefined;
  setup(settings: O, seats: number, random: Random): S;
  readonly steps: Readonly<Record<string, Step<S, C, never>>>;
  clone(s: S): S;
  /** The state as far as a seat (null: a spectator) may know it: the same shape, with what is hidden blotted out. */
  view(s: S, viewer: Seat | null): S;
  /**
   * What a seat may know, made of what a spectator may: `open` is `view(s, null)` and stays as it is, only what the seat
   * knows beyond it is made anew, and the rest is shared. So the open part is made once for all seats. With it,
   * `view(s, seat)` is `seatView(view(s, null), s, seat)`; without it, every view is made whole.
   */
  seatView?(open: S, s: S, viewer: Seat): S;
  /** A full state that fits a view: what is hidden dealt anew from what it could be. */
  guess(view: S, viewer: Seat | null, random: Random): S;
  /** Points as they would be counted if the play ended now. */
  scores(s: S): number[];
  breakdown(s: S, seat: Seat): ScoreRow[];
  /** Undefined until the play is over. */
  result(s: S): Result | undefined;
}

/** A fresh agenda whose table starts with `first`. */
export function newAgenda<F extends Frame>(seats: number, ...first: F[]): Agenda<F> {
  return { table: first.reverse(), seats: Array.from({ length: seats }, () => []), phase: 0 };
}

export function cloneAgenda<F extends Frame>(agenda: Agenda<F>): Agenda<F> {
  const seats = agenda.seats;
  const copy: F[][] = new Array(seats.length);
  for (let i = 0; i < seats.length; i++) copy[i] = seats[i].slice();
  return { table: agenda.table.slice(), seats: copy, phase: agenda.phase };
}

/** Marks that something hidden was shown. */
export function reveal(s: State): void {
  s.revealed++;
}

/** Places by score, best first; `beats` breaks ties (negative when a is ahead of b). */
export function rank(scores: readonly number[], beats: (a: Seat, b: Seat) => number = () => 0): number[] {
  const compare = (a: Seat, b: Seat): number => scores[b] - scores[a] || beats(a, b);
  return scores.map((_, seat) => 1 + scores.filter((_, other) => compare(other, seat) < 0).length);
}

/** Who wins by points, and by what breaks a tie: all on the first place. */
export function resultBy(scores: number[], beats?: (a: Seat, b: Seat) => number): Result {
  const places = rank(scores, beats);
  return { scores, places, winners: places.flatMap((place, seat) => (place === 1 ? [seat] : [])) };
}
