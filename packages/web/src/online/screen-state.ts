import { type Choice, type GameRoom, optionsOf, type Seat, seedRandom } from '@orrery/kernel';
import { type Beat, callSign, type Look, type Sitter } from '@orrery/table';
import type { LogEntry, ScreenState, SeatState } from '../play/screen-state.ts';
import { goneName } from './words.ts';

/** What people at a table are called; computer players have call signs. */
export function namesOf(seats: readonly Sitter[]): string[] {
  let computers = 0;
  return seats.map((sitter) => {
    if (sitter.kind === 'person') return sitter.name || goneName();
    if (sitter.kind !== 'computer') return '';
    return sitter.standsInFor === undefined ? callSign(computers++) : sitter.standsInFor.name || goneName();
  });
}

/** Every legal choice of a seat. They do not depend on what the seat cannot know, so any guess of that will do. */
export function choicesOf({ game }: GameRoom, { view, question, held }: Look, seat: Seat | null): readonly Choice[] {
  if (view === null || seat === null || question === null || held !== null) return [];
  return optionsOf(game, game.guess(view, seat, seedRandom(`choices ${question}`)), seat);
}

export const logOf = (beats: readonly Beat[]): readonly LogEntry[] => beats.map(({ at: _, ...entry }) => entry);

interface Shown {
  readonly id: string;
  readonly room: GameRoom;
  readonly look: Look;
  readonly log: readonly LogEntry[];
  /** What the server's clock is ahead of ours, in milliseconds. */
  readonly skew: number;
  readonly choices: readonly Choice[];
  readonly canRedo: boolean;
  readonly sending: boolean;
}

/** A table of the server as the screen draws it; undefined before the play begins. */
export function screenOf({
  id,
  room: { game },
  look,
  log,
  skew,
  choices,
  canRedo,
  sending,
}: Shown): ScreenState | undefined {
  const { view, setup, seats, seat: viewer, paused } = look;
  if (view === null) return undefined;
  const names = namesOf(seats);
  return {
    id,
    game: game.id,
    settings: setup.settings,
    seats: seats.map((sitter, seat): SeatState => {
      const asked = look.waitingFor.includes(seat);
      const { left, since } = look.clocks[seat] ?? { left: 0, since: null };
      return {
        name: names[seat],
        sitter: sitter.kind === 'computer' ? { kind: 'computer', level: sitter.level } : { kind: 'person' },
        asked,
        thinking: asked && sitter.kind === 'computer',
        breakdown: game.breakdown(view, seat),
        ...(setup.clock.kind === 'none' || sitter.kind !== 'person'
          ? {}
          : { clock: { left, since: since === null ? null : since - skew } }),
      };
    }),
    viewer,
    view,
    options: paused ? [] : choices,
    question: look.question ?? -1,
    canUndo: look.canUndo,
    canRedo,
    held: paused ? null : look.held,
    log,
    result: look.result,
    handOver: null,
    where: 'server',
    ...(sending ? { sending } : {}),
  };
}
