import { afterEach, describe, expect, it } from 'vitest';
import type { Letter } from '../src/jobs/senders.ts';
import { Client } from './client.ts';
import { databases, usePostgres } from './databases.ts';
import { startServing, type TestServing } from './serving.ts';
import { until } from './until.ts';

type Shown = Awaited<ReturnType<Client['must']>>;
const MINUTE = 60_000;
const postgres = usePostgres();
let serving: TestServing;
let time: number;
const letters: Letter[] = [];
afterEach(() => serving.end());

const guest = (name: string): Promise<Client> => Client.guest(serving.address, name);

/** A live tournament of two people, begun; the first of them is to make the first choice. */
async function begin(more: object = {}): Promise<{ table: string; id: string; players: Client[] }> {
  const owner = await guest('Olga');
  await owner.must('POST', '/api/me/account', { mail: 'olga@example.org', password: 'a long password' });
  const { id } = await owner.must('POST', '/api/tournaments', {
    title: 'Cup',
    game: 'comet',
    format: 'swiss',
    seats: 2,
    rounds: 1,
    clock: { kind: 'live', stock: 60 * MINUTE, increment: 0 },
    ...more,
  });
  const players = await Promise.all(['Ada', 'Bo'].map(guest));
  for (const player of players) await player.must('POST', `/api/tournaments/${id}/enter`);
  const { tables } = await owner.must('POST', `/api/tournaments/${id}/start`);
  return { table: tables[0].table, id, players };
}

/** Everybody bids the card 3: nobody catches the comet, and the next one is shown. */
async function bid(table: string, players: readonly Client[]): Promise<void> {
  for (const player of players) {
    const { look } = await player.must('GET', `/api/tables/${table}`);
    await player.must('POST', `/api/tables/${table}/choose`, {
      question: look.question,
      choice: { do: 'bid', card: 3 },
    });
  }
}

describe.each(databases('sqlite'))('who looks on at a tournament on %s', (kind) => {
  const start = async (): Promise<void> => {
    time = Date.now();
    const databaseUrl = kind === 'postgres' ? { databaseUrl: await postgres.newDatabase() } : {};
    letters.length = 0;
    const senders = [{ send: async (letter: Letter) => void letters.push(letter) }];
    serving = await startServing({ now: () => time, senders, ...databaseUrl });
  };
  const seen = (shown: Shown): number => shown.look.view.seen.length;

  it('sees a live table five minutes later, whoever plays at once', async () => {
    await start();
    const { table, players } = await begin();
    const eve = await guest('Eve');
    const line = await eve.socket();
    await line.watch(table);
    await bid(table, players);
    const at = (client: Client, path = ''): Promise<Shown> => client.must('GET', `/api/tables/${table}${path}`);
    expect([seen(await at(players[0])), seen(await at(eve))]).toEqual([2, 1]);
    expect((await at(eve)).look.setup.delay).toBe(5 * MINUTE);
    expect((await at(eve, '/log')).beats.length).toBeLessThan((await at(players[0], '/log')).beats.length);
    time += 2 * MINUTE;
    await serving.services.late.show();
    expect(seen(await at(eve))).toBe(1);
    time += 4 * MINUTE;
    await line.until(() => (line.look(table).view as { seen?: unknown[] } | null)?.seen?.length === 2);
    expect(seen(await at(eve))).toBe(2);
    line.close();
  });

  it('sees it at once where that was agreed, and the table counts as agreed', async () => {
    await start();
    const { table, players } = await begin({ delay: 0, rated: false });
    await bid(table, players);
    const eve = await guest('Eve');
    const shown = await eve.must('GET', `/api/tables/${table}`);
    expect([seen(shown), shown.look.setup.rated]).toEqual([2, false]);
  });

  it('finds it among the tables worth a look, with how many look on; its people are told of the round', async () => {
    await start();
    const { table, players } = await begin();
    const { store } = serving.services;
    expect((await store.table(table))?.rated).toBe(true);
    const eve = await guest('Eve');
    const line = await eve.socket();
    await line.watch(table);
    const [first] = await eve.must('GET', '/api/featured');
    expect(first).toMatchObject({ id: table, watching: 1, tournament: true });
    expect(first.people.sort()).toEqual(['Ada', 'Bo']);
    line.close();
    const told = await until(() => {
      const rounds = letters.flatMap(({ kind, who }) => (kind === 'round' ? [who] : []));
      return rounds.length > 1 ? rounds : undefined;
    });
    expect(told.sort()).toEqual(players.map(({ who }) => who).sort());
  });
});
