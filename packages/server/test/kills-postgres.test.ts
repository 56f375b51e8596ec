import { it } from 'vitest';
import { openPostgres } from '../src/store/postgres.ts';
import { KILLS, playUnderFire } from './fire.ts';
import { Ship } from './fleet.ts';
import { HEAVY } from './players.ts';
import { startPostgres } from './postgres.ts';

it('loses nothing in PostgreSQL when two processes with players on both are killed', {
  timeout: HEAVY ? 7_200_000 : 240_000,
}, async () => {
  const postgres = await startPostgres();
  const url = await postgres.newDatabase();
  const ships = await Promise.all([Ship.launch({ DATABASE_URL: url }), Ship.launch({ DATABASE_URL: url })]);
  try {
    console.log(await playUnderFire(ships, async () => (await openPostgres(url)).store, KILLS));
  } catch (error) {
    for (const ship of ships) console.error(ship.log.slice(-20).join('\n'));
    throw error;
  } finally {
    await Promise.all(ships.map((ship) => ship.end('SIGKILL')));
    await postgres.stop();
  }
});
