import { type Choice, type GameRoom, optionsOf, type Seat, seedRandom } from '@orrery/kernel';
import { callSign, type Look, type Sitter } from '@orrery/table';
import { screenOfLook } from '../play/screen-of-look.ts';
import type { LogEntry, ScreenState } from '../play/screen-state.ts';
import { goneName } from './words.ts';

/** What people at a table are called; computer players have call signs. */
export function namesOf(seats: readonly Sitter[]): string[] {
  let computers = 0;
  const people = seats.flatMap((sitter) => {
    const person = sitter.kind === 'computer' ? sitter.standsInFor : sitter;
    return person !== undefined && 'name' in person ? [person.name] : [];
  });
  return seats.map((sitter) => {
    if (sitter.kind === 'person') return sitter.name || goneName();
    if (sitter.kind !== 'computer') return '';
    return sitter.standsInFor === undefined ? callSign(computers++, people) : sitter.standsInFor.name || goneName();
  });
}

/** Every legal choice of a seat. They do not depend on what the seat cannot know, so any guess of that will do. */
export function choicesOf({ game }: GameRoom, { view, question, held }: Look, seat: Seat | null): readonly Choice[] {
  if (view === null || seat === null || question === null || held !== null) return [];
  return optionsOf(game, game.guess(view, seat, seedRandom(`choices ${question}`)), seat);
}

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
  const { seats, setup, waitingFor, clocks } = look;
  const screen = screenOfLook(game, look, {
    id,
    names: namesOf(seats),
    options: choices,
    canRedo,
    log,
    where: 'server',
    handOver: null,
    isThinking: (seat) => waitingFor.includes(seat) && seats[seat].kind === 'computer',
    clockOf(seat) {
      if (setup.clock.kind === 'none' || seats[seat].kind !== 'person') return undefined;
      const { left, since } = clocks[seat] ?? { left: 0, since: null };
      return { left, since: since === null ? null : since - skew };
    },
  });
  return screen && sending ? { ...screen, sending } : screen;
}
