import { nextFlag, refuseAt } from '@orrery/table';
import { flagEntry } from '../hall/actions.ts';
import type { Hall } from '../hall/hall.ts';
import type { Store } from '../store/store.ts';

/** Hands over the seats whose time is up. Deadlines are rows, so any process can do it, also after a restart. */
export async function enforceClocks(store: Store, hall: Hall, now: () => number): Promise<void> {
  for (const table of await store.overdue(now(), 100)) {
    await hall.act(table, (loaded) => {
      const flag = nextFlag(loaded.table);
      if (flag === undefined || flag.at > now()) return refuseAt('too-early', 'There is time left.');
      return flagEntry(flag.seat);
    });
  }
}
