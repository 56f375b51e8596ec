import { learnedRoom, thinkerOf } from '@orrery/bots';
import { type Seat, type State, seedRandom } from '@orrery/kernel';
import { ROOMS } from '@orrery/registry';
import type { Hint } from '../play/screen-state.ts';

export interface HintAsked {
  readonly game: string;
  readonly view: State;
  readonly seat: Seat;
  readonly luck: string;
}

/** Thinks about a view that the page may know anyway, so that no server has to. */
addEventListener('message', async ({ data: { game: id, view, seat, luck } }: MessageEvent<HintAsked>) => {
  const { game, advice } = await learnedRoom(await ROOMS[id]());
  const { choice, candidates } = thinkerOf('hard').think(game, advice, view, seat, seedRandom(luck));
  const hint: Hint = { choice, candidates: candidates.slice(0, 5) };
  postMessage(hint);
});
