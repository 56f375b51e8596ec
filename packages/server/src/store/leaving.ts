import type { ChatLine } from '@orrery/protocol';
import { chatLine, type Database } from './rows.ts';
import type { TableRow } from './store.ts';

/** What is kept about somebody, and how it is forgotten. */
export interface LeavingStore {
  /** The tables where somebody has ever sat, or which they have opened. */
  tablesWith(who: string): Promise<string[]>;
  chatBy(who: string): Promise<ChatLine[]>;
  reportsBy(
    who: string,
  ): Promise<{ readonly about: string; readonly table: string; readonly text: string; readonly at: number }[]>;
  /** Takes somebody's name out of the log and the copy of a table. */
  forgetName(table: string, who: string): Promise<void>;
  /** Takes away everything of somebody that is no part of a table's log. */
  forgetPerson(who: string): Promise<void>;
  /** Of these people, those who belong to a table that is not closed. */
  atTables(people: readonly string[]): Promise<Set<string>>;

  /** Tables of a status where nothing has happened since a moment. */
  idleSince(status: TableRow['status'], before: number, limit: number): Promise<string[]>;
  /** Removes a table with everything that belongs to it. */
  dropTable(table: string): Promise<void>;
}

/** The same JSON, in which somebody has no name any more. */
export function withoutName(json: string, who: string): string {
  return JSON.stringify(
    JSON.parse(json, (_, value) =>
      typeof value === 'object' && value !== null && value.who === who && typeof value.name === 'string'
        ? { ...value, name: '' }
        : value,
    ),
  );
}

export function leavingStore({ query, textsOf }: Database): LeavingStore {
  return {
    async tablesWith(who) {
      const rows = await query(
        `SELECT table_id AS id FROM sat WHERE who = $1 UNION SELECT table_id AS id FROM members WHERE who = $1
         UNION SELECT id FROM tables WHERE owner = $1 ORDER BY id`,
        [who],
      );
      return rows.map(({ id }) => id as string);
    },
    async chatBy(who) {
      return (await query('SELECT * FROM chat WHERE who = $1 ORDER BY id', [who])).map(chatLine);
    },
    async reportsBy(who) {
      const rows = await query('SELECT about, table_id, text, at FROM reports WHERE by_who = $1 ORDER BY id', [who]);
      return rows.map(({ about, table_id, text, at }) => ({
        about: about as string,
        table: table_id as string,
        text: text as string,
        at: at as number,
      }));
    },
    async forgetName(table, who) {
      for (const { seq, entry } of await query('SELECT seq, entry FROM entries WHERE table_id = $1', [table])) {
        if (!(entry as string).includes(who)) continue;
        const nameless = withoutName(entry as string, who);
        if (nameless === entry) continue;
        await query('UPDATE entries SET entry = $3 WHERE table_id = $1 AND seq = $2', [table, seq as number, nameless]);
      }
      const [kept] = await query('SELECT data FROM kept WHERE table_id = $1', [table]);
      if (kept !== undefined) {
        const nameless = withoutName(kept.data as string, who);
        await query('UPDATE kept SET data = $2 WHERE table_id = $1', [table, nameless]);
      }
      await query('DELETE FROM members WHERE table_id = $1 AND who = $2', [table, who]);
      await query("UPDATE tables SET owner = '' WHERE id = $1 AND owner = $2", [table, who]);
    },
    async forgetPerson(who) {
      await query('DELETE FROM ignored WHERE who = $1 OR other = $1', [who]);
      await query('DELETE FROM friends WHERE asker = $1 OR asked = $1', [who]);
      await query('DELETE FROM invitations WHERE who = $1 OR by_who = $1', [who]);
      for (const table of [
        'chat',
        'notices',
        'settings',
        'roles',
        'restrictions',
        'sat',
        'seekers',
        'daily',
        'club_members',
        'webhooks',
      ]) {
        await query(`DELETE FROM ${table} WHERE who = $1`, [who]);
      }
      await query(
        'UPDATE tournaments SET version = version + 1 WHERE id IN (SELECT tournament FROM entrants WHERE who = $1)',
        [who],
      );
      // Results stay, and say nobody's name any more.
      await query(
        `UPDATE entrants SET name = '', until_round = coalesce(until_round,
           (SELECT count(*) FROM rounds WHERE rounds.tournament = entrants.tournament)) WHERE who = $1`,
        [who],
      );
      await query("UPDATE tournaments SET owner = '' WHERE owner = $1", [who]);
    },
    async atTables(people) {
      const rows = await query(
        `SELECT DISTINCT members.who FROM members JOIN tables ON tables.id = members.table_id
         WHERE tables.status <> 'closed' AND members.who IN (${textsOf('$1')})
         UNION SELECT DISTINCT owner FROM tables WHERE status <> 'closed' AND owner IN (${textsOf('$1')})
         UNION SELECT DISTINCT who FROM club_members WHERE who IN (${textsOf('$1')})
         UNION SELECT DISTINCT entrants.who FROM entrants JOIN tournaments ON tournaments.id = entrants.tournament
         WHERE tournaments.state IN ('open', 'playing') AND entrants.who IN (${textsOf('$1')})`,
        [JSON.stringify(people)],
      );
      return new Set(rows.map(({ who }) => who as string));
    },

    async idleSince(status, before, limit) {
      const rows = await query('SELECT id FROM tables WHERE status = $1 AND updated < $2 ORDER BY updated LIMIT $3', [
        status,
        before,
        limit,
      ]);
      return rows.map(({ id }) => id as string);
    },
    async dropTable(table) {
      for (const part of ['chat', 'notices', 'jobs', 'kept', 'members', 'sat', 'invitations', 'entries']) {
        await query(`DELETE FROM ${part} WHERE table_id = $1`, [table]);
      }
      // Last, so that what was cut in two is found again.
      await query('DELETE FROM tables WHERE id = $1', [table]);
    },
  };
}
