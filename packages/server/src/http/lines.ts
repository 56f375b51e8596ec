import { createServer, type RequestListener, type Server } from 'node:http';
import type { Socket } from 'node:net';

/** Nobody who means it asks so many things on one line before any of them is answered. */
const MOST_AT_ONCE = 30;
/** How long a request may take to arrive, and how long a line on which nothing is asked is kept, in milliseconds. */
const PATIENCE = 60_000;
const KEPT_OPEN = 72_000;

/** A server that cuts a line on which things are asked faster than they can be answered. */
export function openServer(answer: RequestListener): Server {
  const under = new WeakMap<Socket, number>();
  const server = createServer((request, response) => {
    const { socket } = request;
    // What else came with it on the same line is not even looked at.
    if (socket.destroyed) return;
    const count = (under.get(socket) ?? 0) + 1;
    if (count > MOST_AT_ONCE) return void socket.destroy();
    under.set(socket, count);
    response.once('close', () => under.set(socket, (under.get(socket) ?? 1) - 1));
    answer(request, response);
  });
  server.requestTimeout = PATIENCE;
  server.keepAliveTimeout = KEPT_OPEN;
  return server;
}
