import type { Choice, Seat } from '@orrery/kernel';
import type { ServerMessage } from '@orrery/protocol';
import {
  type Heard,
  heardOf,
  looksAt,
  NOTHING_TOLD,
  type Outcome,
  optionsAt,
  type Patch,
  type Shown,
  type Sight,
  seatOf,
  tailFor,
} from '@orrery/table';
import { mayLook } from './actions.ts';
import type { Loaded } from './hall.ts';

/** Somebody who looks at a table through a socket. */
export interface Watcher {
  readonly who: string;
  readonly name: string;
  /** Programs may want the list of options; the app makes it itself. */
  readonly options: boolean;
  /** The invitation they came with. */
  readonly invitation?: string | undefined;
  send(message: string): void;
  /** The table is none of their business any more. */
  shut?(): void;
}

interface Watching {
  readonly watcher: Watcher;
  viewer: Seat | null;
  /** Shown as it stood a while ago. */
  late: boolean;
  /** The stamp of the look that was sent last. */
  stamp: number;
}

/** What everybody with the same view was shown last. */
interface Seen {
  readonly stamp: number;
  readonly sight: Sight;
}

/** Who looks at which table, and what was shown last: what changes travels as a patch to that. */
export class Watchers {
  readonly #watched = new Map<string, Map<Watcher, Watching>>();
  /** How long the log was of which people were shown the outcome. */
  readonly #lengths = new Map<string, number>();
  readonly #seen = new WeakMap<Loaded, Map<Seat | null, Seen>>();
  readonly #now: () => number;
  #stamps = 0;
  /** Tables at which somebody came or went. */
  #moved = new Set<string>();

  constructor(now: () => number) {
    this.#now = now;
  }

  isWatched(table: string): boolean {
    return this.#watched.has(table);
  }

