import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SteadyClock } from '../src/clock.ts';
import { Client, type Line } from './client.ts';
import { seat } from './players.ts';
import { startServing, type TestServing } from './serving.ts';
import { until } from './until.ts';

const DAY = 86_400_000;
const PASSWORD = 'a long password';

let serving: TestServing;
let owner: Client;
let mails = 0;
/** How far the server's clock was moved. */
let ahead = 0;
beforeAll(async () => {
  serving = await startServing({ sessionCheck: 200, now: () => Date.now() + ahead });
  owner = await account('Olga');
});
afterAll(() => serving.end());

const guest = (name: string): Promise<Client> => Client.guest(serving.address, name);

async function account(name: string): Promise<Client & { mail: string }> {
  const client = await guest(name);
  const mail = `${name.toLowerCase()}${++mails}@example.org`;
  await client.must('POST', '/api/me/account', { mail, password: PASSWORD });
  return Object.assign(client, { mail });
}

async function moderator(name: string): Promise<Client> {
  const person = await account(name);
  await owner.must('PUT', '/api/house/moderators', { mail: person.mail, moderates: true });
  return person;
}

const closed = (line: Line): Promise<number> => new Promise((resolve) => line.ws.once('close', resolve));
const audit = async (): Promise<{ act: string; by: { name: string } | null; about: { who: string } | null }[]> =>
  (await owner.must('GET', '/api/house/audit')).entries;

describe('the house', () => {
  it('belongs to the first account, who names moderators', async () => {
    expect((await owner.must('GET', '/api/me')).role).toBe('owner');
    const later = await account('Later');
    expect((await later.must('GET', '/api/me')).role).toBeUndefined();
    const mo = await moderator('Mo');
    expect((await mo.must('GET', '/api/me')).role).toBe('moderator');
    expect(await mo.must('GET', '/api/house/roles')).toMatchObject([{ role: 'owner' }, { role: 'moderator' }]);
    expect((await audit()).map(({ act }) => act)).toEqual(expect.arrayContaining(['owner-named', 'moderator-named']));
    const nobody = { mail: 'nobody@example.org', moderates: true };
    expect((await owner.ask('PUT', '/api/house/moderators', nobody)).status).toBe(404);
  });

  it('shows nothing to others, and the audit log to the owner alone', async () => {
    const [eve, mo] = [await guest('Eve'), await moderator('Mo')];
    for (const path of ['reports', 'restrictions', 'roles', 'audit']) {
      expect((await eve.ask('GET', `/api/house/${path}`)).body.refused, path).toBe('forbidden');
    }
    expect((await mo.ask('GET', '/api/house/audit')).status).toBe(403);
    expect((await mo.ask('PUT', '/api/house/moderators', { mail: 'a@b.de', moderates: true })).status).toBe(403);
    const forGood = { reason: 'x' };
    expect((await eve.ask('PUT', `/api/house/restrictions/ban/${mo.who}`, forGood)).status).toBe(403);
    // Moderators watch over neither each other nor the owner, and nobody over themselves.
    const other = await moderator('Ma');
    for (const about of [other, owner, mo]) {
      expect((await mo.ask('PUT', `/api/house/restrictions/mute/${about.who}`, forGood)).status).toBe(403);
    }
    await owner.must('PUT', `/api/house/restrictions/mute/${other.who}`, { reason: 'partial' });
  });

  it('is given by the address that whoever runs it has named, and no longer by being first', async () => {
    const other = await startServing({ owner: 'Named@example.org' });
    const make = async (name: string, mail: string) => {
      const client = await Client.guest(other.address, name);
      await client.must('POST', '/api/me/account', { mail, password: PASSWORD });
      return (await client.must('GET', '/api/me')).role;
    };
    expect(await make('First', 'first@example.org')).toBeUndefined();
    expect(await make('Named', 'named@example.org')).toBe('owner');
    await other.end();
  });
});

