import type { Choice, State } from '@orrery/kernel';
import { applyPatch, type Beat, type Look } from '@orrery/table';
import { WebSocket } from 'ws';
import { checkAnswer, checkMessage } from './wire.ts';

/** A person at the other end of the wire. */
export class Client {
  readonly base: string;
  token: string;
  readonly who: string;

  constructor(base: string, token: string, who: string) {
    this.base = base;
    this.token = token;
    this.who = who;
  }

  static async guest(base: string, name: string): Promise<Client> {
    const { status, body } = await request(base, 'POST', '/api/guests', { name });
    if (status !== 201) throw new Error(`no guest: ${status} ${JSON.stringify(body)}`);
    return new Client(base, body.token, body.who);
  }

  /** The same person at another process. */
  at(base: string): Client {
    return new Client(base, this.token, this.who);
  }

  async ask(method: string, path: string, body?: unknown): Promise<Answer> {
    const answer = await request(this.base, method, path, body, { authorization: `Bearer ${this.token}` });
    // A guest who becomes an account goes on with another session.
    if (path === '/api/me/account' && answer.status === 200) this.token = answer.body.token;
    return answer;
  }

  async must(method: string, path: string, body?: unknown): Promise<Answer['body']> {
    const answer = await this.ask(method, path, body);
    if (answer.status >= 300) throw new Error(`${method} ${path}: ${answer.status} ${JSON.stringify(answer.body)}`);
    return answer.body;
  }

  socket(): Promise<Line> {
    return Line.open(this.base, { authorization: `Bearer ${this.token}` });
  }
}

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  // Whatever the server says; tests look at what they expect.
  readonly body: ReturnType<typeof JSON.parse>;
}

export async function request(
  base: string,
  method: string,
  path: string,
  body?: unknown,
  headers: Record<string, string> = {},
): Promise<Answer> {
  const answer = await fetch(base + path, {
    method,
    headers: { ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  const read = text.startsWith('{') || text.startsWith('[') ? JSON.parse(text) : text;
  checkAnswer(method, path, answer.status, read);
  return { status: answer.status, headers: answer.headers, body: read };
}

export interface Message {
  readonly tell: string;
  readonly table?: string;
  readonly id?: string | number;
  readonly refused?: string;
  readonly [key: string]: unknown;
}

/** A socket with what it has heard. */
export class Line {
  readonly ws: WebSocket;
  readonly messages: Message[] = [];
  readonly #looks = new Map<string, Look & { view: State | null }>();
  readonly #options = new Map<string, readonly Choice[]>();
  readonly beats = new Map<string, Beat[]>();
  readonly #waiting = new Set<() => void>();
  #ids = 0;

  private constructor(ws: WebSocket) {
    this.ws = ws;
    ws.on('message', (data) => this.#hear(JSON.parse(String(data))));
    ws.on('close', () => this.wake());
    ws.on('error', () => {});
  }

  static open(base: string, headers: Record<string, string>): Promise<Line> {
    const ws = new WebSocket(`${base.replace('http', 'ws')}/api/socket`, { headers });
    const line = new Line(ws);
    return new Promise((resolve, reject) => {
      ws.once('open', () => resolve(line));
      ws.once('error', reject);
    });
  }

  look(table: string): Look {
    const look = this.#looks.get(table);
    if (look === undefined) throw new Error(`nothing was shown of ${table}`);
    return look;
  }

  options(table: string): readonly Choice[] {
    return this.#options.get(table) ?? [];
  }

  #hear(message: Message): void {
    checkMessage(message);
    this.messages.push(message);
    const { tell, table = '' } = message;
    if (tell === 'look') this.#looks.set(table, message.look as Look);
    if (tell === 'look') this.beats.set(table, message.beats as Beat[]);
    if (tell === 'change') {
      this.#looks.set(table, applyPatch(this.look(table), message.patch as never));
      const kept = (this.beats.get(table) ?? []).filter(({ id }) => id !== message.drop);
      this.beats.set(table, [...kept, ...(message.beats as Beat[])]);
    }
    if (message.options !== undefined) this.#options.set(table, message.options as readonly Choice[]);
    this.wake();
  }

  /** Looks again whether what is waited for is there. */
  wake(): void {
    for (const look of this.#waiting) look();
  }

  /** Resolves when `found` gives something; fails when the socket is closed before. */
  until<T>(found: () => T | undefined | false): Promise<T> {
    return new Promise((resolve, reject) => {
      const look = (): void => {
        const result = found();
        if (result !== undefined && result !== false) {
          this.#waiting.delete(look);
          resolve(result);
        } else if (this.ws.readyState >= WebSocket.CLOSING) {
          this.#waiting.delete(look);
          reject(new Error('the socket is closed'));
        }
      };
      this.#waiting.add(look);
      look();
    });
  }

  send(message: object): void {
    this.ws.send(JSON.stringify(message));
  }

  /** Sends and waits for the answer to just this. */
  async ask(message: object): Promise<Message> {
    const id = ++this.#ids;
    this.send({ ...message, id });
    return this.until(() => this.messages.find((answer) => answer.id === id));
  }

  async watch(table: string, more: object = {}): Promise<Look> {
    const answer = await this.ask({ do: 'watch', table, options: true, ...more });
    if (answer.tell !== 'done') throw new Error(JSON.stringify(answer));
    return this.look(table);
  }

  close(): void {
    this.ws.terminate();
  }
}
