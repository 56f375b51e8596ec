import { createHash } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import type { DBAdapter, DBTransactionAdapter, Where } from '@better-auth/core/db/adapter';
import type { Pool } from 'pg';

const SEAL = 'sha256:';

/** What lies in the database in the place of a session's token: whoever reads it cannot go back. */
export const seal = (token: string): string => SEAL + createHash('sha256').update(token).digest('hex');

/** What is taken from the database itself is sealed already. Only for ends and changes: nothing is opened by a seal. */
const sealOnce = (token: string): string => (token.startsWith(SEAL) ? token : seal(token));

/** The same conditions, with seals for tokens; `tokens` finds the way back. */
function sealedWhere(where: Where[], sealOf: (token: string) => string, tokens = new Map<string, string>()): Where[] {
  const sealed = (value: string): string => {
    tokens.set(sealOf(value), value);
    return sealOf(value);
  };
  return where.map((condition) => {
    const { field, value } = condition;
    if (field !== 'token') return condition;
    if (Array.isArray(value)) return { ...condition, value: value.map((part) => sealed(String(part))) };
    return { ...condition, value: sealed(String(value)) };
  });
}

/** A row as the library knows it: with the token it asked for, if it asked for one. */
function opened<T>(row: T, tokens: ReadonlyMap<string, string>): T {
  const { token } = (row ?? {}) as { token?: string };
  const plain = token === undefined ? undefined : tokens.get(token);
  return plain === undefined ? row : { ...row, token: plain };
}

/** The database of the library that keeps accounts, in which the tokens of sessions are sealed. */
function sealedTransaction<A extends DBTransactionAdapter>(inner: A): A {
  const changing = <Q extends { model: string; where: Where[] }>(query: Q): Q =>
    query.model === 'session' ? { ...query, where: sealedWhere(query.where, sealOnce) } : query;
  const sealed: DBTransactionAdapter = {
    ...inner,
    async create<T extends Record<string, unknown>, R = T>(query: Parameters<DBAdapter['create']>[0]): Promise<R> {
      const { token } = query.data as { token?: string };
      if (query.model !== 'session' || token === undefined) return inner.create<T, R>(query as never);
      const row = await inner.create<T, R>({ ...query, data: { ...query.data, token: seal(token) } } as never);
      return { ...row, token };
    },
    async findOne<T>(query: Parameters<DBAdapter['findOne']>[0]): Promise<T | null> {
      if (query.model !== 'session') return inner.findOne<T>(query);
      const tokens = new Map<string, string>();
      return opened(await inner.findOne<T>({ ...query, where: sealedWhere(query.where, seal, tokens) }), tokens);
    },
    async findMany<T>(query: Parameters<DBAdapter['findMany']>[0]): Promise<T[]> {
      if (query.model !== 'session' || query.where === undefined) return inner.findMany<T>(query);
      const tokens = new Map<string, string>();
      const rows = await inner.findMany<T>({ ...query, where: sealedWhere(query.where, seal, tokens) });
      return rows.map((row) => opened(row, tokens));
    },
    async update<T>(query: Parameters<DBAdapter['update']>[0]): Promise<T | null> {
      if (query.model !== 'session') return inner.update<T>(query);
      const tokens = new Map<string, string>();
      return opened(await inner.update<T>({ ...query, where: sealedWhere(query.where, sealOnce, tokens) }), tokens);
    },
    updateMany: (query) => inner.updateMany(changing(query)),
    delete: (query) => inner.delete(changing(query)),
    deleteMany: (query) => inner.deleteMany(changing(query)),
  };
  return { ...inner, ...sealed };
}

export function sealedAdapter(inner: DBAdapter): DBAdapter {
  return {
    ...sealedTransaction(inner),
    transaction: (act) => inner.transaction((within) => act(sealedTransaction(within))),
  };
}

/** Sessions from before tokens were sealed go on, and their tokens lie open no longer. */
export async function sealOldSessions(database: DatabaseSync | Pool): Promise<void> {
  if ('connect' in database) {
    await database.query(
      `UPDATE session SET token = '${SEAL}' || encode(sha256(convert_to(token, 'UTF8')), 'hex')
       WHERE token NOT LIKE '${SEAL}%'`,
    );
    return;
  }
  database.function('seal', { deterministic: true }, (token) => seal(String(token)));
  database.exec(`UPDATE session SET token = seal(token) WHERE token NOT LIKE '${SEAL}%'`);
}
