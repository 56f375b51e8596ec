import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { isRefused } from '@orrery/kernel';
import {
  type ChatLine,
  CLIENT_BODIES,
  type ClientMessage,
  envelope,
  type Refusal,
  type ServerMessage,
} from '@orrery/protocol';
import { Compile } from 'typebox/compile';
import { type WebSocket, WebSocketServer } from 'ws';
import { clean } from './clean.ts';
import { type Connection, Connections, send, tell } from './connections.ts';
import { FloodGate } from './flood.ts';
import { mayLook } from './hall/actions.ts';
import { actAt, NO_TABLE, sayAt } from './hall/at-table.ts';
import { isLateFor } from './hall/late.ts';
import { networkOf, TALK } from './hall/limits.ts';
import type { Watcher } from './hall/watchers.ts';
import { whyNot } from './house/rights.ts';
import { isTrusted } from './http/origin.ts';
import type { Session } from './people/people.ts';
import type { Services } from './services.ts';

const LARGEST = 32_768;
const MOST_TABLES = 30;
/** How bad a broken frame is: a few of them are enough. */
const BROKEN = 40;
const CONNECTIONS = { burst: 3000, perSecond: 100 };

const checkEnvelope = Compile(envelope);
const checkBody = new Map(Object.entries(CLIENT_BODIES).map(([name, { body }]) => [name, Compile(body)]));

/** The sockets of this process. */
export class Sockets {
  readonly #services: Services;
  readonly #server = new WebSocketServer({
    noServer: true,
    maxPayload: LARGEST,
    perMessageDeflate: false,
    // Pings count like everything else, so they are answered here.
    autoPong: false,
  });
  readonly connections: Connections;
  /** What people have asked for and not been answered yet. */
  readonly #under = new Set<Promise<void>>();

  constructor(services: Services) {
    this.#services = services;
    this.connections = new Connections(services);
  }

  attach(server: Server): void {
    server.on('upgrade', (request, socket, head) => {
      this.#upgrade(request, socket, head).catch((error) => {
        this.#services.throttled.say('a socket could not be opened', { err: error });
        refuseUpgrade(socket, 503);
      });
    });
  }

  async #upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    const { people, origins, limits, behindProxy, now } = this.#services;
    socket.on('error', () => socket.destroy());
    if (request.url?.split('?')[0] !== '/api/socket') return refuseUpgrade(socket, 404);
    const { origin, host, cookie, authorization } = request.headers;
    if (origin === undefined ? authorization === undefined : !isTrusted(origin, host, origins)) {
      return refuseUpgrade(socket, 403);
    }
    const network = networkOf(addressOf(request, behindProxy));
    if (limits.blockedFor(network) > 0 || !limits.allows('sockets', network, CONNECTIONS)) {
      return refuseUpgrade(socket, 429, Math.ceil(limits.blockedFor(network)) || 1);
    }
    const session =
      cookie === undefined && authorization === undefined ? undefined : await people.session(request.headers);
    if (session === undefined) return refuseUpgrade(socket, 401);
    const { who } = session.visitor;
    if (whyNot('ban', session.visitor, now()) !== undefined) return refuseUpgrade(socket, 403);
    if (limits.blockedFor(who) > 0) return refuseUpgrade(socket, 429, Math.ceil(limits.blockedFor(who)));
    if (this.#services.isStopping()) return refuseUpgrade(socket, 503);
    this.connections.makeRoom(who);
    this.#server.handleUpgrade(request, socket, head, (opened) => this.#welcome(opened, socket, session, network));
  }

  #welcome(socket: WebSocket, stream: Duplex, { visitor, token }: Session, network: string): void {
    const connection: Connection = {
      socket,
      stream,
      token,
      visitor,
      watching: new Map(),
      ignored: new Set(),
      turns: -1,
      alive: true,
    };
    const sender = { who: visitor.who, network };
    const gate = new FloodGate(this.#services, sender, socket, () =>
      this.connections.dismiss(connection, 4429, 'too much'),
    );
    gate.meter(stream);
    this.connections.add(connection);
    const isHere = (): boolean => this.connections.has(connection);
    socket.on('pong', () => {
      connection.alive = true;
      gate.arrived();
    });
    socket.on('ping', (data) => {
      if (isHere() && gate.arrived().pass) socket.pong(data);
    });
    socket.on('error', () => {
      // A frame that no browser sends, or one that is too large.
      gate.strike(BROKEN);
      socket.terminate();
    });
    socket.on('close', () => this.connections.remove(connection));
    socket.on('message', (data, isBinary) => {
      if (!isHere()) return;
      connection.alive = true;
      const verdict = gate.arrived();
      if (!verdict.pass && !verdict.answer) return;
      const message = isBinary ? undefined : read(String(data));
      if (!verdict.pass)
        return this.#refuse(connection, idOf(message), tooMany('Too many messages; wait a little.', verdict));
      if (this.#services.isStopping()) return this.#refuse(connection, idOf(message), STOPPING);
      const done = this.#receive(connection, gate, message)
        .catch((error) => this.#services.throttled.say('a message failed', { err: error }))
        .finally(() => this.#under.delete(done));
      this.#under.add(done);
    });
  }

  /** Ends when everybody who asked has an answer. */
  async settle(): Promise<void> {
    while (this.#under.size > 0) await Promise.all(this.#under);
  }

  async #receive(connection: Connection, gate: FloodGate, message: unknown): Promise<void> {
    this.#services.metrics.socketMessages.inc();
    if (!checkEnvelope.Check(message)) {
      gate.strike(1);
      if (!gate.mayAnswer()) return;
      return this.#refuse(connection, idOf(message), {
        refused: 'malformed',
        message: 'A message is {"do", "table", "id", …}.',
      });
    }
    const { do: what, table, id, ...body } = message as { do: string; table: string; id?: string | number };
    try {
      const problem = await this.#do(connection, what, table, body);
      if (problem !== undefined) this.#refuse(connection, id, problem);
      else if (id !== undefined) tell(connection, { tell: 'done', id });
    } catch (error) {
      // Lists in lists, deeper than a function can follow: no person sends that.
      if (error instanceof RangeError) return this.#refuse(connection, id, MALFORMED);
      this.#services.throttled.say('a message failed', { err: error, do: what, table });
      this.#refuse(connection, id, { refused: 'trouble', message: 'That did not work; nothing is lost. Try again.' });
    }
  }

  async #do(
    connection: Connection,
    what: string,
    table: string,
    body: Record<string, unknown>,
  ): Promise<Refusal | undefined> {
    const check = checkBody.get(what);
    if (check === undefined) return { refused: 'malformed', message: 'There is no such thing to do.' };
    if (!check.Check(body)) return MALFORMED;
    const message = { do: what, table, ...body } as ClientMessage;
    switch (message.do) {
      case 'watch':
        return this.#watch(connection, message);
      case 'unwatch':
        return this.#unwatch(connection, table);
      case 'chat': {
        const retryAfter = await this.#services.spend('chat', connection.visitor.who, TALK);
        if (retryAfter > 0) return tooMany('Too much talk; wait a little.', { retryAfter });
        const line = await sayAt(this.#services, table, connection.visitor, message.text, message.invitation);
        return isRefused(line) ? line : undefined;
      }
      default: {
        const answer = await actAt(this.#services, table, message.do, connection.visitor, message);
        return isRefused(answer) ? answer : undefined;
      }
    }
  }

  async #watch(connection: Connection, message: Extract<ClientMessage, { do: 'watch' }>): Promise<Refusal | undefined> {
    const { table, invitation, options } = message;
    const { watchers, hall, late } = this.#services;
    if (connection.watching.size >= MOST_TABLES)
      return { refused: 'too-many', message: 'Look at fewer tables at once.' };
    const watcher: Watcher = {
      who: connection.visitor.who,
      get name() {
        return connection.visitor.name;
      },
      options: options === true,
      invitation,
      shut: () => {
        connection.watching.delete(table);
        this.#refuse(connection, undefined, NO_TABLE);
      },
      send: (message) => send(connection, message),
    };
    const seen = await hall.with(
      table,
      async (loaded) => {
        if (!mayLook(loaded, connection.visitor.who, invitation)) return false;
        const isLate = isLateFor(loaded, connection.visitor.who);
        const shown = isLate ? await late.read(loaded) : loaded;
        if (shown === undefined) return false;
        this.#unwatch(connection, table);
        if (!this.connections.has(connection)) return true;
        connection.watching.set(table, watcher);
        watchers.watch(shown, watcher, isLate);
        return true;
      },
      true,
    );
    return seen === true ? undefined : NO_TABLE;
  }

  #unwatch(connection: Connection, table: string): undefined {
    const watcher = connection.watching.get(table);
    if (watcher !== undefined) this.#services.watchers.unwatch(table, watcher);
    connection.watching.delete(table);
  }

  #refuse(connection: Connection, id: string | number | undefined, problem: Refusal): void {
    tell(connection, { tell: 'refused', ...(id === undefined ? {} : { id }), ...problem });
  }

  /** Shows a line of talk to all who look at the table and do not ignore the speaker. */
  chat(line: ChatLine): void {
    const message = JSON.stringify({ tell: 'chat', ...line } satisfies ServerMessage);
    this.#services.watchers.spread(line.table, message, (who) => this.connections.hears(who, line.who));
  }

  close(): void {
    this.connections.close();
    this.#server.close();
  }
}

