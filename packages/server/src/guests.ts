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
export interface Guest {
  readonly socket: WebSocket;
  /** What the socket writes to. */
  readonly connection: Duplex;
  readonly token: string;
  visitor: Visitor;
  readonly watching: Map<string, Watcher>;
  ignored: ReadonlySet<string>;
  turns: number;
  alive: boolean;
}

/** Everybody who is connected to this process, and what they are told whatever they look at. */
export class Guests {
  readonly #services: Services;
  readonly #all = new Set<Guest>();
  readonly #byPerson = new Map<string, Set<Guest>>();
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

  has(guest: Guest): boolean {
    return this.#all.has(guest);
  }

  add(guest: Guest): void {
    const { who } = guest.visitor;
    this.#all.add(guest);
    this.#byPerson.set(who, (this.#byPerson.get(who) ?? new Set()).add(guest));
    this.#unsure.add(who);
    void this.ignoredChanged(who).catch(() => {});
  }

  remove(guest: Guest): void {
    this.#all.delete(guest);
    const same = this.#byPerson.get(guest.visitor.who);
    same?.delete(guest);
    if (same?.size === 0) this.#byPerson.delete(guest.visitor.who);
    for (const [table, watcher] of guest.watching) this.#services.watchers.unwatch(table, watcher);
    guest.watching.clear();
  }

  /** After a break the sockets from before it may not be known to be dead yet, so the oldest make room. */
  makeRoom(who: string): void {
    const same = this.#byPerson.get(who) ?? new Set();
    for (const guest of same) {
      if (same.size < MOST_SOCKETS) return;
      this.dismiss(guest, 4429, 'too many sockets');
    }
  }

  /** Lets somebody hear and say nothing more, whether the other end closes or not. */
  dismiss(guest: Guest, code: number, why: string): void {
    this.remove(guest);
    guest.socket.close(code, why);
  }

  /** Somebody's name or sessions may have changed. */
  async personChanged(who: string): Promise<void> {
    const guests = [...(this.#byPerson.get(who) ?? [])];
    if (guests.length === 0) return;
    await this.#checkSessions(guests);
    await this.ignoredChanged(who);
    const visitor = await this.#services.people.find(who);
    if (visitor !== undefined) for (const guest of guests) this.#become(guest, visitor);
  }

  /** Somebody has another name or other rights than before; who is banned now is sent away. */
  #become(guest: Guest, visitor: Visitor): void {
    guest.visitor = visitor;
    if (isInForce(visitor.rights.ban, this.#services.now())) this.dismiss(guest, 4403, 'banned');
  }

  /** Lets go of those whose session is no longer there. */
  async checkSessions(): Promise<void> {
    const guests = [...this.#all];
    for (let i = 0; i < guests.length; i += 500) await this.#checkSessions(guests.slice(i, i + 500));
  }

  async #checkSessions(guests: readonly Guest[]): Promise<void> {
    const valid = await this.#services.people.valid([...new Set(guests.map(({ token }) => token))]);
    for (const guest of guests) if (!valid.has(guest.token)) this.dismiss(guest, 4401, 'signed out');
    // News between processes can be lost; nobody stays who was banned meanwhile.
    const rights = await this.#services.store.rightsOf([...new Set(guests.map(({ visitor }) => visitor.who))]);
    for (const guest of guests) {
      const now = rights.get(guest.visitor.who);
      if (now !== undefined && this.#all.has(guest)) this.#become(guest, { ...guest.visitor, rights: now });
    }
  }

  /** Does somebody want to hear what somebody else says? */
  hears(who: string, speaker: string): boolean {
    const [guest] = this.#byPerson.get(who) ?? [];
    return guest === undefined || !guest.ignored.has(speaker);
  }

  async ignoredChanged(who: string): Promise<void> {
    const ignored = new Set(await this.#services.store.ignoredBy(who));
    for (const guest of this.#byPerson.get(who) ?? []) guest.ignored = ignored;
  }

  /** Somebody asks for this person, or has answered them. */
  friendsChanged(who: string): void {
    for (const guest of this.#byPerson.get(who) ?? []) tell(guest, { tell: 'friends' });
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
      for (const guest of this.#byPerson.get(who) ?? []) {
        if (guest.turns === turns) continue;
        guest.turns = turns;
        tell(guest, { tell: 'turns', turns });
      }
    }
  }

  /** Lets go of those who do not answer any more. */
  ping(): void {
    for (const guest of this.#all) {
      if (!guest.alive) guest.socket.terminate();
      else guest.socket.ping();
      guest.alive = false;
    }
  }

  close(): void {
    for (const { socket } of this.#all) socket.close(1012, 'the server restarts');
  }

  terminate(): void {
    for (const { socket } of this.#all) socket.terminate();
  }
}

type Hearer = Pick<Guest, 'socket' | 'connection'>;

/** Sends a message. What follows from one thing, as a change and the word that it is done, goes out in one write. */
export function send({ socket, connection }: Hearer, message: string): void {
  if (socket.readyState !== WebSocket.OPEN) return;
  // Who does not keep up connects again and gets the whole look.
  if (socket.bufferedAmount > BACKLOG) {
    socket.terminate();
    return;
  }
  hold(connection);
  socket.send(message);
}

/** Connections that gather what is sent until all that follows from the present event is done. */
const held: Duplex[] = [];

function hold(connection: Duplex): void {
  if (connection.writableCorked > 0) return;
  connection.cork();
  if (held.push(connection) === 1) process.nextTick(release);
}

function release(): void {
  for (const connection of held.splice(0)) connection.uncork();
}

export const tell = (guest: Hearer, message: ServerMessage): void => send(guest, JSON.stringify(message));
