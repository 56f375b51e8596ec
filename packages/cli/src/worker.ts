// A thread in which computer players think, so that the terminal stays awake meanwhile.
import { parentPort, Worker, workerData } from 'node:worker_threads';
import { nodePort, type Port, serve } from '@orrery/bots';
import { isRefusal } from '@orrery/kernel';
import { loadRoom } from './rooms.ts';

/** Opens a worker for one game, named as a person named it: by its id or by its module. */
export function openWorker(game: string): Port {
  return nodePort(new Worker(new URL(import.meta.url), { workerData: { game } }));
}

if (parentPort !== null && typeof workerData?.game === 'string') {
  serve(nodePort(parentPort), async () => {
    const room = await loadRoom(workerData.game);
    if (isRefusal(room)) throw new Error(room.message);
    return room;
  });
}
