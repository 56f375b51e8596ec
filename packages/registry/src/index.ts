import type { GameRoom } from '@orrery/kernel';

/** The one list of games, by id. A room is loaded when somebody enters it. */
export const ROOMS: Readonly<Record<string, () => Promise<GameRoom>>> = {
  'planet-unknown': async () => (await import('@orrery/planet-unknown')).room,
  pulsar: async () => (await import('@orrery/pulsar')).room,
  skymines: async () => (await import('@orrery/skymines')).room,
  'on-mars': async () => (await import('@orrery/on-mars')).room,
  'luna-maris': async () => (await import('@orrery/luna-maris')).room,
};
