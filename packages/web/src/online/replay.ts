import type { SharedPlay } from '../replay/share.ts';
import { fetchRecord, isRefused, showTable } from './api.ts';
import { namesOf } from './screen-state.ts';

/** A finished play of the server; undefined when it is not there, or not for us. */
export async function findOnline(table: string): Promise<SharedPlay | undefined> {
  const [record, shown] = await Promise.all([fetchRecord(table), showTable(table)]);
  if (isRefused(record) || isRefused(shown)) return undefined;
  return { names: namesOf(shown.look.seats), record };
}
