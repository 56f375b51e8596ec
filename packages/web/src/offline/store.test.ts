import { isRefused } from '@orrery/kernel';
import { ROOMS } from '@orrery/registry';
import { replayTable } from '@orrery/table';
import { expect, test } from 'vitest';
import { newStoredTable, readStored, type StoredTable } from './store.ts';

test('a table that an older app stored is played on: the number of an entry had another name', async () => {
  const { game } = await ROOMS.pulsar();
  const sitter = { kind: 'person', who: 'ada', name: 'Ada', confirm: false } as const;
  const sitters = [sitter, { kind: 'computer', level: 'random' }] as const;
  const table = newStoredTable({ game, settings: {}, seed: 'older', sitters, names: ['Ada', 'Bo'] });
  const older = { ...table, log: table.log.map(({ number, ...rest }) => ({ seq: number, ...rest })) };
  const stored = JSON.parse(JSON.stringify(older)) as StoredTable;
  expect(isRefused(replayTable(game, stored.log))).toBe(true);
  const read = readStored(stored);
  expect(isRefused(replayTable(game, read.log))).toBe(false);
  expect(read).toEqual(table);
});
