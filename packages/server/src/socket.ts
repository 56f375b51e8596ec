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
import { type Guest, Guests, send, tell } from './guests.ts';
import { mayLook } from './hall/actions.ts';
import { actAt, NO_TABLE, sayAt } from './hall/at-table.ts';
import type { Watcher } from './hall/watchers.ts';
import { isTrusted } from './http/origin.ts';
import type { Session } from './people/people.ts';
import type { Services } from './services.ts';

const LARGEST = 32_768;
const MOST_TABLES = 30;
const MESSAGES = { burst: 100, perSecond: 25 };
const CONNECTIONS = { burst: 3000, perSecond: 100 };

const checkEnvelope = Compile(envelope);
const checkBody = new Map(Object.entries(CLIENT_BODIES).map(([name, { body }]) => [name, Compile(body)]));

/** The sockets of this process. */
export class Sockets {
  readonly #services: Services;
  readonly #server = new WebSocketServer({ noServer: true, maxPayload: LARGEST, perMessageDeflate: false });
  readonly guests: Guests;

  constructor(services: Services) {
    this.#services = services;
    this.guests = new Guests(services);
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
    const { people, origins, limits, behindProxy } = this.#services;
    socket.on('error', () => socket.destroy());
    if (new URL(request.url ?? '', 'http://x').pathname !== '/api/socket') return refuseUpgrade(socket, 404);
    const { origin, host, cookie, authorization } = request.headers;
    if (origin === undefined ? authorization === undefined : !isTrusted(origin, host, origins)) {
      return refuseUpgrade(socket, 403);
    }
    const forwarded = behindProxy
      ? String(request.headers['x-forwarded-for'] ?? '')
          .split(',')[0]
          .trim()
      : '';
    if (!limits.allows('sockets', forwarded || (request.socket.remoteAddress ?? ''), CONNECTIONS)) {
      return refuseUpgrade(socket, 429);
    }
    const session =
      cookie === undefined && authorization === undefined ? undefined : await people.session(request.headers);
    if (session === undefined) return refuseUpgrade(socket, 401);
    if (this.#services.isStopping()) return refuseUpgrade(socket, 503);
    this.guests.makeRoom(session.visitor.who);
    this.#server.handleUpgrade(request, socket, head, (opened) => this.#welcome(opened, session));
  }

  #welcome(socket: WebSocket, { visitor, token }: Session): void {
    const guest: Guest = { socket, token, visitor, watching: new Map(), ignored: new Set(), turns: -1, alive: true };
    this.guests.add(guest);
    socket.on('pong', () => {
      guest.alive = true;
    });
    socket.on('error', () => socket.terminate());
    socket.on('close', () => this.guests.remove(guest));
    socket.on('message', (data, isBinary) => {
      if (!this.guests.has(guest)) return;
      guest.alive = true;
      this.#receive(guest, isBinary ? '' : String(data)).catch((error) => {
        this.#services.throttled.say('a message failed', { err: error });
      });
    });
  }

  async #receive(guest: Guest, text: string): Promise<void> {
    const { limits, metrics } = this.#services;
    metrics.count('orrery_socket_messages_total');
    let message: Record<string, unknown> | undefined;
    try {
      message = JSON.parse(text);
    } catch {
      message = undefined;
    }
    if (message === undefined || !checkEnvelope.Check(message)) {
      return this.#refuse(guest, undefined, {
        refused: 'malformed',
        message: 'A message is {"do", "table", "id", …}.',
      });
    }
    const { do: what, table, id, ...body } = message as { do: string; table: string; id?: string | number };
    if (!limits.allows('messages', guest.visitor.who, MESSAGES)) {
      return this.#refuse(guest, id, { refused: 'too-many', message: 'Too many messages; wait a little.' });
    }
    try {
      const problem = await this.#do(guest, what, table, body);
      if (problem !== undefined) this.#refuse(guest, id, problem);
      else if (id !== undefined) tell(guest.socket, { tell: 'done', id });
    } catch (error) {
      // Lists in lists, deeper than a function can follow: no person sends that.
      if (error instanceof RangeError) return this.#refuse(guest, id, MALFORMED);
      this.#services.throttled.say('a message failed', { err: error, do: what, table });
      this.#refuse(guest, id, { refused: 'trouble', message: 'That did not work; nothing is lost. Try again.' });
    }
  }

  async #do(guest: Guest, what: string, table: string, body: Record<string, unknown>): Promise<Refusal | undefined> {
    const check = checkBody.get(what);
    if (check === undefined) return { refused: 'malformed', message: 'There is no such thing to do.' };
    if (!check.Check(body)) return MALFORMED;
    const message = { do: what, table, ...body } as ClientMessage;
    switch (message.do) {
      case 'watch':
        return this.#watch(guest, message);
      case 'unwatch':
        return this.#unwatch(guest, table);
      case 'chat': {
        if (!this.#services.limits.allows('chat', guest.visitor.who, { burst: 10, perSecond: 0.5 })) {
          return { refused: 'too-many', message: 'Too much talk; wait a little.' };
        }
        const line = await sayAt(this.#services, table, guest.visitor, message.text, message.invitation);
        return isRefused(line) ? line : undefined;
      }
      default: {
        const answer = await actAt(this.#services, table, message.do, guest.visitor, message);
        return isRefused(answer) ? answer : undefined;
      }
    }
  }

  async #watch(guest: Guest, message: Extract<ClientMessage, { do: 'watch' }>): Promise<Refusal | undefined> {
    const { table, invitation, options } = message;
    const { watchers, hall } = this.#services;
    if (guest.watching.size >= MOST_TABLES) return { refused: 'too-many', message: 'Look at fewer tables at once.' };
    const watcher: Watcher = {
      who: guest.visitor.who,
      get name() {
        return guest.visitor.name;
      },
      options: options === true,
      send: (message) => send(guest.socket, message),
    };
    const seen = await hall.with(
      table,
      (loaded) => {
        if (!mayLook(loaded, guest.visitor, invitation)) return false;
        this.#unwatch(guest, table);
        if (!this.guests.has(guest)) return true;
        guest.watching.set(table, watcher);
        watchers.watch(loaded, watcher);
        return true;
      },
      true,
    );
    return seen === true ? undefined : NO_TABLE;
  }

  #unwatch(guest: Guest, table: string): undefined {
    const watcher = guest.watching.get(table);
    if (watcher !== undefined) this.#services.watchers.unwatch(table, watcher);
    guest.watching.delete(table);
  }

  #refuse(guest: Guest, id: string | number | undefined, problem: Refusal): void {
    tell(guest.socket, { tell: 'refused', ...(id === undefined ? {} : { id }), ...problem });
  }

  /** Shows a line of talk to all who look at the table and do not ignore the speaker. */
  chat(line: ChatLine): void {
    const message = JSON.stringify({ tell: 'chat', ...line } satisfies ServerMessage);
    this.#services.watchers.spread(line.table, message, (who) => this.guests.hears(who, line.who));
  }

  close(): void {
    this.guests.close();
    this.#server.close();
  }
}

const MALFORMED: Refusal = { refused: 'malformed', message: 'Some field is missing or of the wrong kind.' };

function refuseUpgrade(socket: Duplex, status: number): void {
  socket.end(`HTTP/1.1 ${status} Refused\r\nconnection: close\r\ncontent-length: 0\r\n\r\n`);
}
