import type { Language, TableSettings } from '@orrery/kernel';
import type { Place } from './drawing.ts';

/** Values that fields of a choice must have. */
export type Facts = Readonly<Record<string, number | string | boolean>>;

/** Which of the legal choices a step offers: by verb and facts, by what becomes possible then, by what it scores. */
export interface Wanted {
  /** No verb: whatever is possible. */
  readonly verbs: readonly string[];
  readonly facts?: Facts;
  readonly leadsTo?: { readonly verb: string; readonly facts?: Facts };
  /** Rows of the score breakdown, one of which must grow. */
  readonly scores?: readonly string[];
}

export interface LessonStep {
  /** The key of what is said. */
  readonly name: string;
  /** Absent where there is only something to read. */
  readonly wanted?: Wanted;
  /** The step goes on until this verb was chosen, or this event was heard. */
  readonly until?: { readonly verb?: string; readonly event?: string };
  /** Places that are shown while it is read. */
  readonly places?: readonly Place[];
}

export interface LessonChapter {
  /** The key of its title. */
  readonly name: string;
  /** How many choices of the line were made before it. */
  readonly from: number;
  readonly steps: readonly LessonStep[];
}

/** What is said where people press with a mouse and with a finger; one text where it is the same. */
export type Said = string | { readonly press: string; readonly tap: string };

export interface LessonText {
  /** What the lesson teaches, in a line. */
  readonly about: string;
  /** The learner's name, and the neighbours'. */
  readonly names: readonly string[];
  readonly chapters: Readonly<Record<string, string>>;
  readonly steps: Readonly<Record<string, Said>>;
}

/** A game taught at a real table: a prepared play, chapters that begin at moments of it, and one new thing at a time. */
export interface Lesson {
  readonly seats: number;
  readonly settings: TableSettings;
  readonly seed: string;
  /** The play, choice by choice: the seat, and what it chose in the notation of choices. Seat 0 learns. */
  readonly line: readonly string[];
  readonly chapters: readonly LessonChapter[];
  text(language: Language): Promise<LessonText>;
}
