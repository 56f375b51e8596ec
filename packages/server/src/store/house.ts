import type { AuditAct, Restriction, RestrictionKind, Role } from '@orrery/protocol';
import type { Database, Row } from './rows.ts';

/** What somebody may do beyond what everybody may, and what they may not. */
export interface Rights {
  readonly role: Role | null;
  readonly ban: Restriction | null;
  readonly mute: Restriction | null;
}

export const NO_RIGHTS: Rights = { role: null, ban: null, mute: null };

export interface StoredRestriction extends Restriction {
  readonly who: string;
  readonly kind: RestrictionKind;
  /** Who has decided it. */
  readonly by: string;
  readonly at: number;
}

export interface NewReport {
  readonly by: string;
  readonly about: string;
  readonly table: string;
  readonly text: string;
  readonly at: number;
}

export interface StoredReport extends NewReport {
  readonly id: number;
  readonly settled: { readonly by: string; readonly at: number; readonly note: string } | null;
}

/** Something that somebody with power did. People are told by their ids, so that a name can be forgotten. */
export interface NewAudit {
  /** Undefined where the server did it by itself. */
  readonly by?: string | undefined;
  readonly act: AuditAct;
  readonly about?: string | undefined;
  readonly details?: string;
  readonly at: number;
}

export interface StoredAudit extends Required<Omit<NewAudit, 'by' | 'about'>> {
  readonly id: number;
  readonly by: string | null;
  readonly about: string | null;
}

export interface ReportPage {
  readonly settled: boolean;
  /** Only those with a smaller id. */
  readonly before?: number | undefined;
  readonly limit: number;
}

/** Who watches over the house, who may not do what, and what was done about it. */
export interface HouseStore {
  roles(): Promise<{ readonly who: string; readonly role: Role }[]>;
  /** Gives somebody a role, or takes it; there is one owner at most, so whoever was it before is no longer. */
  setRole(who: string, role: Role | null): Promise<void>;
  /** Makes somebody the owner where there is none; false where there is one. */
  claimHouse(who: string): Promise<boolean>;
  rightsOf(people: readonly string[]): Promise<Map<string, Rights>>;

  restrict(restriction: StoredRestriction): Promise<void>;
  lift(who: string, kind: RestrictionKind): Promise<boolean>;
  /** Those that are in force, of everybody or of one person. */
  restrictions(now: number, who?: string): Promise<StoredRestriction[]>;

  report(report: NewReport): Promise<void>;
  reports(page: ReportPage): Promise<StoredReport[]>;
  reportOf(id: number): Promise<StoredReport | undefined>;
  countReports(which: { readonly about?: string; readonly waiting?: boolean }): Promise<number>;
  /** False where somebody has settled it before. */
  settleReport(id: number, by: string, note: string, at: number): Promise<boolean>;

  /** Adds a line to the audit log. No line of it can be changed or removed. */
  audit(entry: NewAudit): Promise<void>;
  auditLog(limit: number, before?: number): Promise<StoredAudit[]>;
}

/** Larger than any id. */
const NEWEST = Number.MAX_SAFE_INTEGER;

