import { existsSync } from 'node:fs';
import { workerData } from 'node:worker_threads';

export { ROOMS } from './rooms.ts';

// In a thread of computer players nobody comes to a result before the file is there.
if (workerData?.roomsModule !== undefined) {
  const gate = process.env.ORRERY_TEST_GATE ?? '';
  const never = new Int32Array(new SharedArrayBuffer(4));
  while (!existsSync(gate)) Atomics.wait(never, 0, 0, 20);
}
