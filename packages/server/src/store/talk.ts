import { chatLine, type Database } from './rows.ts';
import type { Store } from './store.ts';

type TalkStore = Pick<
  Store,
  'say' | 'chat' | 'chatLine' | 'ignore' | 'ignoredBy' | 'settings' | 'settingsOf' | 'saveSettings'
>;

/** What people say to each other, and how each of them wants to have it. */
export function talkStore({ query, textsOf }: Database): TalkStore {
  return {
    async say({ table, who, name, at, text }) {
      const [row] = await query(
        'INSERT INTO chat (table_id, who, name, at, text) VALUES ($1, $2, $3, $4, $5) RETURNING id',
        [table, who, name, at, text],
      );
      return { id: row.id as number, table, who, name, at, text };
    },
    async chat(table, limit) {
      const rows = await query('SELECT * FROM chat WHERE table_id = $1 ORDER BY id DESC LIMIT $2', [table, limit]);
      return rows.map(chatLine).reverse();
    },
    async chatLine(id) {
      const [row] = await query('SELECT * FROM chat WHERE id = $1', [id]);
      return row && chatLine(row);
    },
    async ignore(who, other, on) {
      await query(
        on
          ? 'INSERT INTO ignored (who, other) VALUES ($1, $2) ON CONFLICT DO NOTHING'
          : 'DELETE FROM ignored WHERE who = $1 AND other = $2',
        [who, other],
      );
    },
    async ignoredBy(who) {
      const rows = await query('SELECT other FROM ignored WHERE who = $1', [who]);
      return rows.map(({ other }) => other as string);
    },
    async settings(who) {
      const [row] = await query('SELECT data FROM settings WHERE who = $1', [who]);
      return row === undefined ? {} : JSON.parse(row.data as string);
    },
    async settingsOf(people) {
      const rows = await query(`SELECT who, data FROM settings WHERE who IN (${textsOf('$1')})`, [
        JSON.stringify(people),
      ]);
      return new Map(rows.map(({ who, data }) => [who as string, JSON.parse(data as string)]));
    },
    async saveSettings(who, settings) {
      await query(
        `INSERT INTO settings (who, data) VALUES ($1, $2) ON CONFLICT (who) DO UPDATE SET data = excluded.data`,
        [who, JSON.stringify(settings)],
      );
    },
  };
}
