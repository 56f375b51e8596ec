import { isRefused } from '@orrery/kernel';
import { optionsAt, waitingFor } from '@orrery/table';
import { afterEach, describe, expect, it } from 'vitest';
import { Client, request } from './client.ts';
import { databases, usePostgres } from './databases.ts';
import { startServing, type TestServing } from './serving.ts';

let serving: TestServing;
const postgres = usePostgres();
afterEach(() => serving.end());

const DAY = 86_400_000;
const guest = (name: string): Promise<Client> => Client.guest(serving.address, name);

/** Plays to the end; `pick` chooses among so many options. */
async function finish(table: string, pick: (options: number) => number): Promise<void> {
  for (;;) {
    const done = await serving.services.hall.act(table, (loaded) => {
      const [seat] = waitingFor(loaded.table);
      if (seat === undefined) return { refused: 'over', message: '' };
      const options = optionsAt(loaded.table, seat);
      return { do: 'choose', seat, choice: options[pick(options.length)], confirmed: true };
    });
    if (isRefused(done)) break;
  }
  await serving.services.results.enter(table);
}

describe.each(databases('sqlite'))('the challenge of the day on %s', (kind) => {
  it('is the same for everybody, once, with a list, and shows its best play when the day is over', async () => {
    let time = Math.floor(Date.now() / DAY) * DAY + DAY / 2;
    serving = await startServing({
      now: () => time,
      ...(kind === 'postgres' ? { databaseUrl: await postgres.newDatabase() } : {}),
    });
    const { hall } = serving.services;
    const [ada, bo] = await Promise.all(['Ada', 'Bo'].map(guest));
    const { table: first } = await ada.must('POST', '/api/daily', {});
    const { table: second } = await bo.must('POST', '/api/daily', {});
    expect(second).not.toBe(first);
    const seeds = await Promise.all([first, second].map((id) => hall.with(id, ({ table }) => table.play?.seed)));
    expect(seeds[0]).toBe(seeds[1]);
    expect(seeds[0]).not.toContain('daily');
    await finish(first, () => 0);
    // Once is once.
    expect(await ada.must('POST', '/api/daily', {})).toEqual({ table: first });
    await finish(second, (n) => n - 1);
    const today = await bo.must('GET', '/api/daily');
    expect(today).toMatchObject({ finished: 2, over: false, replay: null, mine: { table: second } });
    expect(today.rows.map(({ rank }: { rank: number }) => rank)).toEqual([1, 2]);
    expect(today.best).toBe(today.rows[0].score);
    expect(today.rows[0].score).toBeGreaterThanOrEqual(today.rows[1].score);
    const best = today.rows[0].who === ada.who ? first : second;
    const other = best === first ? bo : ada;
    expect((await other.ask('GET', `/api/tables/${best}/record`)).status).toBe(404);
    if (kind === 'postgres') return;
    time += DAY;
    const past = await other.must('GET', `/api/daily/${today.day}`);
    expect(past).toMatchObject({ over: true, replay: best });
    expect((await other.must('GET', `/api/tables/${best}/record`)).game).toBe(today.game);
    expect((await other.must('GET', '/api/daily')).mine).toBeNull();
  });
});

it('is not there where it is switched off, nor before its day', async () => {
  serving = await startServing({ without: ['daily'] });
  expect((await request(serving.address, 'GET', '/api/daily')).status).toBe(404);
  serving = await serving.again({ without: [] });
  expect((await request(serving.address, 'GET', '/api/daily/2999-01-01')).status).toBe(404);
});
