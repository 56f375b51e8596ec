import { type Entry, type Logged, readEntry } from '@orrery/table';
import { clubStore } from './club/clubs.ts';
import { dailyStore } from './club/daily.ts';
import { friendsStore } from './club/friends.ts';
import { playsStore } from './club/plays.ts';
import { seekersStore } from './club/seekers.ts';
import { tournamentStore } from './club/tournaments.ts';
import { webhooksStore } from './club/webhooks.ts';
import { houseStore } from './house.ts';
import { jobsStore } from './jobs.ts';
import { leavingStore } from './leaving.ts';
import type { Database, Row, Value } from './rows.ts';
import type { Member, MyTable, Store, TableRow } from './store.ts';
import { talkStore } from './talk.ts';

/** The store, in the SQL that both databases understand. */
export function sqlStore(db: Database): Store {
  const { query } = db;
  return {
    ...houseStore(db),
    ...leavingStore(db),
    ...playsStore(db),
    ...seekersStore(db),
    ...tournamentStore(db),
    ...dailyStore(db),
    ...clubStore(db),
    ...friendsStore(db),
    ...webhooksStore(db),
    ...jobsStore(db),
    ...talkStore(db),
    kind: db.kind,
    clock: db.clock,
    append: db.append,
    async ping() {
      await query('SELECT 1 FROM tables LIMIT 1');
      await query("UPDATE settings SET data = data WHERE who = ''");
    },
    listen: db.listen,
    tell: db.tell,
    close: db.close,

    async entries(table, from = 0) {
      const rows = await query('SELECT seq, at, entry FROM entries WHERE table_id = $1 AND seq >= $2 ORDER BY seq', [
        table,
        from,
      ]);
      return rows.map(({ seq, at, entry }) => ({ number: seq, at, entry: readEntry(entry as string) }) as Logged);
    },
    async lengths(tables) {
      const rows = await query(
        `SELECT table_id, max(seq) + 1 AS length FROM entries WHERE table_id IN (${db.textsOf('$1')}) GROUP BY table_id`,
        [JSON.stringify(tables)],
      );
      return new Map(rows.map((row) => [row.table_id as string, Number(row.length)]));
    },

    async table(id) {
      const [row] = await query('SELECT * FROM tables WHERE id = $1', [id]);
      return row && tableRow(row);
    },
    async openTables(limit, { game = null, seats = null, pace = null, rated } = {}) {
      // A filter that is not asked for is null; its type has to be told.
      const rows = await query(
        `SELECT * FROM tables WHERE status = 'open' AND listed = 1 AND free > 0
         AND (CAST($2 AS TEXT) IS NULL OR game = $2) AND (CAST($3 AS INTEGER) IS NULL OR seats = $3)
         AND (CAST($4 AS TEXT) IS NULL OR pace = $4) AND (CAST($5 AS INTEGER) IS NULL OR rated = $5)
         ORDER BY created DESC LIMIT $1`,
        [limit, game, seats, pace, rated === undefined ? null : Number(rated)],
      );
      return rows.map(tableRow);
    },
    async openTablesOf(owner) {
      const [row] = await query(
        "SELECT count(*) AS open FROM tables WHERE status = 'open' AND listed = 1 AND free > 0 AND owner = $1",
        [owner],
      );
      return Number(row.open);
    },
    async playingTables(limit) {
      const rows = await query(
        "SELECT * FROM tables WHERE status = 'playing' AND listed = 1 ORDER BY updated DESC LIMIT $1",
        [limit],
      );
      return rows.map(tableRow);
    },
    async tablesOf(who, limit) {
      const rows = await query(
        `SELECT tables.*, members.seat, members.turn, members.since FROM members JOIN tables ON tables.id = members.table_id
         WHERE members.who = $1 AND tables.status <> 'closed'
         ORDER BY members.turn DESC, CASE WHEN members.turn = 1 THEN members.since ELSE -tables.updated END LIMIT $2`,
        [who, limit],
      );
      return rows.map(myTable);
    },
    async turnsOf(people) {
      const rows = await query(
        `SELECT who, count(*) AS turns FROM members WHERE turn = 1 AND who IN (${db.textsOf('$1')}) GROUP BY who`,
        [JSON.stringify(people)],
      );
      const turns = new Map(people.map((who) => [who, 0]));
      for (const row of rows) turns.set(row.who as string, Number(row.turns));
      return turns;
    },
    async overdue(now, limit) {
      const rows = await query('SELECT id FROM tables WHERE deadline <= $1 ORDER BY deadline LIMIT $2', [now, limit]);
      return rows.map(({ id }) => id as string);
    },

    async versionsUnderWay() {
      const rows = await query(`SELECT DISTINCT game, version FROM tables WHERE status IN ('open', 'playing')`);
      return rows.map(({ game, version }) => ({ game: game as string, version: version as number }));
    },
    async tablesUnder(game, version, limit) {
      const rows = await query(
        `SELECT id FROM tables WHERE status IN ('open', 'playing') AND game = $1 AND version = $2 LIMIT $3`,
        [game, version, limit],
      );
      return rows.map(({ id }) => id as string);
    },
    async markVersion(table, version) {
      await query('UPDATE tables SET version = $2 WHERE id = $1', [table, version]);
    },

    async setInvitation(table, invitation) {
      await query('UPDATE tables SET invitation = $2 WHERE id = $1', [table, invitation]);
    },

    async keep(table, length, data) {
      await query(
        `INSERT INTO kept (table_id, length, data) VALUES ($1, $2, $3)
         ON CONFLICT (table_id) DO UPDATE SET length = excluded.length, data = excluded.data
         WHERE kept.length < excluded.length`,
        [table, length, data],
      );
    },
    async kept(table) {
      const [row] = await query('SELECT length, data FROM kept WHERE table_id = $1', [table]);
      return row && { length: row.length as number, data: row.data as string };
    },
    async forgetKept() {
      await query('DELETE FROM kept');
    },

    async spend(key, burst, perSecond, now) {
      // One number says it all: when the stock will be full again.
      const each = 1000 / perSecond;
      const latest = now + burst * each;
      const taken = await query(
        `INSERT INTO stocks (key, full_at) VALUES ($1, $2) ON CONFLICT (key) DO UPDATE
         SET full_at = (CASE WHEN stocks.full_at > $3 THEN stocks.full_at ELSE $3 END) + $4
         WHERE (CASE WHEN stocks.full_at > $3 THEN stocks.full_at ELSE $3 END) + $4 <= $5 RETURNING full_at`,
        [key, Math.round(now + each), now, Math.round(each), Math.round(latest)],
      );
      if (taken.length > 0) return 0;
      const [row] = await query('SELECT full_at FROM stocks WHERE key = $1', [key]);
      return Math.max(1, ((row?.full_at as number | undefined) ?? now) + each - latest) / 1000;
    },
    async forgetStocks(before) {
      await query('DELETE FROM stocks WHERE full_at < $1', [before]);
    },

    async beHere(process, until, people) {
      await query(
        `INSERT INTO here (process, until, people) VALUES ($1, $2, $3)
         ON CONFLICT (process) DO UPDATE SET until = excluded.until, people = excluded.people`,
        [process, until, people],
      );
    },
    async whoIsHere(now) {
      await query('DELETE FROM here WHERE until < $1', [now]);
      const rows = await query('SELECT process, people FROM here');
      return rows.map(({ process, people }) => ({ process: process as string, people: people as string }));
    },
  };
}

function tableRow({ listed, rated, ...row }: Row): TableRow {
  const { id, game, owner, title, status, invitation, seats, free, created, updated, deadline, version, pace } = row;
  const fields = { id, game, owner, title, status, invitation, seats, free, created, updated, deadline, version, pace };
  return { ...fields, listed: listed === 1, rated: rated === 1 } as TableRow;
}

function myTable(row: Row): MyTable {
  return { ...tableRow(row), seat: row.seat as number, turn: row.turn === 1, since: row.since as number };
}

/** Who has sat down with this entry: their name is in the log from then on. */
export const satBy = (entry: Entry): string | undefined =>
  entry.do === 'sit' && entry.sitter.kind === 'person' ? entry.sitter.who : undefined;

/** A member as a row of values, in the order of the columns. */
export function memberValues(table: string, { who, name, seat, turn, since }: Member): Value[] {
  return [table, who, name, seat, turn ? 1 : 0, since];
}
