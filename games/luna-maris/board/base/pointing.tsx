import { type BoardStore, useOfBoard } from '@orrery/board';
import { createContext, type ReactNode, use, useEffect, useState } from 'react';
import { moduleOfLetter } from '../../data/index.ts';
import { NONE } from '../../rules/state.ts';

/** A pointer that only passes a room has not pointed at it: half the board would flicker under its way. */
const REST_MS = 150;

const PointedContext = createContext(NONE);

const lettered = (place: string | undefined): number =>
  place?.startsWith('module ') ? moduleOfLetter(place.slice(7)) : NONE;

function moduleUnder(store: BoardStore): number {
  const pointed = lettered(store.pointed());
  return pointed === NONE ? lettered(store.held().find((place) => place.startsWith('module '))) : pointed;
}

/** Tells everything inside which module is pointed at, or held. */
export function Pointing({ children }: { readonly children: ReactNode }) {
  const under = useOfBoard(moduleUnder);
  const [pointed, setPointed] = useState(under);
  useEffect(() => {
    const timer = setTimeout(() => setPointed(under), REST_MS);
    return () => clearTimeout(timer);
  }, [under]);
  return <PointedContext value={pointed}>{children}</PointedContext>;
}

/** The module that is pointed at, or held; NONE most of the time. */
export const usePointedModule = (): number => use(PointedContext);
