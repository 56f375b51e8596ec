import type { Sitter } from '../play/shot.ts';

/** A table kept in this browser. */
export interface KeptTable {
  readonly id: string;
  readonly game: string;
  readonly names: readonly string[];
  readonly sitters: readonly Sitter[];
  readonly confirm: boolean;
  readonly record: string;
  readonly changed: number;
  readonly over: boolean;
}

const DATABASE = 'orrery';
const TABLES = 'tables';

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(DATABASE, 1);
    request.onupgradeneeded = () => void request.result.createObjectStore(TABLES, { keyPath: 'id' });
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

async function ask<T>(mode: IDBTransactionMode, act: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  const database = await open();
  try {
    return await new Promise((resolve, reject) => {
      const request = act(database.transaction(TABLES, mode).objectStore(TABLES));
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
  } finally {
    database.close();
  }
}

export const keepTable = (table: KeptTable): Promise<unknown> => ask('readwrite', (store) => store.put(table));
export const findTable = (id: string): Promise<KeptTable | undefined> => ask('readonly', (store) => store.get(id));
export const dropTable = (id: string): Promise<unknown> => ask('readwrite', (store) => store.delete(id));

export async function listTables(): Promise<KeptTable[]> {
  const tables = await ask<KeptTable[]>('readonly', (store) => store.getAll());
  return tables.sort((a, b) => b.changed - a.changed);
}
