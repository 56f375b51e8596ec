import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import { createInterface } from 'node:readline';

export interface ReceivedMail {
  readonly from: string;
  readonly to: readonly string[];
  /** Headers and text as they came, dots unstuffed. */
  readonly source: string;
}

export interface Mailbox {
  readonly url: string;
  readonly received: readonly ReceivedMail[];
  /** Says 'not now' to so many of the next recipients. */
  refuseNext(count: number): void;
  readonly refused: number;
  close(): Promise<void>;
}

/** A server that speaks enough SMTP to take letters, and keeps them. */
export async function openMailbox(): Promise<Mailbox> {
  const received: ReceivedMail[] = [];
  const sockets = new Set<Socket>();
  let refusing = 0;
  let refused = 0;
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    socket.on('error', () => socket.destroy());
    const say = (line: string): void => void socket.write(`${line}\r\n`);
    let from = '';
    let to: string[] = [];
    let letter: string[] | undefined;
    say('220 mail.example ESMTP');
    createInterface({ input: socket, crlfDelay: Infinity }).on('line', (line) => {
      if (letter !== undefined) {
        if (line !== '.') return void letter.push(line.startsWith('.') ? line.slice(1) : line);
        received.push({ from, to, source: letter.join('\n') });
        letter = undefined;
        to = [];
        return say('250 kept');
      }
      const address = /<(.*?)>/.exec(line)?.[1] ?? '';
      if (/^EHLO/i.test(line)) say('250-mail.example\r\n250 8BITMIME');
      else if (/^MAIL FROM:/i.test(line)) {
        from = address;
        say('250 go on');
      } else if (/^RCPT TO:/i.test(line)) {
        if (refusing > 0) {
          refusing--;
          refused++;
          return say('451 not now');
        }
        to.push(address);
        say('250 known');
      } else if (/^DATA/i.test(line)) {
        letter = [];
        say('354 go on');
      } else if (/^QUIT/i.test(line)) {
        say('221 bye');
        socket.end();
      } else say('250 as you like');
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    refuseNext(count) {
      refusing = count;
    },
    get refused() {
      return refused;
    },
    async close() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
