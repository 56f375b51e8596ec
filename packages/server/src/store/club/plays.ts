import type { Rating } from '@orrery/club';
import type { InLanguages } from '@orrery/protocol';
import type { Database, Row } from '../rows.ts';

/** What a seat came to at a table that is over. */
export interface SeatOutcome {
  /** The person; null for a computer player. */
  readonly who: string | null;
  /** The level of a computer player that was there from the start. */
  readonly level: string | null;
  readonly place: number;
  readonly score: number;
}

/** A play that is over, entered once. */
export interface StoredPlay {
  readonly table: string;
  readonly game: string;
  /** When it ended. */
  readonly at: number;
  readonly rated: boolean;
  readonly seats: readonly SeatOutcome[];
}

/** The first choice of somebody in a play, in the languages that people read. */
export type Opening = InLanguages;

/** The same play as one of its people sees it. */
export interface PlayedRow {
  readonly who: string;
  readonly table: string;
  readonly game: string;
  readonly at: number;
  readonly seats: number;
  readonly place: number;
  readonly score: number;
  readonly opening: Opening | null;
  /** The rating before and after; null where the play counted for nothing. */
  readonly change: { readonly before: Rating; readonly after: Rating } | null;
}

export interface StoredRating extends Rating {
  readonly who: string;
  readonly plays: number;
  readonly wins: number;
  readonly at: number;
}

/** Finished plays and the ratings that follow from them. */
export interface PlaysStore {
  /** Tables that are over and whose result has not been entered, the oldest first. */
  tablesToEnter(limit: number): Promise<string[]>;
  /** All tables that are over, with a result. */
  finishedTables(): Promise<string[]>;
  /** Those of a game that everybody may look at, the oldest first. */
  openRecords(game: string): Promise<string[]>;
  play(table: string): Promise<StoredPlay | undefined>;
  plays(tables: readonly string[]): Promise<Map<string, StoredPlay>>;
  /** Those of these tables that everybody may look at. */
  listedAmong(tables: readonly string[]): Promise<Set<string>>;
  /** Enters a play for its people. Whoever does it twice changes nothing. */
  enterPlay(play: StoredPlay, people: readonly PlayedRow[]): Promise<void>;
  /** The rated plays of the game that ended after this one, the oldest first. */
  ratedAfter(play: StoredPlay): Promise<StoredPlay[]>;
  /** Forgets everything that follows from the records. */
  forgetPlays(): Promise<void>;

  ratingsOf(game: string, people: readonly string[]): Promise<Map<string, StoredRating>>;
  /** The ratings of these people as the plays before this one have left them. */
  ratingsBefore(play: StoredPlay, people: readonly string[]): Promise<Map<string, StoredRating>>;
  putRating(game: string, rating: StoredRating): Promise<void>;
  /** The strongest first. */
  strongest(game: string, limit: number): Promise<StoredRating[]>;
  /** How many are stronger. */
  strongerThan(game: string, mean: number): Promise<number>;
  /** Everything somebody has played, the newest first. */
  playedBy(who: string, limit: number): Promise<PlayedRow[]>;
  /** The rated plays of these people since a moment, the oldest first. */
  ratedSince(game: string, people: readonly string[], since: number): Promise<PlayedRow[]>;
  playedAt(table: string): Promise<PlayedRow[]>;

  /** Lets one process at a time do something: true for whoever has it until a moment. */
  lease(what: string, by: string, now: number, until: number): Promise<boolean>;
  endLease(what: string, by: string): Promise<void>;
}

