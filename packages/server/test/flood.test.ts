import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { countConnections } from '../src/flood.ts';
import { Limits, networkOf } from '../src/hall/limits.ts';
import { Client, type Line, request } from './client.ts';
import { startServing, type TestServing } from './serving.ts';
import { until } from './until.ts';

let serving: TestServing;
beforeAll(async () => {
  serving = await startServing({ limits: true });
});
afterAll(() => serving.end());

/** Sends until the server closes the socket. */
async function floodUntilClosed(line: Line, send: () => void): Promise<number> {
  const closed = once(line.ws, 'close');
  for (let i = 0; i < 3000; i++) send();
  const [code] = await closed;
  return code;
}

const FLOODS: Readonly<Record<string, (line: Line) => void>> = {
  'messages that are none': ({ ws }) => ws.send('{'),
  'binary frames': ({ ws }) => ws.send(Buffer.from([1, 2, 3])),
  pings: ({ ws }) => ws.ping(),
  'answers to pings nobody sent': ({ ws }) => ws.pong(),
  'messages that are fine but too many': ({ ws }) => ws.send('{"do":"unwatch","table":"x","id":1}'),
};

describe('one socket cannot take the time of others', () => {
  it.for(Object.entries(FLOODS))('by %s', async ([, send]) => {
    const [eve, ada] = await Promise.all(['Eve', 'Ada'].map((name) => Client.guest(serving.address, name)));
    const line = await eve.socket();
    const code = await floodUntilClosed(line, () => send(line));
    expect(code).toBe(4429);
    // Little is answered: what was allowed, and a few words on the rest.
    expect(line.messages.filter(({ tell }) => tell === 'refused').length).toBeLessThan(40);
    await expect(eve.socket()).rejects.toThrow('429');
    // Others have their own stock, from the same address too.
    const other = await ada.socket();
    expect((await other.ask({ do: 'unwatch', table: 'x' })).tell).toBe('done');
    other.close();
  });

  it('by frames that are too large, again and again', async () => {
    const mallory = await Client.guest(serving.address, 'Mallory');
    let sent = 0;
    const again = async (): Promise<void> => {
      const line = await mallory.socket();
      line.ws.send(Buffer.alloc(100_000));
      sent++;
      await once(line.ws, 'close');
    };
    await expect(
      (async () => {
        for (;;) await again();
      })(),
    ).rejects.toThrow('429');
    expect(sent).toBeLessThan(8);
  });

  it('by more bytes than anybody needs: it is not listened to for a while, and its network neither', async () => {
    const { limits } = serving.services;
    const wait = limits.owe('bytes', 'elsewhere', { burst: 10, perSecond: 10 }, 30);
    expect(wait).toBeCloseTo(2);
    expect(limits.spend('bytes', 'elsewhere', { burst: 10, perSecond: 10 })).toBeGreaterThan(2);
  });

  it('by large frames, though each of them is allowed: the bytes of its network are counted', async () => {
    const noon = Date.now();
    const own = await startServing({ limits: true, now: () => noon });
    const line = await (await Client.guest(own.address, 'Eve')).socket();
    const large = JSON.stringify({ do: 'unwatch', table: 'x', more: 'x'.repeat(32_000) });
    for (let i = 0; i < 80; i++) line.ws.send(large);
    const owed = () => own.services.limits.owe('bytes', '127.0.0.1', { burst: 2_000_000, perSecond: 256_000 }, 0);
    await until(() => (owed() > 0 ? true : undefined));
    line.close();
    await own.end();
  });
});

it('whoever was sent away loses the sockets they still have, and so does everybody of a network', async () => {
  const own = await startServing({ limits: true });
  const { spreadBlock, now } = own.services;
  const [eve, ada] = await Promise.all(['Eve', 'Ada'].map((name) => Client.guest(own.address, name)));
  const [hers, other] = await Promise.all([eve.socket(), ada.socket()]);
  const codeOf = async (line: Line): Promise<number> => {
    const closed = once(line.ws, 'close');
    line.send({ do: 'unwatch', table: 'x', id: 1 });
    return (await closed)[0];
  };
  spreadBlock(eve.who, now() + 60_000);
  expect(await codeOf(hers)).toBe(4429);
  expect((await other.ask({ do: 'unwatch', table: 'x' })).tell).toBe('done');
  spreadBlock(networkOf('127.0.0.1'), now() + 60_000);
  expect(await codeOf(other)).toBe(4429);
  await own.end();
});

