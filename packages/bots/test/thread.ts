import { parentPort } from 'node:worker_threads';
import { nodePort, serve } from '@orrery/bots';
import { room } from '@orrery/comet';

if (parentPort !== null) serve(nodePort(parentPort), () => room);
