import { below, seedRandom } from '@orrery/kernel';
import { ROOMS } from '@orrery/registry';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Client, type Line } from './client.ts';
import { choicesOf, HEAVY, seat } from './players.ts';
import { startServing, type TestServing } from './serving.ts';

const seed = process.env.ORRERY_SEED ?? String(Date.now() % 100_000);
let serving: TestServing;
beforeAll(async () => {
  serving = await startServing();
});
afterAll(() => serving.end());

const timeout = HEAVY ? 900_000 : 60_000;

it('takes back everybody at once after a break', { timeout }, async () => {
  const count = HEAVY ? 1000 : 150;
  const people = await Promise.all(Array.from({ length: 50 }, (_, i) => Client.guest(serving.address, `P${i}`)));
  const tables = await Promise.all(
    Array.from({ length: 25 }, (_, i) => seat(people.slice(2 * i, 2 * i + 2), 'comet', { comets: 7 })),
  );
  const connect = (): Promise<Line[]> =>
    Promise.all(
      Array.from({ length: count }, async (_, i) => {
        // A client that is turned away tries again, as the app does.
        const line = await people[i % 50].socket().catch(() => people[i % 50].socket());
        await line.watch(tables[(i % 50) >> 1]);
        return line;
      }),
    );
  for (let round = 0; round < 2; round++) {
    const lines = await connect();
    expect(lines.every((line, i) => line.look(tables[(i % 50) >> 1]).status === 'playing')).toBe(true);
    for (const line of lines) line.close();
  }
  const [line] = await Promise.all([people[0].socket()]);
  const look = await line.watch(tables[0]);
  const answer = await line.ask({
    do: 'choose',
    table: tables[0],
    question: look.question,
    choice: line.options(tables[0])[0],
  });
  expect(answer.tell).toBe('done');
  line.close();
});

it('lets six decide at once with random delays, and all see the same play', { timeout }, async () => {
  const random = seedRandom(`six ${seed}`);
  const people = await Promise.all(Array.from({ length: 6 }, (_, i) => Client.guest(serving.address, `S${i}`)));
  const table = await seat(people, 'planet-unknown');
  const lines = await Promise.all(people.map((person) => person.socket()));
  await Promise.all(lines.map((line) => line.watch(table)));
  let left = HEAVY ? Infinity : 100;
  let made = 0;
  const play = async (line: Line): Promise<void> => {
    for (;;) {
      await line.until(() => left <= 0 || line.look(table).question !== null || line.look(table).status !== 'playing');
      const { question, status } = line.look(table);
      if (left <= 0 || status !== 'playing' || question === null) return;
      await new Promise((resolve) => setTimeout(resolve, below(random, 8)));
      const options = line.options(table);
      const choice = options[below(random, options.length)];
      const answer = await line.ask({ do: 'choose', table, question, choice });
      expect(answer.tell, `seed ${seed}: ${JSON.stringify(answer)}`).toBe('done');
      left--;
      made++;
      await line.until(() => line.look(table).question !== question || line.look(table).status !== 'playing');
      if (left <= 0) for (const other of lines) other.ws.ping();
    }
  };
  const playing = lines.map((line) => Promise.race([play(line), untilNone()]));
  function untilNone(): Promise<void> {
    return new Promise((resolve) => {
      const timer = setInterval(() => {
        if (left > 0) return;
        clearInterval(timer);
        resolve();
      }, 20);
    });
  }
  await Promise.race([
    Promise.all(playing),
    Promise.all(lines.map((line) => line.until(() => line.look(table).status === 'over'))),
  ]);
  const { game } = await ROOMS['planet-unknown']();
  expect(choicesOf(game, await serving.house.store.entries(table)).size).toBeGreaterThanOrEqual(made);
  for (const [i, line] of lines.entries()) {
    const { look } = await people[i].must('GET', `/api/tables/${table}`);
    await line.until(() => JSON.stringify(line.look(table)) === JSON.stringify(look));
  }
  left = 0;
  for (const line of lines) line.close();
});
