import type { SeatResult } from '@orrery/club';
import type { NewTournament, TournamentState } from '@orrery/protocol';
import type { TableStatus } from '@orrery/table';
import type { Database, Row } from '../rows.ts';

export interface StoredTournament {
  readonly id: string;
  /** Who announced it; empty when they have left. */
  readonly owner: string;
  readonly state: TournamentState;
  readonly agreed: NewTournament;
  /** The club whose members play; empty for everybody. */
  readonly club: string;
  readonly starts: number | null;
  readonly created: number;
  /** Grows with every change, so that whoever remembers it knows whether to read it again. */
  readonly version: number;
}

export interface ListedTournament extends StoredTournament {
  readonly players: number;
  readonly round: number;
  readonly entered: boolean;
}

export interface StoredEntrant {
  readonly who: string;
  /** Empty for somebody who has left for good. */
  readonly name: string;
  readonly from: number;
  readonly until: number | null;
  readonly lot: number;
}

/** A round as it was paired. What is here never changes: whoever stores a round first has paired it. */
export interface StoredRound {
  readonly round: number;
  readonly tables: readonly (readonly string[])[];
  readonly byes: readonly string[];
  readonly at: number;
}

export interface StoredResult {
  readonly round: number;
  /** The table of the round, counted from 1. */
  readonly number: number;
  readonly seats: readonly SeatResult[];
  /** Entered by hand. */
  readonly mended: boolean;
  readonly at: number;
}

/** Tournaments are what was agreed, who plays, how rounds were paired and what came of them; all else follows from that. */
export interface TournamentStore {
  addTournament(tournament: Omit<StoredTournament, 'version'>): Promise<void>;
  tournament(id: string): Promise<StoredTournament | undefined>;
  /** Of a club, or those for everybody and of the clubs of `who`; the newest first, but those that are over last. */
  tournaments(who: string, limit: number, club?: string): Promise<ListedTournament[]>;
  tournamentsWith(who: string): Promise<{ readonly id: string; readonly title: string }[]>;
  /** Those under way, and those that should begin. */
  tournamentsDue(now: number): Promise<string[]>;
  /** False where it was in another state already. */
  setTournamentState(id: string, from: TournamentState, to: TournamentState): Promise<boolean>;
  entrantsOf(tournament: string): Promise<StoredEntrant[]>;
  /** Lets somebody play; who had withdrawn is in again from that round on. */
  enter(tournament: string, entrant: StoredEntrant): Promise<void>;
  withdraw(tournament: string, who: string, until: number): Promise<void>;
  roundsOf(tournament: string): Promise<StoredRound[]>;
  /** False where somebody else has paired that round. */
  addRound(tournament: string, round: StoredRound): Promise<boolean>;
  resultsOf(tournament: string): Promise<StoredResult[]>;
  /** What a table came to; what is known already stays. */
  addResult(tournament: string, result: StoredResult): Promise<void>;
  mendResult(tournament: string, result: StoredResult): Promise<void>;
  statusesOf(tables: readonly string[]): Promise<Map<string, TableStatus>>;
  tableInvitations(tables: readonly string[]): Promise<Map<string, string>>;
  /** At these tables, who is to move, and since when. */
  waitingAt(
    tables: readonly string[],
  ): Promise<{ readonly table: string; readonly who: string; readonly seat: number; readonly since: number }[]>;
}