describe('a ban', () => {
  it('closes the sockets, lets nothing be done, and ends by itself', async () => {
    const mo = await moderator('Mo');
    const eve = await guest('Eve');
    const ends = Promise.all([await eve.socket(), await eve.socket()].map(closed));
    const end = serving.services.now() + DAY;
    await mo.must('PUT', `/api/house/restrictions/ban/${eve.who}`, { until: end, reason: 'spam' });
    expect(await ends).toEqual([4403, 4403]);
    const answer = await eve.ask('GET', '/api/tables/mine');
    expect(answer).toMatchObject({ status: 403, body: { refused: 'banned', reason: 'spam', until: end } });
    await expect(eve.socket()).rejects.toThrow(/403/);
    expect((await eve.must('GET', '/api/visitor')).me.ban).toEqual({ until: end, reason: 'spam' });
    expect(await mo.must('GET', '/api/house/restrictions')).toEqual(
      expect.arrayContaining([expect.objectContaining({ kind: 'ban', about: { who: eve.who, name: 'Eve' } })]),
    );
    ahead += DAY;
    await eve.must('GET', '/api/tables/mine');
    expect((await eve.must('GET', '/api/me')).ban).toBeUndefined();
  });

  it('for good gives the seats to computer players, and can be lifted', async () => {
    const [ada, eve, mo] = [await guest('Ada'), await guest('Eve'), await moderator('Mo')];
    const table = await seat([ada, eve], 'comet');
    await mo.must('PUT', `/api/house/restrictions/ban/${eve.who}`, { reason: 'threats' });
    const { look } = await ada.must('GET', `/api/tables/${table}`);
    expect(look.seats[1]).toMatchObject({ kind: 'computer', standsInFor: { who: eve.who, why: 'resigned' } });
    const lift = `/api/house/restrictions/ban/${eve.who}/lift`;
    expect(await mo.must('POST', lift, { note: 'a mistake' })).toEqual({ lifted: true });
    expect(await mo.must('POST', lift, { note: 'a mistake' })).toEqual({ lifted: false });
    expect((await eve.ask('GET', '/api/tables/mine')).status).toBe(200);
    const about = (await audit()).filter((entry) => entry.about?.who === eve.who);
    expect(about.map(({ act, by }) => [act, by?.name])).toEqual([
      ['ban-lifted', 'Mo'],
      ['ban', 'Mo'],
    ]);
  });

  it('ends on a day that there is, or not at all', async () => {
    const [eve, mo] = [await guest('Eve'), await moderator('Mo')];
    for (const until of [1e300, 8_640_000_000_000_001, -1]) {
      const answer = await mo.ask('PUT', `/api/house/restrictions/ban/${eve.who}`, { until, reason: 'spam' });
      expect(answer.status).toBe(400);
    }
    expect((await eve.ask('GET', '/api/tables/mine')).status).toBe(200);
    for (const path of ['reports/1e300', 'reports?before=1e300', 'reports?before=-1']) {
      expect((await mo.ask('GET', `/api/house/${path}`)).status, path).toBe(400);
    }
  });

  it('is noticed also where nobody said so', async () => {
    const eve = await guest('Eve');
    const line = await eve.socket();
    const end = closed(line);
    const { store, now } = serving.services;
    await store.restrict({ who: eve.who, kind: 'ban', until: null, reason: 'x', by: owner.who, at: now() });
    expect(await end).toBe(4403);
  });
});

describe('a mute', () => {
  it('lets somebody play but not speak, through whichever door', async () => {
    const [ada, eve, mo] = [await guest('Ada'), await guest('Eve'), await moderator('Mo')];
    const table = await seat([ada, eve], 'comet');
    const line = await eve.socket();
    await line.watch(table);
    await line.ask({ do: 'chat', table, text: 'before' });
    await mo.must('PUT', `/api/house/restrictions/mute/${eve.who}`, { reason: 'insults' });
    const said = await until(async () => {
      const answer = await line.ask({ do: 'chat', table, text: 'after' });
      return answer.tell === 'refused' ? answer : undefined;
    });
    expect(said).toMatchObject({ refused: 'muted', reason: 'insults', until: null });
    const refused = { status: 403, body: { refused: 'muted' } };
    expect(await eve.ask('POST', `/api/tables/${table}/chat`, { text: 'after' })).toMatchObject(refused);
    expect(await eve.ask('PUT', '/api/me', { name: 'An insult' })).toMatchObject(refused);
    await eve.ask('POST', '/api/auth/update-user', { name: 'An insult' });
    expect((await eve.must('GET', '/api/me')).name).toBe('Eve');
    expect(await eve.ask('POST', '/api/tables', { game: 'comet', seats: 2, title: 'x' })).toMatchObject(refused);
    const { question } = line.look(table);
    expect(await line.ask({ do: 'choose', table, question, choice: { do: 'bid', card: 2 } })).toMatchObject({
      tell: 'done',
    });
    await mo.must('POST', `/api/house/restrictions/mute/${eve.who}/lift`, { note: '' });
    await eve.must('POST', `/api/tables/${table}/chat`, { text: 'sorry' });
    line.close();
  });
});

