import type { FastifyBaseLogger } from 'fastify';

/** The least time between two lines of the same kind, in milliseconds. */
const PAUSE = 1000;

/** Says what goes wrong again and again once in a while: a database that is away fails everybody at once. */
export class ThrottledLog {
  readonly #log: FastifyBaseLogger;
  readonly #said = new Map<string, { at: number; kept: number }>();

  constructor(log: FastifyBaseLogger) {
    this.#log = log;
  }

  say(what: string, details: object): void {
    const now = performance.now();
    const last = this.#said.get(what);
    if (last !== undefined && now - last.at < PAUSE) {
      last.kept++;
      return;
    }
    this.#log.error({ ...details, ...(last !== undefined && last.kept > 0 ? { moreOfThese: last.kept } : {}) }, what);
    this.#said.set(what, { at: now, kept: 0 });
  }
}
