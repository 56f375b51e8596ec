import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { backup, restore } from '../src/backup.ts';
import { Client } from './client.ts';
import { choicesOf, HEAVY, Player, seat } from './players.ts';
import { startPostgres, type TestPostgres } from './postgres.ts';
import { ROOMS } from './rooms.ts';
import { startServing, type TestServing } from './serving.ts';
import { until } from './until.ts';

let postgres: TestPostgres;
let url: string;
let ships: TestServing[];
beforeAll(async () => {
  postgres = await startPostgres();
  url = await postgres.newDatabase();
  // The second one's clock is ten minutes wrong.
  const first = await startServing({ databaseUrl: url, logLevel: 'silent' });
  ships = [first, await startServing({ databaseUrl: url, logLevel: 'silent', now: () => Date.now() + 600_000 })];
});
afterAll(async () => {
  for (const ship of ships) await ship.end();
  await postgres.stop();
});

it('lets people on different processes play together, talk, and see the same time', async () => {
  const [ada, bo] = await Promise.all(['Ada', 'Bo'].map((name) => Client.guest(ships[0].address, name)));
  const clock = { kind: 'live', stock: 300_000, increment: 0 };
  const { table } = await ada.must('POST', '/api/tables', { game: 'comet', seats: 2, clock });
  const far = bo.at(ships[1].address);
  await far.must('POST', `/api/tables/${table}/sit`, {});
  await ada.must('POST', `/api/tables/${table}/start`, {});
  const [here, there] = [await ada.socket(), await far.socket()];
  await Promise.all([here.watch(table), there.watch(table)]);
  await here.ask({ do: 'choose', table, question: 0, choice: { do: 'bid', card: 7 } });
  await there.until(() => there.look(table).waitingFor.length === 1);
  await there.ask({ do: 'choose', table, question: 0, choice: { do: 'bid', card: 3 } });
  await here.until(() => here.look(table).waitingFor.join() === '0' && here.look(table).question !== 0);
  expect(here.beats.get(table)?.flatMap(({ events }) => events.map(({ event }) => event))).toContain('bids');
  await there.ask({ do: 'chat', table, text: 'hello from afar' });
  await here.until(() => here.messages.some(({ text }) => text === 'hello from afar'));
  // Ten minutes of skew would have cost the five minutes on the clock.
  expect(there.look(table).seats[1].kind).toBe('person');
  expect(here.look(table).clocks[1].left).toBeGreaterThan(200_000);
  here.close();
  there.close();
});

it('shows who is at a table, on whatever process, and who has left', async () => {
  const [ada, bo, cy] = await Promise.all(['Ada', 'Bo', 'Cy'].map((name) => Client.guest(ships[0].address, name)));
  const table = await seat([ada, bo], 'comet');
  const lines = [await ada.socket(), await bo.at(ships[1].address).socket(), await cy.at(ships[1].address).socket()];
  const [here, there, looker] = lines;
  await Promise.all(lines.map((line) => line.watch(table)));
  const names = (line: typeof here): string => {
    const told = line.messages.findLast(({ tell, table: at }) => tell === 'presence' && at === table);
    return ((told?.people ?? []) as { name: string }[])
      .map(({ name }) => name)
      .sort()
      .join(' ');
  };
  await Promise.all(lines.map((line) => line.until(() => names(line) === 'Ada Bo Cy')));
  const [{ here: listed }] = await ada.must('GET', '/api/tables/mine');
  expect([...listed].sort()).toEqual(['Ada', 'Bo', 'Cy']);
  looker.close();
  await Promise.all([here, there].map((line) => line.until(() => names(line) === 'Ada Bo')));
  here.close();
  there.close();
});

it('plays on when the database goes away and comes back', { timeout: HEAVY ? 900_000 : 240_000 }, async () => {
  const restarts = HEAVY ? 12 : 1;
  const bases = ships.map(({ address }) => address);
  const people = await Promise.all(['Cy', 'Di'].map((name) => Client.guest(bases[0], name)));
  const { game } = await ROOMS.comet();
  let kept = 0;
  for (let round = 1; round <= restarts; round++) {
    const table = await until(() => seat(people, 'comet', { comets: 7 }).catch(() => undefined));
    const players = people.map((person, i) => new Player(person, bases, `restart ${round} ${i}`, 300));
    for (const player of players) player.play([table]);
    await postgres.crashAndRestart();
    await Promise.all(players.map((player) => player.done()));
    const entries = await until(() => ships[0].services.store.entries(table).catch(() => undefined));
    const choices = choicesOf(game, entries);
    for (const { acknowledged } of players) {
      for (const { seat: who, question, choice } of acknowledged) {
        expect(choices.get(`${who} ${question}`)).toEqual(choice);
        kept++;
      }
    }
  }
  console.log(`${restarts} restarts of the database under play, ${kept} acknowledged choices, none lost`);
});

it('backs up from PostgreSQL into a file and from there into a folder', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'orrery-move-'));
  const file = join(folder, 'backup.gz');
  const ada = await Client.guest(ships[0].address, 'Ada');
  const table = await seat([ada, await Client.guest(ships[0].address, 'Bo')], 'comet');
  const before = await ada.must('GET', `/api/tables/${table}`);
  const rows = await backup({ databaseUrl: url }, file);
  const data = join(folder, 'data');
  expect(await restore({ data }, file)).toBe(rows);
  const moved = await startServing({ data });
  expect((await ada.at(moved.address).must('GET', `/api/tables/${table}`)).look).toEqual(before.look);
  const back = await postgres.newDatabase();
  await moved.stop();
  await backup({ data }, file);
  expect(await restore({ databaseUrl: back }, file)).toBe(rows);
  rmSync(folder, { recursive: true });
});
