/** A difference that clocks of good machines never have, in milliseconds. */
const JUMP = 60_000;
/** The longest that nobody loses on time after a jump. */
const LONGEST_GRACE = 86_400_000;

/**
 * The time that counts. Between two looks at the store's clock it runs as steadily as the machine, whatever is done to the
 * machine's calendar; it never goes back; and after a jump ahead nobody loses on time before they have had as long to move,
 * up to a day.
 */
export class SteadyClock {
  readonly #steady: () => number;
  readonly #onJump: (ms: number) => void;
  #time: number;
  #at: number;
  #graceUntil = Number.NEGATIVE_INFINITY;

  /** `steady`: milliseconds since anything, which only ever grow; `onJump` hears of jumps, those back as negative. */
  constructor(time: number, steady: () => number, onJump: (ms: number) => void = () => {}) {
    this.#steady = steady;
    this.#onJump = onJump;
    this.#time = time;
    this.#at = steady();
  }

  now(): number {
    return Math.round(this.#time + this.#steady() - this.#at);
  }

  /** Compares with the clock that all processes share. */
  look(shared: number): void {
    const mine = this.now();
    const jump = shared - mine;
    if (Math.abs(jump) >= JUMP) this.#onJump(jump);
    // Back in time nothing may go: entries have their order. It stands still for less than a jump, or goes on as it was.
    if (jump <= -JUMP) return;
    if (jump >= JUMP) this.#graceUntil = shared + Math.min(jump, LONGEST_GRACE);
    this.#time = Math.max(mine, shared);
    this.#at = this.#steady();
  }

  /** May anybody lose on time now? */
  get flags(): boolean {
    return this.now() >= this.#graceUntil;
  }
}
