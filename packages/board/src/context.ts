import type { Seat } from '@orrery/kernel';
import { createContext, use, useSyncExternalStore } from 'react';
import type { Place } from './drawing.ts';
import type { Preview } from './preview.ts';
import type { BoardStore, PlaceState } from './store.ts';

/**
 * The seat whose things are drawn, where somebody looks at those of another: their places explain themselves as that
 * seat's, and none of them can be pressed.
 */
export const OwnerContext = createContext<Seat | undefined>(undefined);
const OF = ' @';
export const placeOf = (place: Place, owner: Seat | undefined): Place =>
  owner === undefined ? place : `${place}${OF}${owner}`;
/** A place, and the other seat that it belongs to. */
export function ownerOf(place: Place): { readonly place: Place; readonly owner: Seat | undefined } {
  const at = place.lastIndexOf(OF);
  return at < 0
    ? { place, owner: undefined }
    : { place: place.slice(0, at), owner: Number(place.slice(at + OF.length)) };
}

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
