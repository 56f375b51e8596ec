import { thinkerOf } from '@orrery/bots';
import {
  type Choice,
  type GameRoom,
  isRefused,
  type Random,
  recordOf,
  type Seat,
  seedRandom,
  undoable,
  viewOf,
  writeRecord,
} from '@orrery/kernel';
import {
  applyEntry,
  type Beat,
  type Entry,
  heardOf,
  type Logged,
  lookAt,
  openTable,
  optionsAt,
  personSeats,
  questionOf,
  type Refused,
  type Table,
  thinkingAt,
} from '@orrery/table';
import { giveHint } from '../play/give-hint.ts';
import { logOf, screenOfLook } from '../play/screen-of-look.ts';
import type { Hint, ScreenState } from '../play/screen-state.ts';
import { Undone } from '../play/undone.ts';

/** How long a computer player thinks before it lets others speak. */
const SLICE = 40;

/** One table played on this device: people who share it, and computer players. It tells when something changed. */
export class OfflineHost {
  readonly #room: GameRoom;
  readonly #id: string;
  readonly #names: readonly string[];
  readonly #changed: (screen: ScreenState, log: readonly Logged[]) => void;
  readonly #random: Random;
  readonly #table: Table;
  readonly #log: Logged[] = [];
  /** What each seat, and last a spectator, has heard so far. */
  readonly #beats: Beat[][];
  #viewer: Seat | null;
  #thinking: Seat | undefined;
  #closed = false;
  /** What the person at the device took back, last one last. */
  readonly #undone = new Undone();

  constructor(
    room: GameRoom,
    id: string,
    names: readonly string[],
    log: readonly Logged[],
    changed: (screen: ScreenState, log: readonly Logged[]) => void,
  ) {
    this.#room = room;
    this.#id = id;
    this.#names = names;
    this.#changed = changed;
    this.#random = seedRandom(`${id} ${room.game.id}`);
    const [first, ...rest] = log;
    if (first?.entry.do !== 'open') throw new Error('The table does not begin with its opening.');
    const table = openTable(room.game, first.entry.setup, first.at);
    if (isRefused(table)) throw new Error(table.message);
    this.#table = table;
    this.#log.push(first);
    this.#beats = Array.from({ length: first.entry.setup.seats + 1 }, () => []);
    for (const { at, entry } of rest) {
      const problem = this.#apply(entry, at);
      if (problem !== undefined) throw new Error(problem.message);
    }
    const people = personSeats(table.seats);
    this.#viewer = people.length === 1 ? people[0] : null;
  }

  /** Starts the life of the table: shows it, and lets computer players move. */
  begin(): void {
    this.#show();
    void this.#run();
  }

  close(): void {
    this.#closed = true;
  }