describe('who asks too much over HTTP', () => {
  const NETWORK = networkOf('127.0.0.1');
  const REQUESTS = { burst: 6000, perSecond: 300 };
  const STRIKES = { burst: 2000, perSecond: 20 };

  it('is told so before anything they have sent is read', async () => {
    const own = await startServing({ limits: true });
    // Nothing that could be read, and more than anybody without a session may send.
    const post = (path: string, headers: object) =>
      fetch(own.address + path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: '['.repeat(100_000),
      });
    expect((await post('/api/tables/import', {})).status).toBe(401);
    const eve = await Client.guest(own.address, 'Eve');
    const session = { authorization: `Bearer ${eve.token}` };
    expect((await post('/api/tables/import', session)).status).toBe(400);
    // What cannot be read counts like everything else.
    const statuses: number[] = [];
    for (let i = 0; i < 5; i++) statuses.push((await post('/api/tables/import', session)).status);
    expect(statuses).toEqual([400, 400, 400, 400, 429]);
    await own.end();
  });

  it('is counted with all of their network, whatever they ask for, and sent away when that goes on', async () => {
    const noon = Date.now();
    const own = await startServing({ limits: true, now: () => noon });
    const { limits } = own.services;
    const ask = () => request(own.address, 'GET', '/nowhere');
    expect((await ask()).status).toBe(404);
    // As others have asked thousands of times, and been refused as often before.
    limits.spend('requests', NETWORK, REQUESTS, 5998);
    limits.spend('network strikes', NETWORK, STRIKES, 1999);
    expect((await ask()).status).toBe(404);
    const { status, headers } = await ask();
    expect([status, headers.get('connection')]).toEqual([429, 'close']);
    expect(limits.blockedFor(NETWORK)).toBe(0);
    expect((await ask()).status).toBe(429);
    expect(limits.blockedFor(NETWORK)).toBeCloseTo(60);
    await own.end();
  });

  it('is counted by the bytes they announce, and by the most they may send where they do not say', async () => {
    const noon = Date.now();
    const own = await startServing({ limits: true, now: () => noon });
    const { limits } = own.services;
    limits.spend('bodies', NETWORK, { burst: 8_000_000, perSecond: 512_000 }, 7_990_000);
    expect((await request(own.address, 'POST', '/api/guests', { name: 'Ada' })).status).toBe(201);
    const chunked = new ReadableStream({
      start(stream) {
        stream.enqueue(new TextEncoder().encode('{"name":"Eve"}'));
        stream.close();
      },
    });
    const headers = { 'content-type': 'application/json' };
    const init = { method: 'POST', headers, body: chunked, duplex: 'half' };
    expect((await fetch(`${own.address}/api/guests`, init as RequestInit)).status).toBe(429);
    await own.end();
  });

  it('and does not wait for an answer loses the line', async () => {
    const own = await startServing({ limits: true });
    const line = connect(Number(new URL(own.address).port), '127.0.0.1');
    let heard = '';
    line.on('data', (data) => {
      heard += data;
    });
    const closed = new Promise((resolve) => line.once('close', resolve));
    line.on('error', () => {});
    line.write('GET /nowhere HTTP/1.1\r\nhost: x\r\n\r\n'.repeat(3000));
    await closed;
    expect(heard.split('HTTP/1.1 404').length).toBeLessThan(40);
    await own.end();
  });

  it('at an address that is none is refused, and nothing fails', async () => {
    const { port } = new URL(serving.address);
    for (const [asked, answer] of [
      ['GET /api/auth/get-session HTTP/1.1\r\nhost: a b\r\n', '200'],
      ['GET // HTTP/1.1\r\nhost: x\r\nupgrade: websocket\r\nconnection: upgrade\r\n', '404'],
    ]) {
      const line = connect(Number(port), '127.0.0.1');
      line.write(`${asked}\r\n`);
      expect(String((await once(line, 'data'))[0])).toMatch(new RegExp(`^HTTP/1.1 ${answer}`));
      line.destroy();
    }
  });

  it('holds only so many lines, also where nothing is said on them', async () => {
    const limits = new Limits(() => 0);
    const server = createServer((_request, response) => response.end('hello'));
    countConnections(server, limits, 3);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    const open = async (): Promise<Socket> => {
      const line = connect(port, '127.0.0.1');
      line.on('error', () => {});
      await once(line, 'connect');
      return line;
    };
    const answers = async (line: Socket): Promise<boolean> => {
      const heard = Promise.race([once(line, 'data').then(() => true), once(line, 'close').then(() => false)]);
      line.write('GET / HTTP/1.1\r\nhost: x\r\n\r\n');
      return heard;
    };
    const held = [await open(), await open(), await open()];
    for (const line of held) expect(await answers(line)).toBe(true);
    expect(await answers(await open())).toBe(false);
    // Whoever lets go of one can have another.
    held[0].destroy();
    await until(async () => ((await answers(await open())) ? true : undefined));
    server.closeAllConnections();
    server.close();
  });

  it('hears after how long it is worth trying again', async () => {
    const ada = await Client.guest(serving.address, 'Ada');
    for (;;) {
      const { status, headers, body } = await ada.ask('POST', '/api/reports', { about: 'x', table: 'x', text: 'x' });
      if (status === 201) continue;
      expect([status, body.refused]).toEqual([429, 'too-many']);
      expect(Number(headers.get('retry-after'))).toBeGreaterThanOrEqual(1);
      expect(body.retryAfter).toBeGreaterThan(0);
      break;
    }
  });

  it('is sent away with all of its network when it does not stop', async () => {
    const own = await startServing({ limits: true });
    own.services.spreadBlock(networkOf('127.0.0.1'), own.services.now() + 60_000);
    const { status, headers } = await request(own.address, 'GET', '/api/tables');
    expect([status, Number(headers.get('retry-after')) > 50]).toEqual([429, true]);
    await own.end();
  });

  it('counts as one network with IPv6, whatever the address', () => {
    expect(networkOf('2001:db8:1:2:3:4:5:6')).toBe('2001:db8:1:2::/64');
    expect(networkOf('2001:0db8:0001:0002::9')).toBe('2001:db8:1:2::/64');
    expect(networkOf('2001:db8::1')).toBe('2001:db8:0:0::/64');
    expect(networkOf('::1')).toBe('0:0:0:0::/64');
    expect(networkOf('fe80::1%eth0')).toBe('fe80:0:0:0::/64');
    expect(networkOf('::ffff:192.0.2.7')).toBe('192.0.2.7');
    expect(networkOf('192.0.2.7')).toBe('192.0.2.7');
  });
});
