import { type Game, type GameRoom, isRefused } from '@orrery/kernel';
import type { Refusal } from '@orrery/protocol';
import {
  applyEntry,
  type Entry,
  keepTable,
  type Logged,
  type Outcome,
  type Refused,
  refuseAt,
  type Table,
} from '@orrery/table';
import type { NoticeRow, Store, TableRow } from '../store/store.ts';
import { beginTable } from './beginning.ts';
import { readTable } from './reading.ts';
import { effectsOf, type Summary, summarise } from './summary.ts';
import { Turns } from './turns.ts';

export type Rooms = Readonly<Record<string, () => Promise<GameRoom>>>;

/** A table that this process has at hand. */
export interface Loaded {
  readonly id: string;
  readonly table: Table;
  summary: Summary;
  keptLength: number;
  usedAt: number;
}

export interface HallSettings {
  readonly store: Store;
  readonly rooms: Rooms;
  readonly now: () => number;
  /** Milliseconds until somebody who is to move is told so outside the app. */
  readonly noticeDelay: number;
  /** Milliseconds until a table that nobody uses is put away. */
  readonly idle: number;
  /** Hears of what went wrong at one table while others go on. */
  readonly onTrouble?: (what: string, details: object) => void;
}

/** What somebody wants to happen, as the table stands at that moment. */
export type Proposal = (loaded: Loaded) => Entry | Refusal;

/** Hears of everything that is stored: an outcome, or undefined when the table was read anew. */
export type Audience = (loaded: Loaded, outcome: Outcome | undefined, logged: Logged | undefined) => void;

/** Of a table in use a copy is kept when this much of its log would have to be played again. */
const WORTH_KEEPING = 40;
/** How many copies of tables in use are kept in one go: nobody waits while they are written out. */
const MOST_COPIES = 40;

/**
 * The tables of this process. An entry happens on the table in memory first, is stored, and only then is anybody told;
 * if another process was first, or the store fails, the table in memory is thrown away and read again.
 */
export class Hall {
  readonly #settings: HallSettings;
  readonly #tables = new Map<string, Loaded>();
  readonly #turns = new Turns();
  readonly #games = new Map<string, Promise<Game>>();
  readonly #audience: Audience[] = [];
  readonly counts = { loads: 0, conflicts: 0, entries: 0, badCopies: 0 };

  constructor(settings: HallSettings) {
    this.#settings = settings;
  }

  get loaded(): number {
    return this.#tables.size;
  }

  onChange(audience: Audience): void {
    this.#audience.push(audience);
  }

  game(id: string): Promise<Game> | undefined {
    const { rooms } = this.#settings;
    if (!Object.hasOwn(rooms, id)) return undefined;
    let game = this.#games.get(id);
    if (game === undefined) {
      game = rooms[id]().then((room) => room.game);
      this.#games.set(id, game);
    }
    return game;
  }

