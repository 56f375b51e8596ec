// A thread in which computer players think.
import { setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import { nodePort, serve } from '@orrery/bots';
import type { Rooms } from '../hall/hall.ts';

if (parentPort !== null) {
  try {
    // On Linux this is the priority of the thread alone: people's moves come first.
    if (process.platform === 'linux') setPriority(10);
  } catch {
    // Some containers do not let anybody be modest.
  }
  const { ROOMS } = (await import(workerData.roomsModule)) as { ROOMS: Rooms };
  serve(nodePort(parentPort), (game) => ROOMS[game]());
}
