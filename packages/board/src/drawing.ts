import type { Choice, GameEvent, Language, ScoreRow, Seat, State, Words } from '@orrery/kernel';
import type { ComponentType } from 'react';
import type { IconName } from './icons/index.ts';

/**
 * A place on a board by its name: `pulsar 14`, `die silver 3`, `hex 27`, `end-turn`. What can be pressed, what a line
 * of the log is about and what explains itself all speak of the same places.
 */
export type Place = string;

/** The room a board has, and how it uses it. */
export interface Layout {
  /** The whole board at once, or one part of it at a time where the screen is small. */
  readonly kind: 'whole' | 'parts';
  readonly width: number;
  readonly height: number;
  /** The part that is shown; of no interest where all of them are. */
  readonly part: string;
}

/** A part of the board that a small screen shows by itself. */
export interface Part {
  readonly id: string;
  readonly icon: IconName;
  /** The part that shows it, too, unless the screen is low, as a phone on its side is. */
  readonly within?: string;
}

/** One thing a choice would change: `3 → 1` beside the icon of energy. */
export interface Change {
  readonly icon: IconName;
  /** Whose it is, where it is not the viewer's own. */
  readonly seat?: Seat;
  readonly text: string;
  readonly tone?: 'good' | 'bad';
  /** The same in words, for whoever does not see the icon. */
  readonly says: string;
}

/** How a seat stands, in a line: for whoever looks at the others. */
export interface SeatFacts {
  /** Points that are sure already, where a game counts some before its end. */
  readonly score?: number;
  readonly things: readonly SeatThing[];
}

export interface SeatThing {
  readonly icon: IconName;
  readonly text: string;
  readonly says: string;
  /** How far it has come on its way from 0 to 1, and its colour: drawn as a tube where there is room. */
  readonly tube?: { readonly full: number; readonly colour: string };
}

/** Somebody who plays without sitting at the table: listed below the seats, and scored with them. */
export interface Automaton extends SeatFacts {
  /** The number behind the last seat's: its colour and its mark. */
  readonly seat: Seat;
  readonly name: string;
  readonly isOn: boolean;
  readonly breakdown: readonly ScoreRow[];
}

/** Something that could be done, and what it would change. */
export interface Outcome {
  readonly text: string;
  /** Found by trying it out, which takes its time: asked for when the page has nothing else to do. */
  readonly changes?: () => readonly Change[];
}

/** What a place tells of itself when it is pointed at, pressed long or focused. */
export interface Explanation {
  readonly title: string;
  readonly lines: readonly string[];
  /** What it could bring now; asked for only when it is shown. */
  readonly outcomes?: () => readonly Outcome[];
  /** A place it is shown over, where beside its own it would hide what matters; of several the first that is drawn. */
  readonly over?: Place | readonly Place[];
  /** The id of the rule behind it. */
  readonly rule?: string;
}

/** The words of a board in one language. A game's own text extends it. */
export interface BoardText {
  /** The names of the parts, by their id. */
  readonly parts: Readonly<Record<string, string>>;
  /** Keys that mean something on this board alone, and what they do. */
  readonly keys?: readonly { readonly keys: readonly string[]; readonly does: string }[];
}

/** What a board shows. */
export interface BoardFacts<
  S extends State = State,
  C extends Choice = Choice,
  T extends BoardText = BoardText,
  E extends GameEvent = GameEvent,
> {
  readonly view: S;
  /** Whose eyes these are; null for a spectator. */
  readonly viewer: Seat | null;
  readonly names: readonly string[];
  /** What the viewer may choose from; empty when not asked. */
  readonly options: readonly C[];
  readonly words: Words<S, C, E>;
  readonly text: T;
  /** The rule against something that is no option, in words; undefined when no rule says it. */
  readonly whyNot: (choice: C) => string | undefined;
  /** What led to this view, for motion; absent where nobody tells. */
  readonly happened?: readonly E[];
  /** It is a position of a replay: what is lit is what has just happened. */
  readonly isReplay?: boolean;
  /** What the viewer heard lately, the newest last: for boards that tell why an automaton did what it did. */
  readonly heard?: readonly E[];
}

export interface BoardProps<
  S extends State = State,
  C extends Choice = Choice,
  T extends BoardText = BoardText,
  E extends GameEvent = GameEvent,
> extends BoardFacts<S, C, T, E> {
  readonly layout: Layout;
}

/**
 * The whole of a game's drawn board. The kit does what boards have in common: it lets places glow, holds what was
 * pressed first, tries choices out, moves pieces, explains, and points. A game says what is where, and draws it.
 */
export interface Drawing<
  S extends State = State,
  C extends Choice = Choice,
  T extends BoardText = BoardText,
  E extends GameEvent = GameEvent,
> {
  /** The parts of the board on a small screen; the first one opens. */
  readonly parts: readonly Part[];
  /** The smallest part a place lies in; undefined for what is drawn in all of them. */
  partOf(place: Place): string | undefined;
  /** The least width and height at which the whole board is legible; below it parts are shown one by one. */
  readonly whole: { readonly width: number; readonly height: number };
  /** The presses that make an option, in order: first the die, card or piece, then where it goes. Never empty. */
  pressesOf(option: C, view: S, seat: Seat): readonly Place[];
  /** May the presses of an option be made in any order, as when several cards are used together? By itself no. */
  inAnyOrder?(option: C): boolean;
  /**
   * Does the option only open the next question, such as a flight whose way is asked then? The answers can be pressed
   * at once: their presses follow those of the option, and both are chosen in one go.
   */
  leadsOn?(option: C): boolean;
  /**
   * Is the option chosen along with the choice before it where nothing else is left to answer, such as the second of two
   * resources? By itself no.
   */
  followsAlone?(option: C): boolean;
  /** Further ways to press the same option: where it goes first, then what goes there. */
  otherPressesOf?(option: C, view: S, seat: Seat): readonly (readonly Place[])[];
  /** The places an event is about. */
  placesOf(event: E, view: S): readonly Place[];
  text(language: Language): Promise<T>;
  explain(place: Place, facts: BoardFacts<S, C, T, E>): Explanation | undefined;
  /** What is different after a choice, in the order a player would ask. */
  changesOf(before: S, after: S, facts: BoardFacts<S, C, T, E>): readonly Change[];
  /** What is worth knowing of a seat at a glance. */
  seatFacts?(seat: Seat, facts: BoardFacts<S, C, T, E>): SeatFacts;
  /** What lies before a seat, small, for its row in the column: a press on it looks at it on the board. */
  readonly SeatPicture?: ComponentType<{ readonly facts: BoardFacts<S, C, T, E>; readonly seat: Seat }>;
  /** The automaton that plays against the seats, where there is one. */
  automaton?(facts: BoardFacts<S, C, T, E>): Automaton | undefined;
  /** How the points of a row of the final scoring came about, in a breath: `3 × 6`. */
  scoreNote?(row: string, seat: Seat, facts: BoardFacts<S, C, T, E>): string | undefined;
  readonly Board: ComponentType<BoardProps<S, C, T, E>>;
  /** What a game keeps in sight beside its board, above the seats: an automaton's card, say. */
  readonly Beside?: ComponentType<BoardFacts<S, C, T, E>>;
}
