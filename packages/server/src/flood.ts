import type { Server } from 'node:http';
import type { Duplex } from 'node:stream';
import type { WebSocket } from 'ws';
import { type Limits, networkOf } from './hall/limits.ts';
import type { Services } from './services.ts';

/** Everything that comes through a socket counts: messages, pings, answers to pings, whatever they hold. */
const MESSAGES = { burst: 100, perSecond: 25 };
/** Bytes of one network, whatever they are. */
const BYTES = { burst: 2_000_000, perSecond: 256_000 };
/** How often somebody, or a whole network, may be too fast or send what no program means, before they are sent away. */
const STRIKES = { burst: 200, perSecond: 2 };
const NETWORK_STRIKES = { burst: 2000, perSecond: 20 };
/** Who is too fast hears so now and then, not every time. */
const ANSWERS = { burst: 10, perSecond: 2 };
const AWAY = 60_000;
/** What a whole network may ask over HTTP, and the bytes it may send with that: counted before any of it is read. */
const REQUESTS = { burst: 6000, perSecond: 300 };
const BODIES = { burst: 8_000_000, perSecond: 512_000 };
/** Connections of one network at a time, also those that say nothing: a school is behind one address. */
const MOST_CONNECTIONS = 2000;
/** Who is sent away is told so a few times; then the line is cut without a word. */
const FAREWELLS = { burst: 20, perSecond: 1 };
/** How long somebody who is sent away has to close the socket from their side. */
const HANDSHAKE = 1000;
/** The longest that a socket is not listened to; then it is looked at again. */
const LONGEST_PAUSE = 2000;

interface Sender {
  readonly who: string;
  readonly network: string;
}

/** What came of something that arrived: it is let in, it is answered with a refusal, or nothing is done about it. */
export type Verdict =
  | { readonly pass: true }
  | { readonly pass: false; readonly retryAfter: number; readonly answer: boolean };

/** Counts a request of a network before it is read; the answer is the seconds to wait. */
export function admitRequest({ limits, now, spreadBlock }: Services, network: string, bytes: number): number {
  const blocked = limits.blockedFor(network);
  if (blocked > 0) return blocked;
  const size = Math.min(bytes, BODIES.burst);
  const wait = limits.spend('requests', network, REQUESTS) || limits.spend('bodies', network, BODIES, size);
  if (wait > 0 && limits.spend('network strikes', network, NETWORK_STRIKES) > 0) spreadBlock(network, now() + AWAY);
  return wait;
}

/** Cuts lines of networks that hold too many of them, or that were sent away. Behind a proxy all lines are the proxy's. */
export function countConnections(server: Server, limits: Limits, most = MOST_CONNECTIONS): void {
  const counts = new Map<string, number>();
  server.on('connection', (connection) => {
    const network = networkOf(connection.remoteAddress ?? '');
    const count = (counts.get(network) ?? 0) + 1;
    const isAway = limits.blockedFor(network) > 0 && !limits.allows('farewells', network, FAREWELLS);
    if (count > most || isAway) return void connection.destroy();
    counts.set(network, count);
    connection.once('close', () => {
      const left = (counts.get(network) ?? 1) - 1;
      if (left === 0) counts.delete(network);
      else counts.set(network, left);
    });
  });
}

const NOTHING: Verdict = { pass: false, retryAfter: 0, answer: false };

/** Keeps one socket from taking the time of all others. */
export class FloodGate {
  readonly #services: Services;
  readonly #sender: Sender;
  readonly #socket: WebSocket;
  readonly #dismiss: () => void;
  #resume: ReturnType<typeof setTimeout> | undefined;
  #shut = false;

  constructor(services: Services, sender: Sender, socket: WebSocket, dismiss: () => void) {
    this.#services = services;
    this.#sender = sender;
    this.#socket = socket;
    this.#dismiss = dismiss;
    socket.once('close', () => clearTimeout(this.#resume));
  }

  /** Counts the bytes of a connection; whoever sends too many is not listened to for a while. */
  meter(connection: Duplex): void {
    connection.on('data', (chunk: Buffer) => {
      const wait = this.#services.limits.owe('bytes', this.#sender.network, BYTES, chunk.length);
      if (wait > 0) this.#pause(wait);
    });
  }

  /** Something has arrived. */
  arrived(): Verdict {
    // What was on its way when somebody was sent away counts for nothing.
    if (this.#shut) return NOTHING;
    const { limits } = this.#services;
    // Sent away through another socket, at another process, or with the whole network.
    if (limits.blockedFor(this.#sender.who) > 0 || limits.blockedFor(this.#sender.network) > 0) {
      this.#sendAway();
      return NOTHING;
    }
    const wait = limits.spend('messages', this.#sender.who, MESSAGES);
    if (wait === 0) return { pass: true };
    this.#pause(wait);
    this.strike(1);
    return { pass: false, retryAfter: wait, answer: this.mayAnswer() };
  }

  /** Something has arrived that is no message at all; `weight`: how bad that is. */
  strike(weight: number): void {
    if (this.#shut) return;
    const { limits, now, spreadBlock } = this.#services;
    const { who, network } = this.#sender;
    if (limits.spend('network strikes', network, NETWORK_STRIKES, weight) > 0) spreadBlock(network, now() + AWAY);
    if (limits.spend('strikes', who, STRIKES, weight) === 0) return;
    spreadBlock(who, now() + AWAY);
    this.#sendAway();
  }

  /** Nothing more is read; the socket ends whether the other end closes or not. */
  #sendAway(): void {
    this.#shut = true;
    this.#dismiss();
    clearTimeout(this.#resume);
    this.#socket.pause();
    setTimeout(() => this.#socket.terminate(), HANDSHAKE).unref();
  }

  /** Is it time to tell them again what is wrong? */
  mayAnswer(): boolean {
    return this.#services.limits.allows('answers', this.#sender.who, ANSWERS);
  }

  #pause(seconds: number): void {
    if (this.#shut || this.#resume !== undefined) return;
    this.#socket.pause();
    this.#resume = setTimeout(
      () => {
        this.#resume = undefined;
        this.#socket.resume();
      },
      Math.min(seconds * 1000, LONGEST_PAUSE),
    );
    this.#resume.unref();
  }
}
