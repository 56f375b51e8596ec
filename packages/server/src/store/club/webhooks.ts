import type { Database } from '../rows.ts';

/** Where somebody's notices are sent to. */
export interface StoredWebhook {
  /** A person, or a club by `clubOwner`. */
  readonly owner: string;
  readonly address: string;
  /** How often in a row the far end did not take what was sent. */
  readonly failures: number;
  /** Switched off, because it failed too often. */
  readonly off: boolean;
}

/** What a club is called among those who own webhooks and hear of notices; no person is called so. */
export const clubOwner = (club: string): string => `club:${club}`;
/** The club behind such a name; undefined for a person. */
export const clubOf = (owner: string): string | undefined =>
  owner.startsWith('club:') ? owner.slice('club:'.length) : undefined;

export interface WebhooksStore {
  webhook(owner: string): Promise<StoredWebhook | undefined>;
  /** Names another address, which is taken to work. An empty one is none. */
  setWebhook(owner: string, address: string): Promise<void>;
  webhookWorked(owner: string): Promise<void>;
  /** Counts a failure; true for the one that switches it off. */
  webhookFailed(owner: string, most: number): Promise<boolean>;
}

export const WEBHOOKS_MIGRATION = (): readonly string[] => [
  `CREATE TABLE webhooks (
    who TEXT PRIMARY KEY, address TEXT NOT NULL, failures INTEGER NOT NULL DEFAULT 0, off INTEGER NOT NULL DEFAULT 0
  )`,
];

export function webhooksStore({ query }: Database): WebhooksStore {
  return {
    async webhook(owner) {
      const [row] = await query('SELECT * FROM webhooks WHERE who = $1', [owner]);
      if (row === undefined) return undefined;
      const { address, failures, off } = row;
      return { owner, address: address as string, failures: failures as number, off: off === 1 };
    },
    async setWebhook(owner, address) {
      if (address === '') await query('DELETE FROM webhooks WHERE who = $1', [owner]);
      else
        await query(
          `INSERT INTO webhooks (who, address) VALUES ($1, $2)
           ON CONFLICT (who) DO UPDATE SET address = excluded.address, failures = 0, off = 0`,
          [owner, address],
        );
    },
    async webhookWorked(owner) {
      await query('UPDATE webhooks SET failures = 0 WHERE who = $1 AND failures > 0', [owner]);
    },
    async webhookFailed(owner, most) {
      const rows = await query(
        `UPDATE webhooks SET failures = failures + 1, off = CASE WHEN failures + 1 >= $2 THEN 1 ELSE 0 END
         WHERE who = $1 AND off = 0 RETURNING off`,
        [owner, most],
      );
      return rows[0]?.off === 1;
    },
  };
}
