import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isRefused } from '@orrery/kernel';
import { optionsAt, waitingFor } from '@orrery/table';
import { afterEach, describe, expect, it } from 'vitest';
import { TABLES_FILE } from '../src/databases.ts';
import { openSqlite } from '../src/store/sqlite.ts';
import { Client } from './client.ts';
import { ROOMS } from './rooms.ts';
import { startServing, type TestServing } from './serving.ts';
import { until } from './until.ts';

const raised = (how: string): string => {
  process.env.ORRERY_TEST_RAISED = how;
  return new URL('./raised-rooms.ts', import.meta.url).href;
};

let serving: TestServing;
afterEach(() => serving.end());

/** Makes choices for whoever is asked; fewer when the play is over. */
async function play(table: string, choices: number): Promise<void> {
  for (let i = 0; i < choices; i++) {
    const done = await serving.services.hall.act(table, (loaded) => {
      const [seat] = waitingFor(loaded.table);
      if (seat === undefined) return { refused: 'over', message: '' };
      const options = optionsAt(loaded.table, seat);
      return { do: 'choose', seat, choice: options[(i * 7) % options.length], confirmed: true };
    });
    if (isRefused(done)) return;
  }
}

async function begin(game: string): Promise<{ ada: Client; bo: Client; table: string }> {
  const [ada, bo] = await Promise.all(['Ada', 'Bo'].map((name) => Client.guest(serving.address, name)));
  const { table } = await ada.must('POST', '/api/tables', { game, seats: 2 });
  await bo.must('POST', `/api/tables/${table}/sit`, {});
  await ada.must('POST', `/api/tables/${table}/start`, {});
  return { ada, bo, table };
}

