import { useSyncExternalStore } from 'react';

const NARROW = '(max-width: 640px)';

/** Is the window as narrow as a phone? */
export const isNarrow = (): boolean => matchMedia(NARROW).matches;

const watch = (changed: () => void): (() => void) => {
  const query = matchMedia(NARROW);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
};

export const useNarrow = (): boolean => useSyncExternalStore(watch, isNarrow);
