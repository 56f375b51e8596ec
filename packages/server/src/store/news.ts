import { randomBytes } from 'node:crypto';
import pg from 'pg';
import type { News } from './store.ts';

/** The line between processes: LISTEN on a connection of its own, which is opened again whenever it breaks. */
export function newsLine(url: string) {
  const self = randomBytes(6).toString('base64url');
  const listeners: ((news: News | undefined) => void)[] = [];
  let client: pg.Client | undefined;
  let closed = false;
  let opened = false;

  const announce = (news: News | undefined): void => {
    for (const listener of listeners) listener(news);
  };

  async function connect(): Promise<void> {
    for (let wait = 50; !closed; wait = Math.min(2 * wait, 2000)) {
      const attempt = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000, keepAlive: true });
      // Errors come before 'end'; without a listener they would end the process.
      attempt.on('error', () => {});
      try {
        await attempt.connect();
        attempt.on('notification', ({ payload }) => {
          const news = read(payload ?? '');
          if (news !== undefined) announce(news);
        });
        await attempt.query('LISTEN orrery');
        client = attempt;
        attempt.once('end', () => {
          client = undefined;
          if (!closed) void connect();
        });
        // Whatever was said while nobody listened has to be looked up.
        announce(undefined);
        return;
      } catch {
        await attempt.end().catch(() => {});
        await new Promise((resolve) => setTimeout(resolve, wait).unref());
      }
    }
  }

  function read(payload: string): News | undefined {
    const [from, what, number, ...rest] = payload.split(' ');
    if (from === self || rest.length !== 1) return undefined;
    if (what === 'person') return { person: rest[0] };
    if (what === 'friends') return { friends: rest[0] };
    if (what === 'row') return { table: rest[0], row: true };
    if (what === 'blocked') return { blocked: rest[0], until: Number(number) };
    return what === 'chat' ? { table: rest[0], chat: Number(number) } : { table: rest[0], entry: Number(number) };
  }

  function write(news: News): string {
    if ('person' in news) return `${self} person 0 ${news.person}`;
    if ('friends' in news) return `${self} friends 0 ${news.friends}`;
    if ('row' in news) return `${self} row 0 ${news.table}`;
    if ('blocked' in news) return `${self} blocked ${news.until} ${news.blocked}`;
    return 'chat' in news ? `${self} chat ${news.chat} ${news.table}` : `${self} entry ${news.entry} ${news.table}`;
  }

  return {
    write,
    open(listener: (news: News | undefined) => void): void {
      listeners.push(listener);
      if (!opened) void connect();
      opened = true;
    },
    async close(): Promise<void> {
      closed = true;
      await client?.end().catch(() => {});
    },
  };
}
