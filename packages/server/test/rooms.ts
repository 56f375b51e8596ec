import { room } from '@orrery/comet';
import type { GameRoom } from '@orrery/kernel';
import { ROOMS as REGISTERED } from '@orrery/registry';

/** The games of the tests: the example game, which is quickly played, beside the real ones. */
export const ROOMS: Readonly<Record<string, () => Promise<GameRoom>>> = {
  ...REGISTERED,
  comet: async () => room as unknown as GameRoom,
  // As if the second seat were asked in the turns of the first.
  aside: async () => ({ ...room, game: { ...room.game, id: 'aside', isAside: (_, seat) => seat === 1 } }) as GameRoom,
};
