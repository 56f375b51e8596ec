import { createContext, use, useSyncExternalStore } from 'react';
import type { Place } from './drawing.ts';
import type { Preview } from './preview.ts';
import type { BoardStore, PlaceState } from './store.ts';

export const BoardContext = createContext<BoardStore | undefined>(undefined);

export function useBoard(): BoardStore {
  const store = use(BoardContext);
  if (store === undefined) throw new Error('this part of a board needs a BoardSurface around it');
  return store;
}

/** Reads something of the store, and draws anew only when that has changed. It must be a plain value or kept as it is. */
export function useOfBoard<V>(read: (store: BoardStore) => V): V {
  const store = useBoard();
  const now = () => read(store);
  return useSyncExternalStore(store.subscribe, now, now);
}

export const usePlaceState = (place: Place): PlaceState => useOfBoard((store) => store.stateOf(place));
export const useHeld = (): readonly Place[] => useOfBoard((store) => store.held());
export const useIsPointed = (place: Place): boolean => useOfBoard((store) => store.pointed() === place);
/** What is tried out now, for ghosts; undefined most of the time. */
export const usePreview = (): Preview | undefined => useOfBoard((store) => store.preview());
