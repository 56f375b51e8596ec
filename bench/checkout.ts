import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { GameRoom } from '@orrery/kernel';

/** Rules and computer players of another checkout of this project, as they were then. */
export interface Checkout {
  readonly room: GameRoom;
  readonly bots: typeof import('@orrery/bots');
}

/** They are shown today's views, which only works while states are made alike. */
export async function openCheckout(folder: string, id: string): Promise<Checkout> {
  const read = (path: string) => import(pathToFileURL(resolve(folder, path)).href);
  const rooms: typeof import('@orrery/registry') = await read('packages/registry/src/index.ts');
  const bots: typeof import('@orrery/bots') = await read('packages/bots/src/index.ts');
  const room = await rooms.ROOMS[id]();
  // Long ago nothing was learned.
  return { room: 'learnedRoom' in bots ? await bots.learnedRoom(room) : room, bots };
}
