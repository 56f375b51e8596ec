import { useOfBoard } from '@orrery/board';
import { createContext, use } from 'react';
import type { LunaState } from '../rules/state.ts';

/** While the end of a round is told, nothing is tried out beside it. */
export const ToldContext = createContext(false);

/**
 * The position after what is pointed at. Where a room leads to several scientists, whoever goes: the way and its air
 * are the same for all of them.
 */
export function useAfter(): LunaState | undefined {
  const told = use(ToldContext);
  return useOfBoard((store) => {
    if (told) return undefined;
    const sure = store.preview();
    if (sure !== undefined) return sure.after as LunaState;
    const place = store.pointed();
    if (place === undefined || !place.startsWith('module ')) return undefined;
    const [first] = store.leadsTo(place);
    return first && (store.tryOut(first.option, first.then)?.after as LunaState | undefined);
  });
}
