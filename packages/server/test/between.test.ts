import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPostgres } from '../src/store/postgres.ts';
import { Client, request } from './client.ts';
import { seat } from './players.ts';
import { startPostgres, type TestPostgres } from './postgres.ts';
import { startServing, type TestServing } from './serving.ts';
import { until } from './until.ts';

let postgres: TestPostgres;
let url: string;
let ships: TestServing[];
beforeAll(async () => {
  postgres = await startPostgres();
  url = await postgres.newDatabase();
  ships = [
    await startServing({ databaseUrl: url, limits: true }),
    await startServing({ databaseUrl: url, limits: true }),
  ];
});
afterAll(async () => {
  for (const ship of ships) await ship.end();
  await postgres.stop();
});

describe('between processes', () => {
  it('every line of chat is heard, but not by whoever ignores the speaker', async () => {
    const [ada, bo] = await Promise.all(['Ada', 'Bo'].map((name) => Client.guest(ships[0].address, name)));
    const { table } = await ada.must('POST', '/api/tables', { game: 'comet', seats: 2 });
    const line = await bo.at(ships[1].address).socket();
    await line.watch(table);
    const { store } = ships[0].services;
    const said = Array.from({ length: 45 }, (_, i) => `line ${i}`);
    // As many people would say it at once.
    await Promise.all(
      said.map(async (text) => {
        const { id } = await store.say({ table, who: ada.who, name: 'Ada', at: 1, text });
        await store.tell({ table, chat: id });
      }),
    );
    const heard = () => line.messages.flatMap(({ tell, text }) => (tell === 'chat' ? [text] : []));
    await line.until(() => heard().length === said.length);
    expect(heard().sort()).toEqual(said.sort());
    // Said at one process, it counts at the other.
    await bo.must('PUT', `/api/ignored/${ada.who}`, { ignore: true });
    const ignores = () => ships[1].services.store.ignoredBy(bo.who);
    await until(async () => ((await ignores()).length > 0 ? true : undefined));
    await until(async () => {
      line.messages.length = 0;
      await ada.at(ships[0].address).ask('POST', `/api/tables/${table}/chat`, { text: 'psst' });
      await line.ask({ do: 'unwatch', table: 'x' });
      return heard().length === 0 ? true : undefined;
    });
    line.close();
  });

  it('what is rare has one stock, and who is sent away is away everywhere', async () => {
    const { services } = ships[0];
    const allowance = { burst: 3, perSecond: 0.001 };
    const spent = [];
    for (const ship of [0, 1, 0, 1]) spent.push(await ships[ship].services.spend('test', 'somebody', allowance));
    expect(spent.slice(0, 3)).toEqual([0, 0, 0]);
    expect(spent[3]).toBeGreaterThan(900);
    services.spreadBlock('2001:db8:0:1::/64', services.now() + 60_000);
    await until(() => (ships[1].services.limits.blockedFor('2001:db8:0:1::/64') > 0 ? true : undefined));
  });

  it('a ban and a mute are heard at once, and whoever leaves is nameless everywhere', async () => {
    const { address } = ships[0];
    const [owner, ada, eve] = await Promise.all(['Olga', 'Ada', 'Eve'].map((name) => Client.guest(address, name)));
    await owner.must('POST', '/api/me/account', { mail: 'olga@example.org', password: 'a long password' });
    const table = await seat([ada, eve], 'comet');
    const [hers, other] = await Promise.all([eve, ada].map((client) => client.at(ships[1].address).socket()));
    await Promise.all([hers.watch(table), other.watch(table)]);
    await owner.must('PUT', `/api/house/restrictions/mute/${eve.who}`, { reason: 'insults' });
    await until(async () => {
      const answer = await hers.ask({ do: 'chat', table, text: 'hello' });
      return answer.refused === 'muted' ? true : undefined;
    });
    const end = new Promise((resolve) => hers.ws.once('close', resolve));
    const soon = ships[0].services.now() + 3_600_000;
    await owner.must('PUT', `/api/house/restrictions/ban/${eve.who}`, { until: soon, reason: 'more insults' });
    expect(await end).toBe(4403);
    const answer = await eve.at(ships[1].address).ask('GET', '/api/tables/mine');
    expect(answer.body).toMatchObject({ refused: 'banned', reason: 'more insults', until: soon });
    await eve.must('POST', '/api/me/delete', {});
    await other.until(() => {
      const sitter = other.look(table).seats[1];
      return sitter.kind === 'computer' && sitter.standsInFor?.name === '';
    });
    expect(JSON.stringify(await ships[1].services.store.entries(table))).not.toContain('Eve');
    other.close();
  });

  it('what cannot be stored fails alone, not with all that is stored beside it', async () => {
    const { store, pool } = await openPostgres(url);
    const write = (table: string, title: string) =>
      store.append({ table, logged: { number: 0, at: 1, entry: { do: 'close', title } as never } });
    const done = await Promise.allSettled([write('x1', 'fine'), write('x2', 'not \u0000 fine'), write('x3', 'fine')]);
    // NUL is written as an escape in what is stored as text, so the title of a row is what fails.
    const kind = { listed: true, rated: false, pace: 'none' } as const;
    const row = { id: 'x4', game: 'comet', owner: 'a', title: 'a\u0000b', status: 'open', ...kind } as const;
    const more = { invitation: '', seats: 1, free: 1, created: 1, updated: 1, deadline: null, version: 1 };
    const both = await Promise.allSettled([
      store.append({ table: 'x4', logged: { number: 0, at: 1, entry: { do: 'close' } }, row: { ...row, ...more } }),
      write('x5', 'fine'),
    ]);
    expect([done[0].status, done[2].status]).toEqual(['fulfilled', 'fulfilled']);
    expect(both.map(({ status }) => status)).toEqual(['rejected', 'fulfilled']);
    await store.close();
    expect(pool.ended).toBe(true);
  });

  it('a database that is silent is noticed in time, and the process lives on', async () => {
    const { hostname, port } = new URL(url);
    const lines: Socket[] = [];
    // Between the server and its database: at some moment nothing goes through any more, and nobody is told.
    const wire = createServer((near) => {
      const far = connect(Number(port), hostname);
      for (const [from, to] of [
        [near, far],
        [far, near],
      ]) {
        from.on('error', () => to.destroy());
        from.pipe(to);
        lines.push(from);
      }
    }).listen(0, '127.0.0.1');
    await once(wire, 'listening');
    const through = new URL(url);
    through.port = String((wire.address() as AddressInfo).port);
    const ship = await startServing({ databaseUrl: through.href, logLevel: 'silent' });
    await until(async () => ((await request(ship.address, 'GET', '/healthz')).status === 200 ? true : undefined));
    for (const line of lines) line.unpipe().pause();
    const ill = await request(ship.address, 'GET', '/healthz');
    expect([ill.status, ill.body.why]).toEqual([503, 'the database does not answer']);
    expect((await request(ship.address, 'GET', '/livez')).status).toBe(200);
    for (const line of lines) line.destroy();
    wire.close();
    // It ends in good order without its database, too.
    await ship.end();
    await expect(request(ship.address, 'GET', '/livez')).rejects.toThrow();
  });
});
