import type { Database, Row } from '../rows.ts';

/** Somebody who wants to play now, and the table that was found for them. */
export interface Seeker {
  readonly who: string;
  readonly game: string;
  readonly seats: readonly number[];
  readonly pace: 'live' | 'days';
  readonly computers: boolean;
  readonly since: number;
  /** When they asked last whether there is a table. */
  readonly seen: number;
  readonly table: string | null;
}

export interface SeekersStore {
  seek(seeker: Seeker): Promise<void>;
  /** Who asks after themselves is still there. */
  seekerSeen(who: string, now: number): Promise<Seeker | undefined>;
  stopSeeking(who: string): Promise<void>;
  /** Everybody for whom no table was found yet, whoever came first first. */
  seekers(): Promise<Seeker[]>;
  /** A table was found for them; false for somebody who has left meanwhile. */
  tableFound(who: string, table: string): Promise<boolean>;
  /** Forgets who waits for a live table and is gone, or has been told long ago. */
  forgetSeekers(liveBefore: number, before: number): Promise<void>;
  /** Remembers how long somebody had to wait for a table. */
  addWait(game: string, pace: Seeker['pace'], ms: number, at: number): Promise<void>;
  /** How long people had to wait since a moment, by game and pace; the newest first. */
  waitsSince(since: number): Promise<{ readonly game: string; readonly pace: Seeker['pace']; readonly ms: number }[]>;
  forgetWaits(before: number): Promise<void>;
  /** The people at these tables, by their seats. */
  peopleAt(tables: readonly string[]): Promise<Map<string, string[]>>;
}

export const SEEKERS_MIGRATION = (): readonly string[] => [
  `CREATE TABLE seekers (
    who TEXT PRIMARY KEY, game TEXT NOT NULL, seats TEXT NOT NULL, pace TEXT NOT NULL, computers INTEGER NOT NULL,
    since BIGINT NOT NULL, seen BIGINT NOT NULL, table_id TEXT
  )`,
];

export const WAITS_MIGRATION = (): readonly string[] => [
  'CREATE TABLE waits (game TEXT NOT NULL, pace TEXT NOT NULL, ms BIGINT NOT NULL, at BIGINT NOT NULL)',
  'CREATE INDEX waits_at ON waits (at)',
];

export function seekersStore({ query, textsOf }: Database): SeekersStore {
  return {
    async seek({ who, game, seats, pace, computers, since, seen }) {
      await query(
        `INSERT INTO seekers (who, game, seats, pace, computers, since, seen) VALUES ($1, $2, $3, $4, $5, $6, $7)
         ON CONFLICT (who) DO UPDATE SET game = excluded.game, seats = excluded.seats, pace = excluded.pace,
           computers = excluded.computers, since = excluded.since, seen = excluded.seen, table_id = NULL`,
        [who, game, JSON.stringify(seats), pace, computers ? 1 : 0, since, seen],
      );
    },
    async seekerSeen(who, now) {
      const [row] = await query('UPDATE seekers SET seen = $2 WHERE who = $1 RETURNING *', [who, now]);
      return row && seeker(row);
    },
    async stopSeeking(who) {
      await query('DELETE FROM seekers WHERE who = $1', [who]);
    },
    async seekers() {
      return (await query('SELECT * FROM seekers WHERE table_id IS NULL ORDER BY since, who')).map(seeker);
    },
    async tableFound(who, table) {
      const rows = await query('UPDATE seekers SET table_id = $2 WHERE who = $1 RETURNING who', [who, table]);
      return rows.length > 0;
    },
    async forgetSeekers(liveBefore, before) {
      await query("DELETE FROM seekers WHERE (pace = 'live' AND seen < $1) OR seen < $2", [liveBefore, before]);
    },
    async addWait(game, pace, ms, at) {
      await query('INSERT INTO waits (game, pace, ms, at) VALUES ($1, $2, $3, $4)', [game, pace, ms, at]);
    },
    async waitsSince(since) {
      const rows = await query('SELECT game, pace, ms FROM waits WHERE at >= $1 ORDER BY at DESC LIMIT 2000', [since]);
      return rows.map(
        ({ game, pace, ms }) => ({ game, pace, ms }) as { game: string; pace: Seeker['pace']; ms: number },
      );
    },
    async forgetWaits(before) {
      await query('DELETE FROM waits WHERE at < $1', [before]);
    },
    async peopleAt(tables) {
      const rows = await query(`SELECT table_id, who FROM members WHERE table_id IN (${textsOf('$1')}) ORDER BY seat`, [
        JSON.stringify(tables),
      ]);
      const people = new Map<string, string[]>();
      for (const { table_id, who } of rows) {
        people.set(table_id as string, [...(people.get(table_id as string) ?? []), who as string]);
      }
      return people;
    },
  };
}

const seeker = ({ who, game, seats, pace, computers, since, seen, table_id }: Row): Seeker =>
  ({
    who,
    game,
    seats: JSON.parse(seats as string),
    pace,
    computers: computers === 1,
    since,
    seen,
    table: table_id,
  }) as Seeker;
