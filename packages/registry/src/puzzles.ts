/** The puzzles of every game, loaded when somebody opens one. What they are is known to the computer players. */
export const PUZZLES: Readonly<Record<string, () => Promise<{ readonly puzzles: readonly unknown[] }>>> = {
  'planet-unknown': () => import('@orrery/planet-unknown/puzzles'),
  pulsar: () => import('@orrery/pulsar/puzzles'),
  skymines: () => import('@orrery/skymines/puzzles'),
  'on-mars': () => import('@orrery/on-mars/puzzles'),
  'luna-maris': () => import('@orrery/luna-maris/puzzles'),
};
