import type { Present, ServerMessage } from '@orrery/protocol';
import type { Store } from '../store/store.ts';
import type { Watchers } from './watchers.ts';

type ByTable = Readonly<Record<string, readonly Present[]>>;

/** Under this name, which no table has, stand all who are connected, whatever they look at. */
const CONNECTED = '';

interface Connected {
  readonly people: Iterable<string>;
  isHere(who: string): boolean;
}

/** How long what a process said of its people holds, and when it says the same again, in milliseconds. */
const HOLDS = 30_000;
const SAY_AGAIN = 10_000;
/** How often the processes exchange their lists, which are as long as there are people. */
const EXCHANGE = 3000;

/** Who is at which table at this moment, whatever process they are connected to. */
export class Presence {
  readonly #store: Pick<Store, 'kind' | 'beHere' | 'whoIsHere'>;
  readonly #watchers: Watchers;
  readonly #now: () => number;
  readonly #self: string;
  readonly #connected: () => Connected;
  #elsewhere: readonly ByTable[] = [];
  #said = { text: '', at: 0 };
  #exchanged = 0;

  constructor(settings: {
    store: Store;
    watchers: Watchers;
    now: () => number;
    self: string;
    /** Everybody who is connected to this process. */
    connected: () => Connected;
  }) {
    this.#store = settings.store;
    this.#watchers = settings.watchers;
    this.#now = settings.now;
    this.#self = settings.self;
    this.#connected = settings.connected;
  }

  /** Everybody at a table, each of them once. */
  at(table: string): Present[] {
    const people = [...this.#watchers.peopleAt(table), ...this.#elsewhere.flatMap((tables) => tables[table] ?? [])];
    return [...new Map(people.map((present) => [present.who, present])).values()];
  }

  /** Is somebody connected to some process? */
  isHere(who: string): boolean {
    if (this.#connected().isHere(who)) return true;
    return this.#elsewhere.some((tables) => tables[CONNECTED]?.some((present) => present.who === who));
  }

  /** The tables at which somebody is now. */
  tablesOf(who: string): string[] {
    const here = this.#watchers.tables.filter((table) => this.#watchers.peopleAt(table).some((one) => one.who === who));
    const elsewhere = this.#elsewhere.flatMap((tables) =>
      Object.entries(tables).flatMap(([table, people]) =>
        table !== CONNECTED && people.some((present) => present.who === who) ? [table] : [],
      ),
    );
    return [...new Set([...here, ...elsewhere])];
  }

  /** Exchanges with the other processes who is where, and tells those who look at a table when that has changed. */
  async show(): Promise<void> {
    const changed = this.#watchers.takeMoved();
    // Only one process at a time can have the embedded database.
    if (this.#store.kind !== 'sqlite') for (const table of await this.#exchange()) changed.add(table);
    for (const table of changed) {
      if (!this.#watchers.isWatched(table)) continue;
      this.#watchers.spread(
        table,
        JSON.stringify({ tell: 'presence', table, people: this.at(table) } satisfies ServerMessage),
      );
    }
  }

  /** The tables at which somebody came or went elsewhere. */
  async #exchange(): Promise<string[]> {
    const now = this.#now();
    if (now - this.#exchanged < EXCHANGE) return [];
    this.#exchanged = now;
    const here: Record<string, readonly Present[]> = Object.fromEntries(
      this.#watchers.tables.map((table) => [table, this.#watchers.peopleAt(table)]),
    );
    here[CONNECTED] = [...this.#connected().people].map((who) => ({ who, name: '' }));
    const text = JSON.stringify(here);
    if (text !== this.#said.text || now - this.#said.at >= SAY_AGAIN) {
      await this.#store.beHere(this.#self, now + HOLDS, text);
      this.#said = { text, at: now };
    }
    const others = (await this.#store.whoIsHere(now)).filter(({ process }) => process !== this.#self);
    const before = this.#elsewhere;
    this.#elsewhere = others.map(({ people }) => JSON.parse(people) as ByTable);
    const known = new Set([...before, ...this.#elsewhere].flatMap((tables) => Object.keys(tables)));
    const listed = (all: readonly ByTable[], table: string): string =>
      JSON.stringify(all.flatMap((tables) => tables[table] ?? []));
    return [...known].filter((table) => listed(before, table) !== listed(this.#elsewhere, table));
  }

  /** This process has nobody any more. */
  async leave(): Promise<void> {
    if (this.#store.kind !== 'sqlite') await this.#store.beHere(this.#self, this.#now(), '{}');
  }
}