export const PLAYS_MIGRATION = (): readonly string[] => [
  'ALTER TABLE tables ADD COLUMN rated INTEGER NOT NULL DEFAULT 0',
  "ALTER TABLE tables ADD COLUMN pace TEXT NOT NULL DEFAULT 'none'",
  `CREATE TABLE plays (
    table_id TEXT PRIMARY KEY, game TEXT NOT NULL, at BIGINT NOT NULL, rated INTEGER NOT NULL, seats TEXT NOT NULL
  )`,
  'CREATE INDEX plays_game ON plays (game, at)',
  `CREATE TABLE played (
    who TEXT NOT NULL, table_id TEXT NOT NULL, game TEXT NOT NULL, at BIGINT NOT NULL, seats INTEGER NOT NULL,
    place INTEGER NOT NULL, score DOUBLE PRECISION NOT NULL, opening TEXT, before_mean DOUBLE PRECISION,
    before_deviation DOUBLE PRECISION, after_mean DOUBLE PRECISION, after_deviation DOUBLE PRECISION,
    PRIMARY KEY (who, table_id)
  )`,
  'CREATE INDEX played_who ON played (who, at)',
  'CREATE INDEX played_table ON played (table_id)',
  `CREATE TABLE ratings (
    game TEXT NOT NULL, who TEXT NOT NULL, mean DOUBLE PRECISION NOT NULL, deviation DOUBLE PRECISION NOT NULL,
    plays INTEGER NOT NULL, wins INTEGER NOT NULL, at BIGINT NOT NULL, PRIMARY KEY (game, who)
  )`,
  'CREATE INDEX ratings_mean ON ratings (game, mean)',
  'CREATE TABLE leases (what TEXT PRIMARY KEY, by_process TEXT NOT NULL, until BIGINT NOT NULL)',
];

export function playsStore({ query, textsOf }: Database): PlaysStore {
  return {
    async tablesToEnter(limit) {
      const rows = await query(
        `SELECT id FROM tables WHERE status = 'over'
         AND NOT EXISTS (SELECT 1 FROM plays WHERE plays.table_id = tables.id) ORDER BY updated LIMIT $1`,
        [limit],
      );
      return rows.map(({ id }) => id as string);
    },
    async finishedTables() {
      const rows = await query("SELECT id FROM tables WHERE status = 'over' ORDER BY id");
      return rows.map(({ id }) => id as string);
    },
    async openRecords(game) {
      const rows = await query(
        `SELECT plays.table_id AS id FROM plays JOIN tables ON tables.id = plays.table_id
         WHERE plays.game = $1 AND tables.listed = 1 ORDER BY plays.at, plays.table_id`,
        [game],
      );
      return rows.map(({ id }) => id as string);
    },
    async play(table) {
      const [row] = await query('SELECT * FROM plays WHERE table_id = $1', [table]);
      return row && storedPlay(row);
    },
    async plays(tables) {
      const rows = await query(`SELECT * FROM plays WHERE table_id IN (${textsOf('$1')})`, [JSON.stringify(tables)]);
      return new Map(rows.map((row) => [row.table_id as string, storedPlay(row)]));
    },
    async listedAmong(tables) {
      const rows = await query(`SELECT id FROM tables WHERE listed = 1 AND id IN (${textsOf('$1')})`, [
        JSON.stringify(tables),
      ]);
      return new Set(rows.map(({ id }) => id as string));
    },
    async enterPlay({ table, game, at, rated, seats }, people) {
      for (const row of people) {
        const { before, after } = row.change ?? { before: null, after: null };
        await query(PUT_PLAYED, [
          row.who,
          table,
          game,
          at,
          row.seats,
          row.place,
          row.score,
          row.opening && JSON.stringify(row.opening),
          before?.mean ?? null,
          before?.deviation ?? null,
          after?.mean ?? null,
          after?.deviation ?? null,
        ]);
      }
      // Last, so that what was cut in two is entered again.
      await query(
        'INSERT INTO plays (table_id, game, at, rated, seats) VALUES ($1, $2, $3, $4, $5) ON CONFLICT DO NOTHING',
        [table, game, at, rated ? 1 : 0, JSON.stringify(seats)],
      );
    },
    async ratedAfter({ game, at, table }) {
      const rows = await query(
        `SELECT * FROM plays WHERE game = $1 AND rated = 1 AND (at > $2 OR (at = $2 AND table_id > $3))
         ORDER BY at, table_id`,
        [game, at, table],
      );
      return rows.map(storedPlay);
    },
    async forgetPlays() {
      for (const table of ['ratings', 'played', 'plays']) await query(`DELETE FROM ${table}`);
    },

    async ratingsOf(game, people) {
      const rows = await query(`SELECT * FROM ratings WHERE game = $1 AND who IN (${textsOf('$2')})`, [
        game,
        JSON.stringify(people),
      ]);
      return new Map(rows.map((row) => [row.who as string, storedRating(row)]));
    },
    async ratingsBefore({ table, game, at }, people) {
      const rows = await query(
        `SELECT who, after_mean AS mean, after_deviation AS deviation, plays, wins, at FROM (
           SELECT who, after_mean, after_deviation, at, count(*) OVER (PARTITION BY who) AS plays,
             sum(CASE WHEN place = 1 THEN 1 ELSE 0 END) OVER (PARTITION BY who) AS wins,
             row_number() OVER (PARTITION BY who ORDER BY at DESC, table_id DESC) AS nth
           FROM played
           WHERE game = $1 AND who IN (${textsOf('$2')}) AND after_mean IS NOT NULL
             AND (at < $3 OR (at = $3 AND table_id < $4))
         ) AS earlier WHERE nth = 1`,
        [game, JSON.stringify(people), at, table],
      );
      return new Map(rows.map((row) => [row.who as string, storedRating(row)]));
    },
    async putRating(game, { who, mean, deviation, plays, wins, at }) {
      await query(
        `INSERT INTO ratings (game, who, mean, deviation, plays, wins, at) VALUES ($1, $2, $3, $4, $5, $6, $7)
         ON CONFLICT (game, who) DO UPDATE SET mean = excluded.mean, deviation = excluded.deviation,
           plays = excluded.plays, wins = excluded.wins, at = excluded.at`,
        [game, who, mean, deviation, plays, wins, at],
      );
    },
    async strongest(game, limit) {
      const rows = await query('SELECT * FROM ratings WHERE game = $1 ORDER BY mean DESC, who LIMIT $2', [game, limit]);
      return rows.map(storedRating);
    },
    async strongerThan(game, mean) {
      const [row] = await query('SELECT count(*) AS stronger FROM ratings WHERE game = $1 AND mean > $2', [game, mean]);
      return Number(row.stronger);
    },
    async playedBy(who, limit) {
      const rows = await query('SELECT * FROM played WHERE who = $1 ORDER BY at DESC, table_id DESC LIMIT $2', [
        who,
        limit,
      ]);
      return rows.map(playedRow);
    },
    async ratedSince(game, people, since) {
      const rows = await query(
        `SELECT * FROM played WHERE game = $1 AND who IN (${textsOf('$2')}) AND at >= $3 AND after_mean IS NOT NULL
         ORDER BY at, table_id`,
        [game, JSON.stringify(people), since],
      );
      return rows.map(playedRow);
    },
    async playedAt(table) {
      return (await query('SELECT * FROM played WHERE table_id = $1', [table])).map(playedRow);
    },

    async lease(what, by, now, until) {
      const rows = await query(
        `INSERT INTO leases (what, by_process, until) VALUES ($1, $2, $3) ON CONFLICT (what) DO UPDATE
         SET by_process = excluded.by_process, until = excluded.until
         WHERE leases.until < $4 OR leases.by_process = excluded.by_process RETURNING what`,
        [what, by, until, now],
      );
      return rows.length > 0;
    },
    async endLease(what, by) {
      await query('DELETE FROM leases WHERE what = $1 AND by_process = $2', [what, by]);
    },
  };
}