  get tables(): string[] {
    return [...this.#watched.keys()];
  }

  /** Who looks at a table through this process, each of them once. */
  peopleAt(table: string): { readonly who: string; readonly name: string }[] {
    const people = new Map<string, { who: string; name: string }>();
    for (const { who, name } of this.#watched.get(table)?.keys() ?? []) people.set(who, { who, name });
    return [...people.values()];
  }

  /** The tables at which somebody came or went since this was asked last. */
  takeMoved(): Set<string> {
    const moved = this.#moved;
    this.#moved = new Set();
    return moved;
  }

  lengthOf(table: string): number | undefined {
    return this.#lengths.get(table);
  }

  /** Shows the table to somebody, and from now on every change of it; `late`: as it stood a while ago. */
  watch(loaded: Loaded, watcher: Watcher, late = false): void {
    let watched = this.#watched.get(loaded.id);
    if (watched === undefined) {
      watched = new Map();
      this.#watched.set(loaded.id, watched);
    }
    const viewer = seatOf(loaded.table.seats, watcher.who);
    const seen =
      this.#seen.get(loaded)?.get(viewer) ??
      this.#remember(loaded, viewer, looksAt(loaded.table)(viewer, undefined).sight);
    if (!late) this.#lengths.set(loaded.id, loaded.table.length);
    watched.set(watcher, { watcher, viewer, late, stamp: seen.stamp });
    this.#moved.add(loaded.id);
    watcher.send(this.#whole(loaded, viewer, seen, watcher.options, late));
  }

  unwatch(table: string, watcher: Watcher): void {
    const watched = this.#watched.get(table);
    if (watched?.delete(watcher)) this.#moved.add(table);
    if (watched === undefined || watched.size > 0) return;
    this.#watched.delete(table);
    this.#lengths.delete(table);
  }

  /** Sends the same line to all who look at a table and may hear it. */
  spread(table: string, message: string, hears: (who: string) => boolean = () => true): void {
    for (const { watcher } of this.#watched.get(table)?.values() ?? []) if (hears(watcher.who)) watcher.send(message);
  }

  /**
   * Shows everybody what has changed for them; who sees no change hears nothing. `late`: the table is one that stands as it
   * did a while ago, and only those are told who look at that.
   */
  change(loaded: Loaded, outcome: Outcome | undefined, late = false): void {
    const watched = this.#watched.get(loaded.id);
    const before = this.#seen.get(loaded);
    this.#seen.delete(loaded);
    if (watched === undefined) return;
    if (!late) this.#lengths.set(loaded.id, loaded.table.length);
    if (!loaded.summary.row.listed) this.#closeEars(loaded, watched);
    // Who takes their seat again sees the table as it is.
    if (!late) for (const one of watched.values()) one.late &&= seatOf(loaded.table.seats, one.watcher.who) === null;
    const watching = [...watched.values()].filter((one) => one.late === late);
    const groups = Map.groupBy(watching, ({ watcher }) => seatOf(loaded.table.seats, watcher.who));
    const look = looksAt(loaded.table);
    for (const [viewer, group] of groups) {
      const seen = before?.get(viewer);
      this.#changeFor(loaded, viewer, group, seen, look(viewer, seen?.sight), outcome);
    }
  }

  /** Who was removed from a private table, or whose invitation was taken back, hears nothing more. */
  #closeEars(loaded: Loaded, watched: ReadonlyMap<Watcher, Watching>): void {
    for (const watcher of [...watched.keys()]) {
      if (mayLook(loaded, watcher.who, watcher.invitation)) continue;
      this.unwatch(loaded.id, watcher);
      watcher.shut?.();
    }
  }

  #changeFor(
    loaded: Loaded,
    viewer: Seat | null,
    group: readonly Watching[],
    before: Seen | undefined,
    { sight, patch }: Shown,
    outcome: Outcome | undefined,
  ): void {
    const heard = heardOf(outcome ?? NOTHING_TOLD, viewer);
    const isQuiet = patch?.length === 0 && heard.beats.length === 0 && heard.drop === null;
    const seen = this.#remember(loaded, viewer, sight, isQuiet ? before : undefined);
    const messages = new Map<string, string>();
    for (const watching of group) {
      const { watcher, stamp } = watching;
      const follows = outcome !== undefined && watching.viewer === viewer && stamp === before?.stamp;
      watching.viewer = viewer;
      watching.stamp = seen.stamp;
      if (follows && isQuiet) continue;
      const key = `${follows} ${watcher.options}`;
      let message = messages.get(key);
      if (message === undefined) {
        message = follows
          ? this.#patch(loaded, viewer, patch ?? [], heard, watching)
          : this.#whole(loaded, viewer, seen, watcher.options, watching.late);
        messages.set(key, message);
      }
      watcher.send(message);
    }
  }

  #remember(loaded: Loaded, viewer: Seat | null, sight: Sight, same?: Seen): Seen {
    const seen = { stamp: same?.stamp ?? ++this.#stamps, sight };
    let bySeat = this.#seen.get(loaded);
    if (bySeat === undefined) {
      bySeat = new Map();
      this.#seen.set(loaded, bySeat);
    }
    bySeat.set(viewer, seen);
    return seen;
  }

  /** The time it is at the table that is shown, so that its clocks run on from where they stand. */
  #timeAt({ table: { setup } }: Loaded, late: boolean): number {
    return this.#now() - (late ? (setup.delay ?? 0) : 0);
  }

  #patch(loaded: Loaded, viewer: Seat | null, patch: Patch, heard: Heard, { watcher, late }: Watching): string {
    return JSON.stringify({
      tell: 'change',
      table: loaded.id,
      now: this.#timeAt(loaded, late),
      patch,
      ...heard,
      ...optionsFor(loaded, viewer, watcher.options),
    } satisfies ServerMessage);
  }

  #whole(loaded: Loaded, viewer: Seat | null, { sight }: Seen, options: boolean, late: boolean): string {
    return JSON.stringify({
      tell: 'look',
      table: loaded.id,
      now: this.#timeAt(loaded, late),
      beats: tailFor(loaded.table, viewer),
      ...optionsFor(loaded, viewer, options),
      look: sight.look,
    } satisfies ServerMessage);
  }
}

function optionsFor(loaded: Loaded, viewer: Seat | null, wanted: boolean): { options?: readonly Choice[] } {
  if (!wanted) return {};
  return { options: viewer === null ? [] : optionsAt(loaded.table, viewer) };
}
