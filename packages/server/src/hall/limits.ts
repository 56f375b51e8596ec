/** So many at once, and so many a second in the long run. */
export interface Allowance {
  readonly burst: number;
  readonly perSecond: number;
}

interface Bucket {
  left: number;
  at: number;
}

/** Counts what each person or address does, and says when it is too much. */
export class Limits {
  readonly #buckets = new Map<string, Bucket>();
  readonly #now: () => number;
  readonly #on: boolean;

  constructor(now: () => number, on = true) {
    this.#now = now;
    this.#on = on;
  }

  allows(what: string, who: string, { burst, perSecond }: Allowance): boolean {
    if (!this.#on) return true;
    const key = `${what} ${who}`;
    const now = this.#now();
    const bucket = this.#buckets.get(key) ?? { left: burst, at: now };
    bucket.left = Math.min(burst, bucket.left + (Math.max(0, now - bucket.at) / 1000) * perSecond);
    bucket.at = now;
    this.#buckets.set(key, bucket);
    if (bucket.left < 1) return false;
    bucket.left--;
    return true;
  }

  /** Forgets who has been quiet for long. */
  tidy(): void {
    const old = this.#now() - 600_000;
    for (const [key, { at }] of this.#buckets) if (at < old) this.#buckets.delete(key);
  }
}
