import { type Choice, type Game, type GameEvent, isRefused, type Play, type Seat, startPlay } from '@orrery/kernel';
import type { Beat, Outcome, Telling } from './beats.ts';
import { type Clock, type ClockSpec, flagTime, newClocks } from './clock.ts';
import type { TableSetup } from './entry.ts';
import { type Refused, refuseAt } from './refused.ts';
import { EMPTY, type Sitter } from './seats.ts';

export type TableStatus = 'open' | 'playing' | 'over' | 'abandoned' | 'closed';

/**
 * One table as it stands. It is what its log leads to and changes only through `applyEntry`; all of it but the game
 * is plain data.
 */
export interface Table {
  readonly game: Game;
  setup: TableSetup;
  /** The version under which the play began, where that was an older one. */
  begunUnder: number | null;
  /** Has it ended because a newer version of the game could not go on? */
  retired: boolean;
  /** How many entries the log has: the number of the next one. */
  length: number;
  /** When the last entry happened. */
  at: number;
  status: TableStatus;
  paused: boolean;
  seats: Sitter[];
  play: Play | undefined;
  /** Choices that wait for their seat's confirmation. */
  held: (Choice | null)[];
  clocks: Clock[];
  /** How often each seat has taken something back, now and when the present stretch of the play began. */
  undos: number[];
  settledUndos: number[];
  /** How many beats each seat has made so far, and last the table itself. */
  beats: number[];
  /** Seats that want to pause, or to play again. */
  pausing: Seat[];
  rematching: Seat[];
  /** The table where this round plays on. */
  successor: string | null;
  /** What happened in a simultaneous phase so far: only who did it has heard of it. */
  untold: Telling[];
  /** The last things that everybody has heard. */
  tail: Telling[];
}

/** An empty table, before any entry but `open`. */
export function openTable(game: Game, setup: TableSetup, at: number): Table | Refused {
  return whyNotOpen(game, setup) ?? emptyTable(game, setup, at);
}

/** An empty table whose setup nobody has looked at. */
export function emptyTable(game: Game, setup: TableSetup, at: number): Table {
  const none = new Array<number>(setup.seats).fill(0);
  return {
    game,
    setup,
    begunUnder: null,
    retired: false,
    length: 1,
    at,
    status: 'open',
    paused: false,
    seats: new Array<Sitter>(setup.seats).fill(EMPTY),
    play: undefined,
    held: new Array<null>(setup.seats).fill(null),
    clocks: newClocks(setup.clock, setup.seats),
    undos: none,
    settledUndos: none.slice(),
    beats: new Array<number>(setup.seats + 1).fill(0),
    pausing: [],
    rematching: [],
    successor: null,
    untold: [],
    tail: [],
  };
}

export function whyNotOpen(game: Game, setup: TableSetup): Refused | undefined {
  if (setup.game !== game.id) return refuseAt('bad-settings', `This table is for ${setup.game}, not for ${game.id}.`);
  if (setup.version !== game.version) {
    return refuseAt('bad-settings', `This table is for version ${setup.version} of ${game.id}, not ${game.version}.`);
  }
  const problem = whyNotClock(setup.clock);
  if (problem !== undefined) return refuseAt('bad-settings', problem);
  // Setting the play up once shows whether the settings fit together; the real luck is drawn at the start.
  const trial = startPlay(game, { seats: setup.seats, settings: setup.settings, seed: 'trial' });
  return isRefused(trial) ? trial : undefined;
}

const isTime = (ms: number, least: number): boolean => Number.isFinite(ms) && ms >= least;

function whyNotClock(clock: ClockSpec): string | undefined {
  if (clock.kind === 'live' && !(isTime(clock.stock, 1000) && isTime(clock.increment, 0))) {
    return 'A live clock needs a stock of at least a second and an increment of at least nothing.';
  }
  if (clock.kind === 'days' && !isTime(clock.perMove, 60_000)) return 'A slow clock needs at least a minute per move.';
  return undefined;
}

/** When the next clock runs out, and whose. */
export function nextFlag(table: Table): { readonly seat: Seat; readonly at: number } | undefined {
  let next: { seat: Seat; at: number } | undefined;
  for (const [seat, clock] of table.clocks.entries()) {
    const at = flagTime(table.setup.clock, clock);
    if (at !== undefined && (next === undefined || at < next.at)) next = { seat, at };
  }
  return next;
}

export const NOTHING_TOLD: Outcome = { told: [] };

/** A new paragraph of the table's log. */
export function newBeat(table: Table, by: Seat | null, at: number, events: readonly GameEvent[]): Beat {
  const counter = by ?? table.seats.length;
  return { id: `${by ?? 't'}.${table.beats[counter]++}`, by, at, events };
}
