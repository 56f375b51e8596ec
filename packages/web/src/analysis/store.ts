import { type Analysis, fits, hashRecord } from '@orrery/bots';
import type { PlayRecord } from '@orrery/kernel';

const DATABASE = 'orrery-analyses';
const ANALYSES = 'analyses';

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(DATABASE, 1);
    request.onupgradeneeded = () => void request.result.createObjectStore(ANALYSES, { keyPath: 'record' });
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

async function ask<T>(mode: IDBTransactionMode, act: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  const database = await open();
  try {
    return await new Promise((resolve, reject) => {
      const request = act(database.transaction(ANALYSES, mode).objectStore(ANALYSES));
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
  } finally {
    database.close();
  }
}

export const keepAnalysis = (analysis: Analysis): Promise<unknown> => ask('readwrite', (store) => store.put(analysis));

/** What was found about this play before. */
export async function findAnalysis(record: PlayRecord): Promise<Analysis | undefined> {
  const kept = await ask<unknown>('readonly', (store) => store.get(hashRecord(record)));
  return fits(kept, record) ? kept : undefined;
}
