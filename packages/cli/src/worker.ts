// A thread in which computer players think, so that the terminal stays awake meanwhile.
import { parentPort, Worker, workerData } from 'node:worker_threads';
import { nodePort, type Port, serve } from '@orrery/bots';
import { isRefused } from '@orrery/kernel';
import { loadRoom } from './rooms.ts';

/** Opens a worker for one game, named as a person named it: by its id or by its module. */
export function openWorker(game: string): Port {
  return nodePort(new Worker(new URL(import.meta.url), { workerData: { game } }));
}

if (parentPort !== null && typeof workerData?.game === 'string') {
  const findRoom = async () => {
    const room = await loadRoom(workerData.game);
    if (isRefused(room)) throw new Error(room.message);
    return room;
  };
  serve(nodePort(parentPort), findRoom, threadTime);
}

/** Milliseconds this thread has really worked: in an arena, 200 ms of thought are 200 ms on a busy machine too. */
function threadTime(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}
