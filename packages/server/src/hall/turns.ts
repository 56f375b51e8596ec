/** Lets things happen one after another for each name, and at once for different ones. */
export class Turns {
  readonly #last = new Map<string, Promise<void>>();

  take<T>(name: string, act: () => Promise<T>): Promise<T> {
    const before = this.#last.get(name) ?? Promise.resolve();
    const turn = before.then(act, act);
    const leave = (): void => {
      if (this.#last.get(name) === over) this.#last.delete(name);
    };
    const over: Promise<void> = turn.then(leave, leave);
    this.#last.set(name, over);
    return turn;
  }

  isTaken(name: string): boolean {
    return this.#last.has(name);
  }

  /** Waits until nothing is under way. */
  async settle(): Promise<void> {
    while (this.#last.size > 0) await Promise.allSettled(this.#last.values());
  }
}