export function houseStore({ query, textsOf }: Database): HouseStore {
  return {
    async roles() {
      const rows = await query('SELECT who, role FROM roles ORDER BY role DESC, who');
      return rows.map(({ who, role }) => ({ who: who as string, role: role as Role }));
    },
    async setRole(who, role) {
      if (role === 'owner') await query("DELETE FROM roles WHERE role = 'owner' AND who <> $1", [who]);
      if (role === null) await query('DELETE FROM roles WHERE who = $1', [who]);
      else
        await query(
          'INSERT INTO roles (who, role) VALUES ($1, $2) ON CONFLICT (who) DO UPDATE SET role = excluded.role',
          [who, role],
        );
    },
    async claimHouse(who) {
      const rows = await query(
        "INSERT INTO roles (who, role) VALUES ($1, 'owner') ON CONFLICT DO NOTHING RETURNING who",
        [who],
      );
      return rows.length > 0;
    },
    async rightsOf(people) {
      const given = [JSON.stringify(people)];
      const [roles, restrictions] = await Promise.all([
        query(`SELECT who, role FROM roles WHERE who IN (${textsOf('$1')})`, given),
        query(`SELECT who, kind, until, reason FROM restrictions WHERE who IN (${textsOf('$1')})`, given),
      ]);
      const rights = new Map(people.map((who) => [who, NO_RIGHTS]));
      const add = (who: unknown, more: Partial<Rights>): void => {
        rights.set(who as string, { ...(rights.get(who as string) ?? NO_RIGHTS), ...more });
      };
      for (const { who, role } of roles) add(who, { role: role as Role });
      for (const { who, kind, until, reason } of restrictions) {
        add(who, { [kind as RestrictionKind]: { until, reason } as Restriction });
      }
      return rights;
    },

    async restrict({ who, kind, until, reason, by, at }) {
      await query(
        `INSERT INTO restrictions (who, kind, until, reason, by_who, at) VALUES ($1, $2, $3, $4, $5, $6)
         ON CONFLICT (who, kind) DO UPDATE SET until = excluded.until, reason = excluded.reason,
           by_who = excluded.by_who, at = excluded.at`,
        [who, kind, until, reason, by, at],
      );
    },
    async lift(who, kind) {
      const rows = await query('DELETE FROM restrictions WHERE who = $1 AND kind = $2 RETURNING who', [who, kind]);
      return rows.length > 0;
    },
    async restrictions(now, who) {
      const rows = await query(
        `SELECT * FROM restrictions WHERE (until IS NULL OR until > $1)
         ${who === undefined ? '' : 'AND who = $2'} ORDER BY at DESC LIMIT 500`,
        who === undefined ? [now] : [now, who],
      );
      return rows.map(
        ({ by_who, who, kind, until, reason, at }) =>
          ({ who, kind, until, reason, by: by_who, at }) as StoredRestriction,
      );
    },

    async report({ by, about, table, text, at }) {
      await query('INSERT INTO reports (by_who, about, table_id, text, at) VALUES ($1, $2, $3, $4, $5)', [
        by,
        about,
        table,
        text,
        at,
      ]);
    },
    async reports({ settled, before = NEWEST, limit }) {
      const rows = await query(
        `SELECT * FROM reports WHERE settled_at IS ${settled ? 'NOT NULL' : 'NULL'} AND id < $1
         ORDER BY id DESC LIMIT $2`,
        [before, limit],
      );
      return rows.map(storedReport);
    },
    async reportOf(id) {
      const [row] = await query('SELECT * FROM reports WHERE id = $1', [id]);
      return row && storedReport(row);
    },
    async countReports({ about, waiting }) {
      const conditions = [
        about === undefined ? '1 = 1' : 'about = $1',
        waiting === true ? 'settled_at IS NULL' : '1 = 1',
      ];
      const [row] = await query(
        `SELECT count(*) AS reports FROM reports WHERE ${conditions.join(' AND ')}`,
        about === undefined ? [] : [about],
      );
      return Number(row.reports);
    },
    async settleReport(id, by, note, at) {
      const rows = await query(
        `UPDATE reports SET settled_at = $2, settled_by = $3, note = $4
         WHERE id = $1 AND settled_at IS NULL RETURNING id`,
        [id, at, by, note],
      );
      return rows.length > 0;
    },

    async audit({ by = '', act, about = '', details = '', at }) {
      await query('INSERT INTO audit (at, by_who, act, about, details) VALUES ($1, $2, $3, $4, $5)', [
        at,
        by,
        act,
        about,
        details,
      ]);
    },
    async auditLog(limit, before = NEWEST) {
      const rows = await query('SELECT * FROM audit WHERE id < $1 ORDER BY id DESC LIMIT $2', [before, limit]);
      return rows.map(
        ({ id, at, by_who, act, about, details }) =>
          ({ id, at, by: by_who || null, act, about: about || null, details }) as StoredAudit,
      );
    },
  };
}

function storedReport({ id, by_who, about, table_id, text, at, settled_at, settled_by, note }: Row): StoredReport {
  const settled = settled_at === null ? null : { by: settled_by, at: settled_at, note };
  return { id, by: by_who, about, table: table_id, text, at, settled } as StoredReport;
}
