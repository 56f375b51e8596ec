import { useOfBoard } from '@orrery/board';
import type { LunaState } from '../rules/state.ts';

/**
 * The position after what is pointed at. Where a room leads to several scientists, whoever goes: the way and its air
 * are the same for all of them.
 */
export const useAfter = (): LunaState | undefined =>
  useOfBoard((store) => {
    const sure = store.preview();
    if (sure !== undefined) return sure.after as LunaState;
    const place = store.pointed();
    if (place === undefined || !place.startsWith('module ')) return undefined;
    const [first] = store.leadsTo(place);
    return first && (store.tryOut(first.option, first.then)?.after as LunaState | undefined);
  });
