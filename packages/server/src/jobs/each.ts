import type { ThrottledLog } from '../throttled-log.ts';

/** How long something that failed is left alone, in milliseconds. */
const PAUSE = 60_000;

/** Does something with each of many things: one that fails is reported and left alone for a while, and the others go on. */
export class Each {
  readonly #what: string;
  readonly #throttled: ThrottledLog;
  readonly #now: () => number;
  readonly #failed = new Map<string, number>();

  constructor(what: string, throttled: ThrottledLog, now: () => number) {
    this.#what = what;
    this.#throttled = throttled;
    this.#now = now;
  }

  /** How many things are left alone now: so many more have to be read, so that they do not stand before the others. */
  get failing(): number {
    for (const [id, until] of this.#failed) if (until <= this.#now()) this.#failed.delete(id);
    return this.#failed.size;
  }

  async do(ids: readonly string[], act: (id: string) => Promise<unknown>): Promise<void> {
    for (const id of ids) {
      if ((this.#failed.get(id) ?? 0) > this.#now()) continue;
      try {
        await act(id);
      } catch (error) {
        this.#failed.set(id, this.#now() + PAUSE);
        this.#throttled.say(this.#what, { err: error, id });
      }
    }
  }
}
