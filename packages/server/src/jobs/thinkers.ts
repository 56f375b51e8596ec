import { cpus } from 'node:os';
import { Worker } from 'node:worker_threads';
import { connectThinker, isLevelName, type Level, nodePort, type ThinkerClient } from '@orrery/bots';
import { type Choice, seedRandom, viewOf } from '@orrery/kernel';
import { optionsAt, refuseAt, type Table, thinkingAt } from '@orrery/table';
import type { FastifyBaseLogger } from 'fastify';
import type { Hall } from '../hall/hall.ts';
import type { Job, Store } from '../store/store.ts';

export interface ThinkerSettings {
  readonly store: Store;
  readonly hall: Hall;
  readonly now: () => number;
  /** The module that lists the games, for the threads. */
  readonly roomsModule: string;
  /** How this process is called in claims. */
  readonly self: string;
  readonly threads: number;
  readonly log: FastifyBaseLogger;
}

/** One core stays free for people. */
export const DEFAULT_THREADS = Math.max(1, cpus().length - 1);

/** How long a question is ours without a word from us: who is gone is not waited for. */
const LEASE = 8000;
/** When a question that could not be answered is tried again, in milliseconds. */
const AGAIN = 1000;
/** After so many lost claims a question is answered by chance: no table waits for ever. */
const PATIENCE = 4;

/** Is this still for a computer player to answer? A person may have come back to the seat, or want to answer. */
const isAsked = (table: Table, job: Job): boolean =>
  thinkingAt(table).some(({ seat, question }) => seat === job.seat && question === job.question);

/**
 * Computer players at work. Their questions are rows; any process takes the next ones, in turns between the owners of
 * the tables, and answers them in threads of lower priority than people's moves.
 */
export class Thinkers {
  readonly #settings: ThinkerSettings;
  readonly #idle: ThinkerClient[] = [];
  #busy = 0;
  #looking = false;
  #again = false;
  #stopped = false;
  readonly counts = { thoughts: 0, failures: 0, milliseconds: 0 };

  constructor(settings: ThinkerSettings) {
    this.#settings = settings;
  }

  get busy(): number {
    return this.#busy;
  }

  /** There may be questions. */
  wake(): void {
    if (this.#looking) this.#again = true;
    else void this.#look();
  }

  /** Says that this process is still there. */
  async renew(): Promise<void> {
    const { store, self, now } = this.#settings;
    if (this.#busy > 0) await store.renewJobs(self, now() + LEASE);
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    for (const thinker of this.#idle.splice(0)) thinker.close();
    const { store, self, log } = this.#settings;
    // Where that cannot be said, others hear nothing of us for a while, and take over.
    await store.releaseJobs(self).catch((error) => log.warn({ err: error }, 'questions could not be left to others'));
  }

  async #look(): Promise<void> {
    const { store, threads, self, now, log } = this.#settings;
    this.#looking = true;
    try {
      do {
        this.#again = false;
        const limit = threads - this.#busy;
        if (limit <= 0 || this.#stopped) return;
        const jobs = await store.claimJobs({ by: self, limit, now: now(), until: now() + LEASE });
        for (const job of jobs) void this.#work(job);
      } while (this.#again);
    } catch (error) {
      log.warn({ err: error }, 'questions to computer players cannot be read');
    } finally {
      this.#looking = false;
    }
  }

  async #work(job: Job): Promise<void> {
    const { hall, log } = this.#settings;
    this.#busy++;
    const started = performance.now();
    try {
      const choice = await this.#think(job);
      if (choice === undefined || this.#stopped) return;
      await hall.act(job.table, ({ table }) => {
        if (!isAsked(table, job)) return refuseAt('stale', 'Something else is asked now.');
        return { do: 'choose', seat: job.seat, choice, confirmed: true };
      });
      this.counts.thoughts++;
    } catch (error) {
      this.counts.failures++;
      log.error({ err: error, table: job.table, seat: job.seat, level: job.level }, 'a computer player failed');
      const { store, now } = this.#settings;
      await store.releaseJob(job.table, job.seat, now() + AGAIN).catch(() => {});
    } finally {
      this.#busy--;
      this.counts.milliseconds += performance.now() - started;
      if (!this.#stopped) this.wake();
    }
  }

  async #think(job: Job): Promise<Choice | undefined> {
    const { hall } = this.#settings;
    const asked = await hall.with(
      job.table,
      ({ table }) => {
        const { play } = table;
        if (play === undefined || !isAsked(table, job)) return undefined;
        const options = optionsAt(table, job.seat);
        return { game: table.game.id, options, view: options.length > 1 ? viewOf(play, job.seat) : undefined };
      },
      true,
    );
    if (asked === undefined) return undefined;
    const { options, view, game } = asked;
    if (view === undefined) return options[0];
    if (job.tries > PATIENCE) return options[Math.floor(Math.random() * options.length)];
    const thinker = this.#idle.pop() ?? this.#connect();
    try {
      const level: Level = isLevelName(job.level) ? job.level : 'medium';
      const random = seedRandom(crypto.randomUUID());
      const { choice } = await thinker.think({ game, level, view, seat: job.seat, random });
      if (this.#stopped) thinker.close();
      else this.#idle.push(thinker);
      return choice;
    } catch (error) {
      // The thread may be lost or not; the next question gets a new one.
      thinker.close();
      throw error;
    }
  }

  #connect(): ThinkerClient {
    const { roomsModule } = this.#settings;
    const worker = new Worker(new URL('./thread.ts', import.meta.url), { workerData: { roomsModule } });
    worker.unref();
    return connectThinker(nodePort(worker));
  }
}
