import type { ClubRole } from '@orrery/protocol';
import type { Database, Row } from '../rows.ts';

export interface StoredClub {
  readonly id: string;
  readonly name: string;
  readonly about: string;
  readonly invitation: string;
  readonly created: number;
}

export interface StoredMember {
  readonly who: string;
  readonly name: string;
  readonly role: ClubRole;
  readonly since: number;
}

export interface StoredSeason {
  readonly number: number;
  /** The people of every league, the highest first. */
  readonly leagues: readonly (readonly string[])[];
  /** How many change places between two leagues. */
  readonly change: number;
  readonly began: number;
}

/** Groups of people with tables, tournaments and seasons of their own. */
export interface ClubStore {
  addClub(club: StoredClub): Promise<void>;
  club(id: string): Promise<StoredClub | undefined>;
  clubInvitedBy(invitation: string): Promise<StoredClub | undefined>;
  clubsOf(who: string): Promise<StoredClub[]>;
  setClubInvitation(club: string, invitation: string): Promise<void>;
  /** In the order in which they came. */
  membersOf(club: string): Promise<StoredMember[]>;
  putMember(club: string, member: StoredMember): Promise<void>;
  dropMember(club: string, who: string): Promise<void>;
  addClubTable(club: string, table: string): Promise<void>;
  /** The ids of its newest tables that are open or played, without those of its tournaments. */
  clubTables(club: string, limit: number): Promise<string[]>;
  /** The ids of all that are open or played, those of its tournaments among them. */
  allClubTables(club: string): Promise<string[]>;
  addSeason(club: string, season: StoredSeason): Promise<boolean>;
  lastSeason(club: string): Promise<StoredSeason | undefined>;
}

export const clubTables = (): readonly string[] => [
  `CREATE TABLE clubs (
    id TEXT PRIMARY KEY, name TEXT NOT NULL, about TEXT NOT NULL, invitation TEXT NOT NULL UNIQUE,
    created BIGINT NOT NULL
  )`,
  `CREATE TABLE club_members (
    club TEXT NOT NULL, who TEXT NOT NULL, name TEXT NOT NULL, role TEXT NOT NULL, since BIGINT NOT NULL,
    PRIMARY KEY (club, who)
  )`,
  'CREATE INDEX club_members_who ON club_members (who)',
  'CREATE TABLE club_tables (table_id TEXT PRIMARY KEY, club TEXT NOT NULL)',
  'CREATE INDEX club_tables_club ON club_tables (club)',
  `CREATE TABLE seasons (
    club TEXT NOT NULL, number INTEGER NOT NULL, leagues TEXT NOT NULL, change INTEGER NOT NULL, began BIGINT NOT NULL,
    PRIMARY KEY (club, number)
  )`,
  "ALTER TABLE tournaments ADD COLUMN club TEXT NOT NULL DEFAULT ''",
];

export const CLUB_TABLES = ['clubs', 'club_members', 'club_tables', 'seasons'] as const;

const TABLES_UNDER_WAY = `SELECT tables.id FROM tables JOIN club_tables ON club_tables.table_id = tables.id
  WHERE club_tables.club = $1 AND tables.status IN ('open', 'playing')`;

const storedClub = ({ id, name, about, invitation, created }: Row): StoredClub =>
  ({ id, name, about, invitation, created }) as StoredClub;

export function clubStore({ query }: Database): ClubStore {
  return {
    async addClub({ id, name, about, invitation, created }) {
      await query('INSERT INTO clubs (id, name, about, invitation, created) VALUES ($1, $2, $3, $4, $5)', [
        id,
        name,
        about,
        invitation,
        created,
      ]);
    },
    async club(id) {
      const [row] = await query('SELECT * FROM clubs WHERE id = $1', [id]);
      return row && storedClub(row);
    },
    async clubInvitedBy(invitation) {
      const [row] = await query('SELECT * FROM clubs WHERE invitation = $1', [invitation]);
      return row && storedClub(row);
    },
    async clubsOf(who) {
      const rows = await query(
        `SELECT clubs.* FROM clubs JOIN club_members ON club_members.club = clubs.id WHERE club_members.who = $1
         ORDER BY club_members.since`,
        [who],
      );
      return rows.map(storedClub);
    },
    async setClubInvitation(club, invitation) {
      await query('UPDATE clubs SET invitation = $2 WHERE id = $1', [club, invitation]);
    },
    async membersOf(club) {
      const rows = await query('SELECT * FROM club_members WHERE club = $1 ORDER BY since, who', [club]);
      return rows.map(({ who, name, role, since }) => ({ who, name, role, since }) as StoredMember);
    },
    async putMember(club, { who, name, role, since }) {
      await query(
        `INSERT INTO club_members (club, who, name, role, since) VALUES ($1, $2, $3, $4, $5)
         ON CONFLICT (club, who) DO UPDATE SET name = excluded.name, role = excluded.role`,
        [club, who, name, role, since],
      );
    },
    async dropMember(club, who) {
      await query('DELETE FROM club_members WHERE club = $1 AND who = $2', [club, who]);
    },
    async addClubTable(club, table) {
      await query('INSERT INTO club_tables (table_id, club) VALUES ($1, $2) ON CONFLICT DO NOTHING', [table, club]);
    },
    async clubTables(club, limit) {
      // Those of its tournaments are found through them.
      const rows = await query(
        `${TABLES_UNDER_WAY} AND NOT EXISTS
           (SELECT 1 FROM tournaments WHERE tournaments.club = $1 AND tables.id LIKE tournaments.id || '-%')
         ORDER BY tables.created DESC LIMIT $2`,
        [club, limit],
      );
      return rows.map(({ id }) => id as string);
    },
    async allClubTables(club) {
      return (await query(TABLES_UNDER_WAY, [club])).map(({ id }) => id as string);
    },
    async addSeason(club, { number, leagues, change, began }) {
      const rows = await query(
        `INSERT INTO seasons (club, number, leagues, change, began) VALUES ($1, $2, $3, $4, $5)
         ON CONFLICT DO NOTHING RETURNING number`,
        [club, number, JSON.stringify(leagues), change, began],
      );
      return rows.length > 0;
    },
    async lastSeason(club) {
      const [row] = await query('SELECT * FROM seasons WHERE club = $1 ORDER BY number DESC LIMIT 1', [club]);
      if (row === undefined) return undefined;
      const { number, leagues, change, began } = row;
      return { number, leagues: JSON.parse(leagues as string), change, began } as StoredSeason;
    },
  };
}