export const tournamentTables = (): readonly string[] => [
  `CREATE TABLE tournaments (
    id TEXT PRIMARY KEY, owner TEXT NOT NULL, state TEXT NOT NULL, agreed TEXT NOT NULL, starts BIGINT,
    created BIGINT NOT NULL, version INTEGER NOT NULL DEFAULT 0
  )`,
  'CREATE INDEX tournaments_state ON tournaments (state, created)',
  `CREATE TABLE entrants (
    tournament TEXT NOT NULL, who TEXT NOT NULL, name TEXT NOT NULL, from_round INTEGER NOT NULL,
    until_round INTEGER, lot INTEGER NOT NULL, PRIMARY KEY (tournament, who)
  )`,
  'CREATE INDEX entrants_who ON entrants (who)',
  `CREATE TABLE rounds (
    tournament TEXT NOT NULL, round INTEGER NOT NULL, pairing TEXT NOT NULL, at BIGINT NOT NULL,
    PRIMARY KEY (tournament, round)
  )`,
  `CREATE TABLE results (
    tournament TEXT NOT NULL, round INTEGER NOT NULL, number INTEGER NOT NULL, seats TEXT NOT NULL,
    mended INTEGER NOT NULL, at BIGINT NOT NULL, PRIMARY KEY (tournament, round, number)
  )`,
];

/** In an order in which they can be filled. */
export const TOURNAMENT_TABLES = ['tournaments', 'entrants', 'rounds', 'results'] as const;

