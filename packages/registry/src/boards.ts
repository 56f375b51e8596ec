/** The drawn boards, apart from the rules: only the app loads them, and each only when its game is opened. */
export const BOARDS: Readonly<Record<string, () => Promise<unknown>>> = {
  'planet-unknown': () => import('@orrery/planet-unknown/board'),
  pulsar: () => import('@orrery/pulsar/board'),
  skymines: () => import('@orrery/skymines/board'),
  'on-mars': () => import('@orrery/on-mars/board'),
  'luna-maris': () => import('@orrery/luna-maris/board'),
};
