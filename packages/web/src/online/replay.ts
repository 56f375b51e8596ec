import { isRefused } from '@orrery/kernel';
import type { SharedPlay } from '../replay/share.ts';
import { fetchRecord, showTable } from './api.ts';
import { namesOf } from './screen-state.ts';
import { sayRefusal } from './words.ts';

/** A finished play of the server; undefined when it is not there, or not for us. Throws when it cannot be replayed. */
export async function findOnline(table: string, invitation: string | undefined): Promise<SharedPlay | undefined> {
  const [record, shown] = await Promise.all([fetchRecord(table, invitation), showTable(table, invitation)]);
  if (isRefused(record) && record.refused === 'outdated') throw new Error(sayRefusal(record));
  if (isRefused(record) || isRefused(shown)) return undefined;
  return { names: namesOf(shown.look.seats), record };
}