export function tournamentStore({ query, textsOf }: Database): TournamentStore {
  const touch = async (id: string): Promise<void> => {
    await query('UPDATE tournaments SET version = version + 1 WHERE id = $1', [id]);
  };
  return {
    async addTournament({ id, owner, state, agreed, club, starts, created }) {
      await query(
        `INSERT INTO tournaments (id, owner, state, agreed, club, starts, created)
         VALUES ($1, $2, $3, $4, $5, $6, $7)`,
        [id, owner, state, JSON.stringify(agreed), club, starts, created],
      );
    },
    async tournament(id) {
      const [row] = await query('SELECT * FROM tournaments WHERE id = $1', [id]);
      return row && storedTournament(row);
    },
    async tournaments(who, limit, club) {
      const shown =
        club === undefined ? `club = '' OR club IN (SELECT club FROM club_members WHERE who = $1)` : 'club = $3';
      const rows = await query(
        `SELECT tournaments.*,
           (SELECT count(*) FROM entrants WHERE tournament = tournaments.id AND until_round IS NULL) AS players,
           (SELECT count(*) FROM rounds WHERE tournament = tournaments.id) AS round,
           (SELECT count(*) FROM entrants WHERE tournament = tournaments.id AND who = $1 AND until_round IS NULL)
             AS entered
         FROM tournaments WHERE state <> 'cancelled' AND (${shown})
         ORDER BY CASE WHEN state = 'over' THEN 1 ELSE 0 END, created DESC LIMIT $2`,
        club === undefined ? [who, limit] : [who, limit, club],
      );
      return rows.map((row) => ({
        ...storedTournament(row),
        players: Number(row.players),
        round: Number(row.round),
        entered: Number(row.entered) > 0,
      }));
    },
    async tournamentsWith(who) {
      const rows = await query(
        `SELECT tournaments.id, tournaments.agreed FROM tournaments JOIN entrants ON entrants.tournament = tournaments.id
         WHERE entrants.who = $1 ORDER BY tournaments.created`,
        [who],
      );
      return rows.map(({ id, agreed }) => ({
        id: id as string,
        title: (JSON.parse(agreed as string) as NewTournament).title,
      }));
    },
    async tournamentsDue(now) {
      const rows = await query(
        "SELECT id FROM tournaments WHERE state = 'playing' OR (state = 'open' AND starts <= $1) ORDER BY created",
        [now],
      );
      return rows.map(({ id }) => id as string);
    },
    async setTournamentState(id, from, to) {
      const rows = await query(
        'UPDATE tournaments SET state = $3, version = version + 1 WHERE id = $1 AND state = $2 RETURNING id',
        [id, from, to],
      );
      return rows.length > 0;
    },
    async entrantsOf(tournament) {
      const rows = await query('SELECT * FROM entrants WHERE tournament = $1 ORDER BY lot, who', [tournament]);
      return rows.map(
        ({ who, name, from_round, until_round, lot }) =>
          ({ who, name, from: from_round, until: until_round, lot }) as StoredEntrant,
      );
    },
    async enter(tournament, { who, name, from, lot }) {
      await query(
        `INSERT INTO entrants (tournament, who, name, from_round, lot) VALUES ($1, $2, $3, $4, $5)
         ON CONFLICT (tournament, who) DO UPDATE SET until_round = NULL, name = excluded.name`,
        [tournament, who, name, from, lot],
      );
      await touch(tournament);
    },
    async withdraw(tournament, who, until) {
      // Before the first round nothing has happened yet that would have to be remembered.
      if (until === 0) await query('DELETE FROM entrants WHERE tournament = $1 AND who = $2', [tournament, who]);
      else
        await query('UPDATE entrants SET until_round = $3 WHERE tournament = $1 AND who = $2', [
          tournament,
          who,
          until,
        ]);
      await touch(tournament);
    },
    async roundsOf(tournament) {
      const rows = await query('SELECT * FROM rounds WHERE tournament = $1 ORDER BY round', [tournament]);
      return rows.map(({ round, pairing, at }) => ({ round, ...JSON.parse(pairing as string), at }) as StoredRound);
    },
    async addRound(tournament, { round, tables, byes, at }) {
      const rows = await query(
        `INSERT INTO rounds (tournament, round, pairing, at) VALUES ($1, $2, $3, $4)
         ON CONFLICT DO NOTHING RETURNING round`,
        [tournament, round, JSON.stringify({ tables, byes }), at],
      );
      await touch(tournament);
      return rows.length > 0;
    },
    async resultsOf(tournament) {
      const rows = await query('SELECT * FROM results WHERE tournament = $1 ORDER BY round, number', [tournament]);
      return rows.map(
        ({ round, number, seats, mended, at }) =>
          ({ round, number, seats: JSON.parse(seats as string), mended: mended === 1, at }) as StoredResult,
      );
    },
    async addResult(tournament, { round, number, seats, mended, at }) {
      await query(
        `INSERT INTO results (tournament, round, number, seats, mended, at) VALUES ($1, $2, $3, $4, $5, $6)
         ON CONFLICT DO NOTHING`,
        [tournament, round, number, JSON.stringify(seats), mended ? 1 : 0, at],
      );
      await touch(tournament);
    },
    async mendResult(tournament, { round, number, seats, mended, at }) {
      await query(
        `INSERT INTO results (tournament, round, number, seats, mended, at) VALUES ($1, $2, $3, $4, $5, $6)
         ON CONFLICT (tournament, round, number) DO UPDATE SET seats = excluded.seats, mended = excluded.mended`,
        [tournament, round, number, JSON.stringify(seats), mended ? 1 : 0, at],
      );
      await touch(tournament);
    },
    async statusesOf(tables) {
      const rows = await query(`SELECT id, status FROM tables WHERE id IN (${textsOf('$1')})`, [
        JSON.stringify(tables),
      ]);
      return new Map(rows.map(({ id, status }) => [id as string, status as TableStatus]));
    },
    async tableInvitations(tables) {
      const rows = await query(`SELECT id, invitation FROM tables WHERE id IN (${textsOf('$1')})`, [
        JSON.stringify(tables),
      ]);
      return new Map(rows.map(({ id, invitation }) => [id as string, invitation as string]));
    },
    async waitingAt(tables) {
      const rows = await query(
        `SELECT table_id, who, seat, since FROM members WHERE turn = 1 AND table_id IN (${textsOf('$1')})`,
        [JSON.stringify(tables)],
      );
      return rows.map(({ table_id, who, seat, since }) => ({
        table: table_id as string,
        who: who as string,
        seat: seat as number,
        since: since as number,
      }));
    },
  };
}

function storedTournament({ id, owner, state, agreed, club, starts, created, version }: Row): StoredTournament {
  return { id, owner, state, agreed: JSON.parse(agreed as string), club, starts, created, version } as StoredTournament;
}
