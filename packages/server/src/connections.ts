import type { Duplex } from 'node:stream';
import type { ServerMessage } from '@orrery/protocol';
import { WebSocket } from 'ws';
import type { Watcher } from './hall/watchers.ts';
import { isInForce } from './house/rights.ts';
import type { Visitor } from './people/people.ts';
import type { Services } from './services.ts';

/** What may wait to be sent to somebody slow. */
const BACKLOG = 2_000_000;
const MOST_SOCKETS = 30;

/** Somebody at the other end of a socket. */
export interface Connection {
  readonly socket: WebSocket;
  /** What the socket writes to. */
  readonly stream: Duplex;
  readonly token: string;
  visitor: Visitor;
  readonly watching: Map<string, Watcher>;
  ignored: ReadonlySet<string>;
  turns: number;
  alive: boolean;
}

/** Everybody who is connected to this process, and what they are told whatever they look at. */
export class Connections {
  readonly #services: Services;
  readonly #all = new Set<Connection>();
  readonly #byPerson = new Map<string, Set<Connection>>();
  /** People for whom the number of waiting tables may have changed. */
  readonly #unsure = new Set<string>();

  constructor(services: Services) {
    this.#services = services;
  }

  get size(): number {
    return this.#all.size;
  }

  get people(): Iterable<string> {
    return this.#byPerson.keys();
  }

  isHere(who: string): boolean {
    return this.#byPerson.has(who);
  }

  has(connection: Connection): boolean {
    return this.#all.has(connection);
  }

  add(connection: Connection): void {
    const { who } = connection.visitor;
    this.#all.add(connection);
    this.#byPerson.set(who, (this.#byPerson.get(who) ?? new Set()).add(connection));
    this.#unsure.add(who);
    void this.ignoredChanged(who).catch(() => {});
  }

  remove(connection: Connection): void {
    this.#all.delete(connection);
    const same = this.#byPerson.get(connection.visitor.who);
    same?.delete(connection);
    if (same?.size === 0) this.#byPerson.delete(connection.visitor.who);
    for (const [table, watcher] of connection.watching) this.#services.watchers.unwatch(table, watcher);
    connection.watching.clear();
  }

  /** After a break the sockets from before it may not be known to be dead yet, so the oldest make room. */
  makeRoom(who: string): void {
    const same = this.#byPerson.get(who) ?? new Set();
    for (const connection of same) {
      if (same.size < MOST_SOCKETS) return;
      this.dismiss(connection, 4429, 'too many sockets');
    }
  }

  /** Lets somebody hear and say nothing more, whether the other end closes or not. */
  dismiss(connection: Connection, code: number, why: string): void {
    this.remove(connection);
    connection.socket.close(code, why);
  }

  /** Somebody's name or sessions may have changed. */
  async personChanged(who: string): Promise<void> {
    const connections = [...(this.#byPerson.get(who) ?? [])];
    if (connections.length === 0) return;
    await this.#checkSessions(connections);
    await this.ignoredChanged(who);
    const visitor = await this.#services.people.find(who);
    if (visitor !== undefined) for (const connection of connections) this.#become(connection, visitor);
  }

  /** Somebody has another name or other rights than before; who is banned now is sent away. */
  #become(connection: Connection, visitor: Visitor): void {
    connection.visitor = visitor;
    if (isInForce(visitor.rights.ban, this.#services.now())) this.dismiss(connection, 4403, 'banned');
  }

  /** Lets go of those whose session is no longer there. */
  async checkSessions(): Promise<void> {
    const connections = [...this.#all];
    for (let i = 0; i < connections.length; i += 500) await this.#checkSessions(connections.slice(i, i + 500));
  }

  async #checkSessions(connections: readonly Connection[]): Promise<void> {
    const valid = await this.#services.people.valid([...new Set(connections.map(({ token }) => token))]);
    for (const connection of connections)
      if (!valid.has(connection.token)) this.dismiss(connection, 4401, 'signed out');
    // News between processes can be lost; nobody stays who was banned meanwhile.
    const rights = await this.#services.store.rightsOf([...new Set(connections.map(({ visitor }) => visitor.who))]);
    for (const connection of connections) {
      const now = rights.get(connection.visitor.who);
      if (now !== undefined && this.#all.has(connection))
        this.#become(connection, { ...connection.visitor, rights: now });
    }
  }

  /** Does somebody want to hear what somebody else says? */
  hears(who: string, speaker: string): boolean {
    const [connection] = this.#byPerson.get(who) ?? [];
    return connection === undefined || !connection.ignored.has(speaker);
  }

  async ignoredChanged(who: string): Promise<void> {
    const ignored = new Set(await this.#services.store.ignoredBy(who));
    for (const connection of this.#byPerson.get(who) ?? []) connection.ignored = ignored;
  }

  /** Somebody asks for this person, or has answered them. */
  friendsChanged(who: string): void {
    for (const connection of this.#byPerson.get(who) ?? []) tell(connection, { tell: 'friends' });
  }

  /** The number of tables that wait for these people may have changed. */
  turnsChanged(people: Iterable<string>): void {
    for (const who of people) if (this.#byPerson.has(who)) this.#unsure.add(who);
  }

  async showTurns(): Promise<void> {
    if (this.#unsure.size === 0) return;
    const people = [...this.#unsure];
    this.#unsure.clear();
    const turnsOf = await this.#services.store.turnsOf(people).catch((error) => {
      // Asked again the next time.
      this.turnsChanged(people);
      throw error;
    });
    for (const [who, turns] of turnsOf) {
      for (const connection of this.#byPerson.get(who) ?? []) {
        if (connection.turns === turns) continue;
        connection.turns = turns;
        tell(connection, { tell: 'turns', turns });
      }
    }
  }

  /** Lets go of those who do not answer any more. */
  ping(): void {
    for (const connection of this.#all) {
      if (!connection.alive) connection.socket.terminate();
      else connection.socket.ping();
      connection.alive = false;
    }
  }

  close(): void {
    for (const { socket } of this.#all) socket.close(1012, 'the server restarts');
  }

  terminate(): void {
    for (const { socket } of this.#all) socket.terminate();
  }
}

/** Sends a message. What follows from one thing, as a change and the word that it is done, goes out in one write. */
export function send({ socket, stream }: Pick<Connection, 'socket' | 'stream'>, message: string): void {
  if (socket.readyState !== WebSocket.OPEN) return;
  // Who does not keep up connects again and gets the whole look.
  if (socket.bufferedAmount > BACKLOG) {
    socket.terminate();
    return;
  }
  hold(stream);
  socket.send(message);
}

/** Streams that gather what is sent until all that follows from the present event is done. */
const held: Duplex[] = [];

function hold(stream: Duplex): void {
  if (stream.writableCorked > 0) return;
  stream.cork();
  if (held.push(stream) === 1) process.nextTick(release);
}

function release(): void {
  for (const stream of held.splice(0)) stream.uncork();
}

export const tell = (connection: Pick<Connection, 'socket' | 'stream'>, message: ServerMessage): void =>
  send(connection, JSON.stringify(message));
