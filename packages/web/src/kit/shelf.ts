/** A shelf of this browser's own database: it keeps things under one of their fields. */
export type Shelf = <T>(mode: IDBTransactionMode, act: (store: IDBObjectStore) => IDBRequest<T>) => Promise<T>;

export function openShelf(database: string, name: string, keyPath: string): Shelf {
  const open = (): Promise<IDBDatabase> =>
    new Promise((resolve, reject) => {
      const request = indexedDB.open(database, 1);
      request.onupgradeneeded = () => void request.result.createObjectStore(name, { keyPath });
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
  return async (mode, act) => {
    const opened = await open();
    try {
      return await new Promise((resolve, reject) => {
        const request = act(opened.transaction(name, mode).objectStore(name));
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    } finally {
      opened.close();
    }
  };
}
