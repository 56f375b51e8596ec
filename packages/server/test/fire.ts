import { below, sameChoice, seedRandom } from '@orrery/kernel';
import { expect } from 'vitest';
import type { Store } from '../src/store/store.ts';
import { Client } from './client.ts';
import type { Ship } from './fleet.ts';
import { type Acknowledged, choicesOf, HEAVY, Player, seat } from './players.ts';
import { ROOMS } from './rooms.ts';

export const KILLS = HEAVY ? 105 : 2;
const GAME = HEAVY ? 'planet-unknown' : 'comet';
const seed = process.env.ORRERY_SEED ?? String(Date.now() % 100_000);
/** Kills servers at random moments while people play; afterwards everything acknowledged must be in the store. */
export async function playUnderFire(
  ships: readonly Ship[],
  open: () => Promise<Store>,
  kills: number,
): Promise<string> {
  const random = seedRandom(`kills ${seed}`);
  const bases = ships.map(({ base }) => base);
  const clients = await Promise.all(['Ada', 'Bo', 'Cy', 'Di'].map((name) => Client.guest(bases[0], name)));
  const acknowledged: Acknowledged[] = [];
  const tables: string[] = [];
  let lost = 0;
  let connections = 0;
  for (let killed = 0; killed < kills; ) {
    const fresh = await Promise.all([clients.slice(0, 2), clients.slice(2)].map((two) => seat(two, GAME)));
    tables.push(...fresh);
    const players = clients.map((client, i) => new Player(client, bases, `${seed} ${killed} ${i}`, HEAVY ? 10 : 80));
    for (const [i, player] of players.entries()) player.play([fresh[i >> 1]]);
    let isOver = false;
    const over = Promise.all(players.map((player) => player.done())).then(() => {
      isOver = true;
    });
    while (!isOver && killed < kills) {
      await new Promise((resolve) => setTimeout(resolve, below(random, 300)));
      if (isOver) break;
      const ship = ships[below(random, ships.length)];
      await ship.end('SIGKILL');
      killed++;
      await ship.start();
    }
    // No table is stuck: all of them come to their end.
    await over;
    for (const player of players) {
      acknowledged.push(...player.acknowledged);
      connections += player.connections;
    }
  }
  const { game } = await ROOMS[GAME]();
  const store = await open();
  for (const table of tables) {
    const choices = choicesOf(game, await store.entries(table));
    for (const { seat: who, question, choice } of acknowledged.filter((one) => one.table === table)) {
      const stored = choices.get(`${who} ${question}`);
      if (stored === undefined || !sameChoice(stored, choice)) lost++;
    }
  }
  await store.close();
  expect(lost, `seed ${seed}`).toBe(0);
  expect(acknowledged.length).toBeGreaterThan(20);
  return `${kills} kills, ${tables.length} tables, ${acknowledged.length} acknowledged choices, ${connections} connections`;
}
