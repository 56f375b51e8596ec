import { MessageChannel, Worker } from 'node:worker_threads';
import { comet, room } from '@orrery/comet';
import { type GameRoom, seedRandom, viewOf } from '@orrery/kernel';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  browserPort,
  connectThinker,
  nodePort,
  serve,
  type ThinkerClient,
  type ThinkOrder,
  thinkerOf,
} from '../src/index.ts';
import { begun } from './ask.ts';

const view = viewOf(begun(comet, 3, 'worker'), 1);
const order: ThinkOrder = {
  game: 'comet',
  level: 'search',
  bound: { playouts: 60 },
  view,
  seat: 1,
  random: seedRandom('w'),
};
const thoughtHere = () => thinkerOf('search', { playouts: 60 }).think(comet, room.advice, view, 1, seedRandom('w'));
const endless = { ...order, bound: { playouts: 1e9 }, level: { how: 'search', explore: 1e9 } } as const;

describe('a worker thread', () => {
  let worker: ThinkerClient;
  beforeEach(() => {
    worker = connectThinker(nodePort(new Worker(new URL('./thread.ts', import.meta.url))));
  });
  afterEach(() => worker.close());

  it('thinks as this thread does', async () => {
    expect(await worker.think(order)).toEqual(thoughtHere());
    expect((await worker.think({ ...order, level: 'medium' })).candidates).toHaveLength(7);
  });

  it('forgets a cancelled order and takes the next', async () => {
    const control = new AbortController();
    const cancelled = worker.think(endless, control.signal);
    control.abort(new Error('no longer needed'));
    await expect(cancelled).rejects.toThrow('no longer needed');
    expect(await worker.think(order)).toEqual(thoughtHere());
    await expect(worker.think(order, control.signal)).rejects.toThrow('no longer needed');
  });

  it('fails what is under way when it ends', async () => {
    const thought = worker.think(endless);
    worker.close();
    await expect(thought).rejects.toThrow(/ended|closed/);
    await expect(worker.think(order)).rejects.toThrow(/ended|closed/);
  });
});

describe('a channel', () => {
  const channels: MessageChannel[] = [];
  afterEach(() => {
    for (const { port1, port2 } of channels.splice(0)) {
      port1.close();
      port2.close();
    }
  });
  const channel = (): MessageChannel => {
    channels.push(new MessageChannel());
    return channels[channels.length - 1];
  };

  it('works with the events of browsers too', async () => {
    const { port1, port2 } = channel();
    serve(browserPort(port2), () => room);
    expect(await connectThinker(browserPort(port1)).think(order)).toEqual(thoughtHere());
  });

  it('says what went wrong on the other side', async () => {
    const { port1, port2 } = channel();
    serve(nodePort(port2), async (game): Promise<GameRoom> => {
      throw new Error(`there is no game '${game}'`);
    });
    await expect(connectThinker(nodePort(port1)).think(order)).rejects.toThrow("there is no game 'comet'");
  });
});
