import { nextFlag, refuseAt } from '@orrery/table';
import { flagEntry } from '../hall/actions.ts';
import type { Hall } from '../hall/hall.ts';
import type { Store } from '../store/store.ts';
import type { Each } from './each.ts';

const AT_ONCE = 100;
/** Clocks are looked at every second. Whose time ran out longer ago lost it while nobody was here to serve them. */
const UNWATCHED = 30_000;

/** Hands over the seats whose time is up. Deadlines are rows, so any process can do it, also after a restart. */
export async function enforceClocks(store: Store, hall: Hall, now: () => number, each: Each): Promise<void> {
  const overdue = await store.overdue(now(), AT_ONCE + each.failing);
  await each.do(overdue, (id) =>
    hall.act(id, ({ table }) => {
      const flag = nextFlag(table);
      if (flag === undefined || flag.at > now()) return refuseAt('too-early', 'There is time left.');
      return flagEntry(flag.seat, now() - flag.at > UNWATCHED);
    }),
  );
}
