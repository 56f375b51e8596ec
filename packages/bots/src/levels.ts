import { type GreedySettings, greedyThinker } from './greedy.ts';
import { randomThinker } from './random.ts';
import { type SearchSettings, searchThinker } from './search.ts';
import type { Thinker } from './thinker.ts';

/** How a level thinks: plain data, so that it can be sent to a worker. */
export type LevelSpec =
  | { readonly how: 'random' }
  | ({ readonly how: 'greedy' } & Partial<GreedySettings>)
  | ({ readonly how: 'search' } & Partial<Omit<SearchSettings, 'now'>>);

/** With time to think it pays to let the others think, too, and to look as far ahead as the game says. */
const CAREFUL = { others: 'tree', far: true } as const;

/** What a person chooses from, weakest first. */
export const LEVELS = {
  random: { how: 'random' },
  easy: { how: 'greedy', noise: 0.5, among: 0.5 },
  medium: { how: 'search', playouts: 24 },
  hard: { how: 'search', ms: 200, ...CAREFUL },
  expert: { how: 'search', ms: 1000, ...CAREFUL },
} as const satisfies Record<string, LevelSpec>;

/** The same by the names of the methods, for comparisons. */
export const METHODS = {
  greedy: { how: 'greedy' },
  search: { how: 'search', ms: 200, ...CAREFUL },
  'hand-greedy': { how: 'greedy', learned: false },
  'hand-search': { how: 'search', ms: 200, learned: false },
} as const satisfies Record<string, LevelSpec>;

export type LevelName = keyof typeof LEVELS;
export type MethodName = keyof typeof METHODS;

export const LEVEL_NAMES = Object.keys(LEVELS) as readonly LevelName[];
export const PLAYER_NAMES = [...LEVEL_NAMES, ...(Object.keys(METHODS) as MethodName[])] as const;

/** A level by its name, or one made to measure. */
export type Level = LevelName | MethodName | LevelSpec;

/** How long a search may take, where a level's own bound is not wanted. */
export interface Bound {
  readonly ms?: number | undefined;
  readonly playouts?: number | undefined;
}

export function isLevelName(name: string): name is LevelName | MethodName {
  return (PLAYER_NAMES as readonly string[]).includes(name);
}

export function thinkerOf(level: Level, bound: Bound = {}, now?: () => number): Thinker {
  const spec: LevelSpec = typeof level === 'string' ? { ...LEVELS, ...METHODS }[level] : level;
  switch (spec.how) {
    case 'random':
      return randomThinker;
    case 'greedy':
      return greedyThinker(spec);
    case 'search': {
      // A level that counts its playouts is as strong as it is, however much time there is.
      const { ms, playouts } = spec.playouts === undefined ? bound : {};
      return searchThinker({
        ...spec,
        ...(ms === undefined ? {} : { ms, playouts: undefined }),
        ...(playouts === undefined ? {} : { playouts }),
        ...(now === undefined ? {} : { now }),
      });
    }
  }
}
