import { useSyncExternalStore } from 'react';

/** Where the reader is: the path's parts, and what stands behind the question mark. */
export interface Route {
  readonly parts: readonly string[];
  readonly query: URLSearchParams;
  /** What stands behind the number sign, which no server and no proxy gets to see. */
  readonly secret: URLSearchParams;
}

const listeners = new Set<() => void>();
let current = read();

function read(): Route {
  return {
    parts: location.pathname.split('/').filter(Boolean),
    query: new URLSearchParams(location.search),
    secret: new URLSearchParams(location.hash.slice(1)),
  };
}

function announce(): void {
  current = read();
  for (const listener of listeners) listener();
}

addEventListener('popstate', announce);

export function go(path: string, replace = false): void {
  if (replace) history.replaceState(null, '', path);
  else history.pushState(null, '', path);
  announce();
  if (!replace) scrollTo(0, 0);
}

export function useRoute(): Route {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    () => current,
  );
}
