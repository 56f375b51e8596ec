import type { Reason } from '@orrery/bots';
import type { Choice, GameEvent, Result, ScoreRow, Seat, State, TableSettings } from '@orrery/kernel';

/** Who sits on a seat. */
export type Sitter = { readonly kind: 'person' } | { readonly kind: 'computer'; readonly level: string };

export interface SeatState {
  readonly name: string;
  readonly sitter: Sitter;
  readonly asked: boolean;
  readonly thinking: boolean;
  /** Points as they stand, as far as the viewer may know. */
  readonly breakdown: readonly ScoreRow[];
  /** Where there is a clock: what was left of this person's time, in milliseconds, and since when it runs. */
  readonly clock?: { readonly left: number; readonly since: number | null };
}

/** What happened through one choice, as far as the viewer heard it. */
export interface LogEntry {
  readonly id: string;
  /** The seat that chose; null where something happened to the table itself. */
  readonly by: Seat | null;
  readonly events: readonly GameEvent[];
  /** It was heard only when a simultaneous phase was over. */
  readonly late?: true;
}

/** Everything the screen of one viewer needs of a table, as plain data: from a worker or from the server alike. */
export interface ScreenState {
  readonly id: string;
  readonly game: string;
  readonly settings: TableSettings;
  readonly seats: readonly SeatState[];
  /** Whose eyes these are; null for a spectator. */
  readonly viewer: Seat | null;
  readonly view: State;
  /** What the viewer may choose from; empty when not asked. */
  readonly options: readonly Choice[];
  readonly question: number;
  readonly canUndo: boolean;
  /** What was taken back last can be done again. */
  readonly canRedo: boolean;
  /** The viewer's choice that waits for a confirmation; null when none does. */
  readonly held: Choice | null;
  readonly log: readonly LogEntry[];
  readonly result: Result | null;
  /** Several people share this device: who has to take it before anything is shown. */
  readonly handOver: Seat | null;
  /** On this device, on a server, or a scratch copy that nobody else ever sees. */
  readonly where: 'here' | 'server' | 'scratch';
  /** A choice is on its way to the server. */
  readonly sending?: true;
}

export interface Hint {
  readonly choice: Choice;
  /** The choice and what is meant to follow it in the same turn, as far as that is certain. */
  readonly line: readonly Choice[];
  readonly candidates: readonly { readonly choice: Choice; readonly value: number }[];
  /** Why it is better than the next best. */
  readonly reasons: readonly Reason[];
}

/** One table as the screen speaks with it. */
export interface TableLink {
  screen(): ScreenState | undefined;
  subscribe(changed: () => void): () => void;
  choose(choice: Choice, question: number): void;
  undo(): void;
  redo(): void;
  confirm(): void;
  /** Whether the last choice of a turn waits for a confirmation. */
  prefer(confirm: boolean): void;
  takeOver(seat: Seat): void;
  hint(): Promise<Hint | undefined>;
  /** The record of the play as text; undefined where there is none to have, which `problem` tells. */
  exportRecord(): Promise<string | undefined>;
  /** What went wrong last, for a message; undefined when all is well. */
  problem(): string | undefined;
  close(): void;
}
