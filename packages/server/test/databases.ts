import { IS_LONG } from '@orrery/testkit/long';
import { afterAll } from 'vitest';
import { startPostgres, type TestPostgres } from './postgres.ts';

export type Database = 'sqlite' | 'postgres';

/** What the house rests on is tried on both in the tests of the store; all else on the one named, and in long runs on both. */
export const databases = (usual: Database): readonly Database[] => (IS_LONG ? ['sqlite', 'postgres'] : [usual]);

/** A PostgreSQL for the tests of one file, started when the first database is asked for. */
export function usePostgres(): { newDatabase(): Promise<string> } {
  let started: Promise<TestPostgres> | undefined;
  afterAll(async () => (await started)?.stop());
  return {
    async newDatabase() {
      started ??= startPostgres();
      return (await started).newDatabase();
    },
  };
}
