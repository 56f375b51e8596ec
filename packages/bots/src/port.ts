import type { Port } from './worker.ts';

/** What Node's Worker, parentPort and MessagePort have in common. */
export interface NodeChannel {
  postMessage(message: unknown): void;
  on(event: string, listener: (value: unknown) => void): unknown;
  terminate?(): unknown;
  close?(): void;
}

/** What a browser's Worker, MessagePort and the global scope of a worker have in common. */
export interface BrowserChannel {
  postMessage(message: unknown): void;
  addEventListener(event: string, listener: (event: { data?: unknown; message?: string }) => void): void;
  start?(): void;
  terminate?(): void;
  close?(): void;
}

export function nodePort(channel: NodeChannel): Port {
  return {
    send: (message) => channel.postMessage(message),
    onMessage: (listener) => void channel.on('message', listener),
    onLost(listener) {
      channel.on('error', (error) => listener(error as Error));
      channel.on('exit', (code) => listener(new Error(`the worker ended with code ${code}`)));
      channel.on('close', () => listener(new Error('the channel was closed')));
    },
    close: () => void (channel.terminate ?? channel.close)?.call(channel),
  };
}

export function browserPort(channel: BrowserChannel): Port {
  return {
    send: (message) => channel.postMessage(message),
    onMessage(listener) {
      channel.addEventListener('message', ({ data }) => listener(data));
      channel.start?.();
    },
    onLost: (listener) =>
      channel.addEventListener('error', ({ message }) => listener(new Error(message ?? 'the worker failed'))),
    close: () => (channel.terminate ?? channel.close)?.call(channel),
  };
}
