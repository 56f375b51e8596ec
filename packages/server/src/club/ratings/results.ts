import { NEWCOMER, pointsOf, type RatedPlay, type Rating, rate } from '@orrery/club';
import type { Hall, Rooms } from '../../hall/hall.ts';
import type { PlayedRow, StoredPlay } from '../../store/club/plays.ts';
import type { Store } from '../../store/store.ts';
import type { ThrottledLog } from '../../throttled-log.ts';
import { anchorsOf } from './anchors.ts';
import { finishedPlay, openingsOf, playerOf } from './finished.ts';

export interface ResultsSettings {
  readonly store: Store;
  readonly hall: Hall;
  readonly rooms: Rooms;
  readonly now: () => number;
  /** How this process is called among others. */
  readonly self: string;
  readonly throttled: Pick<ThrottledLog, 'say'>;
}

/** One process at a time enters results: this long it is ours without a word. */
const LEASE = 60_000;
const LEASE_NAME = 'results';
const AT_ONCE = 50;

/** A play with the words its people opened with. */
interface Finished {
  readonly play: StoredPlay;
  readonly openings: readonly PlayedRow['opening'][];
}

/**
 * Enters what plays have come to, and counts the ratings. All of it follows from the records: it can be forgotten and made
 * again, and comes out the same.
 */
export class Results {
  readonly #settings: ResultsSettings;
  readonly #failed = new Set<string>();
  /** Tables whose results are to be entered. */
  readonly #waiting = new Set<string>();
  /** The next turn, which has not begun yet: all who come before it does share it. */
  #next: Promise<true | undefined> | undefined;
  #under: Promise<unknown> = Promise.resolve();

  constructor(settings: ResultsSettings) {
    this.#settings = settings;
  }