  #apply(entry: Entry, at: number): Refused | undefined {
    const logged: Logged = { number: this.#table.length, at, entry };
    const outcome = applyEntry(this.#table, logged);
    if (isRefused(outcome)) return outcome;
    this.#log.push(logged);
    for (const [i, heard] of this.#beats.entries()) {
      const { drop, beats } = heardOf(outcome, i < this.#names.length ? i : null);
      if (drop !== null)
        heard.splice(
          heard.findLastIndex(({ id }) => id === drop),
          1,
        );
      heard.push(...beats);
    }
    return undefined;
  }

  /** Something a person at this device does; returns what is wrong with it. */
  #act(entry: Entry): string | undefined {
    const problem = this.#apply(entry, Date.now());
    if (problem !== undefined) return problem.message;
    this.#show();
    void this.#run();
    return undefined;
  }

  choose(choice: Choice, question: number): string | undefined {
    const seat = this.#viewer;
    if (seat === null || questionOf(this.#table, seat) !== question) return 'This question is no longer asked.';
    this.#undone.forget();
    return this.#act({ do: 'choose', seat, choice });
  }

  confirm(): string | undefined {
    return this.#viewer === null ? undefined : this.#act({ do: 'confirm', seat: this.#viewer });
  }

  undo(): string | undefined {
    const seat = this.#viewer;
    const { play, held } = this.#table;
    if (seat === null || play === undefined) return undefined;
    const at = undoable(play, seat);
    const taken = held[seat] ?? (at === undefined ? undefined : play.choices[at][1]);
    const problem = this.#act({ do: 'undo', seat });
    if (problem === undefined && taken !== undefined) {
      this.#undone.push(taken);
      this.#show();
    }
    return problem;
  }

  redo(): string | undefined {
    const choice = this.#redoable();
    if (choice === undefined || this.#viewer === null) return undefined;
    this.#undone.pop();
    return this.#act({ do: 'choose', seat: this.#viewer, choice });
  }

  #redoable(): Choice | undefined {
    const seat = this.#viewer;
    if (seat === null || this.#table.held[seat] !== null) return undefined;
    return this.#undone.next(optionsAt(this.#table, seat));
  }

  /** People at this device confirm their turns, or do not. */
  prefer(confirm: boolean): void {
    if (this.#table.status !== 'playing') return;
    for (const [seat, sitter] of this.#table.seats.entries())
      if (sitter.kind === 'person' && sitter.confirm !== confirm)
        this.#apply({ do: 'prefer', seat, confirm }, Date.now());
    this.#show();
  }

  /** Another person takes the device. */
  takeOver(seat: Seat): void {
    if (!personSeats(this.#table.seats).includes(seat)) return;
    this.#viewer = seat;
    this.#undone.forget();
    this.#show();
  }

  hint(): Hint | undefined {
    const { play } = this.#table;
    const seat = this.#viewer;
    if (play === undefined || seat === null || optionsAt(this.#table, seat).length === 0) return undefined;
    return giveHint(this.#room, viewOf(play, seat), seat, this.#random);
  }

  /** The whole play as a record: on one's own device nothing has to be kept from anybody. */
  record(): string {
    const { play } = this.#table;
    return play === undefined ? '' : writeRecord(recordOf(play));
  }

  /** Lets computer players move until a person has to, without keeping messages waiting. */
  async #run(): Promise<void> {
    if (this.#thinking !== undefined) return;
    for (;;) {
      const [next] = thinkingAt(this.#table);
      if (next === undefined || this.#closed) return;
      this.#thinking = next.seat;
      const choice = await this.#think(next.seat, next.level);
      this.#thinking = undefined;
      // The question may have gone while the player thought.
      if (this.#closed || questionOf(this.#table, next.seat) !== next.question) continue;
      if (this.#apply({ do: 'choose', seat: next.seat, choice }, Date.now()) !== undefined) return;
      this.#show();
      await breathe();
    }
  }

  async #think(seat: Seat, level: string): Promise<Choice> {
    const { game, advice } = this.#room;
    const view = viewOf(this.#table.play as NonNullable<Table['play']>, seat);
    const thinker = thinkerOf(level as 'medium');
    if (thinker.begin === undefined) return thinker.think(game, advice, view, seat, this.#random).choice;
    const thinking = thinker.begin(game, advice, view, seat, this.#random);
    let pause = performance.now() + SLICE;
    while (thinking.step()) {
      if (performance.now() < pause) continue;
      await breathe();
      pause = performance.now() + SLICE;
    }
    return thinking.thought().choice;
  }

  #show(): void {
    if (!this.#closed) this.#changed(this.#screen(), this.#log);
  }

  #screen(): ScreenState {
    const { game } = this.#room;
    const table = this.#table;
    const people = personSeats(table.seats);
    const { waitingFor } = lookAt(table, null);
    const waiting = waitingFor.filter((seat) => people.includes(seat));
    // Whoever holds the device keeps it while asked; otherwise it goes to the next person asked.
    const keeps = this.#viewer !== null && waiting.includes(this.#viewer);
    const handOver = people.length > 1 && waiting.length > 0 && !keeps ? waiting[0] : null;
    const viewer = handOver === null ? this.#viewer : null;
    const screen = screenOfLook(game, lookAt(table, viewer), {
      id: this.#id,
      names: this.#names,
      options: viewer === null || table.held[viewer] !== null ? [] : optionsAt(table, viewer),
      canRedo: viewer !== null && this.#redoable() !== undefined,
      log: logOf(this.#beats[viewer ?? this.#names.length]),
      where: 'here',
      handOver,
      isThinking: (seat) => this.#thinking === seat,
    });
    if (screen === undefined) throw new Error('The play has not begun.');
    return screen;
  }
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
