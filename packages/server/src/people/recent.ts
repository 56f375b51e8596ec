const MOST_KNOWN = 20_000;

/** What was found out a moment ago. */
export class Recent<T> {
  readonly #found = new Map<string, { readonly value: T; readonly until: number }>();
  readonly #time: number;

  /** `time`: how long it is believed, in milliseconds. */
  constructor(time: number) {
    this.#time = time;
  }

  get(key: string): T | undefined {
    const found = this.#found.get(key);
    return found !== undefined && found.until > performance.now() ? found.value : undefined;
  }

  set(key: string, value: T): void {
    if (this.#found.size >= MOST_KNOWN) this.#found.clear();
    this.#found.set(key, { value, until: performance.now() + this.#time });
  }

  /** Forgets everything that fits. */
  forget(fits: (value: T) => boolean): void {
    for (const [key, { value }] of this.#found) if (fits(value)) this.#found.delete(key);
  }
}
