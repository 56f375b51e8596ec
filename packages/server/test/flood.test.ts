import { once } from 'node:events';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { networkOf } from '../src/hall/limits.ts';
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

describe('who asks too much over HTTP', () => {
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
