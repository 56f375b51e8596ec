import { below, type Choice, type Game, isRefused, type Random, seedRandom } from '@orrery/kernel';
import { applyEntry, type Logged, openTable, questionOf, type Table } from '@orrery/table';
import type { Client, Line } from './client.ts';

/** A choice that the server has said is done. */
export interface Acknowledged {
  readonly table: string;
  readonly seat: number;
  readonly question: number;
  readonly choice: Choice;
}

/** Somebody who plays on whatever happens: connects again, at any of the servers, and goes on. */
export class Player {
  readonly acknowledged: Acknowledged[] = [];
  readonly #client: Client;
  readonly #bases: readonly string[];
  readonly #random: Random;
  readonly #pace: number;
  readonly #tables: string[] = [];
  #stopped = false;
  #running: Promise<void> | undefined;
  connections = 0;
  refusals = new Map<string, number>();

  /** `pace`: the longest time to think, in milliseconds. */
  constructor(client: Client, bases: readonly string[], seed: string, pace = 0) {
    this.#pace = pace;
    this.#client = client;
    this.#bases = bases;
    this.#random = seedRandom(seed);
  }

  play(tables: readonly string[]): void {
    this.#tables.push(...tables);
    this.#running ??= this.#run();
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    await this.#running;
  }

  /** Resolves when all tables are over. */
  async done(): Promise<void> {
    await this.#running;
  }

  async #run(): Promise<void> {
    while (!this.#stopped) {
      const base = this.#bases[below(this.#random, this.#bases.length)];
      const line = await this.#client
        .at(base)
        .socket()
        .catch(() => undefined);
      if (line === undefined) {
        await new Promise((resolve) => setTimeout(resolve, 30));
        continue;
      }
      this.connections++;
      const isDone = await this.#playOn(line).catch(() => false);
      line.close();
      if (isDone) return;
    }
  }

  async #playOn(line: Line): Promise<boolean> {
    for (const table of this.#tables) {
      const answer = await line.ask({ do: 'watch', table, options: true });
      if (answer.tell !== 'done') return false;
    }
    while (!this.#stopped) {
      const table = await line.until(() => {
        if (this.#stopped) return 'stopped';
        if (this.#tables.every((id) => line.look(id).status !== 'playing')) return 'over';
        return this.#tables.find((id) => line.look(id).question !== null);
      });
      if (table === 'stopped' || table === 'over') return true;
      const { question, seat } = line.look(table);
      if (this.#pace > 0) await new Promise((resolve) => setTimeout(resolve, below(this.#random, this.#pace)));
      const options = line.options(table);
      const choice = options[below(this.#random, options.length)];
      const answer = await line.ask({ do: 'choose', table, question, choice });
      if (answer.tell === 'done') {
        this.acknowledged.push({ table, seat: seat as number, question: question as number, choice });
        await line.until(() => this.#stopped || line.look(table).question !== question);
      } else {
        const why = String(answer.refused);
        this.refusals.set(why, (this.refusals.get(why) ?? 0) + 1);
        // Whoever does not know where the table stands looks again.
        if (why === 'trouble') return false;
        await line.ask({ do: 'watch', table, options: true });
      }
    }
    return true;
  }
}

/** Every choice of a log under the number of the question it answers. */
export function choicesOf(game: Game, log: readonly Logged[]): Map<string, Choice> {
  const [first, ...rest] = log;
  if (first.entry.do !== 'open') throw new Error('no opening');
  const table = openTable(game, first.entry.setup, first.at) as Table;
  const choices = new Map<string, Choice>();
  for (const logged of rest) {
    const { entry } = logged;
    if (entry.do === 'choose') choices.set(`${entry.seat} ${questionOf(table, entry.seat)}`, entry.choice);
    const outcome = applyEntry(table, logged);
    if (isRefused(outcome)) throw new Error(`entry ${logged.number}: ${outcome.message}`);
  }
  return choices;
}

/** Opens a table with these people, already begun. */
export async function seat(clients: readonly Client[], game: string, settings: object = {}): Promise<string> {
  const [owner, ...others] = clients;
  const { table } = await owner.must('POST', '/api/tables', { game, seats: clients.length, settings });
  for (const other of others) await other.must('POST', `/api/tables/${table}/sit`, {});
  await owner.must('POST', `/api/tables/${table}/start`, {});
  return table;
}

/** More when the long tests are asked for: `npm run test:server-heavy`. */
export const HEAVY = process.env.ORRERY_HEAVY === '1';
