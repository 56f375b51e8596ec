import type { Database } from './rows.ts';
import type { Claim, Job, Notice, Store } from './store.ts';

type JobsStore = Pick<
  Store,
  'claimJobs' | 'renewJobs' | 'releaseJob' | 'releaseAllJobs' | 'releaseJobs' | 'waitingJobs'
> &
  Pick<Store, 'claimNotices' | 'addNotices' | 'dropNotice' | 'postponeNotice'>;

/** What waits to be done: questions to computer players, and notices to people. */
export function jobsStore(db: Database): JobsStore {
  const { query } = db;
  return {
    claimJobs: (claim) => claimJobs(db, claim),
    async renewJobs(by, until) {
      await query('UPDATE jobs SET claimed_until = $2 WHERE claimed_by = $1', [by, until]);
    },
    async releaseJob(table, seat, from) {
      await query("UPDATE jobs SET claimed_until = $3, claimed_by = '' WHERE table_id = $1 AND seat = $2", [
        table,
        seat,
        from,
      ]);
    },
    async releaseAllJobs() {
      await query("UPDATE jobs SET claimed_until = 0, claimed_by = ''");
    },
    async releaseJobs(by) {
      await query("UPDATE jobs SET claimed_until = 0, claimed_by = '' WHERE claimed_by = $1", [by]);
    },
    async waitingJobs() {
      const [row] = await query('SELECT count(*) AS jobs FROM jobs');
      return Number(row.jobs);
    },

    async claimNotices({ limit, now, until }) {
      const rows = await query(
        `UPDATE notices SET claimed_until = $1, tries = tries + 1 WHERE claimed_until < $2 AND id IN
         (SELECT id FROM notices WHERE due <= $2 AND claimed_until < $2 ORDER BY due LIMIT $3) RETURNING *`,
        [until, now, limit],
      );
      return rows.map(
        ({ id, table_id, who, kind, due, tries }) => ({ id, table: table_id, who, kind, due, tries }) as Notice,
      );
    },
    async addNotices(table, notices) {
      for (const { who, kind, due } of notices) {
        await query('INSERT INTO notices (table_id, who, kind, due) VALUES ($1, $2, $3, $4)', [table, who, kind, due]);
      }
    },
    async dropNotice(id) {
      await query('DELETE FROM notices WHERE id = $1', [id]);
    },
    async postponeNotice(id, due) {
      await query('UPDATE notices SET due = $2, claimed_until = 0 WHERE id = $1', [id, due]);
    },
  };
}

/** The next question of every owner first, counting those that are being thought about. */
async function claimJobs(db: Database, { by, limit, now, until }: Claim): Promise<Job[]> {
  const rows = await db.query(
    `UPDATE jobs SET claimed_by = $1, claimed_until = $2, tries = tries + 1
     WHERE claimed_until < $3 AND (table_id, seat) IN (
       SELECT table_id, seat FROM (
         SELECT table_id, seat, created, claimed_until,
           sum(CASE WHEN claimed_until >= $3 THEN 1 ELSE 0 END) OVER (PARTITION BY owner)
           + sum(CASE WHEN claimed_until < $3 THEN 1 ELSE 0 END)
               OVER (PARTITION BY owner ORDER BY created, table_id, seat) AS turn
         FROM jobs
       ) AS line WHERE claimed_until < $3 ORDER BY turn, created LIMIT $4
     ) RETURNING *`,
    [by, until, now, limit],
  );
  return rows.map((row) => ({
    table: row.table_id as string,
    seat: row.seat as number,
    level: row.level as string,
    question: row.question as number,
    owner: row.owner as string,
    created: row.created as number,
    tries: row.tries as number,
  }));
}
