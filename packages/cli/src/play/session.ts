import {
  type Choice,
  choose,
  type GameEvent,
  type GameRoom,
  heardBy,
  isRefused,
  listen,
  type Play,
  type PlayRecord,
  type Refusal,
  type Seat,
  startPlay,
  undo,
  undoable,
  type Words,
} from '@orrery/kernel';

/** A play with what was heard in it: the events of the start, and those of every choice, in step with the record. */
export interface Session {
  readonly room: GameRoom;
  readonly play: Play;
  readonly words: Words;
  readonly names: readonly string[];
  readonly opening: readonly GameEvent[];
  readonly heard: (readonly GameEvent[])[];
  /** Choices that were made for somebody because there was no other. */
  readonly forced: Set<readonly [Seat, Choice]>;
}

export interface Start {
  readonly seats: number;
  readonly settings: unknown;
  readonly seed: string;
}

export function startSession(room: GameRoom, words: Words, names: readonly string[], start: Start): Session | Refusal {
  let play: Play | Refusal | undefined;
  const opening = listen(() => {
    play = startPlay(room.game, start);
  });
  if (play === undefined || isRefused(play)) return play as Refusal;
  return { room, play, words, names, opening, heard: [], forced: new Set() };
}

/** The session a record leads to after `to` choices, every one checked. */
export function resumeSession(
  room: GameRoom,
  words: Words,
  names: readonly string[],
  record: PlayRecord,
  to: number = record.choices.length,
): Session | Refusal {
  const session = startSession(room, words, names, record);
  if (isRefused(session)) return session;
  for (let i = 0; i < to; i++) {
    const [seat, choice] = record.choices[i];
    const answer = makeChoice(session, seat, choice);
    if (isRefused(answer))
      return { ...answer, message: `choice ${i + 1} of ${record.choices.length}: ${answer.message}` };
  }
  return session;
}

export function makeChoice(
  session: Session,
  seat: Seat,
  choice: unknown,
  isForced = false,
): readonly GameEvent[] | Refusal {
  const { play } = session;
  const answer = choose(play, seat, choice);
  if (isRefused(answer)) return answer;
  session.heard.push(answer);
  if (isForced) session.forced.add(play.choices[play.choices.length - 1]);
  return answer;
}

/** Takes back the seat's last choice, and with it those made for it since. What was taken back, or why nothing was. */
export function takeBack(session: Session, seat: Seat): Choice | Refusal {
  const { play } = session;
  for (;;) {
    const at = undoable(play, seat);
    const entry = at === undefined ? undefined : play.choices[at];
    const answer = undo(play, seat);
    if (at === undefined || entry === undefined || isRefused(answer)) return answer;
    session.heard.splice(at, 1);
    if (!session.forced.delete(entry)) return answer;
  }
}

export interface LogLine {
  /** The number of the choice it came from, 1 for the first; 0 for the start of the play. */
  readonly after: number;
  readonly event: GameEvent;
  readonly line: string;
}

/** The log as far as the viewer may hear it, oldest first. */
export function logLines(session: Session, viewer: Seat | null): LogLine[] {
  const { opening, heard, play, words, names } = session;
  const who = (seat: Seat) => names[seat];
  const stretch = play.stretches[play.stretches.length - 1];
  const lines: LogLine[] = [];
  const add = (events: readonly GameEvent[], after: number): void => {
    for (const event of events) {
      const line = heardBy(event, viewer) ? words.event(event, who) : undefined;
      if (line !== undefined) lines.push({ after, event, line });
    }
  };
  add(opening, 0);
  for (const [i, events] of heard.entries()) {
    // While several decide at once, nobody hears what the others have chosen so far.
    const isHeld = stretch.together && i >= stretch.from && play.choices[i][0] !== viewer;
    if (!isHeld) add(events, i + 1);
  }
  return lines;
}