describe('reports', () => {
  it('are read with what was said, and settled once', async () => {
    const [ada, eve, mo] = [await guest('Ada'), await guest('Eve'), await moderator('Mo')];
    const { table } = await ada.must('POST', '/api/tables', { game: 'comet', seats: 2, listed: false });
    const { invitation } = await ada.must('GET', `/api/tables/${table}`);
    await eve.must('POST', `/api/tables/${table}/chat`, { text: 'buy my moons', invitation });
    await ada.must('POST', '/api/reports', { about: eve.who, table, text: 'advertising' });
    const { reports, waiting } = await mo.must('GET', '/api/house/reports');
    expect(waiting).toBe(1);
    expect(reports).toMatchObject([
      { by: { name: 'Ada' }, about: { name: 'Eve' }, text: 'advertising', settled: null },
    ]);
    const at = `/api/house/reports/${reports[0].id}`;
    expect(await mo.must('GET', at)).toMatchObject({ lines: [{ text: 'buy my moons' }], others: 0, restrictions: [] });
    expect(await mo.must('PUT', at, { note: 'warned' })).toMatchObject({
      settled: { by: { name: 'Mo' }, note: 'warned' },
    });
    expect((await mo.ask('PUT', at, { note: 'again' })).body.refused).toBe('taken');
    expect((await mo.must('GET', '/api/house/reports')).reports).toEqual([]);
    expect((await mo.must('GET', '/api/house/reports?settled=true')).reports).toHaveLength(1);
    expect((await mo.ask('GET', '/api/house/reports/999999')).status).toBe(404);
    // Whoever is concerned does not judge.
    await ada.must('POST', '/api/reports', { about: mo.who, table, text: 'unfair' });
    const [own] = (await mo.must('GET', '/api/house/reports')).reports;
    expect((await mo.ask('PUT', `/api/house/reports/${own.id}`, { note: 'no' })).status).toBe(403);
  });
});

describe('whoever leaves', () => {
  it('takes their name out of everything that stays, and their seats go to computer players', async () => {
    const [ada, eve] = [await guest('Ada'), await account('Evelyn')];
    const running = await seat([ada, eve], 'comet');
    const { table: own } = await eve.must('POST', '/api/tables', { game: 'comet', seats: 2 });
    const { table: others } = await ada.must('POST', '/api/tables', { game: 'comet', seats: 2 });
    await eve.must('POST', `/api/tables/${others}/sit`, {});
    await eve.must('POST', `/api/tables/${running}/chat`, { text: 'bye' });
    const line = await ada.socket();
    await line.watch(running);
    const hers = await eve.socket();
    const end = closed(hers);
    expect((await eve.ask('POST', '/api/me/delete', { password: 'not the password' })).body.refused).toBe(
      'INVALID_PASSWORD',
    );
    await eve.must('POST', '/api/me/delete', { password: PASSWORD });
    expect(await end).toBe(4401);
    expect((await eve.ask('GET', '/api/me')).status).toBe(401);
    const seats = await line.until(() => {
      const { seats } = line.look(running);
      return seats[1].kind === 'computer' && seats[1].standsInFor?.name === '' ? seats : undefined;
    });
    expect(seats[1]).toMatchObject({ standsInFor: { why: 'resigned', name: '' } });
    expect((await ada.must('GET', `/api/tables/${own}`)).look.status).toBe('closed');
    expect((await ada.must('GET', `/api/tables/${others}`)).look.seats[1].kind).toBe('empty');
    const { store, people } = serving.services;
    for (const table of [running, own, others]) {
      expect(JSON.stringify(await store.entries(table)), table).not.toContain('Evelyn');
      expect(await store.chat(table, 9)).toEqual([]);
    }
    expect(await people.find(eve.who)).toBeUndefined();
    const again = await guest('Eve');
    await again.must('POST', '/api/me/account', { mail: eve.mail, password: PASSWORD });
    line.close();
  });

  it('can do so as a guest and while banned, but the owner has to name another first', async () => {
    const eve = await guest('Eve');
    await owner.must('PUT', `/api/house/restrictions/ban/${eve.who}`, { reason: 'x' });
    await eve.must('GET', '/api/me/data');
    await eve.must('POST', '/api/me/delete', {});
    expect((await eve.ask('GET', '/api/me')).status).toBe(401);
    expect((await owner.ask('POST', '/api/me/delete', { password: PASSWORD })).status).toBe(403);
  });

  it('gets all that is kept about them, and nothing about others', async () => {
    const [ada, bo] = [await account('Adamantia'), await guest('Bonifatius')];
    await ada.must('PUT', '/api/me', { language: 'de' });
    const table = await seat([ada, bo], 'comet');
    await ada.must('POST', `/api/tables/${table}/choose`, { question: 0, choice: { do: 'bid', card: 2 } });
    await bo.must('POST', `/api/tables/${table}/choose`, { question: 0, choice: { do: 'bid', card: 3 } });
    await ada.must('POST', `/api/tables/${table}/chat`, { text: 'mine' });
    await bo.must('POST', `/api/tables/${table}/chat`, { text: 'not hers' });
    await ada.must('PUT', `/api/ignored/${bo.who}`, { ignore: true });
    const answer = await ada.ask('GET', '/api/me/data');
    expect(answer.headers.get('content-disposition')).toContain('attachment');
    expect(answer.body).toMatchObject({
      account: { who: ada.who, name: 'Adamantia', email: ada.mail, guest: false },
      settings: { language: 'de' },
      ignored: [bo.who],
      tables: [{ id: table, entries: [{ entry: { do: 'sit' } }, { entry: { do: 'choose', choice: { card: 2 } } }] }],
      chat: [{ text: 'mine' }],
      role: null,
    });
    expect(answer.body.sessions).toHaveLength(1);
    const text = JSON.stringify(answer.body);
    for (const secret of ['Bonifatius', 'not hers', '"card":3', 'sha256', PASSWORD]) expect(text).not.toContain(secret);
  });
});

