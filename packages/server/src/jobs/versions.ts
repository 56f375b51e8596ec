import type { Hall } from '../hall/hall.ts';
import type { Store } from '../store/store.ts';
import type { ThrottledLog } from '../throttled-log.ts';

const AT_ONCE = 50;

/**
 * Takes up the tables under way that an older version of their game has left: they go on, or everybody is told that they
 * cannot. Who has looked at a table anyway has done the same before.
 */
export async function raiseTables(store: Store, hall: Hall, throttled: ThrottledLog): Promise<void> {
  for (const { game: id, version } of await store.versionsUnderWay()) {
    const game = await hall.game(id);
    if (game === undefined || version >= game.version) continue;
    const failed = new Set<string>();
    for (;;) {
      const tables = await store.tablesUnder(id, version, AT_ONCE + failed.size);
      const next = tables.filter((table) => !failed.has(table));
      if (next.length === 0) break;
      for (const table of next) {
        try {
          await hall.with(table, () => undefined);
          await store.markVersion(table, game.version);
        } catch (error) {
          failed.add(table);
          throttled.say('a table of an older version cannot be read', { err: error, table });
        }
      }
    }
  }
}