const PUT_PLAYED = `INSERT INTO played
  (who, table_id, game, at, seats, place, score, opening, before_mean, before_deviation, after_mean, after_deviation)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)
  ON CONFLICT (who, table_id) DO UPDATE SET at = excluded.at, place = excluded.place, score = excluded.score,
    opening = excluded.opening, before_mean = excluded.before_mean, before_deviation = excluded.before_deviation,
    after_mean = excluded.after_mean, after_deviation = excluded.after_deviation`;

function storedPlay({ table_id, game, at, rated, seats }: Row): StoredPlay {
  return { table: table_id, game, at, rated: rated === 1, seats: JSON.parse(seats as string) } as StoredPlay;
}

const storedRating = ({ who, mean, deviation, plays, wins, at }: Row): StoredRating =>
  ({ who, mean, deviation, plays, wins, at }) as StoredRating;

function playedRow(row: Row): PlayedRow {
  const { who, table_id, game, at, seats, place, score, opening } = row;
  const change =
    row.after_mean === null
      ? null
      : {
          before: { mean: row.before_mean, deviation: row.before_deviation },
          after: { mean: row.after_mean, deviation: row.after_deviation },
        };
  const told = opening === null ? null : JSON.parse(opening as string);
  return { who, table: table_id, game, at, seats, place, score, opening: told, change } as PlayedRow;
}
