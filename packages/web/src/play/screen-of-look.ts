import type { Choice, Game, Seat } from '@orrery/kernel';
import type { Beat, Look } from '@orrery/table';
import type { LogEntry, ScreenState, SeatState } from './screen-state.ts';

/** What a look does not say: it differs between a table of the server and one of this device. */
interface Around {
  readonly id: string;
  readonly names: readonly string[];
  readonly options: readonly Choice[];
  readonly canRedo: boolean;
  readonly log: readonly LogEntry[];
  readonly where: ScreenState['where'];
  readonly handOver: Seat | null;
  /** Which of the computer players asked thinks right now. */
  isThinking(seat: Seat): boolean;
  clockOf?(seat: Seat): SeatState['clock'];
}

/** A table as the screen draws it, from what its viewer may know; undefined before the play begins. */
export function screenOfLook(game: Game, look: Look, around: Around): ScreenState | undefined {
  const { view, setup, seats, seat: viewer, waitingFor, paused } = look;
  if (view === null) return undefined;
  const { id, names, options, canRedo, log, where, handOver, isThinking, clockOf } = around;
  return {
    id,
    game: game.id,
    settings: setup.settings,
    seats: seats.map((sitter, seat): SeatState => {
      const clock = clockOf?.(seat);
      return {
        name: names[seat],
        sitter: sitter.kind === 'computer' ? { kind: 'computer', level: sitter.level } : { kind: 'person' },
        asked: waitingFor.includes(seat),
        thinking: isThinking(seat),
        breakdown: game.breakdown(view, seat),
        ...(clock && { clock }),
      };
    }),
    viewer,
    view,
    options: paused ? [] : options,
    question: look.question ?? -1,
    canUndo: look.canUndo,
    canRedo,
    held: paused ? null : look.held,
    log,
    result: look.result,
    handOver,
    where,
  };
}

export const logOf = (beats: readonly Beat[]): readonly LogEntry[] => beats.map(({ at: _, ...entry }) => entry);
