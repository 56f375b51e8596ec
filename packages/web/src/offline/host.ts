import { thinkerOf } from '@orrery/bots';
import {
  askedSeats,
  type Choice,
  choose,
  findOption,
  type GameEvent,
  type GameRoom,
  heardBy,
  horizonOf,
  isAsked,
  isOver,
  isRefusal,
  listen,
  optionsOf,
  type Play,
  type PlayRecord,
  type Random,
  readRecord,
  recordOf,
  replay,
  type Seat,
  seedRandom,
  seqOf,
  startPlay,
  undo,
  undoable,
  viewOf,
  writeRecord,
} from '@orrery/kernel';
import type { Hint, LogEntry, Sitter, TableShot } from '../play/shot.ts';

export interface OfflineTable {
  readonly id: string;
  readonly game: string;
  readonly names: readonly string[];
  readonly sitters: readonly Sitter[];
  readonly confirm: boolean;
}

export interface OfflineStart {
  readonly options: unknown;
  readonly seed: string;
}

/** Choices that end a turn by themselves need no second confirmation. */
const ENDS: readonly string[] = ['end', 'endTurn', 'pass', 'done', 'finish', 'confirm'];

/** How long a computer player thinks before it lets others speak. */
const SLICE = 40;

/** One table played on this device: people who share it, and computer players. It tells when something changed. */
export class OfflineHost {
  readonly #room: GameRoom;
  readonly #table: OfflineTable;
  readonly #changed: (shot: TableShot, record: string) => void;
  readonly #random: Random;
  #play: Play;
  #opening: readonly GameEvent[] = [];
  #heard: (readonly GameEvent[])[] = [];
  /** A person's choice that ends the turn, waiting for the confirmation. */
  #held: Choice | undefined;
  #viewer: Seat | null;
  #thinking: Seat | undefined;
  #closed = false;

  constructor(
    room: GameRoom,
    table: OfflineTable,
    from: OfflineStart | string,
    changed: (shot: TableShot, record: string) => void,
  ) {
    this.#room = room;
    this.#table = table;
    this.#changed = changed;
    this.#random = seedRandom(`${table.id} ${table.game}`);
    this.#play = this.#open(from);
    const people = this.#people();
    this.#viewer = people.length === 1 ? people[0] : null;
  }

