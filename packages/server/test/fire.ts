import { below, sameChoice, seedRandom } from '@orrery/kernel';
import { expect } from 'vitest';
import type { Store } from '../src/store/store.ts';
import { Client } from './client.ts';
import type { Ship } from './fleet.ts';
import { choicesOf, HEAVY, Player, seat } from './players.ts';
import { ROOMS } from './rooms.ts';

/** Two files of these make more than 200. ORRERY_KILLS asks for another number. */
export const KILLS = Number(process.env.ORRERY_KILLS ?? (HEAVY ? 105 : 2));
const GAME = HEAVY ? 'planet-unknown' : 'comet';
/** A server lives at most so long before it is killed, in milliseconds. */
const LONGEST_LIFE = HEAVY ? 1200 : 300;
/** People think at most so long, in milliseconds: a play is to outlive several servers. */
const PACE = HEAVY ? 60 : 80;
const seed = process.env.ORRERY_SEED ?? String(Date.now() % 100_000);

/** Kills servers at random moments while people play; after every round all that was acknowledged must be stored. */
export async function playUnderFire(
  ships: readonly Ship[],
  open: () => Promise<Store>,
  kills: number,
): Promise<string> {
  const random = seedRandom(`kills ${seed}`);
  const bases = ships.map(({ base }) => base);
  const clients = await Promise.all(['Ada', 'Bo', 'Cy', 'Di'].map((name) => Client.guest(bases[0], name)));
  let tables = 0;
  let choices = 0;
  let connections = 0;
  let killed = 0;
  while (killed < kills) {
    const fresh = await Promise.all([clients.slice(0, 2), clients.slice(2)].map((two) => seat(two, GAME)));
    const players = clients.map((client, i) => new Player(client, bases, `${seed} ${killed} ${i}`, PACE));
    for (const [i, player] of players.entries()) player.play([fresh[i >> 1]]);
    let isOver = false;
    const over = Promise.all(players.map((player) => player.done())).then(() => {
      isOver = true;
    });
    while (!isOver && killed < kills) {
      await new Promise((resolve) => setTimeout(resolve, below(random, LONGEST_LIFE)));
      if (isOver) break;
      const ship = ships[below(random, ships.length)];
      await ship.end('SIGKILL');
      killed++;
      await ship.start();
    }
    // No table is stuck: all of them come to their end.
    await over;
    choices += await checkRound(players, fresh, open);
    tables += fresh.length;
    connections += players.reduce((sum, player) => sum + player.connections, 0);
    if (HEAVY) console.log(`${killed} kills, ${tables} tables, ${choices} acknowledged choices, none lost`);
  }
  expect(choices).toBeGreaterThan(20);
  return `${killed} kills, ${tables} tables, ${choices} acknowledged choices, ${connections} connections, none lost`;
}

async function checkRound(
  players: readonly Player[],
  tables: readonly string[],
  open: () => Promise<Store>,
): Promise<number> {
  const { game } = await ROOMS[GAME]();
  const store = await open();
  let checked = 0;
  for (const table of tables) {
    const stored = choicesOf(game, await store.entries(table));
    for (const { table: where, seat: who, question, choice } of players.flatMap(({ acknowledged }) => acknowledged)) {
      if (where !== table) continue;
      const found = stored.get(`${who} ${question}`);
      const isThere = found !== undefined && sameChoice(found, choice);
      expect(isThere, `seed ${seed}: table ${table}, seat ${who}, question ${question}`).toBe(true);
      checked++;
    }
  }
  await store.close();
  return checked;
}
