import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Entry } from '@orrery/table';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPostgres } from '../src/store/postgres.ts';
import { openSqlite } from '../src/store/sqlite.ts';
import type { JobRow, News, Store, TableRow, Write } from '../src/store/store.ts';
import { startPostgres, type TestPostgres } from './postgres.ts';

const folder = mkdtempSync(join(tmpdir(), 'orrery-store-'));
let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(async () => {
  await postgres.stop();
  rmSync(folder, { recursive: true });
});

let files = 0;
interface Place {
  open(): Promise<Store>;
  /** Says something to the database itself. */
  query(sql: string): Promise<unknown>;
}

const STORES: Record<Store['kind'], () => Promise<Place>> = {
  sqlite: async () => {
    const file = join(folder, `${++files}.db`);
    return { open: async () => openSqlite(file), query: async (sql) => new DatabaseSync(file).exec(sql) };
  },
  postgres: async () => {
    const url = await postgres.newDatabase();
    return {
      open: async () => (await openPostgres(url)).store,
      async query(sql) {
        const client = new pg.Client({ connectionString: url });
        await client.connect();
        return client.query(sql).finally(() => client.end());
      },
    };
  },
};

const row = (id: string, more: Partial<TableRow> = {}): TableRow => ({
  id,
  game: 'comet',
  owner: 'ada',
  title: 'Evening',
  status: 'open',
  listed: true,
  rated: false,
  pace: 'none',
  invitation: 'secret',
  seats: 2,
  free: 1,
  created: 1000,
  updated: 1000,
  deadline: null,
  version: 1,
  ...more,
});
const leave: Entry = { do: 'leave', seat: 0 };
const write = (table: string, number: number, more: Partial<Write> = {}): Write => ({
  table,
  logged: { number, at: 1_700_000_000_000 + number, entry: leave },
  ...more,
});
const job = (owner: string, created: number, seat = 0): JobRow => ({
  seat,
  level: 'easy',
  question: 3,
  owner,
  created,
});