const STOPPING: Refusal = { refused: 'stopping', message: 'The server restarts; come back in a moment.' };
const MALFORMED: Refusal = { refused: 'malformed', message: 'Some field is missing or of the wrong kind.' };

function tooMany(message: string, { retryAfter }: { readonly retryAfter: number }): Refusal {
  return { refused: 'too-many', message, retryAfter: Math.ceil(retryAfter * 10) / 10 };
}

function read(text: string): unknown {
  try {
    return clean(JSON.parse(text));
  } catch {
    return undefined;
  }
}

/** The name of a message, as far as it has one. */
function idOf(message: unknown): string | number | undefined {
  const { id } = (message ?? {}) as { id?: unknown };
  return (typeof id === 'string' && id.length <= 40) || Number.isInteger(id) ? (id as string | number) : undefined;
}

function addressOf({ headers, socket }: IncomingMessage, behindProxy: boolean): string {
  const [forwarded] = behindProxy ? String(headers['x-forwarded-for'] ?? '').split(',') : [''];
  return forwarded.trim() || (socket.remoteAddress ?? '');
}

function refuseUpgrade(socket: Duplex, status: number, retryAfter?: number): void {
  const wait = retryAfter === undefined ? '' : `retry-after: ${retryAfter}\r\n`;
  socket.end(`HTTP/1.1 ${status} Refused\r\n${wait}connection: close\r\ncontent-length: 0\r\n\r\n`);
}