  /** Runs `act` with a table, one after another for each table. Undefined when there is no such table. */
  async with<T>(id: string, act: (loaded: Loaded) => T | Promise<T>, fresh = false): Promise<T | undefined> {
    return this.#turns.take(id, async () => {
      const loaded = await this.#load(id);
      if (loaded === undefined) return undefined;
      if (fresh) await this.#catchUp(loaded);
      return act(loaded);
    });
  }

  /** Opens a new table with its first entries, and tells people of it. */
  async open(row: TableRow, entries: readonly Entry[], notices: readonly NoticeRow[] = []): Promise<Loaded | Refused> {
    const [first, ...rest] = entries;
    if (first?.do !== 'open') return refuseAt('out-of-order', 'A table begins with its opening.');
    const game = await this.game(first.setup.game);
    if (game === undefined) return refuseAt('bad-settings', `There is no game '${first.setup.game}' here.`);
    const at = this.#settings.now();
    const begun = beginTable(game, [first, ...rest], at);
    if (isRefused(begun)) return begun;
    const { table, logged } = begun;
    const summary = summarise(table, row, [], at);
    const { store } = this.#settings;
    const last = logged.pop() as Logged;
    const stored = await Promise.all(logged.map((one) => store.append({ table: row.id, logged: one })));
    // Lists show the table when it is complete.
    if (stored.includes(false) || !(await store.append({ table: row.id, logged: last, ...summary, notices }))) {
      return refuseAt('taken', 'There is a table of this name already.');
    }
    const loaded: Loaded = { id: row.id, table, summary, keptLength: 0, usedAt: at };
    this.#tables.set(row.id, loaded);
    this.counts.entries += table.length;
    this.#announce(loaded, undefined, undefined);
    return loaded;
  }

  /** Lets something happen at a table. Undefined when there is no such table. */
  act(id: string, propose: Proposal): Promise<Loaded | Refusal | undefined> {
    return this.#turns.take(id, async () => {
      for (let tries = 0; ; tries++) {
        const loaded = await this.#load(id);
        if (loaded === undefined) return undefined;
        const answer = await this.#propose(loaded, propose);
        if (answer !== 'conflict') {
          // What another process has stored meanwhile may make the difference.
          if (!isRefused(answer) || tries > 0 || !(await this.#catchUp(loaded))) return answer;
        } else if (tries > 20) {
          return refuseAt('stale', 'Too many others act at this table; try again.');
        }
      }
    });
  }

  async #propose(loaded: Loaded, propose: Proposal): Promise<Loaded | Refusal | 'conflict'> {
    const { store, now, noticeDelay } = this.#settings;
    const { table, id } = loaded;
    const entry = propose(loaded);
    if (isRefused(entry)) return entry;
    const logged: Logged = { number: table.length, at: Math.max(now(), table.at), entry };
    let outcome: Outcome | Refused;
    try {
      outcome = applyEntry(table, logged);
    } catch (error) {
      this.#tables.delete(id);
      throw error;
    }
    if (isRefused(outcome)) return outcome;
    const before = loaded.summary;
    const summary = summarise(table, before.row, before.members, logged.at);
    let stored: boolean;
    try {
      stored = await store.append({ table: id, logged, ...effectsOf(before, summary, logged.at, noticeDelay) });
    } catch (error) {
      // It may have been stored or not: only the store knows, so it is asked again.
      this.#putBack(loaded);
      throw error;
    }
    if (!stored) {
      this.counts.conflicts++;
      this.#putBack(loaded);
      const anew = await this.#load(id);
      if (anew !== undefined) this.#announce(anew, undefined, undefined);
      return 'conflict';
    }
    loaded.summary = summary;
    this.counts.entries++;
    this.#announce(loaded, outcome, logged);
    return loaded;
  }

  /** Another process has stored something. */
  async hear(id: string, watched: boolean): Promise<void> {
    if (!watched && !this.#tables.has(id)) return;
    await this.#turns.take(id, async () => {
      const had = this.#tables.get(id);
      if (had !== undefined) return void (await this.#catchUp(had));
      const loaded = await this.#load(id);
      if (loaded !== undefined) this.#announce(loaded, undefined, undefined);
    });
  }

  /** Puts away what nobody has used for a while, and keeps copies of what goes on. */
  async tidy(all = false): Promise<void> {
    const { now, idle, onTrouble } = this.#settings;
    let copies = 0;
    for (const loaded of [...this.#tables.values()]) {
      const isIdle = all || now() - loaded.usedAt >= idle;
      const grown = loaded.table.length - loaded.keptLength;
      const isDue = isIdle ? grown > 0 : grown >= WORTH_KEEPING || loaded.keptLength === 0;
      if (this.#turns.isTaken(loaded.id) || (!isIdle && copies >= MOST_COPIES)) continue;
      if (isIdle) this.#tables.delete(loaded.id);
      if (!isDue || loaded.table.play === undefined) continue;
      copies++;
      try {
        await this.#keep(loaded);
      } catch (error) {
        onTrouble?.('a copy of a table could not be kept', { err: error, table: loaded.id });
      }
    }
  }

  /** From a copy a table goes on also when the rules have changed since. */
  async #keep(loaded: Loaded): Promise<void> {
    const { length } = loaded.table;
    const data = JSON.stringify(keepTable(loaded.table));
    loaded.keptLength = length;
    await this.#settings.store.keep(loaded.id, length, data);
  }

  /** Waits until nothing is under way. */
  settle(): Promise<void> {
    return this.#turns.settle();
  }

  /** Something of a table has changed behind its log: what is at hand is read anew, and shown to who looks at it. */
  async readAnew(id: string): Promise<void> {
    await this.#turns.take(id, async () => {
      if (!this.#tables.delete(id)) return;
      const loaded = await this.#load(id);
      if (loaded !== undefined) this.#announce(loaded, undefined, undefined);
    });
  }

  /** Makes the invitation of a table another one: who has only the old one may no longer look. */
  async renewInvitation(id: string, invitation: string): Promise<void> {
    const { store } = this.#settings;
    await this.#turns.take(id, async () => {
      const loaded = await this.#load(id);
      if (loaded === undefined) return;
      await store.setInvitation(id, invitation);
      await store.tell({ table: id, row: true });
      loaded.summary = { ...loaded.summary, row: { ...loaded.summary.row, invitation } };
      this.#announce(loaded, { told: [] }, undefined);
    });
  }

  get tables(): readonly string[] {
    return [...this.#tables.keys()];
  }

  /** How much of a table's log this process knows; undefined when it has not loaded the table. */
  lengthOf(id: string): number | undefined {
    return this.#tables.get(id)?.table.length;
  }

  #putBack({ id }: Loaded): void {
    this.#tables.delete(id);
  }

  async #load(id: string): Promise<Loaded | undefined> {
    const { store, now } = this.#settings;
    const known = this.#tables.get(id);
    if (known !== undefined) {
      known.usedAt = now();
      return known;
    }
    const row = await store.table(id);
    const game = row && (await this.game(row.game));
    if (row === undefined || game === undefined) return undefined;
    this.counts.loads++;
    const { table, keptLength, change, badCopy } = await readTable(store, game, row);
    if (badCopy === true) this.counts.badCopies++;
    if (change !== undefined && !(await this.#storeChange(row, table, change))) return this.#load(id);
    const summary = summarise(table, { ...row, version: table.setup.version }, [], table.at);
    const loaded: Loaded = { id, table, summary, keptLength, usedAt: now() };
    this.#tables.set(id, loaded);
    return loaded;
  }

  /** A newer version of the game takes a table up, or ends it and tells everybody so; false when another process has. */
  async #storeChange(row: TableRow, table: Table, entry: Entry): Promise<boolean> {
    const { store, now, noticeDelay } = this.#settings;
    const logged: Logged = { number: table.length, at: Math.max(now(), table.at), entry };
    const outcome = applyEntry(table, logged);
    if (isRefused(outcome)) throw new Error(`table ${row.id} cannot be taken up: ${outcome.message}`);
    const { members, jobs, ...summary } = summarise(table, row, [], logged.at);
    const due = logged.at + noticeDelay;
    const notices = table.retired ? members.map(({ who }): NoticeRow => ({ who, kind: 'retired', due })) : [];
    const after = { ...summary.row, updated: logged.at, version: table.game.version };
    return store.append({ table: row.id, logged, row: after, members, jobs, notices });
  }

  /** Applies what others have stored meanwhile; true when there was something. */
  async #catchUp(loaded: Loaded): Promise<boolean> {
    const { store } = this.#settings;
    if (store.kind === 'sqlite') return false;
    const { table, id } = loaded;
    const news = await store.entries(id, table.length);
    for (const logged of news) {
      const outcome = applyEntry(table, logged);
      if (isRefused(outcome)) {
        this.#putBack(loaded);
        throw new Error(`entry ${logged.number} of table ${id} does not fit: ${outcome.message}`);
      }
      loaded.summary = summarise(table, loaded.summary.row, loaded.summary.members, logged.at);
      this.#announce(loaded, outcome, logged);
    }
    return news.length > 0;
  }

  #announce(loaded: Loaded, outcome: Outcome | undefined, logged: Logged | undefined): void {
    for (const audience of this.#audience) audience(loaded, outcome, logged);
  }
}
