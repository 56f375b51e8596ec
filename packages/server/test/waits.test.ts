import { expect, it } from 'vitest';
import { Client } from './client.ts';
import { databases, usePostgres } from './databases.ts';
import { startServing } from './serving.ts';

const postgres = usePostgres();

it.each(databases('postgres'))('Play now says how long half of the people waited of late, on %s', async (kind) => {
  const serving = await startServing(kind === 'sqlite' ? {} : { databaseUrl: await postgres.newDatabase() });
  const { store, now } = serving.services;
  const DAY = 86_400_000;
  for (const ms of [90_000, 20_000, 40_000]) await store.addWait('comet', 'live', ms, now());
  // Two say nothing, and what was long ago neither.
  for (const ms of [1000, 2000]) await store.addWait('comet', 'days', ms, now());
  await store.addWait('comet', 'days', 3000, now() - 20 * DAY);
  const ada = await Client.guest(serving.address, 'Ada');
  expect((await ada.must('GET', '/api/play-now')).waits).toEqual([{ game: 'comet', pace: 'live', ms: 40_000 }]);
  await store.forgetWaits(now() - DAY);
  expect(await store.waitsSince(0)).toHaveLength(5);
  await serving.end();
});