  /** Something has happened at a table that is over. */
  wake(table: string): void {
    this.enter(table).catch((error) => this.#say(table, error));
  }

  /** Waits until nothing is under way; what waits for its turn is left over. */
  async settle(): Promise<void> {
    this.#waiting.clear();
    await this.#under.catch(() => {});
  }

  /** Enters the result of a table where that has not been done. */
  async enter(table: string): Promise<void> {
    if ((await this.#settings.store.play(table)) !== undefined) return;
    this.#waiting.add(table);
    // A turn takes some of those that wait; where another process is at it, it does the rest as well.
    while (this.#waiting.has(table)) if ((await this.#turn()) === undefined) return;
  }

  /** Enters whatever is left over: a process may have ended before it could. */
  async enterAll(): Promise<void> {
    const tables = await this.#settings.store.tablesToEnter(AT_ONCE + this.#failed.size);
    await Promise.all(tables.map((table) => (this.#failed.has(table) ? undefined : this.enter(table))));
  }

  /** Makes everything again from the records alone; the answer says how many plays there were. */
  recompute(): Promise<number | undefined> {
    return this.#alone(() => this.#recompute());
  }

  async #recompute(): Promise<number> {
    const { store } = this.#settings;
    const finished: Finished[] = [];
    for (const table of await store.finishedTables()) finished.push(await this.#read(table));
    finished.sort(byEnd);
    await store.forgetPlays();
    for (const one of finished) await this.#count(one);
    return finished.length;
  }

  #turn(): Promise<true | undefined> {
    this.#next ??= this.#alone(
      () => this.#enterSome(),
      () => {
        this.#next = undefined;
      },
    );
    return this.#next;
  }

  /** Enters some of those that wait together: a round of a tournament ends at many tables at once. */
  async #enterSome(): Promise<true> {
    const tables = [...this.#waiting].sort().slice(0, AT_ONCE);
    for (const table of tables) this.#waiting.delete(table);
    const finished: Finished[] = [];
    for (const table of tables) {
      if ((await this.#settings.store.play(table)) !== undefined) continue;
      // One table that cannot be read keeps no other.
      const read = await this.#read(table).catch((error) => this.#complain(table, error));
      if (read !== undefined) finished.push(read);
    }
    for (const plays of Map.groupBy(finished, ({ play }) => play.game).values()) await this.#enterInOrder(plays);
    return true;
  }

  /** Plays of a game count in the order in which they have ended, whichever is entered first: later ones count again. */
  async #enterInOrder(plays: readonly Finished[]): Promise<void> {
    const [first] = plays.filter(({ play }) => play.rated).sort(byEnd);
    const after = first === undefined ? [] : await this.#settings.store.ratedAfter(first.play);
    const known = await Promise.all(after.map(async (play) => ({ play, openings: await this.#told(play) })));
    for (const one of [...plays, ...known].sort(byEnd)) await this.#count(one);
  }

  /** The openings of a play that was entered before. */
  async #told({ table, seats }: StoredPlay): Promise<PlayedRow['opening'][]> {
    const played = await this.#settings.store.playedAt(table);
    return seats.map(({ who }) => played.find((row) => row.who === who)?.opening ?? null);
  }

  async #read(id: string): Promise<Finished> {
    const { hall, store, rooms } = this.#settings;
    const read = await hall.with(
      id,
      async ({ table, summary }): Promise<Finished> => {
        const play = finishedPlay(id, table, await store.entries(id));
        // What an older version of the rules has left cannot be read any more; it is not asked for again.
        if (play === undefined) return unread(id, summary.row.game, summary.row.updated);
        return { play, openings: await openingsOf(await rooms[play.game](), table) };
      },
      true,
    );
    return read ?? unread(id, '', 0);
  }

  async #count({ play, openings }: Finished): Promise<void> {
    const { store, rooms } = this.#settings;
    const { table, game, at, rated, seats } = play;
    const people = seats.flatMap(({ who }) => who ?? []);
    const known = await store.ratingsBefore(play, people);
    const anchors = rated ? anchorsOf(await rooms[game]()) : new Map<string, Rating>();
    const before = seats.map((seat) => anchors.get(playerOf(seat)) ?? known.get(playerOf(seat)) ?? NEWCOMER);
    const after = rated
      ? rate(
          before,
          seats.map(({ place }) => place),
        )
      : before;
    const rows = seats.flatMap(({ who, place, score }, seat): PlayedRow[] => {
      if (who === null) return [];
      const change = rated ? { before: before[seat], after: after[seat] } : null;
      return [{ who, table, game, at, seats: seats.length, place, score, opening: openings[seat] ?? null, change }];
    });
    if (rated) {
      for (const { who, place, change } of rows) {
        const { plays = 0, wins = 0 } = known.get(who) ?? {};
        const won = place === 1 ? 1 : 0;
        await store.putRating(game, { who, ...(change?.after ?? NEWCOMER), plays: plays + 1, wins: wins + won, at });
      }
    }
    await store.enterPlay(play, rows);
  }

  /** One after another in this process, and only where no other process is at it; undefined where one is. */
  #alone<T>(act: () => Promise<T>, begun: () => void = () => {}): Promise<T | undefined> {
    const { store, self, now } = this.#settings;
    const turn = this.#under
      .catch(() => {})
      .then(async () => {
        begun();
        if (!(await store.lease(LEASE_NAME, self, now(), now() + LEASE))) return undefined;
        return act().finally(() => store.endLease(LEASE_NAME, self));
      });
    this.#under = turn;
    return turn;
  }

  #complain(table: string, error: unknown): undefined {
    this.#failed.add(table);
    this.#say(table, error);
    return undefined;
  }

  #say(table: string, error: unknown): void {
    this.#settings.throttled.say('a result could not be entered', { err: error, table });
  }
}

const byEnd = ({ play: a }: Finished, { play: b }: Finished): number => a.at - b.at || (a.table < b.table ? -1 : 1);

const unread = (table: string, game: string, at: number): Finished => ({
  play: { table, game, at, rated: false, seats: [] },
  openings: [],
});

/** A stored play as the club counts it. */
export const ratedPlay = ({ table, game, at, seats }: StoredPlay): RatedPlay => ({
  id: table,
  game,
  at,
  seats: seats.map((seat) => ({ player: playerOf(seat), place: seat.place })),
});

/** What a play has changed, in whole points. */
export const changeOf = ({ before, after }: { before: Rating; after: Rating }): number =>
  pointsOf(after) - pointsOf(before);
