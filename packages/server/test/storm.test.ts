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

const timeout = HEAVY ? 900_000 : 240_000;

it('takes back everybody at once after a break', { timeout }, async () => {
  const count = HEAVY ? 1000 : 150;
  const people = await Promise.all(Array.from({ length: 50 }, (_, i) => Client.guest(serving.address, `P${i}`)));
  const tables = await Promise.all(
    Array.from({ length: 25 }, (_, i) => seat(people.slice(2 * i, 2 * i + 2), 'comet', { comets: 7 })),
  );
  const connect = (): Promise<Line[]> =>
    Promise.all(
      Array.from({ length: count }, async (_, i) => {
        const line = await people[i % 50].socket();
        await line.watch(tables[(i % 50) >> 1]);
        return line;
      }),
    );
  for (let round = 1; round <= 3; round++) {
    const started = performance.now();
    const lines = await connect();
    const ms = Math.round(performance.now() - started);
    expect(lines.every((line, i) => line.look(tables[(i % 50) >> 1]).status === 'playing')).toBe(true);
    if (HEAVY) console.log(`round ${round}: ${lines.length} sockets came back in ${ms} ms, none turned away`);
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
  const isEnd = (line: Line): boolean => left <= 0 || line.look(table).status !== 'playing';
  const play = async (line: Line): Promise<void> => {
    for (;;) {
      await line.until(() => isEnd(line) || line.look(table).question !== null);
      const { question } = line.look(table);
      if (isEnd(line)) return;
      await new Promise((resolve) => setTimeout(resolve, below(random, 8)));
      const options = line.options(table);
      const choice = options[below(random, options.length)];
      const answer = await line.ask({ do: 'choose', table, question, choice });
      expect(answer.tell, `seed ${seed}: ${JSON.stringify(answer)}`).toBe('done');
      made++;
      if (--left <= 0) for (const other of lines) other.wake();
      await line.until(() => isEnd(line) || line.look(table).question !== question);
    }
  };
  await Promise.all(lines.map(play));
  const { game } = await ROOMS['planet-unknown']();
  expect(choicesOf(game, await serving.services.store.entries(table)).size).toBeGreaterThanOrEqual(made);
  for (const [i, line] of lines.entries()) {
    const { look } = await people[i].must('GET', `/api/tables/${table}`);
    await line.until(() => JSON.stringify(line.look(table)) === JSON.stringify(look));
  }
  if (HEAVY) console.log(`six seats: ${made} choices, all the same in the end`);
  for (const line of lines) line.close();
});
