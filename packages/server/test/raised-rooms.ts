// The games of the tests one version later. ORRERY_TEST_RAISED says how they take older states.
import type { Game, GameRoom, State } from '@orrery/kernel';
import { ROOMS as BEFORE } from './rooms.ts';

const WAYS: Readonly<Record<string, (game: Game) => Partial<Game>>> = {
  'as-they-are': () => ({}),
  converted: () => ({ upgrade: (old) => ({ ...(old as State), revealed: 1000 }) }),
  impossible: () => ({ upgrade: () => undefined }),
  // Whoever forgets to bring an upgrade: the steps on the agendas are not there any more.
  forgotten: (game) => ({
    steps: Object.fromEntries(Object.entries(game.steps).map(([name, step]) => [`new-${name}`, step])),
  }),
};

const raise = (room: GameRoom): GameRoom => {
  const { game } = room;
  return { ...room, game: { ...game, version: game.version + 1, ...WAYS[process.env.ORRERY_TEST_RAISED ?? ''](game) } };
};

export const ROOMS: Readonly<Record<string, () => Promise<GameRoom>>> = Object.fromEntries(
  Object.entries(BEFORE).map(([id, load]) => [id, async () => raise(await load())]),
);
