import type { Database, Row } from '../rows.ts';
import type { TableRow } from '../store.ts';

/** How somebody stands to somebody else: friends, asked by me and not answered yet, or asking me. */
export interface Friendship {
  readonly other: string;
  readonly state: 'friends' | 'asked' | 'asking';
  readonly since: number;
}

/** Somebody was invited to a table. */
export interface StoredInvitation {
  readonly who: string;
  readonly table: string;
  readonly by: string;
  readonly at: number;
}

export type OpenInvitation = StoredInvitation & Pick<TableRow, 'game' | 'title' | 'invitation'>;

/** Where somebody plays, or waits to play. */
export type PlaceOf = Pick<TableRow, 'id' | 'game' | 'title' | 'status' | 'free'> & { readonly who: string };

export interface FriendsStore {
  /** Asks somebody; whoever has been asked before says yes with it. */
  askFriend(who: string, other: string, at: number): Promise<void>;
  /** Nothing is between the two any more. */
  dropFriend(who: string, other: string): Promise<void>;
  friendshipsOf(who: string): Promise<Friendship[]>;
  /** The tables that wait for people or are played where these people sit, as far as `viewer` may know of them. */
  tablesAround(people: readonly string[], viewer: string, limit: number): Promise<PlaceOf[]>;
  /** Of these tables, those that `viewer` may look at without an invitation, with what they are. */
  openTo(tables: readonly string[], viewer: string): Promise<Pick<TableRow, 'id' | 'game' | 'title'>[]>;

  /** False where they were invited to that table before. */
  addInvitation(invitation: StoredInvitation): Promise<boolean>;
  dropInvitation(who: string, table: string): Promise<void>;
  /** Nobody is invited to the table any more; the answer is who was. */
  dropInvitationsTo(table: string): Promise<string[]>;
  /** To tables that have a seat left, the newest first. */
  invitationsOf(who: string): Promise<OpenInvitation[]>;
}

export const FRIENDS_MIGRATION = (): readonly string[] => [
  `CREATE TABLE friends (
    asker TEXT NOT NULL, asked TEXT NOT NULL, since BIGINT NOT NULL, accepted INTEGER NOT NULL,
    PRIMARY KEY (asker, asked)
  )`,
  'CREATE INDEX friends_asked ON friends (asked)',
  `CREATE TABLE invitations (
    who TEXT NOT NULL, table_id TEXT NOT NULL, by_who TEXT NOT NULL, at BIGINT NOT NULL, PRIMARY KEY (who, table_id)
  )`,
  'CREATE INDEX invitations_table ON invitations (table_id)',
];

export const FRIENDS_TABLES = ['friends', 'invitations'] as const;

export function friendsStore({ query, textsOf }: Database): FriendsStore {
  return {
    async askFriend(who, other, at) {
      const accepted = await query(
        'UPDATE friends SET accepted = 1, since = $3 WHERE asker = $2 AND asked = $1 AND accepted = 0 RETURNING asker',
        [who, other, at],
      );
      if (accepted.length > 0) return;
      await query(
        `INSERT INTO friends (asker, asked, since, accepted) SELECT $1, $2, CAST($3 AS BIGINT), 0
         WHERE NOT EXISTS (SELECT 1 FROM friends WHERE asker = $2 AND asked = $1) ON CONFLICT DO NOTHING`,
        [who, other, at],
      );
    },
    async dropFriend(who, other) {
      await query('DELETE FROM friends WHERE (asker = $1 AND asked = $2) OR (asker = $2 AND asked = $1)', [who, other]);
    },
    async friendshipsOf(who) {
      const rows = await query('SELECT * FROM friends WHERE asker = $1 OR asked = $1 ORDER BY since', [who]);
      const found = new Map<string, Friendship>();
      for (const row of rows) {
        const friendship = friendshipOf(row, who);
        // Two who have asked each other in the same moment mean the same.
        const state = found.has(friendship.other) ? 'friends' : friendship.state;
        found.set(friendship.other, { ...friendship, state });
      }
      return [...found.values()];
    },
    async tablesAround(people, viewer, limit) {
      const rows = await query(
        `SELECT members.who, tables.id, tables.game, tables.title, tables.status, tables.free
         FROM members JOIN tables ON tables.id = members.table_id
         WHERE members.who IN (${textsOf('$1')}) AND tables.status IN ('open', 'playing') AND (tables.listed = 1
           OR EXISTS (SELECT 1 FROM members AS mine WHERE mine.table_id = tables.id AND mine.who = $2))
         ORDER BY tables.updated DESC LIMIT $3`,
        [JSON.stringify(people), viewer, limit],
      );
      return rows.map(({ who, id, game, title, status, free }) => ({ who, id, game, title, status, free }) as PlaceOf);
    },
    async openTo(tables, viewer) {
      const rows = await query(
        `SELECT id, game, title FROM tables WHERE id IN (${textsOf('$1')}) AND (listed = 1
           OR EXISTS (SELECT 1 FROM members WHERE members.table_id = tables.id AND members.who = $2))`,
        [JSON.stringify(tables), viewer],
      );
      return rows.map(({ id, game, title }) => ({ id, game, title }) as Pick<TableRow, 'id' | 'game' | 'title'>);
    },

    async addInvitation({ who, table, by, at }) {
      const rows = await query(
        `INSERT INTO invitations (who, table_id, by_who, at) VALUES ($1, $2, $3, $4)
         ON CONFLICT DO NOTHING RETURNING who`,
        [who, table, by, at],
      );
      return rows.length > 0;
    },
    async dropInvitation(who, table) {
      await query('DELETE FROM invitations WHERE who = $1 AND table_id = $2', [who, table]);
    },
    async dropInvitationsTo(table) {
      const rows = await query('DELETE FROM invitations WHERE table_id = $1 RETURNING who', [table]);
      return rows.map(({ who }) => who as string);
    },
    async invitationsOf(who) {
      const rows = await query(
        `SELECT invitations.*, tables.game, tables.title, tables.invitation
         FROM invitations JOIN tables ON tables.id = invitations.table_id
         WHERE invitations.who = $1 AND tables.status = 'open' AND tables.free > 0
           AND NOT EXISTS (SELECT 1 FROM members WHERE members.table_id = tables.id AND members.who = $1)
         ORDER BY invitations.at DESC LIMIT 50`,
        [who],
      );
      return rows.map(
        ({ who, table_id, by_who, at, game, title, invitation }) =>
          ({ who, table: table_id, by: by_who, at, game, title, invitation }) as OpenInvitation,
      );
    },
  };
}

function friendshipOf({ asker, asked, since, accepted }: Row, who: string): Friendship {
  const other = (asker === who ? asked : asker) as string;
  const state = accepted === 1 ? 'friends' : asker === who ? 'asked' : 'asking';
  return { other, state, since: since as number };
}
