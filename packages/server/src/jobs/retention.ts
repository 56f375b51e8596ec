import { refuseAt } from '@orrery/table';
import type { KeepDays } from '../config.ts';
import { removePerson } from '../house/leaving.ts';
import type { Services } from '../services.ts';

const DAY = 86_400_000;
/** How many tables are looked at in one go; the rest has time until the next. */
const AT_ONCE = 500;

export interface Swept {
  readonly guests: number;
  readonly closed: number;
  readonly removed: number;
  readonly lapsed: number;
}

/** Lets go of what nobody uses any more. Whatever one process has done another finds done. */
export async function sweep(services: Services, keep: KeepDays): Promise<Swept> {
  const { people, audit, now } = services;
  const before = (days: number): number => (days === 0 ? Number.NEGATIVE_INFINITY : now() - days * DAY);
  await services.store.forgetWaits(now() - 30 * DAY);
  await people.tidy(now(), keep.addresses === 0 ? 0 : before(keep.addresses));
  const swept: Swept = {
    lapsed: keep.idleTables === 0 ? 0 : await lapse(services, 'playing', before(keep.idleTables)),
    // What was closed long ago goes before what is closed now.
    removed: keep.openTables === 0 ? 0 : await dropClosed(services, before(keep.openTables)),
    closed: keep.openTables === 0 ? 0 : await lapse(services, 'open', before(keep.openTables)),
    guests: keep.guests === 0 ? 0 : await dropGuests(services, before(keep.guests)),
  };
  const said = Object.entries(swept).flatMap(([what, count]) => (count > 0 ? [`${what} ${count}`] : []));
  if (said.length > 0) await audit({ act: 'swept', details: said.join(', ') });
  return swept;
}

async function lapse(
  { store, hall, throttled }: Services,
  status: 'open' | 'playing',
  before: number,
): Promise<number> {
  let lapsed = 0;
  for (const id of await store.idleSince(status, before, AT_ONCE)) {
    try {
      const done = await hall.act(id, ({ table }) =>
        table.status === status ? { do: 'lapse' } : refuseAt('over', 'It has ended already.'),
      );
      if (done !== undefined && !('refused' in done)) lapsed++;
    } catch (error) {
      throttled.say('an idle table could not be ended', { err: error, table: id });
    }
  }
  return lapsed;
}

async function dropClosed({ store, hall }: Services, before: number): Promise<number> {
  const tables = await store.idleSince('closed', before, AT_ONCE);
  for (const id of tables) {
    await store.dropTable(id);
    await hall.readAnew(id);
    await store.tell({ table: id, row: true });
  }
  return tables.length;
}

async function dropGuests(services: Services, before: number): Promise<number> {
  const unseen = await services.people.guestsUnseenSince(before);
  let dropped = 0;
  for (let i = 0; i < unseen.length; i += AT_ONCE) {
    const some = unseen.slice(i, i + AT_ONCE);
    const busy = await services.store.atTables(some);
    for (const who of some) {
      if (busy.has(who)) continue;
      await removePerson(services, who);
      dropped++;
    }
  }
  return dropped;
}