describe.each(Object.keys(STORES) as Store['kind'][])('the %s store', (kind) => {
  async function fresh(): Promise<{ store: Store; reopen(): Promise<Store>; query: Place['query'] }> {
    const place = await STORES[kind]();
    const store = await place.open();
    return { store, reopen: place.open, query: place.query };
  }

  it('keeps entries in order, and gives every number once', async () => {
    const { store, reopen } = await fresh();
    expect(await store.append(write('a', 0, { row: row('a') }))).toBe(true);
    expect(await store.append(write('a', 1))).toBe(true);
    expect(await store.append(write('a', 1, { row: row('a', { status: 'closed' }) }))).toBe(false);
    expect((await store.table('a'))?.status).toBe('open');
    expect(await store.entries('a', 1)).toEqual([{ number: 1, at: 1_700_000_000_001, entry: leave }]);
    expect(await store.lengths(['a', 'nowhere'])).toEqual(new Map([['a', 2]]));
    await store.close();
    const again = await reopen();
    expect((await again.entries('a')).map(({ number }) => number)).toEqual([0, 1]);
    await again.close();
  });

  it('lets exactly one of many writers have a number', async () => {
    const { store, reopen } = await fresh();
    const other = await reopen();
    const tables = Array.from({ length: 20 }, (_, i) => `t${i}`);
    const answers = await Promise.all(
      tables.flatMap((table) => [store, other, store, other].map((one) => one.append(write(table, 0)))),
    );
    expect(answers.filter(Boolean)).toHaveLength(20);
    await Promise.all([store.close(), other.close()]);
  });

  it('stores what follows from an entry together with it', async () => {
    const { store } = await fresh();
    const member = { who: 'ada', name: 'Ada', seat: 0, turn: true, since: 5 };
    const first = write('a', 0, {
      row: row('a', { deadline: 7000 }),
      members: [member, { ...member, who: 'bo', seat: 1, turn: false }],
      jobs: [job('ada', 1)],
      notices: [{ who: 'ada', kind: 'turn', due: 10 }],
    });
    await store.append(first);
    expect(await store.tablesOf('ada', 9)).toMatchObject([{ id: 'a', seat: 0, turn: true, since: 5, listed: true }]);
    expect(await store.turnsOf(['ada', 'bo'])).toEqual(
      new Map([
        ['ada', 1],
        ['bo', 0],
      ]),
    );
    expect(await store.overdue(6999, 9)).toEqual([]);
    expect(await store.overdue(7000, 9)).toEqual(['a']);
    expect(await store.openTables(9)).toMatchObject([{ id: 'a' }]);
    await store.append(write('a', 1, { row: row('a', { status: 'playing' }), members: [], jobs: [] }));
    expect(await store.tablesOf('ada', 9)).toEqual([]);
    expect(await store.waitingJobs()).toBe(0);
    expect(await store.openTables(9)).toEqual([]);
    expect(await store.overdue(7000, 9)).toEqual([]);
    await store.close();
  });

  it('hands out questions in turns between owners, and again when who took them is gone', async () => {
    const { store } = await fresh();
    for (let i = 0; i < 5; i++) await store.append(write(`a${i}`, 0, { jobs: [job('ada', i)] }));
    await store.append(write('b', 0, { jobs: [job('bo', 100)] }));
    const claim = { by: 'p1', limit: 2, now: 1000, until: 2000 };
    expect((await store.claimJobs(claim)).map(({ table }) => table).sort()).toEqual(['a0', 'b']);
    expect((await store.claimJobs({ ...claim, limit: 9 })).map(({ table }) => table)).toHaveLength(4);
    expect(await store.claimJobs(claim)).toEqual([]);
    expect(await store.claimJobs({ ...claim, limit: 9, now: 2001, until: 3000 })).toHaveLength(6);
    await store.releaseJobs('p1');
    expect(await store.claimJobs({ ...claim, limit: 9, now: 2001, until: 3000 })).toHaveLength(6);
    await store.close();
  });

  it('keeps notices until they are dropped', async () => {
    const { store } = await fresh();
    await store.append(write('a', 0, { notices: [{ who: 'ada', kind: 'turn', due: 10 }] }));
    const claim = { by: 'p1', limit: 9, now: 20, until: 30 };
    expect(await store.claimNotices({ ...claim, now: 9 })).toEqual([]);
    const [notice] = await store.claimNotices(claim);
    expect(notice).toMatchObject({ who: 'ada', table: 'a', kind: 'turn', tries: 1 });
    expect(await store.claimNotices(claim)).toEqual([]);
    await store.postponeNotice(notice.id, 50);
    expect(await store.claimNotices({ ...claim, now: 49 })).toEqual([]);
    const [again] = await store.claimNotices({ ...claim, now: 50, until: 60 });
    expect(again.tries).toBe(2);
    await store.dropNotice(again.id);
    expect(await store.claimNotices({ ...claim, now: 99 })).toEqual([]);
    await store.close();
  });

  it('keeps the longest copy of a table, until it is told to forget', async () => {
    const { store } = await fresh();
    await store.keep('a', 10, 'ten');
    await store.keep('a', 5, 'five');
    expect(await store.kept('a')).toEqual({ length: 10, data: 'ten' });
    await store.forgetKept();
    expect(await store.kept('a')).toBeUndefined();
    await store.close();
  });

  it('knows who is at which process, until that has been silent too long', async () => {
    const { store } = await fresh();
    await store.beHere('first', 100, '{"a":[]}');
    await store.beHere('second', 50, '{}');
    await store.beHere('first', 200, '{"b":[]}');
    expect(await store.whoIsHere(60)).toEqual([{ process: 'first', people: '{"b":[]}' }]);
    expect(await store.whoIsHere(201)).toEqual([]);
  });

  it('keeps talk, ignored people, reports and settings', async () => {
    const { store } = await fresh();
    await store.say({ table: 'a', who: 'ada', name: 'Ada', at: 1, text: "'; DROP TABLE chat; -- \u0001 🪐" });
    await store.say({ table: 'a', who: 'bo', name: 'Bo', at: 2, text: 'hello' });
    expect((await store.chat('a', 1)).map(({ text }) => text)).toEqual(['hello']);
    expect((await store.chat('a', 9))[0].text).toContain('DROP TABLE');
    await store.ignore('ada', 'bo', true);
    await store.ignore('ada', 'bo', true);
    expect(await store.ignoredBy('ada')).toEqual(['bo']);
    await store.ignore('ada', 'bo', false);
    expect(await store.ignoredBy('ada')).toEqual([]);
    await store.report({ by: 'ada', about: 'bo', table: 'a', text: 'rude', at: 3 });
    const [report] = await store.reports({ settled: false, limit: 9 });
    expect(report).toMatchObject({ by: 'ada', about: 'bo', table: 'a', text: 'rude', at: 3, settled: null });
    expect(await store.settleReport(report.id, 'cy', 'warned', 4)).toBe(true);
    expect(await store.settleReport(report.id, 'di', 'again', 5)).toBe(false);
    expect(await store.reports({ settled: false, limit: 9 })).toEqual([]);
    expect(await store.reportOf(report.id)).toMatchObject({ settled: { by: 'cy', at: 4, note: 'warned' } });
    expect(await store.countReports({ about: 'bo' })).toBe(1);
    expect(await store.countReports({ waiting: true })).toBe(0);
    await store.saveSettings('ada', { mail: true });
    await store.saveSettings('ada', { mail: false });
    expect(await store.settings('ada')).toEqual({ mail: false });
    expect(await store.settings('bo')).toEqual({});
    await store.close();
  });

  it('knows one owner, who may do what, and who may not', async () => {
    const { store } = await fresh();
    const claims = await Promise.all(['ada', 'bo', 'cy'].map((who) => store.claimHouse(who)));
    expect(claims.filter(Boolean)).toHaveLength(1);
    await store.setRole('bo', 'owner');
    await store.setRole('cy', 'moderator');
    expect(await store.roles()).toEqual([
      { who: 'bo', role: 'owner' },
      { who: 'cy', role: 'moderator' },
    ]);
    const ban = { who: 'eve', kind: 'ban', until: 50, reason: 'spam', by: 'cy', at: 10 } as const;
    await store.restrict({ ...ban, until: 20 });
    await store.restrict(ban);
    await store.restrict({ ...ban, kind: 'mute', until: null });
    expect(await store.rightsOf(['eve', 'cy', 'di'])).toEqual(
      new Map([
        ['eve', { role: null, ban: { until: 50, reason: 'spam' }, mute: { until: null, reason: 'spam' } }],
        ['cy', { role: 'moderator', ban: null, mute: null }],
        ['di', { role: null, ban: null, mute: null }],
      ]),
    );
    expect(await store.restrictions(49)).toHaveLength(2);
    expect(await store.restrictions(50, 'eve')).toMatchObject([{ kind: 'mute', until: null, by: 'cy' }]);
    expect(await store.lift('eve', 'mute')).toBe(true);
    expect(await store.lift('eve', 'mute')).toBe(false);
    await store.setRole('cy', null);
    expect(await store.roles()).toHaveLength(1);
    await store.close();
  });

  it('has an audit log that only grows, whatever is tried', async () => {
    const { store, query } = await fresh();
    await store.audit({ by: 'ada', act: 'ban', about: 'eve', details: 'spam', at: 7 });
    await store.audit({ act: 'swept', at: 8 });
    for (const attempt of ["UPDATE audit SET by_who = 'bo'", 'DELETE FROM audit']) {
      await expect(query(attempt)).rejects.toThrow('audit only grows');
    }
    const [last, first] = await store.auditLog(9);
    expect(last).toMatchObject({ by: null, act: 'swept', about: null, details: '', at: 8 });
    expect(first).toMatchObject({ by: 'ada', act: 'ban', about: 'eve', details: 'spam', at: 7 });
    expect(await store.auditLog(9, last.id)).toEqual([first]);
    await store.close();
  });

  it('forgets a person: their name, their talk, their seats in lists, but no entry', async () => {
    const { store } = await fresh();
    const sitter = { kind: 'person', who: 'ada', name: 'Ada Lovelace', confirm: false } as const;
    await store.append({
      table: 'a',
      logged: { number: 0, at: 1, entry: { do: 'sit', seat: 0, sitter } },
      row: row('a'),
    });
    await store.append(write('a', 1, { members: [] }));
    await store.keep('a', 2, JSON.stringify({ seats: [sitter, { ...sitter, who: 'bo', name: 'Bo' }] }));
    await store.say({ table: 'a', who: 'ada', name: 'Ada', at: 1, text: 'hello' });
    await store.ignore('bo', 'ada', true);
    // She has got up again, and her name is still in the log.
    expect(await store.tablesWith('ada')).toEqual(['a']);
    expect(await store.atTables(['ada', 'bo'])).toEqual(new Set(['ada']));
    await store.forgetName('a', 'ada');
    await store.forgetPerson('ada');
    expect(JSON.stringify(await store.entries('a'))).not.toContain('Lovelace');
    expect(await store.entries('a')).toHaveLength(2);
    expect((await store.kept('a'))?.data).not.toContain('Lovelace');
    expect((await store.kept('a'))?.data).toContain('"Bo"');
    expect(await store.chat('a', 9)).toEqual([]);
    expect(await store.ignoredBy('bo')).toEqual([]);
    expect((await store.table('a'))?.owner).toBe('');
    expect(await store.tablesWith('ada')).toEqual([]);
    expect(await store.idleSince('open', 1000, 9)).toEqual([]);
    expect(await store.idleSince('open', 1001, 9)).toEqual(['a']);
    await store.dropTable('a');
    expect(await store.table('a')).toBeUndefined();
    expect(await store.entries('a')).toEqual([]);
    await store.close();
  });

  it('migrates an existing place without harm, also twice at once', async () => {
    const { store, reopen } = await fresh();
    await store.append(write('a', 0));
    const others = await Promise.all([reopen(), reopen()]);
    for (const other of others) expect(await other.entries('a')).toHaveLength(1);
    await Promise.all([store, ...others].map((one) => one.close()));
  });
});

describe('several processes at one PostgreSQL', () => {
  it('tell each other what they stored, and what may have been missed after a break', async () => {
    const url = await postgres.newDatabase();
    const [{ store: one }, { store: two }] = await Promise.all([openPostgres(url), openPostgres(url)]);
    const heard: (News | undefined)[] = [];
    const waiting = new Set<() => void>();
    two.listen((news) => {
      heard.push(news);
      for (const look of waiting) look();
    });
    const until = (found: () => boolean): Promise<void> =>
      new Promise((resolve) => {
        const look = (): void => {
          if (found()) resolve(void waiting.delete(look));
        };
        waiting.add(look);
        look();
      });
    await until(() => heard.length === 1);
    await one.append(write('a', 0));
    await until(() => heard.length === 2);
    expect(heard).toEqual([undefined, { table: 'a', entry: 0 }]);
    await one.tell({ table: 'a', chat: 4 });
    await until(() => heard.length === 3);
    await postgres.crashAndRestart();
    await until(() => heard.length === 4 && heard[3] === undefined);
    expect(await one.entries('a')).toHaveLength(1);
    await one.append(write('a', 1));
    await until(() => heard.length === 5);
    await Promise.all([one.close(), two.close()]);
  });
});