describe('a table that is under way when its game gets a new version', () => {
  it.for(Object.keys(ROOMS))('goes on from its state: %s', async (game) => {
    serving = await startServing({ threads: 0 });
    const { ada, table } = await begin(game);
    await play(table, 14);
    const before = await ada.must('GET', `/api/tables/${table}`);
    serving = await serving.again({ roomsModule: raised('as-they-are') });
    const me = ada.at(serving.address);
    const { look } = await me.must('GET', `/api/tables/${table}`);
    expect(look).toEqual({
      ...before.look,
      setup: { ...before.look.setup, version: before.look.setup.version + 1 },
    });
    await play(table, 8);
    // The log alone leads to the same: what was kept is only a shortcut.
    const after = await me.must('GET', `/api/tables/${table}`);
    await serving.services.store.forgetKept();
    serving = await serving.again({ roomsModule: raised('as-they-are'), noticeDelay: 0 });
    await serving.services.store.forgetKept();
    const anew = await ada.at(serving.address).must('GET', `/api/tables/${table}`);
    expect(anew.look).toEqual(after.look);
    const { beats } = await ada.at(serving.address).must('GET', `/api/tables/${table}/log`);
    expect(beats.at(-1)).toEqual(after.beats.at(-1));
  });

  it('goes on in the new form where the game brings one, and can be played to its end, but not replayed', async () => {
    serving = await startServing({ threads: 0 });
    const { ada, table } = await begin('comet');
    await play(table, 3);
    serving = await serving.again({ roomsModule: raised('converted') });
    const me = ada.at(serving.address);
    expect((await me.must('GET', `/api/tables/${table}`)).look.view).toMatchObject({ revealed: 1000 });
    await play(table, 200);
    expect((await me.must('GET', `/api/tables/${table}`)).look).toMatchObject({ status: 'over' });
    expect((await me.ask('GET', `/api/tables/${table}/record`)).body.refused).toBe('outdated');
  });

  it('goes on after a crash from its last copy and what came since', async () => {
    serving = await startServing({ threads: 0 });
    const { ada, table } = await begin('pulsar');
    await play(table, 4);
    // Copies are kept now and then while a table is in use.
    await serving.services.hall.tidy();
    await play(table, 6);
    const kept = await serving.services.store.kept(table);
    const before = await ada.must('GET', `/api/tables/${table}`);
    await serving.stop();
    const store = openSqlite(join(serving.folder, TABLES_FILE));
    await store.forgetKept();
    await store.keep(table, kept?.length ?? 0, kept?.data ?? '');
    expect((await store.lengths([table])).get(table)).toBe((kept?.length ?? 0) + 6);
    await store.close();
    serving = await startServing({ threads: 0, data: serving.folder, roomsModule: raised('as-they-are') });
    const { look } = await ada.at(serving.address).must('GET', `/api/tables/${table}`);
    expect(look.view).toEqual(before.look.view);
  });

  it('goes on from a copy of the older form, in which some things had other names', async () => {
    serving = await startServing({ threads: 0 });
    const { ada, table } = await begin('luna-maris');
    await play(table, 6);
    const before = await ada.must('GET', `/api/tables/${table}`);
    await serving.stop();
    const store = openSqlite(join(serving.folder, TABLES_FILE));
    const kept = await store.kept(table);
    const { table: now, play: played } = JSON.parse(kept?.data ?? '');
    const { untold: hushed, begunUnder: _b, retired: _r, setup, ...rest } = now;
    const { settings: options, ...same } = setup;
    const old = { kept: 1, table: { ...rest, hushed, setup: { ...same, options } }, play: { ...played, options } };
    await store.forgetKept();
    await store.keep(table, kept?.length ?? 0, JSON.stringify(old));
    await store.close();
    serving = await startServing({ threads: 0, data: serving.folder, roomsModule: raised('as-they-are') });
    const { look } = await ada.at(serving.address).must('GET', `/api/tables/${table}`);
    expect(look).toMatchObject({ status: 'playing', view: before.look.view });
  });

  it.for(['impossible', 'forgotten'])(
    'is ended without a result where it cannot go on (%s), and all are told',
    async (how) => {
      serving = await startServing({ threads: 0 });
      const { ada, bo, table } = await begin('planet-unknown');
      const other = await ada.must('POST', '/api/tables', { game: 'planet-unknown', seats: 2 });
      await play(table, 5);
      const file = join(serving.folder, 'notices');
      serving = await serving.again({ roomsModule: raised(how), noticeFile: file, noticeDelay: 0 });
      // Nobody has to look at the table for that.
      const lines = await until(() => {
        const text = readOr(file);
        return text.split('\n').length > 2 ? text : undefined;
      });
      expect([ada.who, bo.who].filter((who) => lines.includes(who))).toHaveLength(2);
      const me = ada.at(serving.address);
      const { look } = await me.must('GET', `/api/tables/${table}`);
      expect(look).toMatchObject({ status: 'abandoned', retired: true, view: null, result: null, waitingFor: [] });
      expect((await me.ask('GET', `/api/tables/${table}/record`)).body.refused).toBe('outdated');
      // What had not begun is bound to no rules yet.
      if (how === 'impossible') expect((await me.must('GET', `/api/tables/${other.table}`)).look.status).toBe('open');
    },
  );

  it('stays readable when it is over, and says why it cannot be replayed', async () => {
    serving = await startServing({ threads: 0 });
    const { ada, table } = await begin('comet');
    await play(table, 200);
    const before = await ada.must('GET', `/api/tables/${table}`);
    expect(before.look.status).toBe('over');
    serving = await serving.again({ roomsModule: raised('as-they-are') });
    const me = ada.at(serving.address);
    const { look } = await me.must('GET', `/api/tables/${table}`);
    expect(look).toMatchObject({ status: 'over', result: before.look.result, view: before.look.view });
    expect((await me.ask('GET', `/api/tables/${table}/record`)).body.refused).toBe('outdated');
    serving = await serving.again({ roomsModule: raised('impossible') });
    const bare = await ada.at(serving.address).must('GET', `/api/tables/${table}`);
    expect(bare.look).toMatchObject({ status: 'over', retired: true, view: null });
  });
});

function readOr(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
