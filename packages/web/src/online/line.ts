import type { ClientMessage, ServerMessage, TableMessage } from '@orrery/protocol';
import { LOST, type Refused } from './api.ts';

/** A message without the number that the line gives it. */
export type Saying<M = ClientMessage> = M extends unknown ? Omit<M, 'id'> : never;

/** How the page hears of one table. */
export interface TableListener {
  hear(message: TableMessage): void;
  /** The line is open and the table is asked for, or it is not. */
  connected(is: boolean): void;
  refused(problem: Refused): void;
}

interface Watched {
  readonly listener: TableListener;
  readonly invitation: string | undefined;
}

const FIRST_WAIT = 400;
const LONGEST_WAIT = 20_000;
/** A line on which nothing was heard for so long is tried with a question. */
const QUIET = 25_000;
const PATIENCE = 8_000;
/** The server's words for a session that is over, and for somebody who may not come in. */
const SENT_AWAY: readonly number[] = [4401, 4403];

/**
 * The page's one socket. It connects again whenever it breaks, and asks anew for all that is looked at: the server
 * answers with the whole look, so nothing that was missed has to be asked for.
 */
export class Line {
  readonly #watched = new Map<string, Watched>();
  readonly #answers = new Map<number, (answer: Refused | undefined) => void>();
  readonly #turns: (turns: number) => void;
  readonly #friends = new Set<() => void>();
  readonly #failed: () => void;
  #socket: WebSocket | undefined;
  #wanted = false;
  #failures = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #pulse: ReturnType<typeof setInterval> | undefined;
  #heardAt = 0;
  #ids = 0;

  /** `turns` hears how many tables wait; `failed` that the line could not be opened. */
  constructor(turns: (turns: number) => void, failed: () => void) {
    this.#turns = turns;
    this.#failed = failed;
    addEventListener('online', () => this.#hurry());
    // A device that slept finds its line dead, whatever the socket says.
    document.addEventListener('visibilitychange', () => {
      if (document.hidden) return;
      if (this.#socket?.readyState === WebSocket.OPEN) void this.#checkPulse(0);
      else this.#hurry();
    });
  }

  /** Hears that somebody asks for the reader, or has answered. */
  onFriends(listener: () => void): () => void {
    this.#friends.add(listener);
    return () => void this.#friends.delete(listener);
  }

  get isOpen(): boolean {
    return this.#socket?.readyState === WebSocket.OPEN;
  }

  open(): void {
    if (this.#wanted) return;
    this.#wanted = true;
    this.#failures = 0;
    this.#connect();
  }

  /** Hangs up, for instance because somebody else sits before the page now. */
  close(): void {
    this.#wanted = false;
    clearTimeout(this.#retry);
    this.#drop();
  }

  watch(table: string, invitation: string | undefined, listener: TableListener): () => void {
    const watched = { listener, invitation };
    this.#watched.set(table, watched);
    if (this.isOpen) void this.#askFor(table, watched);
    return () => {
      if (this.#watched.get(table) !== watched) return;
      this.#watched.delete(table);
      if (this.isOpen) void this.ask({ do: 'unwatch', table });
    };
  }

  /** Says something and waits for the answer: undefined when it is done. */
  ask(message: Saying): Promise<Refused | undefined> {
    const socket = this.#socket;
    if (socket?.readyState !== WebSocket.OPEN) {
      return Promise.resolve({ refused: LOST, message: 'The line is down.' });
    }
    const id = ++this.#ids;
    return new Promise((resolve) => {
      this.#answers.set(id, resolve);
      socket.send(JSON.stringify({ ...message, id }));
    });
  }

  #connect(): void {
    clearTimeout(this.#retry);
    if (!this.#wanted || this.#socket !== undefined) return;
    const url = new URL('/api/socket', location.href);
    url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
    const socket = new WebSocket(url);
    this.#socket = socket;
    socket.onopen = () => {
      this.#failures = 0;
      this.#heardAt = performance.now();
      this.#pulse = setInterval(() => void this.#checkPulse(QUIET), QUIET);
      for (const [table, watched] of this.#watched) void this.#askFor(table, watched);
    };
    socket.onmessage = ({ data }) => {
      this.#heardAt = performance.now();
      this.#hear(JSON.parse(String(data)) as ServerMessage);
    };
    socket.onclose = ({ code }) => {
      if (SENT_AWAY.includes(code)) this.#failed();
      this.#broke(socket);
    };
  }

  async #askFor(table: string, { listener, invitation }: Watched): Promise<void> {
    const problem = await this.ask({ do: 'watch', table, ...(invitation === undefined ? {} : { invitation }) });
    if (problem === undefined) listener.connected(true);
    else if (problem.refused !== LOST) listener.refused(problem);
  }

  #hear(message: ServerMessage): void {
    switch (message.tell) {
      case 'turns':
        this.#turns(message.turns);
        return;
      case 'friends':
        for (const listener of this.#friends) listener();
        return;
      case 'done':
      case 'refused':
        this.#answers.get(message.id as number)?.(message.tell === 'done' ? undefined : message);
        this.#answers.delete(message.id as number);
        return;
      default:
        this.#watched.get(message.table)?.listener.hear(message);
    }
  }

  #broke(socket: WebSocket): void {
    if (this.#socket !== socket) return;
    this.#drop();
    if (!this.#wanted) return;
    this.#failures++;
    if (this.#failures > 1) this.#failed();
    const longest = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.#failures);
    // Everybody comes back after a break, but not all in the same moment.
    this.#retry = setTimeout(() => this.#connect(), longest * (0.5 + Math.random() / 2));
  }

  #drop(): void {
    const socket = this.#socket;
    this.#socket = undefined;
    clearInterval(this.#pulse);
    socket?.close();
    for (const answer of this.#answers.values()) answer({ refused: LOST, message: 'The line broke.' });
    this.#answers.clear();
    for (const { listener } of this.#watched.values()) listener.connected(false);
  }

  #hurry(): void {
    if (!this.#wanted || this.#socket !== undefined) return;
    this.#failures = 0;
    this.#connect();
  }

  /** Asks something harmless when the line was quiet for long; hangs up when no answer comes. */
  async #checkPulse(quiet: number): Promise<void> {
    const socket = this.#socket;
    if (socket === undefined || performance.now() - this.#heardAt < quiet) return;
    const dead = setTimeout(() => this.#broke(socket), PATIENCE);
    await this.ask({ do: 'unwatch', table: 'pulse' });
    clearTimeout(dead);
  }
}
