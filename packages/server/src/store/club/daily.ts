import type { Database } from '../rows.ts';

/** Somebody's one try at the challenge of a day. */
export interface DailyTry {
  readonly who: string;
  readonly table: string;
  /** Null while it is played. */
  readonly score: number | null;
}

export interface DailyStore {
  beginDaily(day: string, who: string, table: string): Promise<void>;
  dailyTry(day: string, who: string): Promise<DailyTry | undefined>;
  /** Everybody who has finished, the best first; of equals whoever was first. */
  dailyList(day: string, limit: number): Promise<(DailyTry & { readonly score: number })[]>;
  countDaily(day: string): Promise<{ readonly finished: number; readonly best: number | null }>;
  /** Lets everybody look at a table. */
  showTable(table: string): Promise<void>;
}

export const DAILY_MIGRATION = (): readonly string[] => [
  'CREATE TABLE daily (day TEXT NOT NULL, who TEXT NOT NULL, table_id TEXT NOT NULL, PRIMARY KEY (day, who))',
];

/** What a try came to is what its play came to. */
const TRIES = `SELECT daily.who, daily.table_id, played.score, played.at FROM daily
  LEFT JOIN played ON played.table_id = daily.table_id AND played.who = daily.who`;

export function dailyStore({ query }: Database): DailyStore {
  return {
    async beginDaily(day, who, table) {
      await query('INSERT INTO daily (day, who, table_id) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING', [
        day,
        who,
        table,
      ]);
    },
    async dailyTry(day, who) {
      const [row] = await query(`${TRIES} WHERE daily.day = $1 AND daily.who = $2`, [day, who]);
      return row && { who, table: row.table_id as string, score: row.score as number | null };
    },
    async dailyList(day, limit) {
      const rows = await query(
        `${TRIES} WHERE daily.day = $1 AND played.score IS NOT NULL ORDER BY played.score DESC, played.at, daily.who
         LIMIT $2`,
        [day, limit],
      );
      return rows.map((row) => ({
        who: row.who as string,
        table: row.table_id as string,
        score: row.score as number,
      }));
    },
    async countDaily(day) {
      const [row] = await query(
        `SELECT count(*) AS finished, max(score) AS best FROM (${TRIES} WHERE daily.day = $1) AS tries
         WHERE score IS NOT NULL`,
        [day],
      );
      return { finished: Number(row.finished), best: row.best as number | null };
    },
    async showTable(table) {
      await query('UPDATE tables SET listed = 1 WHERE id = $1', [table]);
    },
  };
}
