import { type Analysis, fits, hashRecord } from '@orrery/bots';
import type { PlayRecord } from '@orrery/kernel';
import { openShelf } from '../kit/shelf.ts';

const ask = openShelf('orrery-analyses', 'analyses', 'record');

export const keepAnalysis = (analysis: Analysis): Promise<unknown> => ask('readwrite', (store) => store.put(analysis));

/** What was found about this play before. */
export async function findAnalysis(record: PlayRecord): Promise<Analysis | undefined> {
  const kept = await ask<unknown>('readonly', (store) => store.get(hashRecord(record)));
  return fits(kept, record) ? kept : undefined;
}