  #open(from: OfflineStart | string): Play {
    const { game } = this.#room;
    const seats = this.#table.sitters.length;
    let record: PlayRecord | undefined;
    if (typeof from === 'string') {
      const read = readRecord(from, (id) => (id === game.id ? game : undefined));
      if (isRefusal(read)) throw new Error(read.message);
      // A damaged record is refused as a whole before anything of it is shown.
      const whole = replay(game, read);
      if (isRefusal(whole)) throw new Error(whole.message);
      record = read;
    }
    const start = record ?? { seats, ...(from as OfflineStart) };
    let play: Play | undefined;
    this.#opening = listen(() => {
      const started = startPlay(game, { seats: start.seats, options: start.options, seed: start.seed });
      if (isRefusal(started)) throw new Error(started.message);
      play = started;
    });
    for (const [seat, choice] of record?.choices ?? []) {
      const events = choose(play as Play, seat, choice);
      if (!isRefusal(events)) this.#heard.push(events);
    }
    return play as Play;
  }

  #people(): Seat[] {
    return this.#table.sitters.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
  }

  /** Starts the life of the table: shows it, and lets computer players move. */
  begin(): void {
    this.#show();
    void this.#run();
  }

  close(): void {
    this.#closed = true;
  }

  /** A person's choice; returns what is wrong with it. */
  choose(seat: Seat, choice: Choice, seq: number): string | undefined {
    const { game } = this.#room;
    const play = this.#play;
    if (this.#table.sitters[seat]?.kind !== 'person' || seat !== this.#viewer) return 'not your seat';
    if (this.#held !== undefined) return 'confirm or take back first';
    const option = isAsked(game, play.state, seat) ? findOption(optionsOf(game, play.state, seat), choice) : undefined;
    if (option !== undefined && seq === seqOf(play, seat) && this.#table.confirm && this.#endsTurn(seat, option)) {
      this.#held = option;
      this.#show();
      return undefined;
    }
    return this.#apply(seat, choice, seq);
  }

  #endsTurn(seat: Seat, choice: Choice): boolean {
    if (ENDS.includes(choice.do)) return false;
    const { game } = this.#room;
    const trial = startFrom(this.#play);
    const events = choose(trial, seat, choice);
    return !isRefusal(events) && !isAsked(game, trial.state, seat);
  }

  #apply(seat: Seat, choice: Choice, seq: number): string | undefined {
    const events = choose(this.#play, seat, choice, seq);
    if (isRefusal(events)) return events.message;
    this.#heard.push(events);
    this.#show();
    void this.#run();
    return undefined;
  }

  confirm(): void {
    const seat = this.#viewer;
    const held = this.#held;
    if (seat === null || held === undefined) return;
    this.#held = undefined;
    this.#apply(seat, held, seqOf(this.#play, seat));
  }

  undo(): void {
    if (this.#held !== undefined) {
      this.#held = undefined;
      this.#show();
      return;
    }
    const seat = this.#viewer;
    if (seat === null) return;
    const at = undoable(this.#play, seat);
    if (at === undefined || isRefusal(undo(this.#play, seat))) return;
    this.#heard.splice(at, 1);
    this.#show();
  }

  /** Another person takes the device. */
  takeOver(seat: Seat): void {
    if (this.#table.sitters[seat]?.kind !== 'person') return;
    this.#viewer = seat;
    this.#show();
  }

  hint(): Hint {
    const { game, advice } = this.#room;
    const seat = this.#viewer ?? 0;
    const thought = thinkerOf('hard').think(game, advice, viewOf(this.#play, seat), seat, this.#random);
    return { choice: thought.choice, candidates: thought.candidates.slice(0, 5) };
  }

  record(): string {
    return writeRecord(recordOf(this.#play));
  }

  /** Lets computer players move until a person has to, without keeping messages waiting. */
  async #run(): Promise<void> {
    if (this.#thinking !== undefined) return;
    const { game, advice } = this.#room;
    for (;;) {
      const seat = askedSeats(game, this.#play.state).find((asked) => this.#table.sitters[asked].kind === 'computer');
      if (seat === undefined || this.#closed) break;
      const sitter = this.#table.sitters[seat] as Extract<Sitter, { kind: 'computer' }>;
      this.#thinking = seat;
      const seq = seqOf(this.#play, seat);
      const thinker = thinkerOf(sitter.level as 'medium');
      const view = viewOf(this.#play, seat);
      let choice: Choice | undefined;
      if (thinker.begin) {
        const thinking = thinker.begin(game, advice, view, seat, this.#random);
        let pause = performance.now() + SLICE;
        while (thinking.step()) {
          if (performance.now() < pause) continue;
          await breathe();
          pause = performance.now() + SLICE;
        }
        choice = thinking.thought().choice;
      } else choice = thinker.think(game, advice, view, seat, this.#random).choice;
      this.#thinking = undefined;
      if (this.#closed) return;
      const events = choose(this.#play, seat, choice, seq);
      if (isRefusal(events)) continue;
      this.#heard.push(events);
      this.#show();
      await breathe();
    }
    this.#thinking = undefined;
  }

  #show(): void {
    if (!this.#closed) this.#changed(this.#shot(), this.record());
  }

  #shot(): TableShot {
    const { game } = this.#room;
    const play = this.#play;
    const asked = askedSeats(game, play.state);
    const people = this.#people();
    const waiting = asked.filter((seat) => people.includes(seat));
    // Whoever holds the device keeps it while asked; otherwise it goes to the next person asked.
    const handOver =
      people.length > 1 && waiting.length > 0 && (this.#viewer === null || !waiting.includes(this.#viewer))
        ? waiting[0]
        : null;
    const viewer = handOver === null || isOver(play.state) ? this.#viewer : null;
    const view = viewOf(play, viewer);
    const mine = viewer !== null && asked.includes(viewer) && this.#held === undefined;
    return {
      id: this.#table.id,
      game: game.id,
      options: play.options,
      seats: this.#table.sitters.map((sitter, seat) => ({
        name: this.#table.names[seat],
        sitter,
        asked: asked.includes(seat),
        thinking: this.#thinking === seat,
        breakdown: game.breakdown(view, seat),
      })),
      viewer,
      view,
      choices: mine ? optionsOf(game, horizonOf(play, viewer), viewer) : [],
      seq: viewer === null ? play.choices.length : seqOf(play, viewer),
      canUndo: this.#held !== undefined || (viewer !== null && undoable(play, viewer) !== undefined),
      mustConfirm: this.#held !== undefined,
      log: this.#log(viewer),
      result: game.result(play.state) ?? null,
      handOver,
      where: 'here',
    };
  }

  /** What the viewer may hear: nothing of what others choose while all are choosing. */
  #log(viewer: Seat | null): LogEntry[] {
    const { choices, stretches } = this.#play;
    const stretch = stretches[stretches.length - 1];
    const log: LogEntry[] = [{ after: 0, events: this.#opening.filter((event) => heardBy(event, viewer)) }];
    for (const [i, events] of this.#heard.entries()) {
      if (stretch.together && i >= stretch.from && choices[i][0] !== viewer) continue;
      const heard = events.filter((event) => heardBy(event, viewer));
      if (heard.length > 0) log.push({ after: i + 1, events: heard });
    }
    return log;
  }
}

/** A play that can be tried on without touching the real one. */
function startFrom(play: Play): Play {
  const { game } = play;
  return {
    ...play,
    choices: play.choices.slice(),
    state: game.clone(play.state),
    stretches: play.stretches.map((stretch) => ({ ...stretch, kept: stretch.kept.slice() })),
  };
}

const channel = new MessageChannel();
const breaths: (() => void)[] = [];
channel.port1.onmessage = () => breaths.shift()?.();

/** Lets messages in before the thinking goes on. */
function breathe(): Promise<void> {
  return new Promise((resolve) => {
    breaths.push(resolve);
    channel.port2.postMessage(null);
  });
}