describe('what nobody uses', () => {
  it('goes after its time: guests, addresses, tables', async () => {
    let time = Date.now();
    const old = await startServing({ now: () => time });
    const { services } = old;
    const keep = { guests: 10, addresses: 5, openTables: 20, idleTables: 40 };
    const { sweep } = await import('../src/jobs/retention.ts');
    const person = (name: string) => Client.guest(old.address, name);
    const [ada, bo, idle] = [await person('Ada'), await person('Bo'), await person('Idle')];
    const playing = await seat([ada, bo], 'comet');
    const { table: open } = await ada.must('POST', '/api/tables', { game: 'comet', seats: 2 });
    const nothing = { guests: 0, closed: 0, removed: 0, lapsed: 0 };
    time += 4 * DAY;
    expect(await sweep(services, keep)).toEqual(nothing);
    expect((await ada.must('GET', '/api/me/data')).sessions[0].ipAddress).not.toBe('');
    time += 2 * DAY;
    expect(await sweep(services, keep)).toEqual(nothing);
    expect((await ada.must('GET', '/api/me/data')).sessions[0].ipAddress).toBe('');
    time += 5 * DAY;
    expect(await sweep(services, keep)).toEqual({ ...nothing, guests: 1 });
    expect(await services.people.find(idle.who)).toBeUndefined();
    time += 10 * DAY;
    expect(await sweep(services, keep)).toEqual({ ...nothing, closed: 1 });
    expect((await services.store.table(open))?.status).toBe('closed');
    time += 21 * DAY;
    expect(await sweep(services, keep)).toEqual({ ...nothing, removed: 1, lapsed: 1 });
    expect(await services.store.table(open)).toBeUndefined();
    expect((await services.store.table(playing))?.status).toBe('abandoned');
    // Who belongs to a table that is kept stays.
    expect(await services.people.find(ada.who)).toBeDefined();
    const forEver = { guests: 0, addresses: 0, openTables: 0, idleTables: 0 };
    time += 1000 * DAY;
    expect(await sweep(services, forEver)).toEqual(nothing);
    await old.end();
  });
});

describe('a clock that jumps', () => {
  it('ahead lets nobody lose on time for as long, up to a day; back in time nothing goes', () => {
    let steady = 0;
    const jumps: number[] = [];
    const clock = new SteadyClock(
      1000,
      () => steady,
      (ms) => jumps.push(ms),
    );
    steady += 10_000;
    clock.look(11_050);
    expect([clock.now(), clock.flags, jumps]).toEqual([11_050, true, []]);
    clock.look(10_000);
    expect([clock.now(), jumps]).toEqual([11_050, []]);
    clock.look(11_050 + 3 * DAY);
    expect([clock.now(), clock.flags, jumps]).toEqual([11_050 + 3 * DAY, false, [3 * DAY]]);
    steady += DAY - 1;
    expect(clock.flags).toBe(false);
    steady += 1;
    expect(clock.flags).toBe(true);
    const before = clock.now();
    clock.look(before - 5 * DAY);
    steady += 7;
    expect(clock.now()).toBe(before + 7);
    expect(jumps).toEqual([3 * DAY, -5 * DAY]);
  });
});
