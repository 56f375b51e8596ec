import type { ServerConfig } from '../../config.ts';
import { openDatabases } from '../../databases.ts';
import { Hall, type Rooms } from '../../hall/hall.ts';
import type { ThrottledLog } from '../../throttled-log.ts';
import { Results } from './results.ts';

type Where = Pick<ServerConfig, 'data' | 'databaseUrl' | 'secret' | 'roomsModule' | 'noticeDelay' | 'idle'>;

const BUSY = 'A server enters results at this moment; try again.';

/** Makes all ratings again from the records; the answer is how many plays there are. */
export async function recomputeRatings(where: Where): Promise<number> {
  const databases = await openDatabases(where);
  try {
    const { store } = databases;
    const { ROOMS: rooms } = (await import(where.roomsModule)) as { ROOMS: Rooms };
    const now = Date.now;
    const { noticeDelay, idle } = where;
    const hall = new Hall({ store, rooms, now, noticeDelay, idle });
    const throttled: Pick<ThrottledLog, 'say'> = { say() {} };
    const results = new Results({ store, hall, rooms, now, self: `recompute ${process.pid}`, throttled });
    const plays = await results.recompute();
    if (plays === undefined) throw new Error(BUSY);
    return plays;
  } finally {
    await databases.close();
  }
}
