import type { Seeking } from '@orrery/protocol';
import type { Services } from '../../services.ts';
import { remembered } from '../remembered.ts';

/** For so long a wait says something about the next one. */
const COUNTS_FOR = 14 * 86_400_000;
/** Fewer say nothing. */
const FEWEST = 3;
/** The newest say most. */
const LOOKED_AT = 30;

/** Who waits asks every few seconds; what is usual changes slowly. */
const BELIEVED = 60_000;

/** Half of those who found a table of late waited less, by game and pace. */
export const usualWaits = remembered(BELIEVED, async ({ store, now }: Services): Promise<Seeking['waits']> => {
  const waits = await store.waitsSince(now() - COUNTS_FOR);
  const kinds = Map.groupBy(waits, ({ game, pace }) => `${game} ${pace}`);
  return [...kinds.values()].flatMap((same) => {
    if (same.length < FEWEST) return [];
    const [{ game, pace }] = same;
    const newest = same.slice(0, LOOKED_AT).map(({ ms }) => ms);
    const sorted = newest.sort((a, b) => a - b);
    return [{ game, pace, ms: sorted[Math.floor(sorted.length / 2)] }];
  });
});
