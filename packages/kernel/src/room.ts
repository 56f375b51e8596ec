import type { Choice, Game, Seat, State } from './game.ts';
import type { Language } from './languages.ts';
import type { Learning } from './learning.ts';
import type { Random } from './random.ts';
import type { Sheet } from './sheet.ts';
import type { GameEvent } from './voice.ts';

/** What a computer player needs to know of a game. */
export interface Advice<S extends State = State, C extends Choice = Choice> {
  /** How well a seat stands, in points of the game; higher is better. Cheap: search asks it thousands of times. */
  value(s: S, seat: Seat): number;
  /** What that is made of, by name; all of it adds up to `value`. Reasons are given in these terms. */
  terms?(s: S, seat: Seat): Readonly<Record<string, number>>;
  /** How much a lead in `value` tells about who will win. */
  readonly odds?: Odds;
  /** How promising each option looks before it is tried, on any non-negative scale. */
  priors?(s: S, seat: Seat, options: readonly C[]): number[];
  /** The options without those that no sensible player would look at, where there are better ones; never empty. */
  sensible?(s: S, seat: Seat, options: readonly C[]): readonly C[];
  /** A quick sensible choice for playouts; a random one where a game has none. */
  playout?(s: S, seat: Seat, options: readonly C[], random: Random): C;
  /**
   * How far a seat will end ahead of whom it plays against, in points; the very figure once the play is over. A game
   * that sits at the table itself, as an automaton, must tell; undefined where the values of the seats say enough.
   */
  lead?(s: S, seat: Seat): number | undefined;
  /**
   * What is to be done beside winning, in points, such as to come to an end: it is added to every valuation, also to a
   * learned one, which knows only how plays end.
   */
  urge?(s: S, seat: Seat): number;
  /** How many turns of its own a search with time to think should play ahead, where it is not the usual number. */
  turnsAhead?(s: S): number | undefined;
  /** How strong the levels of computer players are, in points of the ratings, as measured; what is left out is usual. */
  readonly strength?: Readonly<Record<string, number>>;
  /** What a better valuation can be learned from. */
  readonly learning?: Learning<S>;
  /** The advice for the kind of table a state belongs to, where one has been learned: for a search, or for a glance. */
  at?(s: S, searching: boolean): Advice<S, C>;
}

/** The lead, in points, that makes a seat e times as likely to win as another one. */
export interface Odds {
  /** When a play begins. */
  readonly early: number;
  /** When it is nearly over. */
  readonly late: number;
}

/** Every word of one game in one language. */
export interface Words<S extends State = State, C extends Choice = Choice, E extends GameEvent = GameEvent> {
  readonly name: string;
  readonly tagline: string;
  /** Names, explanations and value names of the table's options. */
  readonly settings: Readonly<Record<string, SettingWords>>;
  /** What the seat is asked, in plain words. */
  prompt(view: S, seat: Seat): string;
  /** A choice as a button would say it. */
  choice(choice: C, view: S, seat: Seat): string;
  /** A log line, with seats named by `who`; undefined for what is not worth one. */
  event(event: E, who: (seat: Seat) => string): string | undefined;
  /** The text of every rule of the ledger. */
  readonly rules: Readonly<Record<string, string>>;
  /** The rows of the score breakdown. */
  readonly scoreRows: Readonly<Record<string, string>>;
  /** The terms in which computer players weigh a position, as a player would call them. */
  readonly terms?: Readonly<Record<string, string>>;
  /** A view in words and tables. */
  sheet(view: S, viewer: Seat | null, who: (seat: Seat) => string): Sheet;
}

export interface SettingWords {
  readonly label: string;
  readonly help: string;
  readonly values?: Readonly<Record<string, string>>;
}

/** Everything about one game behind one door: what the registry lists. */
export interface GameRoom<S extends State = State, C extends Choice = Choice> {
  readonly game: Game<S, C>;
  readonly advice: Advice<S, C>;
  words(language: Language): Promise<Words<S, C>>;
  readonly measure?: Measure;
  /** What the app shows beside the plain board, each loaded when it is opened. Whoever shows it knows its type. */
  board?(): Promise<unknown>;
  lesson?(): Promise<unknown>;
  book?(language: Language): Promise<unknown>;
  puzzles?(): Promise<readonly unknown[]>;
}

/** How long a play takes, and how much there is to know, from one to five. */
export interface Measure {
  readonly minutes: number;
  readonly weight: number;
}
