import { learnedRoom } from '@orrery/bots';
import { type Seat, type State, seedRandom } from '@orrery/kernel';
import { ROOMS } from '@orrery/registry';
import { giveHint } from './give-hint.ts';

export interface HintAsked {
  readonly game: string;
  readonly view: State;
  readonly seat: Seat;
  readonly luck: string;
}

/** Thinks about a view that the page may know anyway, so that no server has to. */
addEventListener('message', async ({ data: { game: id, view, seat, luck } }: MessageEvent<HintAsked>) => {
  const room = await learnedRoom(await ROOMS[id]());
  postMessage(giveHint(room, view, seat, seedRandom(luck)));
});
