import { isRefused } from '@orrery/kernel';
import { applyEntry, type Logged, openTable, seatOf, type Table } from '@orrery/table';
import type { Store } from '../store/store.ts';
import type { Hall, Loaded } from './hall.ts';
import { Turns } from './turns.ts';
import type { Watchers } from './watchers.ts';

/** Does somebody look on who is shown the table as it stood a while ago? Whoever plays sees it as it is. */
export const isLateFor = ({ table: { setup, seats } }: Pick<Loaded, 'table'>, who: string): boolean =>
  (setup.delay ?? 0) > 0 && seatOf(seats, who) === null;

interface LateSettings {
  readonly store: Store;
  readonly hall: Hall;
  readonly watchers: Watchers;
  readonly now: () => number;
}

/** Tables as they stood a while ago, for those who look on: played again from the log, as far as it is old enough. */
export class LateTables {
  readonly #settings: LateSettings;
  readonly #tables = new Map<string, Loaded>();
  readonly #turns = new Turns();

  constructor(settings: LateSettings) {
    this.#settings = settings;
  }

  /** A table as it stood; undefined where its log cannot be played again, because the rules have changed since. */
  read(now: Loaded): Promise<Loaded | undefined> {
    return this.#turns.take(now.id, () => this.#read(now));
  }

  /** Shows those who look on what has become old enough; lets go of what nobody looks at. */
  async show(): Promise<void> {
    const { hall, watchers } = this.#settings;
    for (const id of this.#tables.keys()) {
      const read = watchers.isWatched(id) ? await hall.with(id, (loaded) => this.read(loaded), true) : undefined;
      if (read === undefined) this.#tables.delete(id);
    }
  }

  async #read(now: Loaded): Promise<Loaded | undefined> {
    const { store, watchers } = this.#settings;
    const known = this.#tables.get(now.id);
    const log = await store.entries(now.id, known?.table.length ?? 0);
    const late = known ?? opened(now, log.shift());
    if (late === undefined) return undefined;
    late.summary = now.summary;
    for (const logged of log) {
      if (!this.#isOldEnough(late.table, logged)) break;
      const outcome = applyEntry(late.table, logged);
      if (isRefused(outcome)) return undefined;
      if (known !== undefined) watchers.change(late, outcome, true);
    }
    this.#tables.set(now.id, late);
    return late;
  }

  /** Who sits where is no secret; what was chosen becomes old. */
  #isOldEnough({ status, setup }: Table, { at }: Logged): boolean {
    return status === 'open' || at <= this.#settings.now() - (setup.delay ?? 0);
  }
}

function opened({ id, table: { game }, summary }: Loaded, first: Logged | undefined): Loaded | undefined {
  if (first?.entry.do !== 'open') return undefined;
  const table = openTable(game, first.entry.setup, first.at);
  return isRefused(table) ? undefined : { id, table, summary, keptLength: 0, usedAt: 0 };
}
